package import Dialogue
package import Transcripts

/// Something about an app's property lists that Siri, or Apple's review, will not like.
package struct PropertyListFinding: Sendable, Hashable {
  package var rule: Rule

  /// The file, such as `Info.plist`.
  package var file: String

  /// The keys that lead to the position in the file, none to the root; an element of an array is
  /// told by its number, from one: `["IntentPhrases 1", "IntentExamples 2"]`.
  package var keys: [String]

  /// A description of the expectation and the finding.
  package var sentence: String

  /// The line that it is about; `nil` if it was found in no file, or in want of one.
  package internal(set) var line: Transcripts.Place?

  /// The position in the file, such as `NSExtension › NSExtensionAttributes`.
  package var place: String { keys.isEmpty ? "root" : keys.joined(separator: " › ") }
}

extension PropertyListFinding: CustomStringConvertible {
  package var description: String { "\(file), \(place): \(sentence)" }
}

extension PropertyListFinding {
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    // Both files
    case unreadableList = "unreadable-list"
    case wrongType = "wrong-type"

    // Info.plist
    case missingIdentifier = "missing-identifier"
    case missingUsageDescription = "missing-usage-description"
    case wrongExtensionPoint = "wrong-extension-point"
    case missingPrincipalClass = "missing-principal-class"
    case noIntents = "no-intents"
    case unknownIntent = "unknown-intent"
    case undrivenIntent = "undriven-intent"
    case doubleIntent = "double-intent"
    case restrictedNotSupported = "restricted-not-supported"
    case disputedIntent = "disputed-intent"
    case retiredIntent = "retired-intent"
    case tooManyAppNames = "too-many-app-names"
    case missingAppName = "missing-app-name"

    // AppIntentVocabulary.plist
    case missingVocabulary = "missing-vocabulary"
    case missingExamples = "missing-examples"
    case foreignExamples = "foreign-examples"
    case namelessExample = "nameless-example"
    case wordyExample = "wordy-example"
    case misunderstoodExample = "misunderstood-example"
    case unknownParameter = "unknown-parameter"
    case foreignParameter = "foreign-parameter"
    case closedParameter = "closed-parameter"
    case missingItemIdentifier = "missing-item-identifier"
    case missingPhrase = "missing-phrase"
    case doubleItem = "double-item"
    case doublePhrase = "double-phrase"
    case manySynonyms = "many-synonyms"
    case missingPronunciation = "missing-pronunciation"
  }
}

// MARK: - What to do about it

extension PropertyListFinding.Rule {
  package var severity: Severity {
    switch self {
    case .unreadableList, .wrongType, .wrongExtensionPoint, .missingPrincipalClass, .noIntents,
      .unknownIntent, .restrictedNotSupported, .missingAppName, .unknownParameter,
      .missingItemIdentifier, .missingPhrase:
      .error
    case .missingUsageDescription, .doubleIntent, .tooManyAppNames, .missingVocabulary,
      .missingExamples, .foreignExamples,
      .namelessExample, .wordyExample, .foreignParameter, .closedParameter, .doubleItem,
      .doublePhrase:
      .warning
    case .missingIdentifier, .undrivenIntent, .disputedIntent, .retiredIntent,
      .misunderstoodExample,
      .manySynonyms, .missingPronunciation:
      .note
    }
  }

  /// The remedy, in one sentence.
  package var advice: String {
    switch self {
    case .unreadableList: "Write a property list whose root is a dictionary."
    case .wrongType: "Give the key a value of the type that its documentation says."
    case .missingIdentifier: "Set CFBundleIdentifier, or leave it to Xcode's build."
    case .missingUsageDescription: "Say in NSSiriUsageDescription what the app wants Siri for."
    case .wrongExtensionPoint:
      "Set NSExtensionPointIdentifier to com.apple.intents-service."
    case .missingPrincipalClass: "Name the INExtension in NSExtensionPrincipalClass."
    case .noIntents: "List the class names of the intents under IntentsSupported."
    case .unknownIntent: "Use the class name of an intent, such as INSendMessageIntent."
    case .undrivenIntent: "Test it on a device: Parley has no conversations for it."
    case .doubleIntent: "List it once; the order decides which intent is preferred."
    case .restrictedNotSupported: "List the intent among the supported ones too, or leave it out."
    case .disputedIntent: "Be ready to leave it out of the list for the App Store."
    case .retiredIntent:
      "Don't count on requests by voice; Maps, Shortcuts and suggestions may still use it."
    case .tooManyAppNames: "Keep the three best alternative names for each language."
    case .missingAppName: "Give each dictionary an INAlternativeAppName."
    case .missingVocabulary: "Add an AppIntentVocabulary.plist with examples for each intent."
    case .missingExamples: "Add a few short examples for the intent, the best first."
    case .foreignExamples: "List the intent among the supported ones, or remove the examples."
    case .namelessExample: "Put the app's name into the example."
    case .wordyExample: "Leave out “Hey Siri” and pleasantries."
    case .misunderstoodExample: "Say it the way people ask for this intent."
    case .unknownParameter: "Write INTENT.parameter, as in INStartWorkoutIntent.workoutName."
    case .foreignParameter: "List the intent among the supported ones, or remove the parameter."
    case .closedParameter: "Register words for it at run time, with INVocabulary."
    case .missingItemIdentifier: "Give each item a VocabularyItemIdentifier of its own."
    case .missingPhrase: "Give the item at least one VocabularyItemPhrase."
    case .doubleItem: "Join the items, or give them identifiers of their own."
    case .doublePhrase: "Keep the phrase for the one item that is meant most often."
    case .manySynonyms: "Keep the three that are said most."
    case .missingPronunciation:
      "Spell it in VocabularyItemPronunciation as it sounds, in plain words."
    }
  }

  /// The known reaction of Apple's review or of Siri.
  package var consequence: String? {
    switch self {
    case .missingUsageDescription: "Apps that ask for Siri without it crash, and are rejected."
    case .wrongExtensionPoint, .missingPrincipalClass: "The extension is never started."
    case .noIntents, .unknownIntent: "Siri never comes to the app for it."
    case .restrictedNotSupported:
      "The system answers with restrictedIntentsNotSupportedByExtension."
    case .disputedIntent: "Uploads that list it are known to have been rejected."
    case .retiredIntent: "Apple took it from Siri in 2021."
    case .tooManyAppNames: "Siri uses three at most."
    case .missingVocabulary, .missingExamples:
      "App Store Connect complains of it at every upload (ITMS-90626)."
    case .namelessExample, .wordyExample: "Apple asks for short examples with the app's name."
    case .closedParameter:
      "Apple takes global vocabulary for ride options and workout names only."
    default: nil
    }
  }
}
