import Files
package import Foundation
import Properties

extension AppDescription {
  /// Reads an app from its Info.plist and, if it has one, its AppIntentVocabulary.plist.
  ///
  /// The folder only tells in problems where the files are.
  ///
  /// - Returns: The app, or `nil` if the Info.plist is none; and what could not be used.
  package static func read(
    _ lists: PropertyLists,
    in folder: String
  ) -> (AppDescription?, [Problem]) {
    read(
      lists,
      in: folder,
      information: Property.propertyList(lists.information),
      vocabulary: lists.vocabulary.map(Property.propertyList)
    )
  }

  static func read(folder: String, of files: WorldFiles) -> (AppDescription?, [Problem]) {
    let path = "\(folder)/Info.plist"
    let information: [UInt8]
    do throws(UnusableFile) {
      information = try files.bytes(of: path)
    } catch {
      let sentence = "Expected a property list, and found \(error.finding)."
      return (nil, [Problem(file: path, sentence: sentence)])
    }
    let vocabulary = vocabulary(beside: folder) { path in
      files.contents(of: path).map { (path: path, list: Data($0)) }
    }
    return read(
      PropertyLists(
        information: Data(information),
        vocabulary: vocabulary?.list,
        informationPaths: [files.folder.map { "\($0)/\(path)" }].compactMap(\.self),
        vocabularyPath: vocabulary.flatMap { list in files.folder.map { "\($0)/\(list.path)" } }
      ),
      in: folder,
      information: files.property(at: path),
      vocabulary: vocabulary.map { files.property(at: $0.path) }
    )
  }

  private static func read(
    _ lists: PropertyLists,
    in folder: String,
    information: Property.Content,
    vocabulary: Property.Content?
  ) -> (AppDescription?, [Problem]) {
    var log = ProblemLog(file: "\(folder)/Info.plist")
    guard var app = read(information, &log) else { return (nil, log.problems) }
    var vocabularyLog = ProblemLog(file: "\(folder)/AppIntentVocabulary.plist")
    if let vocabulary { app.read(vocabulary: vocabulary, &vocabularyLog) }
    app.propertyLists = lists
    return (app, log.problems + vocabularyLog.problems)
  }

  /// The AppIntentVocabulary.plist that belongs to the Info.plist of a folder, `nil` if none does.
  ///
  /// Xcode keeps it in the folder of a language.
  package static func vocabulary<Contents>(
    beside folder: String,
    contents: (_ path: String) -> Contents?
  ) -> Contents? {
    ["", "/Base.lproj", "/en.lproj"]
      .compactMap { contents("\(folder)\($0)/AppIntentVocabulary.plist") }.first
  }
}

// MARK: - Info.plist

extension AppDescription {
  private static func read(
    _ information: Property.Content,
    _ log: inout ProblemLog
  ) -> AppDescription? {
    do throws(Misfit) {
      let list = try InformationPropertyList(Field(information.get()))
      var app = AppDescription(
        identifier: list.identifier,
        name: list.displayName ?? list.name ?? list.identifier
      )
      app.inspectNames(&log)
      app.readNames(list, &log)
      app.readIntents(list, &log)
      app.activityTypes = list.activityTypes
      app.usageDescription = list.usageDescription
      if app.usageDescription == nil {
        log.report(
          "Expected NSSiriUsageDescription, and found none. Siri may not be used at all without it."
        )
      }
      return app
    } catch {
      log.report("\(error) The app is left out.")
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
    let alternatives = list.alternativeNames
    if alternatives.count > 3 {
      log.report(
        "Expected at most three INAlternativeAppNames, and found \(alternatives.count). "
          + "The first three count."
      )
    }
    otherNames = [list.spokenName].compactMap { $0 }.filter { $0 != name } + alternatives.prefix(3)
  }

  private mutating func readIntents(_ list: InformationPropertyList, _ log: inout ProblemLog) {
    extensionIntents = list.intents
    inAppIntents = list.inAppIntents
    readRestrictions(
      list.intentsRestrictedWhileLocked,
      of: extensionIntents,
      keys: ("IntentsRestrictedWhileLocked", "IntentsSupported"),
      &log
    )
    readRestrictions(
      list.inAppIntentsRestrictedWhileLocked,
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
  private mutating func read(vocabulary: Property.Content, _ log: inout ProblemLog) {
    do throws(Misfit) {
      let list = try VocabularyPropertyList(Field(vocabulary.get()))
      vocabularies = list.vocabularies
      for phrases in list.phrases {
        examples[phrases.intent, default: []] += phrases.examples
        if !intents.contains(phrases.intent) {
          log.report("Expected examples for intents of the app, and found \(phrases.intent).")
        }
      }
      for item in vocabularies.flatMap(\.items) where item.phrases.isEmpty {
        log.report("Expected a phrase for the item “\(item.identifier)”, and found none.")
      }
    } catch {
      log.report("\(error) The app's own words are not understood.")
    }
  }
}
