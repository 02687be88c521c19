import Testing

@testable import Assistant

/// What apps have carried out, and taking it back.
@Suite struct UndoHistoryTests {
  private func point(isReachable: Bool = true, restores: Bool = true) -> AppCode.RestorePoint {
    AppCode.RestorePoint(isReachable: { isReachable }, restore: { restores })
  }

  private func history(_ points: (app: String, point: AppCode.RestorePoint?)...) -> UndoHistory {
    var history = UndoHistory()
    for (app, point) in points {
      history.append(UndoHistory.Step(app: app, isQuestion: false, point: point))
    }
    return history
  }

  @Test func `the last is taken back first, and a serial number is never given twice`() throws {
    var history = history(("a", point()), ("b", point()), ("c", point()))
    #expect(try history.takeBack(from: 1).apps == ["c", "b"])
    #expect(history.lastStanding == 0)
    #expect(history.next == 3)
    #expect(try history.takeBack(from: 3) == UndoHistory.TakenBack())
    #expect(try history.takeBack(from: 7) == UndoHistory.TakenBack())
  }

  @Test func `nothing is taken back if one is known to stay`() {
    var history = history(("a", nil), ("b", point(isReachable: false)), ("c", point()))
    let kept = #expect(throws: UndoHistory.Irreversible.self) { try history.takeBack(from: 0) }
    #expect(kept?.serial == 1)
    #expect(kept?.apps == [])
    #expect(history.lastStanding == 2)
  }

  @Test func `what was taken back before one failed is told`() {
    var history = history(("a", point()), ("b", point(restores: false)), ("c", point()))
    let kept = #expect(throws: UndoHistory.Irreversible.self) { try history.takeBack(from: 0) }
    #expect(kept?.serial == 1)
    #expect(kept?.apps == ["c"])
    #expect(history.lastStanding == 1)
  }

  @Test func `a look-up stands in nobody's way`() throws {
    var history = history(("a", point()))
    history.append(UndoHistory.Step(app: "b", isQuestion: true, point: nil))
    #expect(try history.takeBack(from: 0).apps == ["a"])
    #expect(history.lastStanding == nil)
  }

  @Test func `one that an app's process ended in is passed over, and told`() throws {
    var history = history(("a", point()), ("b", point()))
    history.leaveLastInDoubt()
    #expect(history.lastStanding == 1)
    let taken = try history.takeBack(from: 0)
    #expect(taken == UndoHistory.TakenBack(apps: ["a"], inDoubt: [1]))
    #expect(history.lastStanding == nil)
  }

  @Test func `one that was not begun is none`() throws {
    var history = history(("a", point()), ("b", nil))
    history.removeLast()
    #expect(history.lastStanding == 0)
    #expect(try history.takeBack(from: 0).apps == ["a"])
    #expect(history.next == 2)
  }

  @Test func `what is too long ago to be kept stays`() {
    var history = UndoHistory()
    for _ in 0..<300 {
      history.append(UndoHistory.Step(app: "a", isQuestion: false, point: point()))
    }
    let kept = #expect(throws: UndoHistory.Irreversible.self) { try history.takeBack(from: 50) }
    #expect(kept?.serial == 99)
    #expect(throws: Never.self) { try history.takeBack(from: 100) }
  }
}
