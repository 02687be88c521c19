import Assistant
import Files
import Foundation

extension App {
  /// Reads the property lists.
  ///
  /// - Returns: The description, and the parts of the lists that could not be used.
  func description() throws -> (AppDescription, [Problem]) {
    let lists = try PropertyLists(propertyLists.map(dictionary))
    let information = try PropertyListSerialization.data(
      fromPropertyList: lists.merged(name: name),
      format: .xml,
      options: 0
    )
    let vocabulary = vocabulary
    let (app, problems) = AppDescription.read(
      AppDescription.PropertyLists(
        information: information,
        vocabulary: vocabulary?.list,
        informationPaths: propertyLists,
        vocabularyPath: vocabulary?.path
      ),
      in: folders.first ?? ""
    )
    guard let app else {
      let isNameless = name == nil && !lists.haveIdentifier
      throw UnusableApp(problems: problems, isNameless: isNameless)
    }
    return (app, problems)
  }

  private func dictionary(at path: String) throws -> [String: Any] {
    let contents = FileManager.default.contents(atPath: path)
    let list = try? contents.map {
      try PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    guard let dictionary = list as? [String: Any] else {
      throw UnusableFile(path: path, expected: "a property list")
    }
    return dictionary
  }

  private var vocabulary: (path: String, list: Data)? {
    folders.lazy.compactMap { folder in
      AppDescription.vocabulary(beside: folder) { path in
        FileManager.default.contents(atPath: path).map { (path: path, list: $0) }
      }
    }.first
  }

  private var folders: [String] {
    propertyLists.map { URL(filePath: $0).deletingLastPathComponent().path }
  }
}

/// The property lists of an app and of its extension, to be read as one.
private struct PropertyLists {
  /// The property lists, the app's before its extension's, in whichever order they are named.
  private let lists: [[String: Any]]

  private static let (identifier, names) = (
    "CFBundleIdentifier", ["CFBundleDisplayName", "CFBundleName"]
  )

  init(_ lists: [[String: Any]]) {
    self.lists =
      lists.filter { $0["NSExtension"] == nil } + lists.filter { $0["NSExtension"] != nil }
  }

  var haveIdentifier: Bool { lists.contains { $0[Self.identifier] != nil } }

  /// One list, in which the app has the name that the code gives it, or else that of the first list
  /// that says one.
  func merged(name: String?) -> [String: Any] {
    var all = lists.reduce(into: [:]) { all, list in all.merge(list) { first, _ in first } }
    for key in Self.names { all[key] = nil }
    all["CFBundleName"] = name ?? ownName
    guard let name else { return all }
    let filled = all.mapValues { ($0 as? String)?.filled(with: name) ?? $0 }
    return [Self.identifier: name].merging(filled) { _, said in said }
  }

  /// The first name that isn't left to Xcode's build, or else the first there is.
  private var ownName: Any? {
    let said = lists.compactMap { list in Self.names.compactMap { list[$0] }.first }
    return said.first { ($0 as? String)?.contains("$(") != true } ?? said.first
  }
}

extension String {
  /// The text with the app's name where Xcode's build would put it.
  fileprivate func filled(with name: String) -> String {
    replacing(/\$\((?:PRODUCT|TARGET|EXECUTABLE)_NAME\)/, with: name)
      .replacing("$(PRODUCT_BUNDLE_IDENTIFIER)", with: name)
  }
}

/// An app whose property lists don't say enough to talk with it.
private struct UnusableApp: Error, CustomStringConvertible {
  let problems: [Problem]

  /// True if neither the property lists nor the code name the app.
  let isNameless: Bool

  var description: String {
    let advice = "Name the app in code: App(\"Ferry\", describedBy: …)."
    return (problems.map(\.description) + (isNameless ? [advice] : [])).joined(separator: "\n")
  }
}
