import Intents

/// The area in which rides begin and end: polygons, some with holes, read from GeoJSON.
struct ServiceArea: Sendable, Decodable {
  /// Each polygon has its outline first and its holes after it.
  private let polygons: [[Ring]]

  private typealias Ring = [[Double]]

  private enum CodingKeys: String, CodingKey {
    case type, features, geometry, coordinates
  }

  /// Reads a `Polygon`, a `MultiPolygon`, or a feature or collection of features with these.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "FeatureCollection":
      polygons = try container.decode([ServiceArea].self, forKey: .features).flatMap(\.polygons)
    case "Feature":
      polygons = try container.decode(ServiceArea.self, forKey: .geometry).polygons
    case "MultiPolygon":
      polygons = try container.decode([[Ring]].self, forKey: .coordinates)
    case "Polygon":
      polygons = [try container.decode([Ring].self, forKey: .coordinates)]
    case let type:
      let context = DecodingError.Context(
        codingPath: container.codingPath + [CodingKeys.type],
        debugDescription: "\(type) is no area"
      )
      throw DecodingError.dataCorrupted(context)
    }
  }

  func contains(_ place: Place) -> Bool {
    polygons.contains { rings in
      guard let outline = rings.first else { return false }
      return outline.encloses(place) && !rings.dropFirst().contains { $0.encloses(place) }
    }
  }
}

extension [[Double]] {
  /// Returns `true` if the place is inside the ring: a line from it to the far east crosses the
  /// ring an odd number of times.
  fileprivate func encloses(_ place: Place) -> Bool {
    zip(self, dropFirst()).filter { start, end in
      guard start.count >= 2, end.count >= 2 else { return false }
      guard (start[1] > place.latitude) != (end[1] > place.latitude) else { return false }
      let slope = (end[0] - start[0]) / (end[1] - start[1])
      return place.longitude < start[0] + slope * (place.latitude - start[1])
    }.count % 2 == 1
  }
}
