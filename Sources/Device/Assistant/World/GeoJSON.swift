import Properties

/// A GeoJSON file (RFC 7946), as far as a world uses it: named points, lines and polygons.
struct GeoJSON {
  /// The features; one that can't be used is an error of its own, and does not spoil the others.
  var features: [Result<Feature, Misfit>]

  struct Feature {
    var identifier: String?
    var geometry: Geometry
    var properties: Properties
  }

  struct Properties {
    var name: String
    var aliases: [String]

    /// The house numbers at the positions of a street.
    var numbers: [Double]
    var address: Address?
    var contact: String?
    var label: String?
  }

  struct Address {
    var street: String?
    var city: String?
    var state: String?
    var postalCode: String?
    var country: String?
    var isoCountryCode: String?
  }

  enum Geometry {
    case point(longitude: Double, latitude: Double)
    case line([[Double]])
    case polygons([[[[Double]]]])
  }
}

// MARK: - Reading

extension GeoJSON {
  init(_ field: Field) throws(Misfit) {
    features = try field.required("features").list.map { feature in
      Result { () throws(Misfit) in try Feature(feature) }
    }
  }
}

extension GeoJSON.Feature {
  fileprivate init(_ field: Field) throws(Misfit) {
    identifier = try field.optional("id")?.text
    geometry = try GeoJSON.Geometry(field.required("geometry"))
    properties = try GeoJSON.Properties(field.required("properties"))
  }
}

extension GeoJSON.Properties {
  fileprivate init(_ field: Field) throws(Misfit) {
    name = try field.required("name").text
    aliases = try field.optional("aliases")?.texts ?? []
    numbers =
      try field.optional("numbers")?.map { number throws(Misfit) in try number.number } ?? []
    address = if let address = try field.optional("address") { try .init(address) } else { nil }
    contact = try field.optional("contact")?.text
    label = try field.optional("label")?.text
  }
}

extension GeoJSON.Address {
  fileprivate init(_ field: Field) throws(Misfit) {
    street = try field.optional("street")?.text
    city = try field.optional("city")?.text
    state = try field.optional("state")?.text
    postalCode = try field.optional("postalCode")?.text
    country = try field.optional("country")?.text
    isoCountryCode = try field.optional("isoCountryCode")?.text
  }
}

extension GeoJSON.Geometry {
  fileprivate init(_ field: Field) throws(Misfit) {
    let coordinates = try field.required("coordinates")
    switch try field.required("type").text {
    case "Point":
      let position = try Self.position(coordinates)
      self = .point(longitude: position[0], latitude: position[1])
    case "LineString":
      self = .line(try coordinates.map(Self.position))
    case "Polygon":
      self = .polygons([try Self.polygon(coordinates)])
    case "MultiPolygon":
      self = .polygons(try coordinates.map(Self.polygon))
    case let other:
      throw Misfit("Expected a Point, LineString, Polygon or MultiPolygon, and found a \(other).")
    }
  }

  private static func polygon(_ field: Field) throws(Misfit) -> [[[Double]]] {
    try field.map { ring throws(Misfit) in try ring.map(position) }
  }

  private static func position(_ field: Field) throws(Misfit) -> [Double] {
    let position = try field.map { number throws(Misfit) in try number.number }
    guard position.count >= 2, abs(position[0]) <= 180, abs(position[1]) <= 90 else {
      throw Misfit("Expected a longitude and a latitude in degrees, and found other numbers.")
    }
    return position
  }
}
