import Dialogue
import Foundation

/// Reads places and service areas from GeoJSON.
///
/// A feature that can't be used is left out and reported by number.
struct PlaceReader {
  private var log: ProblemLog

  static func places(in bytes: [UInt8], file: String) -> ([KnownPlace], [Problem]) {
    var reader = PlaceReader(log: ProblemLog(file: file))
    let places = reader.features(in: bytes).compactMap { reader.place(of: $1, number: $0) }
    return (places, reader.log.problems)
  }

  static func serviceArea(in bytes: [UInt8], file: String) -> (ServiceArea?, [Problem]) {
    var reader = PlaceReader(log: ProblemLog(file: file))
    let polygons = reader.features(in: bytes).flatMap { reader.polygons(of: $1, number: $0) }
    return (polygons.isEmpty ? nil : ServiceArea(polygons: polygons), reader.log.problems)
  }

  /// The features that are sound, with their numbers, counted from one.
  private mutating func features(in bytes: [UInt8]) -> [(Int, GeoJSON.Feature)] {
    do {
      let collection = try JSONDecoder().decode(GeoJSON.self, from: Data(bytes))
      return collection.features.enumerated().compactMap { index, feature in
        switch feature.result {
        case .success(let feature): return (index + 1, feature)
        case .failure(let error):
          log.report(at: "feature \(index + 1)", "\(sentence(for: error)) It is left out.")
          return nil
        }
      }
    } catch {
      log.report("\(sentence(for: error)) Nothing of it is used.")
      return []
    }
  }

  private mutating func place(of feature: GeoJSON.Feature, number: Int) -> KnownPlace? {
    guard case .point(let longitude, let latitude) = feature.geometry else {
      log.report(at: "feature \(number)", "Expected a Point, and found an area. It is left out.")
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
      identifier: feature.id ?? "feature-\(number)",
      names: [properties.name] + (properties.aliases ?? []),
      place: place,
      owner: properties.contact,
      label: properties.label
    )
  }

  private mutating func polygons(
    of feature: GeoJSON.Feature,
    number: Int
  ) -> [[[ServiceArea.Position]]] {
    guard case .polygons(let polygons) = feature.geometry else {
      log.report(at: "feature \(number)", "Expected a Polygon, and found a Point. It is left out.")
      return []
    }
    return polygons
  }
}
