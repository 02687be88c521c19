import Synchronization

/// The state of what an app stored before it did something, wherever it can be got from.
final class PriorState: Sendable {
  enum State {
    /// Nothing has been done since.
    case untouched

    /// The process that was asked to do something keeps it, by a number.
    case held(AppProcess, Int)

    /// The process has ended, and has told the changes since.
    case changed([UInt8])
    case lost
  }

  private struct Content {
    var process: AppProcess?
    var point: SentPoint?
    var isSettled = false
  }

  private let content = Mutex(Content())

  /// A process is about to do something, and makes the point before.
  func expect(from process: AppProcess) { content.withLock { $0.process = process } }

  /// It is done; `nil` if there could be no point.
  func come(_ point: SentPoint?) { content.withLock { $0.point = point } }

  /// Records that what was done is there to stay.
  func settle() { content.withLock { $0.isSettled = true } }

  var state: State {
    let content = content.withLock(\.self)
    guard let process = content.process else { return .untouched }
    guard let point = content.point else { return .lost }
    guard process.hasEnded else { return .held(process, point.number) }
    return content.isSettled ? point.changes.map { .changed($0) } ?? .lost : .lost
  }
}
