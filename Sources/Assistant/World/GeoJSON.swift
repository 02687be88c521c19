import Foundation

/// A GeoJSON file (RFC 7946), as far as a world uses it: named points and polygons.
struct GeoJSON: Decodable {
  var features: [Lenient<Feature>]

  struct Feature: Decodable {
    var id: String?
    var geometry: Geometry
    var properties: Properties
  }

  struct Properties: Decodable {
    var name: String
    var aliases: [String]?
    var address: Address?
    var contact: String?
    var label: String?
  }

  struct Address: Decodable {
    var street: String?
    var city: String?
    var state: String?
    var postalCode: String?
    var country: String?
    var isoCountryCode: String?
  }
}

extension GeoJSON {
  enum Geometry: Decodable {
    case point(longitude: Double, latitude: Double)
    case polygons([[[[Double]]]])

    private enum CodingKeys: CodingKey {
      case type
      case coordinates
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      switch try values.decode(String.self, forKey: .type) {
      case "Point":
        let position = try values.decode([Double].self, forKey: .coordinates)
        try Self.check([position], in: values)
        self = .point(longitude: position[0], latitude: position[1])
      case "Polygon":
        self = .polygons([try values.decode([[[Double]]].self, forKey: .coordinates)])
      case "MultiPolygon":
        self = .polygons(try values.decode([[[[Double]]]].self, forKey: .coordinates))
      case let other:
        throw DecodingError.dataCorruptedError(
          forKey: .type,
          in: values,
          debugDescription: "Expected a Point, Polygon or MultiPolygon, and found a \(other)."
        )
      }
      if case .polygons(let polygons) = self {
        try Self.check(polygons.flatMap { $0.flatMap(\.self) }, in: values)
      }
    }

    private static func check(
      _ positions: [[Double]],
      in values: KeyedDecodingContainer<CodingKeys>
    ) throws {
      let isSound = positions.allSatisfy { position in
        position.count >= 2 && abs(position[0]) <= 180 && abs(position[1]) <= 90
      }
      guard !isSound else { return }
      throw DecodingError.dataCorruptedError(
        forKey: .coordinates,
        in: values,
        debugDescription: "Expected a longitude and a latitude in degrees, and found other numbers."
      )
    }
  }
}

/// An element of a list that, when it can't be decoded, does not spoil the others.
struct Lenient<Element: Decodable>: Decodable {
  var result: Result<Element, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Element(from: decoder) }
  }
}
