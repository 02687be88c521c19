import Domains

/// Looks through an Info.plist.
struct InformationLint {
  private let list: PropertyList
  private let attributes: PropertyList?

  init(_ list: PropertyList) {
    self.list = list
    attributes = list.dictionary("NSExtension")?.dictionary("NSExtensionAttributes")
  }

  /// Every intent that is listed, in order, once.
  var intents: [String] {
    let all = (attributes?.strings("IntentsSupported") ?? []) + list.strings("INIntentsSupported")
    return all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
  }

  /// By what the app can be called.
  var names: [String] {
    let own = ["CFBundleDisplayName", "CFBundleSpokenName", "CFBundleName"]
      .compactMap(list.string)
    return own + list.dictionaries("INAlternativeAppNames").compactMap(alternativeName)
  }

  private func alternativeName(_ entry: PropertyList) -> String? {
    entry.string("INAlternativeAppName")
  }
}

// MARK: - Inspecting

extension InformationLint {
  func inspect() {
    inspectApp()
    if let point = list.dictionary("NSExtension") { inspectExtension(point) }
    if let attributes {
      inspectIntents(in: attributes, "IntentsSupported")
      for key in ["IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable"]
      {
        inspectRestrictions(in: attributes, key, of: "IntentsSupported")
      }
    }
    inspectIntents(in: list, "INIntentsSupported")
    for key in [
      "INIntentsRestrictedWhileLocked", "INIntentsRestrictedWhileProtectedDataUnavailable",
    ] {
      inspectRestrictions(in: list, key, of: "INIntentsSupported")
    }
    if intents.isEmpty {
      list.report(.noIntents, "Expected an intent in IntentsSupported, and found none.")
    }
  }

  private func inspectApp() {
    if list.string("CFBundleIdentifier") == nil {
      list.report(.missingIdentifier, "Expected CFBundleIdentifier, and found none.")
    }
    if list.string("NSSiriUsageDescription")?.isEmpty ?? true {
      list.report(.missingUsageDescription, "Expected NSSiriUsageDescription, and found none.")
    }
    _ = list.strings("NSUserActivityTypes")
    let alternatives = list.dictionaries("INAlternativeAppNames")
    if alternatives.count > 3 {
      list.report(
        .tooManyAppNames,
        at: "INAlternativeAppNames",
        "Expected at most three, and found \(alternatives.count)."
      )
    }
    for alternative in alternatives where alternativeName(alternative) == nil {
      alternative.report(.missingAppName, "Expected INAlternativeAppName, and found none.")
    }
  }

  private func inspectExtension(_ point: PropertyList) {
    let identifier = point.string("NSExtensionPointIdentifier")
    if identifier != Self.pointIdentifier {
      point.report(
        .wrongExtensionPoint,
        at: "NSExtensionPointIdentifier",
        "Expected \(Self.pointIdentifier), and found \(identifier ?? "nothing")."
      )
    }
    if point.string("NSExtensionPrincipalClass")?.isEmpty ?? true {
      point.report(.missingPrincipalClass, "Expected NSExtensionPrincipalClass, and found none.")
    }
  }

  private static let pointIdentifier = "com.apple.intents-service"
}

// MARK: - Intents

extension InformationLint {
  private func inspectIntents(in list: PropertyList, _ key: String) {
    let names = list.strings(key)
    for (index, name) in names.enumerated() {
      if names[..<index].contains(name) {
        list.report(.doubleIntent, at: key, "Expected each intent once, and found \(name) twice.")
      }
      inspect(name, in: list, key)
    }
  }

  private func inspect(_ name: String, in list: PropertyList, _ key: String) {
    switch IntentKnowledge(name) {
    case .driven: break
    case .known: list.report(.undrivenIntent, at: key, "Found \(name), which is no part of Parley.")
    case .custom:
      list.report(.undrivenIntent, at: key, "Found \(name), which is an intent of the app's own.")
    case .unknown:
      list.report(.unknownIntent, at: key, "Expected an intent of SiriKit, and found \(name).")
    }
    inspectRetirement(of: name, in: list, key)
    if Schema.named(name)?.isDisputed == true {
      list.report(.disputedIntent, at: key, "Found \(name), which App Store Connect may not know.")
    }
  }

  private func inspectRetirement(of name: String, in list: PropertyList, _ key: String) {
    guard Schema.named(name)?.isRetired == true else { return }
    list.report(.retiredIntent, at: key, "Found \(name), which Siri takes no requests for.")
  }

  private func inspectRestrictions(in list: PropertyList, _ key: String, of supportedKey: String) {
    let supported = list.strings(supportedKey)
    for intent in list.strings(key) where !supported.contains(intent) {
      list.report(
        .restrictedNotSupported,
        at: key,
        "Expected only intents of \(supportedKey), and found \(intent)."
      )
    }
  }
}
