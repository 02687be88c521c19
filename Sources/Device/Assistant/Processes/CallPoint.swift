import Synchronization

/// A point of what an app stores, in its process: made with the call that it comes before, and, once
/// that is done, known well enough for another process of the app to go back to it.
final class CallPoint: Sendable {
  private struct State {
    var process: AppProcess?
    var number: Int?
    var reversal: [UInt8]?
  }

  private let state = Mutex(State())

  /// It was made.
  ///
  /// - Parameters:
  ///   - number: Its number in the process; `nil` if the app can make none.
  ///   - process: The process.
  func isMade(_ number: Int?, in process: AppProcess) {
    state.withLock { ($0.process, $0.number) = (process, number) }
  }

  /// The call that it was made for is done.
  ///
  /// - Parameter reversal: What takes it back in another process; `nil` if nothing does.
  func isSettled(_ reversal: [UInt8]?) { state.withLock { $0.reversal = reversal } }
}

// MARK: - Going back

extension CallPoint {
  /// The point, where the process that has made it still is.
  private var standing: (process: AppProcess, number: Int)? {
    state.withLock { state in
      guard let process = state.process, let number = state.number, !process.hasEnded else {
        return nil
      }
      return (process, number)
    }
  }

  private var reversal: [UInt8]? { state.withLock(\.reversal) }

  func isReachable(_ facts: SentFacts) -> Bool {
    guard let (process, number) = standing else { return reversal != nil }
    return process.attempt(.reaches(number), facts, for: \.flag) == .success(true)
  }

  /// Goes back to it.
  ///
  /// - Parameters:
  ///   - facts: The facts that the app's code can see.
  ///   - reverse: Takes back changes in a process of the app that there is now.
  /// - Returns: `false` if that can't be done.
  func restore(_ facts: SentFacts, reversing reverse: ([UInt8]) -> Bool) -> Bool {
    guard let (process, number) = standing else { return reversal.map(reverse) == true }
    return process.attempt(.restore(number), facts, for: \.flag) == .success(true)
  }
}
