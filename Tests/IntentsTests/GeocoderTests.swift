import CoreLocation
import Intents
import Testing

@Suite struct GeocoderTests {
  private func onTheMap<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CurrentPlaces.$host.withValue(TwoPlaces(), operation: body)
  }

  @Test(arguments: ["ferry building", "the Ferry Building", "1 Ferry Building, San Francisco"])
  func `a place is found by name and by address`(text: String) async throws {
    let geocoder = onTheMap { CLGeocoder() }
    #expect(try await geocoder.geocodeAddressString(text).map(\.name) == ["Ferry Building"])
  }

  @Test func `an unknown place is an error`() async {
    let geocoder = onTheMap { CLGeocoder() }
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.geocodeAddressString("Atlantis")
    }
  }

  @Test func `a region leaves out what is not in it`() async {
    let geocoder = onTheMap { CLGeocoder() }
    let away = CLCircularRegion(center: .init(), radius: 1_000, identifier: "away")
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.geocodeAddressString("Ferry Building", in: away)
    }
  }

  @Test func `what is near a location comes nearest first`() async throws {
    let geocoder = onTheMap { CLGeocoder() }
    let near = CLLocation(latitude: 37.7956, longitude: -122.3936)
    #expect(
      try await geocoder.reverseGeocodeLocation(near).map(\.name) == ["Ferry Building", "Pier 3"]
    )
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0))
    }
  }

  @Test func `a location manager tells its delegate where the person is`() {
    let delegate = Delegate()
    let manager = onTheMap { CLLocationManager() }
    manager.delegate = delegate
    manager.requestLocation()
    #expect(delegate.heard == ["37.78799"])
    let lost = CLLocationManager()
    lost.delegate = delegate
    lost.requestLocation()
    #expect(delegate.heard == ["37.78799", "\(CLError(.locationUnknown))"])
  }

  private final class Delegate: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManager(
      _ manager: CLLocationManager,
      didUpdateLocations locations: [CLLocation]
    ) {
      heard += locations.map { "\($0.coordinate.latitude)" }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("\(error)")
    }
  }
}

private struct TwoPlaces: PlacesHost {
  var currentLocation: CLLocation? { CLLocation(latitude: 37.78799, longitude: -122.40744) }

  var places: [NamedPlacemark] {
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("1 Ferry Building", "San Francisco")
    return [
      NamedPlacemark(
        names: ["Pier 3"],
        placemark: CLPlacemark(
          location: CLLocation(latitude: 37.7981, longitude: -122.3960),
          name: "Pier 3",
          postalAddress: nil
        )
      ),
      NamedPlacemark(
        names: ["Ferry Building", "the Ferry Building"],
        placemark: CLPlacemark(
          location: CLLocation(latitude: 37.7955, longitude: -122.3937),
          name: "Ferry Building",
          postalAddress: address
        )
      ),
    ]
  }
}
