/// The words for places that nobody knows.
enum PlaceWording {
  static func strange(_ places: [String]) -> String {
    let names = places.map { "“\($0)”" }.joined(separator: " and ")
    return "I don't know where \(names) \(places.count == 1 ? "is" : "are")."
  }
}
