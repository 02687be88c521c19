/// The words for places that nobody knows.
enum PlaceWording {
  static func strange(_ places: [String]) -> String {
    "I don't know where \(places.quoted) \(places.count == 1 ? "is" : "are")."
  }
}

extension [String] {
  /// All of them in quotation marks.
  var quoted: String { map { "“\($0)”" }.joined(separator: " and ") }
}
