/// What is read of an app's Info.plist.
struct InformationPropertyList: Decodable {
  var identifier: String
  var name: String?
  var displayName: String?
  var spokenName: String?
  var usageDescription: String?
  var alternativeNames: [AlternativeName]?
  var activityTypes: [String]?
  var inAppIntents: [String]?
  var inAppIntentsRestrictedWhileLocked: [String]?
  var appExtension: AppExtension?

  private enum CodingKeys: String, CodingKey {
    case identifier = "CFBundleIdentifier"
    case name = "CFBundleName"
    case displayName = "CFBundleDisplayName"
    case spokenName = "CFBundleSpokenName"
    case usageDescription = "NSSiriUsageDescription"
    case alternativeNames = "INAlternativeAppNames"
    case activityTypes = "NSUserActivityTypes"
    case inAppIntents = "INIntentsSupported"
    case inAppIntentsRestrictedWhileLocked = "INIntentsRestrictedWhileLocked"
    case appExtension = "NSExtension"
  }

  struct AlternativeName: Decodable {
    var name: String

    private enum CodingKeys: String, CodingKey {
      case name = "INAlternativeAppName"
    }
  }

  struct AppExtension: Decodable {
    var attributes: Attributes?

    private enum CodingKeys: String, CodingKey {
      case attributes = "NSExtensionAttributes"
    }
  }

  struct Attributes: Decodable {
    var intents: [String]?
    var restrictedWhileLocked: [String]?

    private enum CodingKeys: String, CodingKey {
      case intents = "IntentsSupported"
      case restrictedWhileLocked = "IntentsRestrictedWhileLocked"
    }
  }
}

/// What is read of an app's AppIntentVocabulary.plist.
struct VocabularyPropertyList: Decodable {
  var phrases: [IntentPhrases]?
  var vocabularies: [ParameterVocabulary]?

  private enum CodingKeys: String, CodingKey {
    case phrases = "IntentPhrases"
    case vocabularies = "ParameterVocabularies"
  }

  struct IntentPhrases: Decodable {
    var intent: String
    var examples: [String]

    private enum CodingKeys: String, CodingKey {
      case intent = "IntentName"
      case examples = "IntentExamples"
    }
  }

  struct ParameterVocabulary: Decodable {
    var parameters: [String]
    var items: [Item]

    private enum CodingKeys: String, CodingKey {
      case parameters = "ParameterNames"
      case items = "ParameterVocabulary"
    }
  }

  struct Item: Decodable {
    var identifier: String
    var synonyms: [Synonym]

    private enum CodingKeys: String, CodingKey {
      case identifier = "VocabularyItemIdentifier"
      case synonyms = "VocabularyItemSynonyms"
    }
  }

  struct Synonym: Decodable {
    var phrase: String
    var pronunciation: String?

    private enum CodingKeys: String, CodingKey {
      case phrase = "VocabularyItemPhrase"
      case pronunciation = "VocabularyItemPronunciation"
    }
  }
}
