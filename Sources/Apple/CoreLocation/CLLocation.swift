// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

public typealias CLLocationDegrees = Double
/// In metres.
public typealias CLLocationDistance = Double
/// In metres; negative where it is not known.
public typealias CLLocationAccuracy = Double
/// In metres per second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// In degrees clockwise from north; negative where it is not known.
public typealias CLLocationDirection = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place that was measured: where, how exactly, and when.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable; this class adds constants only.
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// A place that was not measured but is known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  public required init?(coder: NSCoder) {
    coordinate = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude")
    )
    altitude = coder.decodeDouble(forKey: "altitude")
    horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
    verticalAccuracy = coder.decodeDouble(forKey: "verticalAccuracy")
    course = coder.decodeDouble(forKey: "course")
    speed = coder.decodeDouble(forKey: "speed")
    timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
  }

  /// The shortest way over a globe with the Earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (here, there) = (coordinate, location.coordinate)
    let latitude = sin((there.latitude - here.latitude) * radians / 2)
    let longitude = sin((there.longitude - here.longitude) * radians / 2)
    let flattening = cos(here.latitude * radians) * cos(there.latitude * radians)
    let chord = latitude * latitude + flattening * longitude * longitude
    return 2 * Self.meanEarthRadius * asin(min(1, chord.squareRoot()))
  }

  /// In metres, as the International Union of Geodesy and Geophysics gives it.
  private static let meanEarthRadius = 6_371_008.8

  // MARK: - Copying, comparing, coding

  /// Itself, for a location never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLLocation)?.numbers == numbers
  }

  open override var hash: Int { numbers.hashValue }

  open override var description: String {
    "<\(coordinate.latitude), \(coordinate.longitude)> ± \(horizontalAccuracy) m"
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(speed, forKey: "speed")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  private var numbers: [Double] {
    [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy,
      course, speed, timestamp.timeIntervalSinceReferenceDate,
    ]
  }
}
