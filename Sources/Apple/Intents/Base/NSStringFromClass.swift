// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The bare name of an intent's class, such as `INSendMessageIntent`.
///
/// Foundation's own function puts the module's name before it on this platform, and so does this
/// one for an intent of an app's own.
public func NSStringFromClass(_ aClass: INIntent.Type) -> String { bareName(of: aClass) }

/// The bare name of a response's class, such as `INSendMessageIntentResponse`.
public func NSStringFromClass(_ aClass: INIntentResponse.Type) -> String { bareName(of: aClass) }

private func bareName(of aClass: AnyClass) -> String {
  // Foundation's function refuses classes within other types.
  let name = String(reflecting: aClass)
  let module = "Intents."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
