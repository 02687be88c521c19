/// A call of a handler that is about to be made.
package struct CallNote: Sendable, Hashable {
  package var app: String

  /// The intent's class name.
  package var intent: String

  /// As findings name it: `handle(intent:completion:)`.
  package var method: String

  /// The position in the conversation: “line 3”, or a line of a file.
  package var place: String

  /// Is told of a call on the thread that makes it, and answers what to do when it is over.
  package typealias Listener = @Sendable (CallNote) -> @Sendable () -> Void
}
