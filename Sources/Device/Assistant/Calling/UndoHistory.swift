/// The things that apps have carried out in a session, with the state of each app before.
///
/// Each has a serial number that no other one gets, also when it has been taken back.
package struct UndoHistory {
  struct Step {
    /// The app's identifier.
    var app: String

    /// Set if it was only to look something up: what that changes, if anything, may stay.
    var isQuestion: Bool

    /// `nil` if it can't be taken back.
    var point: AppCode.RestorePoint?

    /// Set if the app's process ended before it told whether it was done.
    fileprivate(set) var isInDoubt = false
    fileprivate(set) var serial = 0
  }

  /// The last ones, in order.
  private var last: [Step] = []

  /// The serial number of the next one.
  private(set) var next = 0

  /// The serial number of the last one that changed something and is not known any more.
  private var lastForgotten: Int?

  /// The number of the last ones that can be taken back.
  static let capacity = 200
}

extension UndoHistory {
  /// The serial number of the last one that changed something and stands; `nil` if none does.
  var lastStanding: Int? { last.last { !$0.isQuestion }?.serial ?? lastForgotten }

  mutating func append(_ step: Step) {
    var step = step
    step.serial = next
    next += 1
    last.append(step)
    guard last.count > Self.capacity else { return }
    let forgotten = last.removeFirst()
    if !forgotten.isQuestion { lastForgotten = forgotten.serial }
  }

  /// The last one can't be taken back: it may go on.
  mutating func makeLastPermanent() {
    if !last.isEmpty { last[last.count - 1].point = nil }
  }

  /// The app's process ended in the last one; whatever it has done by then stays.
  mutating func leaveLastInDoubt() {
    makeLastPermanent()
    if !last.isEmpty { last[last.count - 1].isInDoubt = true }
  }

  /// The last one was not begun.
  mutating func removeLast() { _ = last.popLast() }

  /// Takes back all from a serial number on, the last one first.
  ///
  /// - Throws: `Irreversible`, for the last one that can't be taken back.
  mutating func takeBack(from serial: Int) throws(Irreversible) -> TakenBack {
    let since = last.filter { $0.serial >= serial }
    if let last = since.last(where: { !$0.canBeTakenBack })?.serial ?? lastForgotten,
      last >= serial
    {
      throw Irreversible(serial: last, apps: [])
    }
    var taken = TakenBack()
    for step in since.reversed() {
      let isRestored = step.point?.restore() ?? false
      guard isRestored || step.isInDoubt || step.isQuestion else {
        throw Irreversible(serial: step.serial, apps: taken.apps)
      }
      last.removeLast()
      if step.isQuestion { continue }
      if step.isInDoubt { taken.inDoubt.append(step.serial) } else { taken.apps.append(step.app) }
    }
    return taken
  }

  package struct TakenBack: Hashable {
    /// The apps that have taken back what they did.
    package var apps: [String] = []

    /// The serial numbers of what may have been done, and stays if it was.
    package var inDoubt: [Int] = []
  }

  /// One that can't be taken back.
  package struct Irreversible: Error {
    package let serial: Int

    /// The apps that have taken back what they did after it, before that was known.
    package let apps: [String]
  }
}

extension UndoHistory.Step {
  fileprivate var canBeTakenBack: Bool { isQuestion || isInDoubt || point?.isReachable() == true }
}
