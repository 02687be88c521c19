package import Foundation

extension AppDescription {
  /// Reads an app from its Info.plist and, if it has one, its AppIntentVocabulary.plist.
  ///
  /// The folder only tells in problems where the files are.
  ///
  /// - Returns: The app, or `nil` if the Info.plist is none; and what could not be used.
  package static func read(
    information: Data,
    vocabulary: Data?,
    in folder: String
  ) -> (AppDescription?, [Problem]) {
    var log = ProblemLog(file: "\(folder)/Info.plist")
    guard var app = read(information, &log) else { return (nil, log.problems) }
    var vocabularyLog = ProblemLog(file: "\(folder)/AppIntentVocabulary.plist")
    if let vocabulary { app.read(vocabulary: vocabulary, &vocabularyLog) }
    app.propertyLists = PropertyLists(information: information, vocabulary: vocabulary)
    return (app, log.problems + vocabularyLog.problems)
  }

  static func read(folder: String, of files: WorldFiles) -> (AppDescription?, [Problem]) {
    guard let information = files.contents(of: "\(folder)/Info.plist") else {
      let sentence = "Expected a property list, and found none that can be read."
      return (nil, [Problem(file: "\(folder)/Info.plist", sentence: sentence)])
    }
    let vocabulary = vocabulary(beside: folder) { files.contents(of: $0).map { Data($0) } }
    return read(information: Data(information), vocabulary: vocabulary, in: folder)
  }

  /// The AppIntentVocabulary.plist that belongs to the Info.plist of a folder, `nil` if none does.
  ///
  /// Xcode keeps it in the folder of a language.
  package static func vocabulary(
    beside folder: String,
    contents: (_ path: String) -> Data?
  ) -> Data? {
    ["", "/Base.lproj", "/en.lproj"]
      .compactMap { contents("\(folder)\($0)/AppIntentVocabulary.plist") }.first
  }
}

// MARK: - Info.plist

extension AppDescription {
  private static func read(_ information: Data, _ log: inout ProblemLog) -> AppDescription? {
    do {
      let list = try PropertyListDecoder().decode(InformationPropertyList.self, from: information)
      var app = AppDescription(
        identifier: list.identifier,
        name: list.displayName ?? list.name ?? list.identifier
      )
      app.inspectNames(&log)
      app.readNames(list, &log)
      app.readIntents(list, &log)
      app.activityTypes = list.activityTypes ?? []
      app.usageDescription = list.usageDescription
      if app.usageDescription == nil {
        log.report("Expected NSSiriUsageDescription: without it Siri may not be used at all.")
      }
      return app
    } catch {
      log.report("\(sentence(for: error)) The app is left out.")
      return nil
    }
  }

  /// Xcode's build fills in what its settings say, which are not at hand.
  private func inspectNames(_ log: inout ProblemLog) {
    guard let open = [name, identifier].first(where: { $0.contains("$(") }) else { return }
    log.report(
      "Expected the app's name and identifier, and found “\(open)”, which Xcode's build fills in. "
        + "Write it here, or name the app in code: App(\"Ferry\", describedBy: …)."
    )
  }

  /// SiriKit reads at most three alternative names for a language.
  private mutating func readNames(_ list: InformationPropertyList, _ log: inout ProblemLog) {
    let alternatives = (list.alternativeNames ?? []).map(\.name)
    if alternatives.count > 3 {
      log.report(
        "Expected at most three INAlternativeAppNames, and found \(alternatives.count). "
          + "The first three count."
      )
    }
    otherNames = [list.spokenName].compactMap { $0 }.filter { $0 != name } + alternatives.prefix(3)
  }

  private mutating func readIntents(_ list: InformationPropertyList, _ log: inout ProblemLog) {
    let attributes = list.appExtension?.attributes
    extensionIntents = attributes?.intents ?? []
    inAppIntents = list.inAppIntents ?? []
    readRestrictions(
      attributes?.restrictedWhileLocked ?? [],
      of: extensionIntents,
      keys: ("IntentsRestrictedWhileLocked", "IntentsSupported"),
      &log
    )
    readRestrictions(
      list.inAppIntentsRestrictedWhileLocked ?? [],
      of: inAppIntents,
      keys: ("INIntentsRestrictedWhileLocked", "INIntentsSupported"),
      &log
    )
    if intents.isEmpty {
      log.report("Expected IntentsSupported, and found no intent. Nothing will reach the app.")
    }
  }

  private mutating func readRestrictions(
    _ restricted: [String],
    of supported: [String],
    keys: (String, String),
    _ log: inout ProblemLog
  ) {
    for intent in restricted where !supported.contains(intent) {
      log.report(
        "Expected only intents of \(keys.1) in \(keys.0), and found \(intent). It is passed over."
      )
    }
    restrictedWhileLocked.formUnion(restricted.filter(supported.contains))
  }
}

// MARK: - AppIntentVocabulary.plist

extension AppDescription {
  private mutating func read(vocabulary: Data, _ log: inout ProblemLog) {
    do {
      let list = try PropertyListDecoder().decode(VocabularyPropertyList.self, from: vocabulary)
      vocabularies = (list.vocabularies ?? []).map(Vocabulary.init)
      for phrases in list.phrases ?? [] {
        examples[phrases.intent, default: []] += phrases.examples
        if !intents.contains(phrases.intent) {
          log.report("Expected examples for intents of the app, and found \(phrases.intent).")
        }
      }
      for item in vocabularies.flatMap(\.items) where item.phrases.isEmpty {
        log.report("Expected a phrase for the item “\(item.identifier)”, and found none.")
      }
    } catch {
      log.report("\(sentence(for: error)) The app's own words are not understood.")
    }
  }
}

extension AppDescription.Vocabulary {
  fileprivate init(_ vocabulary: VocabularyPropertyList.ParameterVocabulary) {
    parameters = vocabulary.parameters
    items = vocabulary.items.map { item in
      let phrases = item.synonyms.map {
        Item.Phrase(spoken: $0.phrase, pronunciation: $0.pronunciation)
      }
      return Item(identifier: item.identifier, phrases: phrases)
    }
  }
}
