public import Foundation

/// An area that has a name of the app's own.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
  public let identifier: String

  package init(identifier: String) {
    self.identifier = identifier
  }

  public required init?(coder: NSCoder) {
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String? ?? ""
  }

  /// Itself, for a region never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
  }
}

/// All places within a distance of a point.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  public required init?(coder: NSCoder) {
    center = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude")
    )
    radius = coder.decodeDouble(forKey: "radius")
    super.init(coder: coder)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: place) <= radius
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(center.latitude, forKey: "latitude")
    coder.encode(center.longitude, forKey: "longitude")
    coder.encode(radius, forKey: "radius")
  }
}
