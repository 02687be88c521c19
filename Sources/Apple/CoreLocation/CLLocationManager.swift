// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The person's permission for the app to read their location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// The precision of the locations that an app is given.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Tells an app where the person is: where the world that the app runs in says so.
///
/// The person does not move, so a manager that is started tells the location once, before
/// `startUpdatingLocation()` returns.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  private let host: any PlacesHost

  public override init() { host = CurrentPlaces.host }

  /// Everybody lets their apps know: nothing in a world says otherwise.
  open class func authorizationStatus() -> CLAuthorizationStatus { .authorizedWhenInUse }
  open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func locationServicesEnabled() -> Bool { true }

  open func requestWhenInUseAuthorization() { tellAuthorization() }
  open func requestAlwaysAuthorization() { tellAuthorization() }

  open var location: CLLocation? { host.currentLocation }

  open func requestLocation() { tellLocation() }
  open func startUpdatingLocation() { tellLocation() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { tellLocation() }
  open func stopMonitoringSignificantLocationChanges() {}

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  private func tellLocation() {
    if let location {
      delegate?.locationManager(self, didUpdateLocations: [location])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
    }
  }
}

/// Is told where the person is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  )
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
}

/// Nothing is done where an app writes nothing.
extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
