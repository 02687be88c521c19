import Foundation

@testable import Intents

/// What the classes of values can do.
typealias Archivable = NSObject & NSCopying & NSSecureCoding

/// Makes an object of any class with something in every property.
///
/// It needs no list of properties: a class tells what it looks for in an archive, and for each key
/// the sampler tries one value after the other until one stays in the object.
struct Sampler {
  /// What properties can hold besides plain values.
  private var objects: [Any] = []

  init() {}

  /// Tries objects too, and lists of them.
  init(knowing objects: [any Archivable]) {
    let lists = objects.map { [$0] as Any } + objects.map { Set([$0 as NSObject]) as Any }
    self.objects = objects.map { $0 as Any } + lists
  }

  /// - Returns: The object, and the keys under which nothing would stay.
  func sample(_ type: any Archivable.Type) -> (object: any Archivable, unfilled: [String])? {
    var values = Self.required
    guard let keys = keys(of: type, values) else { return nil }
    var unfilled: [String] = []
    for key in keys where values[key] == nil {
      values[key] = (Self.plain + objects).first { stays($0, key, type, values) }
      if values[key] == nil { unfilled.append(key) }
    }
    return type.init(coder: GivingCoder(values)).map { ($0, unfilled) }
  }

  private func keys(of type: any Archivable.Type, _ values: [String: Any]) -> [String]? {
    let coder = GivingCoder(values)
    return type.init(coder: coder).map { _ in coder.keys }
  }

  /// True if an object that is made with the value has another content than without.
  private func stays(
    _ candidate: Any,
    _ key: String,
    _ type: any Archivable.Type,
    _ values: [String: Any]
  ) -> Bool {
    let with = GivingCoder(values.merging([key: candidate]) { $1 })
    guard let blank = type.init(coder: GivingCoder(values)), let full = type.init(coder: with)
    else { return false }
    return !full.isEqual(blank) && full.description != blank.description
  }
}

// MARK: - What is tried

extension Sampler {
  /// Without these, no object of some classes can be made.
  private static var required: [String: Any] {
    ["activityType": "com.example.soup", "intent": INGetRideStatusIntent()]
  }

  /// A text comes first that is also a decimal number and the bounds of a range.
  private static var plain: [Any] {
    let day = Date(timeIntervalSince1970: 1_795_000_000)
    return [
      "12.50", UInt(1), 1, 2.5, true, day, Data([0, 255, 7]), URL(filePath: "/soup/onion"),
      DateComponents(year: 2026, month: 11, day: 20), [day, day + 60],
      PersonNameComponents(givenName: "Anna", familyName: "Haro"), NSNumber(value: 3), ["a", "b"],
      Set(["a"]), ["bowls": "two"] as NSDictionary, address, place,
      CLLocation(latitude: 37.33, longitude: -122.03), ["aliases": 1], false,
      [place], INEndWorkoutIntentResponse(code: .success, userActivity: nil),
    ]
  }

  private static var address: CNPostalAddress {
    let address = CNMutablePostalAddress()
    address.street = "Infinite Loop"
    return address
  }

  private static var place: CLPlacemark {
    CLPlacemark(
      location: CLLocation(latitude: 37.33, longitude: -122.03),
      name: "Home",
      postalAddress: address
    )
  }
}

// MARK: - The archive

/// An archive that holds what it is given, and remembers what was looked for.
private final class GivingCoder: NSCoder {
  private let values: [String: Any]
  private(set) var keys: [String] = []

  init(_ values: [String: Any]) { self.values = values }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    if !keys.contains(key) { keys.append(key) }
    return values[key] != nil
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { values[key] }
}
