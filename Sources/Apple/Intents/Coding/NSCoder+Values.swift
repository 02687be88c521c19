import Foundation

// What the generated classes code with. In memory a value stays what it is; in an archive it is
// written in a form that Foundation's archivers take on this platform.

extension NSCoder {
  private var memory: MemoryCoder? { self as? MemoryCoder }

  /// The object that is being copied, if one is, and if it need not be asked by coding.
  func original<Value: NSObject>() -> Value? { memory?.original as? Value }

  func store<Value: Hashable>(_ value: Value?, _ key: String) {
    if let memory { memory.put(value, key) } else { encode(value as Any?, forKey: key) }
  }

  func store<Value: RawRepresentable & Hashable>(_ value: Value?, _ key: String)
  where Value.RawValue: Hashable {
    if let memory { memory.put(value, key) } else { store(value?.rawValue, key) }
  }

  /// As text: this platform's decimal numbers have no hash, so an archive cannot hold them.
  func store(_ value: NSDecimalNumber?, _ key: String) { store(value?.stringValue, key) }

  /// As text: this platform's boxed ranges have no hash, so an archive cannot hold them.
  func store(_ value: NSRange, _ key: String) { store(NSStringFromRange(value), key) }

  /// As two dates: this platform's archives lose the end of an interval.
  func store(_ value: DateInterval?, _ key: String) {
    if let memory { memory.put(value, key) } else { store(value.map { [$0.start, $0.end] }, key) }
  }

  func fetch(_ key: String) -> DateInterval? {
    if let memory { return memory.values[key] as? DateInterval }
    guard let dates: [Date] = fetch(key), dates.count == 2, dates[0] <= dates[1] else { return nil }
    return DateInterval(start: dates[0], end: dates[1])
  }

  func store(_ value: DateComponents?, _ key: String) {
    let value = value?.withoutIdleMark
    if let memory { memory.put(value, key) } else { encode(value as Any?, forKey: key) }
  }

  func fetch(_ key: String) -> DateComponents? {
    guard containsValue(forKey: key) else { return nil }
    let value = decodeObject(of: decodableClasses, forKey: key) as? DateComponents
    return value?.withoutIdleMark
  }

  func fetch<Value>(_ key: String) -> Value? {
    // Foundation takes a missing key for a damaged archive, not for a missing value.
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: decodableClasses, forKey: key) as? Value
  }

  func fetch<Value: RawRepresentable>(_ key: String) -> Value? {
    if let memory { return memory.values[key] as? Value }
    return (fetch(key) as Value.RawValue?).flatMap(Value.init(rawValue:))
  }

  /// From memory comes a copy, so that nothing that can change is in two hands.
  func fetch<Value: NSObject & NSCopying>(_ key: String) -> Value? {
    guard containsValue(forKey: key) else { return nil }
    // Told apart here, because an overload would be taken for all other numbers too.
    if Value.self == NSDecimalNumber.self { return decimal(key) as? Value }
    let value = decodeObject(of: decodableClasses, forKey: key) as? Value
    return memory == nil ? value : value.map(copyUnlessOfApp)
  }

  private func decimal(_ key: String) -> NSDecimalNumber? {
    (fetch(key) as String?).map { NSDecimalNumber(string: $0) }
  }

  func fetch(_ key: String) -> NSRange? {
    (fetch(key) as String?).map { NSRangeFromString($0) }
  }
}

extension DateComponents {
  /// Not being a leap month is not worth saying.
  ///
  /// An archive adds it, and Foundation finds components with it equal to those without and gives
  /// them another hash.
  fileprivate var withoutIdleMark: DateComponents {
    guard isLeapMonth == false else { return self }
    var components = self
    components.isLeapMonth = nil
    return components
  }
}
