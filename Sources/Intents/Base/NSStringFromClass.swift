// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The bare name of an intent's class, such as `INSendMessageIntent`.
///
/// Foundation's own function puts the module's name before it on this platform; for every other
/// class, and for intents of an app's own, it is the one that answers.
public func NSStringFromClass(_ aClass: INIntent.Type) -> String { bareName(of: aClass) }

/// The bare name of a response's class, such as `INSendMessageIntentResponse`.
public func NSStringFromClass(_ aClass: INIntentResponse.Type) -> String { bareName(of: aClass) }

private func bareName(of aClass: AnyClass) -> String {
  let name = Foundation.NSStringFromClass(aClass)
  let module = "Intents."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
