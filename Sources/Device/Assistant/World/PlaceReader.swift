import Dialogue
import Properties

/// Reads places, streets and service areas from GeoJSON.
///
/// A feature that can't be used is left out and reported by number.
struct PlaceReader {
  private var log: ProblemLog

  static func places(
    in content: Property.Content,
    file: String
  ) -> ([KnownPlace], [Problem]) {
    var reader = PlaceReader(log: ProblemLog(file: file))
    let places = reader.features(in: content).compactMap { reader.place(of: $1, number: $0) }
    return (places, reader.log.problems)
  }

  static func streets(in content: Property.Content, file: String) -> ([Street], [Problem]) {
    var reader = PlaceReader(log: ProblemLog(file: file))
    let streets = reader.features(in: content).compactMap { reader.street(of: $1, number: $0) }
    return (streets, reader.log.problems)
  }

  static func serviceArea(
    in content: Property.Content,
    file: String
  ) -> (ServiceArea?, [Problem]) {
    var reader = PlaceReader(log: ProblemLog(file: file))
    let polygons = reader.features(in: content).flatMap { reader.polygons(of: $1, number: $0) }
    return (polygons.isEmpty ? nil : ServiceArea(polygons: polygons), reader.log.problems)
  }

  /// The features that are sound, with their numbers, counted from one.
  private mutating func features(
    in content: Property.Content
  ) -> [(Int, GeoJSON.Feature)] {
    do throws(Misfit) {
      let collection = try GeoJSON(Field(content.get()))
      return collection.features.enumerated().compactMap { index, feature in
        switch feature {
        case .success(let feature): return (index + 1, feature)
        case .failure(let misfit):
          log.report(at: "feature \(index + 1)", "\(misfit) It is left out.")
          return nil
        }
      }
    } catch {
      log.report("\(error) Nothing of it is used.")
      return []
    }
  }

  private mutating func place(of feature: GeoJSON.Feature, number: Int) -> KnownPlace? {
    guard case .point(let longitude, let latitude) = feature.geometry else {
      log.report(
        at: "feature \(number)",
        "Expected a Point, and found another shape. It is left out."
      )
      return nil
    }
    let properties = feature.properties
    var place = Place(name: properties.name, latitude: latitude, longitude: longitude)
    place.street = properties.address?.street
    place.city = properties.address?.city
    place.state = properties.address?.state
    place.postalCode = properties.address?.postalCode
    place.country = properties.address?.country
    place.countryCode = properties.address?.isoCountryCode
    return KnownPlace(
      identifier: feature.identifier ?? "feature-\(number)",
      names: [properties.name] + properties.aliases,
      place: place,
      owner: properties.contact,
      label: properties.label
    )
  }

  private mutating func street(of feature: GeoJSON.Feature, number: Int) -> Street? {
    let properties = feature.properties
    guard case .line(let positions) = feature.geometry,
      properties.numbers.count == positions.count, positions.count > 1
    else {
      log.report(
        at: "feature \(number)",
        "Expected a LineString with a house number for each position, and found something else. "
          + "It is left out."
      )
      return nil
    }
    return Street(
      names: [properties.name] + properties.aliases,
      corners: zip(properties.numbers, positions).map { number, position in
        Street.Corner(number: number, latitude: position[1], longitude: position[0])
      }
    )
  }

  private mutating func polygons(
    of feature: GeoJSON.Feature,
    number: Int
  ) -> [[[ServiceArea.Position]]] {
    guard case .polygons(let polygons) = feature.geometry else {
      log.report(
        at: "feature \(number)",
        "Expected a Polygon, and found another shape. It is left out."
      )
      return []
    }
    return polygons
  }
}
