package import Dialogue

/// A street with house numbers, along which an address can be found.
package struct Street: Sendable, Hashable {
  /// The name that is shown, then every other one.
  package var names: [String]

  /// The bends of the street with the house number there, the lowest number first.
  package var corners: [Corner]

  package struct Corner: Sendable, Hashable {
    package var number: Double

    /// In degrees.
    package var latitude, longitude: Double
  }
}

extension Street {
  /// The place of a house number, interpolated between the corners on either side of it; `nil` if
  /// the street has no such number.
  func place(number: Int) -> Place? {
    let wanted = Double(number)
    guard let end = corners.firstIndex(where: { $0.number >= wanted }) else { return nil }
    let (from, to) = (corners[max(end - 1, 0)], corners[end])
    guard from.number <= wanted else { return nil }
    let share = to.number > from.number ? (wanted - from.number) / (to.number - from.number) : 0
    var place = Place(
      name: "\(number) \(names[0])",
      latitude: from.latitude + share * (to.latitude - from.latitude),
      longitude: from.longitude + share * (to.longitude - from.longitude)
    )
    place.street = place.name
    return place
  }
}
