package import Dialogue

/// What a person learns from what the assistant did and said to a line.
package struct Observation: Sendable {
  /// The open question; `nil` if there is none that has to be answered.
  package var question: Question?

  /// The requests that were handled, in order.
  package var handled: [Handled] = []

  /// The request that is being put together.
  package var draft: Draft?

  /// Whether nothing was understood.
  package var isMiss = false

  /// Whether a request was called off.
  package var isCancelled = false

  package init() {}
}

/// A request that an app has carried out.
package struct Handled: Sendable, Hashable {
  package var draft: Draft

  /// Whether the app wanted the person asked first.
  package var isYesDue: Bool
}
