/// A kind of request, such as `sendMessage`.
///
/// An open set: the constants are written from the files of phrases. Which SiriKit intent a
/// name leads to is not decided here; "call Anna" is one thing to ask for, whichever of the
/// three call intents an app declares.
package struct IntentName: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral
{
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral name: String) {
    rawValue = name
  }
}
