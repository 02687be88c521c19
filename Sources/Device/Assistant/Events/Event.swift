package import Dialogue

/// Something that happened in a session.
///
/// Everything that can be seen of a session, on the screen, in a transcript, as JSON, is made
/// from these.
package enum Event: Sendable, Hashable {
  /// The line that the user typed.
  case heard(String)

  /// An answer or question of the assistant, line by line.
  case said([String])
  case fact(Fact)

  /// An app was told to send what becomes of a ride from now on, or not any more: by its name, and
  /// the method.
  case watched(app: String, method: String)

  /// An app printed something, in a process of its own.
  case printed(app: String, String)

  /// A method of a handler was called; what it answered is stated as a fact by itself.
  case called(CompletedCall)
}
