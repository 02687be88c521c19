import Synchronization

/// A lock around a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked because of the state, which is reached only with the lock held.
  private let box: Box

  private final class Box {
    let mutex = Mutex(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  public init(uncheckedState initialState: State) { box = Box(initialState) }

  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try box.mutex.withLock { _ in try body(&box.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
