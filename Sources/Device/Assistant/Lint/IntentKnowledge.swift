import Domains

/// The extent of Parley's support for an intent, by its class name.
enum IntentKnowledge {
  /// Its handlers can be called.
  case driven

  /// SiriKit has it, in a domain that Parley leaves out.
  case known

  /// It looks like one that an app defines itself.
  case custom

  case unknown

  init(_ name: String) {
    if Schema.named(name) != nil {
      self = .driven
    } else if Schema.leftOut.contains(name) {
      self = .known
    } else if !name.hasPrefix("IN"), name.hasSuffix("Intent") {
      self = .custom
    } else {
      self = .unknown
    }
  }
}
