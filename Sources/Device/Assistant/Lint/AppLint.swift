import Files
package import Foundation

/// Looks through the property lists of an app.
package enum AppLint {
  static let informationFile = "Info.plist"
  static let vocabularyFile = "AppIntentVocabulary.plist"

  /// Returns the findings about an app's files, and about its examples in a world.
  package static func findings(about app: AppDescription, in world: World) -> [PropertyListFinding]
  {
    guard let lists = app.propertyLists else { return [] }
    let found =
      findings(information: lists.information, vocabulary: lists.vocabulary)
      + ExampleLint(world: world, app: app).findings
    return found.located(in: lists)
  }

  /// The paths of the files of a folder that are looked through.
  package static func inputs(inFolder path: String) -> [String] {
    let vocabulary = AppDescription.vocabulary(beside: path) { path in
      FileKind(following: path).map { _ in path }
    }
    return ["\(path)/\(informationFile)"] + [vocabulary].compactMap(\.self)
  }

  /// In bytes: much more than any list has.
  private static let longestList = 1 << 24

  /// The same about the files of a folder.
  ///
  /// - Returns: `nil` if there is no Info.plist in it.
  package static func findings(
    inFolder path: String,
    in world: World
  ) -> [PropertyListFinding]? {
    let contents = { (path: String) in
      (try? Files.contents(ofFile: path, atMost: longestList)).map { (path: path, list: Data($0)) }
    }
    guard let information = contents("\(path)/\(informationFile)") else { return nil }
    let vocabulary = AppDescription.vocabulary(beside: path, contents: contents)
    let lists = AppDescription.PropertyLists(
      information: information.list,
      vocabulary: vocabulary?.list,
      informationPaths: [information.path],
      vocabularyPath: vocabulary?.path
    )
    let (app, _) = AppDescription.read(lists, in: path)
    return app.map { findings(about: $0, in: world) }
      ?? findings(information: lists.information, vocabulary: lists.vocabulary).located(in: lists)
  }

  /// Returns the findings about the contents of an Info.plist, and of an AppIntentVocabulary.plist
  /// if there is one.
  package static func findings(information: Data, vocabulary: Data?) -> [PropertyListFinding] {
    let log = FindingLog()
    let list = PropertyList(information, file: informationFile, log: log)
    let words = vocabulary.map { PropertyList($0, file: vocabularyFile, log: log) }
    guard list.isReadable else { return log.findings }
    let app = InformationLint(list)
    app.inspect()
    if let words {
      guard words.isReadable else { return log.findings }
      VocabularyLint(words, intents: app.intents, names: app.names).inspect()
    } else if !app.intents.isEmpty {
      log.add(
        PropertyListFinding(
          rule: .missingVocabulary,
          file: vocabularyFile,
          keys: [],
          sentence: "Expected a file with examples for the app's intents, and found none."
        )
      )
    }
    return log.findings
  }
}
