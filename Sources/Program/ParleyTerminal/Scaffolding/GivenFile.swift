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
    guard isSwift || isPropertyList else {
      throw UnusableFile(path: path, expected: "a property list", found: "another text")
    }
  }

  private var isPropertyList: Bool {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list is [String: Any]
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
  /// The modules that it imports, each with the line on which it does.
  var imports: [(module: String, line: Int)] {
    let (code, pattern) = (code, /^\s*(?:@\w+ )*import (?:\w+ )?(?<module>\w+)(?:\.\w+)*/)
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        line.firstMatch(of: pattern).map { (String($0.module), index + 1) }
      }
  }

  /// The classes and what extensions add to them, in their order.
  var types: [HandlerType] {
    let declarations = Declaration.all(in: code)
    return declarations.filter(\.isOfClass).map { type in
      let body = type.ownText(besides: declarations)
      return HandlerType(name: type.name, parents: type.parents, body: body)
    }
  }

  private var code: String { SwiftCode(text).text }
}

/// A type or an extension with a body, as far as it can be named from elsewhere.
private struct Declaration {
  /// With the names of the types that it stands in: `Outer.Handler`.
  let name: String
  let isOfClass: Bool
  let parents: String
  let body: Substring

  /// The declarations in a file and in its types, but not in functions.
  static func all(in code: String) -> [Declaration] {
    let head =
      #/
      \b (?<kind> class | extension | struct | enum | actor ) \s+ (?<name> [A-Z][\w.]* ) \s*
      (?: < [^>{]* > )? \s* (?: : (?<parents> [^{]* ) )? \{
      /#
    return code.matches(of: head).reduce(into: []) { found, head in
      let outer = found.last { $0.contains(head.range) }
      let before = code[(outer?.body.startIndex ?? code.startIndex)..<head.range.lowerBound]
      // Within a function a brace would be open.
      guard before.count(where: { $0 == "{" }) == before.count(where: { $0 == "}" }) else {
        return
      }
      found.append(
        Declaration(
          name: (outer.map { $0.name + "." } ?? "") + head.name,
          isOfClass: ["class", "extension"].contains(head.kind),
          parents: String(head.parents ?? ""),
          body: code[head.range.upperBound...].upToClosingBrace
        )
      )
    }
  }

  private func contains(_ range: Range<String.Index>) -> Bool {
    body.startIndex <= range.lowerBound && range.upperBound <= body.endIndex
  }

  /// The body without those of the declarations in it.
  func ownText(besides others: [Declaration]) -> String {
    var (text, start) = ("", body.startIndex)
    for other in others
    where other.body.startIndex > start && contains(other.body.startIndex..<other.body.endIndex) {
      text += body[start..<other.body.startIndex]
      start = other.body.endIndex
    }
    return text + body[start...]
  }
}

extension Substring {
  /// The part before the brace that closes what has been opened before it.
  fileprivate var upToClosingBrace: Substring {
    var depth = 1
    return prefix { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth > 0
    }
  }
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
