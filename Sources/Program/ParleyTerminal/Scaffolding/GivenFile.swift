import Files
import Foundation
import SwiftReading

/// A file that an author already has, for a new package: of handlers, or a property list.
struct GivenFile {
  /// The file's name, without its folder.
  let name: String
  let text: String

  /// - Throws: `UnusableFile`, if it can't be read or is neither Swift nor a property list.
  init(path: String) throws {
    name = URL(filePath: path).lastPathComponent
    guard name.hasSuffix(".swift") || name.hasSuffix(".plist") else {
      throw UnusableFile(path: path, expected: "Swift or a property list", found: "another file")
    }
    text = try Script.text(ofFile: path)
  }

  init(name: String, text: String) {
    (self.name, self.text) = (name, text)
  }

  var isSwift: Bool { name.hasSuffix(".swift") }

  /// True for the list of an app's own words, which is read with the Info.plist beside it.
  var isVocabulary: Bool { name == "AppIntentVocabulary.plist" }
}

// MARK: - What is in it

extension GivenFile {
  /// The modules that it imports.
  var imports: [String] {
    code.matches(of: /(?m)^\s*(?:@\w+ )*import (?:\w+ )?(?<module>\w+)(?:\.\w+)*/)
      .map { String($0.module) }
  }

  /// The classes and what extensions add to them, in their order.
  var types: [HandlerType] {
    let heads = code.matches(
      of: /\b(?:class|extension)\s+(?<name>[A-Z]\w*)\s*(?:<[^>{]*>)?\s*(?::(?<parents>[^{]*))?\{/
    )
    let ends = heads.dropFirst().map(\.range.lowerBound) + [code.endIndex]
    return zip(heads, ends).map { head, end in
      HandlerType(
        name: String(head.name),
        parents: String(head.parents ?? ""),
        body: String(code[head.range.upperBound..<end])
      )
    }
  }

  private var code: String { SwiftCode(text).text }
}

/// A class that may handle intents, as far as its text tells.
struct HandlerType {
  let name: String

  /// True if it hands out handlers, or may: what Siri calls first.
  var isEntrance: Bool

  /// The intents that it has a method `handle` for, in their order.
  var intents: [String]

  /// True if nothing makes one without arguments.
  var needsArguments: Bool

  init(name: String, parents: String, body: String) {
    self.name = name
    isEntrance = parents.contains(/\bINExtension\b|\bINIntentHandlerProviding\b/)
    let handled =
      /\bfunc\s+handle\s*\(\s*\w+(?:\s+\w+)?\s*:\s*(?:Intents\.)?(?<intent>IN\w+Intent)\b/
    intents = body.matches(of: handled).map { String($0.intent) }
    // Behind a dot it is a call of one.
    let initializers = body.matches(
      of: /(?:^|[^.\w])init[?!]?\s*(?:<[^>(]*>)?\s*\((?<parameters>[^)]*)\)/
    )
    .map { String($0.parameters) }.filter { !$0.hasPrefix("coder") }
    needsArguments =
      !initializers.isEmpty && !initializers.contains { $0.allSatisfy(\.isWhitespace) }
  }

  /// Takes in what an extension says of the same class.
  mutating func add(_ other: HandlerType) {
    isEntrance = isEntrance || other.isEntrance
    intents += other.intents
  }
}
