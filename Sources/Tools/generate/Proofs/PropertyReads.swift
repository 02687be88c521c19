/// Writes a read of each property that the tables of public symbols list, with nothing said about
/// its type: `let phrase = it.spokenPhrase` has to compile wherever it does with Apple's SDK.
func writePropertyReads(ofTables paths: [String], to folder: String) throws {
  let lines = try paths.flatMap { try contents(of: $0).split(separator: "\n") }
  let properties = lines.compactMap { PublicProperty(String($0)) }
  let constraints = Dictionary(
    lines.compactMap { GenericClass(String($0)) }.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )
  var source = Source()
  source.line("// Written by `swift run generate` from the tables in Fixtures/Symbols.")
  source.line()
  source.line("import Contacts")
  source.line("import Foundation")
  source.line("import Intents")
  source.line()
  source.line("// Foundation has a class of the name as well, which nobody can use.")
  let formatter = "PersonNameComponentsFormatter"
  source.line("private typealias \(formatter) = Contacts.\(formatter)")
  for (owner, properties) in properties.groupedByOwner {
    source.line()
    write(properties, of: owner, constraints[owner], to: &source)
  }
  try write(source.text, to: "\(folder)/PropertyReads.swift")
}

private func write(
  _ properties: [PublicProperty],
  of owner: String,
  _ generic: GenericClass?,
  to source: inout Source
) {
  let parameter = generic.map { "<\($0.parameter)>" } ?? ""
  let condition = generic?.condition ?? ""
  let head = "private func read\(parameter)(_ it: \(owner)\(parameter))\(condition)"
  source.block(head) { source in
    for property in properties.withoutRepetitions {
      let value = "\(property.isStatic ? owner + parameter : "it").\(property.name)"
      source.line("do { let value = \(value); \(property.check) }")
    }
  }
}

/// A property as a table lists it.
private struct PublicProperty {
  var owner: String
  var name: String
  var isStatic: Bool

  /// `nil` where several properties of the name differ in their types.
  var type: String?

  /// Reads `INPerson: open var isMe: Bool { get }`; `nil` for any other line.
  init?(_ line: String) {
    guard let (owner, declaration) = line.cut(at: ": ") else { return nil }
    let declared = declaration.cut(at: " // ")?.before ?? declaration
    let words = (declared.cut(at: "{")?.before ?? declared).split(separator: " ")
    guard let keyword = words.firstIndex(where: { ["var", "let"].contains($0) }),
      !words[..<keyword].contains(where: { $0.mentions("(") }),
      let (name, type) = words[(keyword + 1)...].joined(separator: " ").cut(at: ": ")
    else { return nil }
    (self.owner, self.name, self.type) = (owner, name, type)
    isStatic = words[..<keyword].contains { ["static", "class"].contains($0) }
  }

  /// A statement that shows that the value has the type of Apple's SDK: a marked optional reads as
  /// an optional.
  var check: String {
    guard let type else { return "_ = value" }
    let read = type.hasSuffix("!") ? "\(type.dropLast())?" : type
    return "let _: \(read) = value"
  }
}

extension [PublicProperty] {
  /// The owners in order, each with its properties.
  fileprivate var groupedByOwner: [(owner: String, properties: [PublicProperty])] {
    Dictionary(grouping: self, by: \.owner).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// One property of each name.
  fileprivate var withoutRepetitions: [PublicProperty] {
    reduce(into: []) { unique, property in
      if let index = unique.firstIndex(where: { $0.name == property.name }) {
        unique[index].type = nil
      } else {
        unique.append(property)
      }
    }
  }
}

/// A class with a parameter, as a table lists it.
private struct GenericClass {
  var name: String
  var parameter: String

  /// ` where …`.
  var condition: String

  /// Reads `final class Box<Value> where Value : NSObject`; `nil` for any other line.
  init?(_ line: String) {
    guard let (marks, declaration) = line.cut(at: "class "), !marks.mentions(":"),
      let (name, rest) = declaration.cut(at: "<"), let (parameter, condition) = rest.cut(at: ">")
    else { return nil }
    (self.name, self.parameter, self.condition) = (name, parameter, " " + condition)
  }
}
