import Assistant
import Files
import Foundation

extension App {
  /// Reads the property lists.
  ///
  /// - Returns: The description, and the parts of the lists that could not be used.
  func description() throws -> (AppDescription, [Problem]) {
    let lists = try propertyLists.map(dictionary)
    // What the app says goes before what its extension says.
    let merged = lists.reduce(into: [:]) { all, list in all.merge(list) { first, _ in first } }
    let information = try PropertyListSerialization.data(
      fromPropertyList: named(merged),
      format: .xml,
      options: 0
    )
    let (app, problems) = AppDescription.read(
      information: information,
      vocabulary: vocabulary,
      in: folders.first ?? ""
    )
    guard let app else {
      let isNameless = merged["CFBundleIdentifier"] == nil && name == nil
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

  /// The dictionary with the app's name where Xcode's build would put it.
  private func named(_ information: [String: Any]) -> [String: Any] {
    guard let name else { return information }
    let settled = information.mapValues { value -> Any in
      guard let text = value as? String else { return value }
      return text.replacing(/\$\((?:PRODUCT|TARGET|EXECUTABLE)_NAME\)/, with: name)
        .replacing("$(PRODUCT_BUNDLE_IDENTIFIER)", with: name)
    }
    return ["CFBundleIdentifier": name, "CFBundleName": name].merging(settled) { _, said in said }
  }

  private var vocabulary: Data? {
    folders.lazy.compactMap { folder in
      AppDescription.vocabulary(beside: folder, contents: FileManager.default.contents)
    }.first
  }

  private var folders: [String] {
    propertyLists.map { URL(filePath: $0).deletingLastPathComponent().path }
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
