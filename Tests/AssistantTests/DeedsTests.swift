import Testing

@testable import Assistant

/// What apps have carried out, and taking it back.
@Suite struct DeedsTests {
  private func point(isReachable: Bool = true, restores: Bool = true) -> AppCode.RestorePoint {
    AppCode.RestorePoint(isReachable: { isReachable }, restore: { restores })
  }

  private func deeds(_ points: (app: String, point: AppCode.RestorePoint?)...) -> Deeds {
    var deeds = Deeds()
    for (app, point) in points {
      deeds.append(Deeds.Deed(app: app, isQuestion: false, point: point))
    }
    return deeds
  }

  @Test func `the last is taken back first, and a serial number is never given twice`() throws {
    var deeds = deeds(("a", point()), ("b", point()), ("c", point()))
    #expect(try deeds.takeBack(from: 1) == ["c", "b"])
    #expect(deeds.lastStanding == 0)
    #expect(deeds.next == 3)
    #expect(try deeds.takeBack(from: 3) == [])
    #expect(try deeds.takeBack(from: 7) == [])
  }

  @Test func `nothing is taken back if one is known to stay`() {
    var deeds = deeds(("a", nil), ("b", point(isReachable: false)), ("c", point()))
    let kept = #expect(throws: Deeds.Irreversible.self) { try deeds.takeBack(from: 0) }
    #expect(kept?.serial == 1)
    #expect(kept?.apps == [])
    #expect(deeds.lastStanding == 2)
  }

  @Test func `what was taken back before one failed is told`() {
    var deeds = deeds(("a", point()), ("b", point(restores: false)), ("c", point()))
    let kept = #expect(throws: Deeds.Irreversible.self) { try deeds.takeBack(from: 0) }
    #expect(kept?.serial == 1)
    #expect(kept?.apps == ["c"])
    #expect(deeds.lastStanding == 1)
  }

  @Test func `a look-up stands in nobody's way`() throws {
    var deeds = deeds(("a", point()))
    deeds.append(Deeds.Deed(app: "b", isQuestion: true, point: nil))
    #expect(try deeds.takeBack(from: 0) == ["a"])
    #expect(deeds.lastStanding == nil)
  }

  @Test func `what is too long ago to be kept stays`() {
    var deeds = Deeds()
    for _ in 0..<300 { deeds.append(Deeds.Deed(app: "a", isQuestion: false, point: point())) }
    let kept = #expect(throws: Deeds.Irreversible.self) { try deeds.takeBack(from: 50) }
    #expect(kept?.serial == 99)
    #expect(throws: Never.self) { try deeds.takeBack(from: 100) }
  }
}
