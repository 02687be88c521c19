package import Dialogue

/// The response to a line, as a person sees it.
package struct Observation: Sendable {
  /// The open question; `nil` if there is none that has to be answered.
  package var question: Question?

  /// The requests that were handled, in order.
  package var handled: [Handled] = []

  /// The request that is being put together.
  package var draft: Draft?

  /// True if the line was not understood.
  package var isMiss = false

  /// True if a request was cancelled.
  package var isCancelled = false

  package init() {}
}

/// A request that an app has carried out.
package struct Handled: Sendable, Hashable {
  package var draft: Draft

  /// True if the app requires a confirmation by the person.
  package var isYesDue: Bool
}
