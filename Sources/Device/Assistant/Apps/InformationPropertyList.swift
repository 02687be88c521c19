import Properties

/// The part of an app's Info.plist that Parley uses.
struct InformationPropertyList {
  var identifier: String
  var name: String?
  var displayName: String?
  var spokenName: String?
  var usageDescription: String?
  var alternativeNames: [String]
  var activityTypes: [String]
  var inAppIntents: [String]
  var inAppIntentsRestrictedWhileLocked: [String]

  /// The intents of the extension.
  var intents: [String]
  var intentsRestrictedWhileLocked: [String]

  init(_ list: Field) throws(Misfit) {
    identifier = try list.required("CFBundleIdentifier").text
    name = try list.optional("CFBundleName")?.text
    displayName = try list.optional("CFBundleDisplayName")?.text
    spokenName = try list.optional("CFBundleSpokenName")?.text
    usageDescription = try list.optional("NSSiriUsageDescription")?.text
    alternativeNames =
      try list.optional("INAlternativeAppNames")?
      .map { name throws(Misfit) in try name.required("INAlternativeAppName").text } ?? []
    activityTypes = try list.optional("NSUserActivityTypes")?.texts ?? []
    inAppIntents = try list.optional("INIntentsSupported")?.texts ?? []
    inAppIntentsRestrictedWhileLocked =
      try list.optional("INIntentsRestrictedWhileLocked")?.texts ?? []
    let attributes = try list.optional("NSExtension")?.optional("NSExtensionAttributes")
    intents = try attributes?.optional("IntentsSupported")?.texts ?? []
    intentsRestrictedWhileLocked =
      try attributes?.optional("IntentsRestrictedWhileLocked")?.texts ?? []
  }
}

/// The part of an app's AppIntentVocabulary.plist that Parley uses.
struct VocabularyPropertyList {
  var phrases: [IntentPhrases]
  var vocabularies: [AppDescription.Vocabulary]

  struct IntentPhrases {
    var intent: String
    var examples: [String]
  }

  init(_ list: Field) throws(Misfit) {
    phrases = try list.optional("IntentPhrases")?.map(IntentPhrases.init) ?? []
    vocabularies =
      try list.optional("ParameterVocabularies")?.map(AppDescription.Vocabulary.init) ?? []
  }
}

extension VocabularyPropertyList.IntentPhrases {
  fileprivate init(_ field: Field) throws(Misfit) {
    intent = try field.required("IntentName").text
    examples = try field.required("IntentExamples").texts
  }
}

extension AppDescription.Vocabulary {
  fileprivate init(_ field: Field) throws(Misfit) {
    parameters = try field.required("ParameterNames").texts
    items = try field.required("ParameterVocabulary").map(Item.init)
  }
}

extension AppDescription.Vocabulary.Item {
  fileprivate init(_ field: Field) throws(Misfit) {
    identifier = try field.required("VocabularyItemIdentifier").text
    phrases = try field.required("VocabularyItemSynonyms").map { phrase throws(Misfit) in
      Phrase(
        spoken: try phrase.required("VocabularyItemPhrase").text,
        pronunciation: try phrase.optional("VocabularyItemPronunciation")?.text
      )
    }
  }
}
