import Domains
import Files
import Foundation
import Glibc
import Terminal
import Transcripts
import Understanding

/// A package to be written: an app, its first conversation, and the test that replays it.
struct Scaffold {
  /// The folder to make.
  let path: String

  /// The name of the package, its target and its app: that of the folder, with a capital.
  let name: String

  /// The author's own files, or an example to begin with.
  let given: [GivenFile]

  /// True if the author has nothing yet.
  let isExample: Bool

  /// The path of Parley's checkout, as the package's manifest says it.
  let dependency: String

  /// The classes of the given files that handle intents or hand out handlers.
  let types: [HandlerType]

  /// - Parameters:
  ///   - path: The folder to make, of which the package has the name.
  ///   - given: Files with handlers, and property lists.
  ///   - checkout: The folder of Parley.
  /// - Throws: A sentence about what can't be made a package of.
  init(at path: String, _ given: [GivenFile], checkout: String) throws {
    let folder = path.split(separator: "/").last ?? ""
    guard folder.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]{0,63}/) != nil else {
      throw UnusableScaffold(
        "Expected a name for a module, such as Ferry, of 64 letters at most, found “\(folder)”."
      )
    }
    // In code, words that begin with a small letter may be keywords.
    let name = folder.prefix(1).uppercased() + folder.dropFirst()
    // Packages are told apart by the names of their folders.
    let isCheckout = URL(filePath: checkout).lastPathComponent.lowercased() == name.lowercased()
    guard !isCheckout, !ModuleName.isTaken(name, besidesModulesOf: checkout) else {
      throw UnusableScaffold(
        "Expected a name that means nothing else in the package, found “\(name)”."
      )
    }
    (self.path, self.name) = (path, name)
    isExample = given.isEmpty
    self.given = isExample ? [Self.handler] : given
    dependency = Self.way(to: checkout, from: path)
    types = Self.merged(self.given.filter(\.isSwift).flatMap(\.types))
    try inspect()
  }

  private func inspect() throws {
    let names = given.map(\.name) + ["main.swift", appFile]
    if let double = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw UnusableScaffold("Expected one file of each name, found another \(double).")
    }
    guard !makers.isEmpty else {
      throw UnusableScaffold(
        "Expected a class that handles one of SiriKit's intents, or an INExtension, found none."
      )
    }
  }

  /// One for each class, with what its extensions add.
  private static func merged(_ types: [HandlerType]) -> [HandlerType] {
    types.reduce(into: []) { merged, type in
      if let index = merged.firstIndex(where: { $0.name == type.name }) {
        merged[index].add(type)
      } else {
        merged.append(type)
      }
    }
  }

  /// The way from the package to the checkout, which holds wherever both are moved together.
  private static func way(to checkout: String, from package: String) -> String {
    let from = resolved(URL(filePath: package).standardizedFileURL).pathComponents
    let to = resolved(URL(filePath: checkout).standardizedFileURL).pathComponents
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared)).joined(separator: "/")
  }

  /// The path without links, as far as there is anything.
  private static func resolved(_ url: URL) -> URL {
    guard url.pathComponents.count > 1, !FileManager.default.fileExists(atPath: url.path) else {
      return url.resolvingSymlinksInPath()
    }
    return resolved(url.deletingLastPathComponent()).appending(path: url.lastPathComponent)
  }
}

/// A package that can't be made, in a sentence.
struct UnusableScaffold: Error, CustomStringConvertible {
  let description: String

  init(_ sentence: String) { description = sentence }
}

/// One thing that `new` tells programs: one JSON object on one line.
///
/// Fields are only ever added; if their meaning has to change, the version does.
struct ScaffoldRecord: Encodable {
  /// Of the form of these records.
  var version = 1
  var event: Event
  var file: String?

  /// Something that the author has to see to.
  var sentence: String?

  enum Event: String, Encodable {
    case written, remark
  }
}

// MARK: - What the files tell

extension Scaffold {
  /// The classes that the app is made of: the one that Siri calls first, or else all handlers.
  var makers: [HandlerType] {
    let entrances = types.filter(\.isEntrance)
    return entrances.isEmpty ? types.filter { !$0.intents.isEmpty } : [entrances[0]]
  }

  /// The intents that the given files handle, of those that can be asked for.
  var intents: [String] {
    types.flatMap(\.intents).filter { Schema.named($0) != nil }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var importsSurroundings: Bool {
    given.filter(\.isSwift).flatMap(\.imports).contains { Self.surroundings.contains($0.module) }
  }

  /// The things that the author has to see to, as sentences.
  var remarks: [String] {
    makers.filter(\.needsArguments).map {
      "\($0.name) is made with arguments: write them in \(folder)/\(appFile)."
    } + strangeImports
  }

  /// A sentence for each import of a module that there is not, with the line that it stands on.
  private var strangeImports: [String] {
    given.filter(\.isSwift).flatMap { file in
      file.imports.filter { !Self.surroundings.union(Self.known).contains($0.module) }.map {
        "\(path)/\(folder)/\(file.name):\($0.line): There is no \($0.module) here: leave out what "
          + "needs it."
      }
    }
  }

  static let surroundings: Set = ["os", "OSLog", "UIKit"]
  static let known: Set = [
    "Contacts", "CoreLocation", "Dispatch", "Foundation", "Glibc", "Intents", "Swift",
    "Synchronization",
  ]

  /// The name of the program that talks with the app.
  var program: String { name.prefix(1).lowercased() + name.dropFirst() }

  var folder: String { "Sources/\(name)" }

  /// The file with the app as Parley talks with it.
  var appFile: String { "App.swift" }
}

// MARK: - Writing

extension Scaffold {
  /// Writes all files.
  ///
  /// - Throws: An error, with nothing written, if there is anything of the name.
  func write() throws {
    if let kind = FileKind(at: path) {
      throw UnusableScaffold("Expected nothing at \(path) yet, found \(kind).")
    }
    for (name, text) in files {
      let file = "\(path)/\(name)"
      try makeFolder(file.folder)
      try Files.write(text, to: file, .new)
    }
  }

  private func makeFolder(_ path: String) throws(UnusableFile) {
    if !isFolder(path.folder) { try makeFolder(path.folder) }
    guard isFolder(path) || mkdir(path, 0o777) == 0 else {
      throw UnusableFile(ofSystemAt: path, expected: "a new folder")
    }
  }

  /// The files and what comes next.
  var summary: String {
    (files.map { "\(path)/\($0.path)" } + ["", "What comes next:"] + next.map { "  \($0)" })
      .map { $0 + "\n" }.joined()
  }

  /// The same for programs: an object for each file, and for each remark.
  var records: [ScaffoldRecord] {
    files.map { ScaffoldRecord(event: .written, file: "\(path)/\($0.path)") }
      + remarks.map { ScaffoldRecord(event: .remark, sentence: $0) }
  }

  private var next: [String] {
    let commands = [
      ("cd \(path)", "the first build takes some minutes"),
      ("swift run \(program)", "talk with it"),
      ("swift run \(program) check \(name)", "does it keep SiriKit's contract?"),
      ("swift test", "both as tests, with the conversations in Tests/…/Transcripts"),
    ]
    let width = commands.map(\.0.displayWidth).max() ?? 0
    return commands.map { command, purpose in "\(command.padded(to: width))  # \(purpose)" }
  }
}
