extension UserDefaults {
  /// The same as `object(forKey:)`: on Apple's platforms every object has values for keys.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The same as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
