package import Dialogue

/// A place that the user can name.
package struct KnownPlace: Sendable, Hashable {
  package var identifier: String

  /// The name that is shown first, then every other one.
  package var names: [String]
  package var place: Place

  /// The contact who lives or works there, by identifier.
  package var owner: String?

  /// The owner's label for the place, such as `home`.
  package var label: String?
}

/// The area in which an app offers its service: polygons on the map, with their holes.
package struct ServiceArea: Sendable, Hashable {
  /// Longitude and latitude, in degrees, as GeoJSON has them.
  package typealias Position = [Double]

  /// Each polygon is its outer ring, then its holes.
  package var polygons: [[[Position]]]
}

extension ServiceArea {
  package func contains(latitude: Double, longitude: Double) -> Bool {
    polygons.contains { rings in
      guard let outer = rings.first else { return false }
      return Self.encloses(outer, longitude, latitude)
        && !rings.dropFirst().contains { Self.encloses($0, longitude, latitude) }
    }
  }

  /// Counts how often a ray to the east crosses the ring: an odd number means inside.
  private static func encloses(_ ring: [Position], _ x: Double, _ y: Double) -> Bool {
    guard var from = ring.last else { return false }
    var isInside = false
    for to in ring {
      if (from[1] > y) != (to[1] > y),
        x < (to[0] - from[0]) * (y - from[1]) / (to[1] - from[1]) + from[0]
      {
        isInside.toggle()
      }
      from = to
    }
    return isInside
  }
}
