/// The words for what several people get or pay.
enum PartyWording {
  /// Asks for a sum that is to be shared.
  static let altogether = "How much is it altogether?"

  /// A sum that each of them gets or pays: “$20.00 each”.
  static func each(_ sum: String) -> String { "\(sum) each" }
}
