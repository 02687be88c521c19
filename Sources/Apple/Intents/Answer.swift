import Synchronization

/// Awaits a handler's method that answers through a completion.
///
/// The first answer counts and later ones are reported. A completion that is let go of without an
/// answer is reported too, and `fallback` stands in. One that is kept and never called keeps the
/// caller waiting: deadlines are the assistant's.
///
/// - Parameters:
///   - method: The method's name in reports.
///   - fallback: The documented answer of a handler that does not implement it.
///   - start: Calls the method.
/// - Returns: The first answer, or the fallback.
package func answer<Result>(
  to method: String,
  otherwise fallback: @autoclosure () -> Result,
  from start: (@escaping @Sendable (Result) -> Void) -> Void
) async -> Result {
  let host = Current.host
  let given = await withUnsafeContinuation { continuation in
    let expected = ExpectedAnswer<Result>(method, host, continuation)
    start { expected.give($0) }
  }
  return given?.result ?? fallback()
}

/// A result that its handler has given away.
///
/// Sendable because a handler must not touch a result after answering with it: SiriKit's rule,
/// older than `Sendable`, and `ExpectedAnswer` is the one place in this module that relies on it.
private struct Given<Result>: @unchecked Sendable {
  var result: Result
}

/// The one answer that a completion owes; it lives as long as somebody holds the completion.
///
/// It sees to it that the continuation is resumed once, so nobody else has to check that.
private final class ExpectedAnswer<Result>: Sendable {
  private let method: String
  private let host: any Host
  private let waiting: UnsafeContinuation<Given<Result>?, Never>
  private let isOver = Atomic(false)

  init(
    _ method: String,
    _ host: any Host,
    _ waiting: UnsafeContinuation<Given<Result>?, Never>
  ) {
    self.method = method
    self.host = host
    self.waiting = waiting
  }

  func give(_ result: Result) {
    guard isFirst else { return host.answeredAgain(method) }
    waiting.resume(returning: Given(result: result))
  }

  deinit {
    guard isFirst else { return }
    host.neverAnswered(method)
    waiting.resume(returning: nil)
  }

  /// `true` on first access only.
  private var isFirst: Bool {
    !isOver.exchange(true, ordering: .acquiringAndReleasing)
  }
}
