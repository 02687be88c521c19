import Foundation
import Scratch
import Testing

/// Which modules know which: the one table that says so.
///
/// `ours` is what Package.swift may say; `theirs` what a source file may import besides.
struct Room {
  var ours: Set<String> = []
  var theirs: Set<String> = []
  /// Where it is, if not in a folder of its own name in `Sources`.
  var folder: String?

  static let house: [String: Room] = [
    "Contacts": Room(theirs: ["Foundation"]),
    "CoreLocation": Room(ours: ["Contacts"], theirs: ["Foundation"]),
    "Intents": Room(
      ours: ["CoreLocation", "Contacts"],
      theirs: ["Foundation", "FoundationNetworking", "Synchronization"]
    ),
    "CLogging": Room(),
    "os": Room(
      ours: ["CLogging", "Characters"],
      theirs: ["Foundation", "Synchronization"],
      folder: "Surroundings/os"
    ),
    "OSLog": Room(ours: ["os"], folder: "Surroundings/OSLog"),
    "UIKit": Room(
      ours: ["Intents", "Contacts"],
      theirs: ["Foundation", "Dispatch"],
      folder: "Surroundings/UIKit"
    ),
    "_Testing_UIKit": Room(ours: ["UIKit"], folder: "Surroundings/TestingUIKit"),
    "Dialogue": Room(),
    // Of the C library only what gives pages back.
    "Phrases": Room(ours: ["Randomness"], theirs: ["Glibc"]),
    "Properties": Room(),
    "Randomness": Room(),
    "Characters": Room(),
    "Scratch": Room(theirs: ["Foundation"]),
    // Of the C library only the exponential.
    "Understanding": Room(
      ours: ["Phrases"],
      theirs: ["FoundationEssentials", "Glibc", "Synchronization"]
    ),
    "Domains": Room(
      ours: ["Intents", "CoreLocation", "Contacts", "Dialogue", "Characters"],
      theirs: ["Foundation", "Synchronization"]
    ),
    "Transcripts": Room(ours: ["Dialogue"]),
    "Storage": Room(ours: ["CSQLite"], theirs: ["Glibc", "Synchronization"]),
    "SampleApps": Room(ours: ["Intents", "Storage"], theirs: ["Foundation", "Synchronization"]),
    "Assistant": Room(
      ours: [
        "Intents", "Dialogue", "Understanding", "Domains", "Transcripts", "Properties",
      ],
      theirs: ["Dispatch", "Foundation", "Synchronization"]
    ),
    "Terminal": Room(ours: ["CReadline", "Characters"], theirs: ["Glibc", "Synchronization"]),
    "SampleHousehold": Room(
      ours: ["Assistant", "Dialogue", "SampleApps", "Storage"],
      theirs: ["Foundation", "Synchronization"]
    ),
    "Measurement": Room(ours: ["Understanding", "Phrases", "Characters"], theirs: ["Foundation"]),
    "phrasebook": Room(
      ours: ["Phrases", "Randomness", "Understanding", "Measurement"],
      theirs: ["Foundation", "Glibc"]
    ),
    "Parley": Room(
      ours: [
        "Intents", "Dialogue", "Understanding", "Domains", "Transcripts", "Assistant", "Terminal",
        "Characters", "CGetopt",
      ],
      theirs: ["Foundation", "Glibc", "Synchronization"]
    ),
    "program": Room(
      ours: ["SampleHousehold", "Assistant", "Terminal", "Parley", "Measurement"]
    ),
    // It starts the program, and imports nothing of it.
    "bench": Room(
      ours: [
        "Assistant", "Transcripts", "Understanding", "SampleHousehold", "Scratch", "program",
      ],
      theirs: ["Foundation", "Glibc"]
    ),
    "CGetopt": Room(),
    "CReadline": Room(),
    "CSQLite": Room(),
  ]

  /// The modules of the products: what authors import, and what alone shows anything.
  static let published: Set = [
    "Intents", "CoreLocation", "Contacts", "os", "OSLog", "UIKit", "Assistant", "Parley",
  ]

  /// Targets that build the house and are no part of it.
  static let scaffolding: Set<String> = [
    "generate", "Generate", "terminal-probe", "crash-probe", "AuthorsInSwift6", "AuthorsInSwift5",
  ]
}

@Suite struct DependencyTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the manifest's targets depend on what the table lists, and on nothing else`() throws {
    let targets = try Manifest.dumped(from: Self.root).targets
      .filter { $0.type != "test" && !Room.scaffolding.contains($0.name) }

    #expect(Set(targets.map(\.name)) == Set(Room.house.keys))
    for target in targets {
      #expect(target.modules == Room.house[target.name]?.ours, "\(target.name)")
    }
  }

  @Test func `no file imports what its module may not know`() throws {
    for (module, room) in Room.house {
      let allowed = room.ours.union(room.theirs)
      for file in try swiftFiles(of: module) {
        let strangers = try imports(in: file).subtracting(allowed)
        #expect(strangers.isEmpty, "\(file.lastPathComponent) imports \(strangers)")
      }
    }
  }

  @Test func `only the products that authors import have anything public`() throws {
    for module in Room.house.keys where !Room.published.contains(module) {
      for file in try swiftFiles(of: module) {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let published = lines.first { line in
          let words = line.split(separator: " ")
          return words.first == "public" && words.dropFirst().first != "import"
        }
        #expect(published == nil, "\(file.lastPathComponent): \(published ?? "")")
      }
    }
  }
}

extension DependencyTests {
  private func swiftFiles(of module: String) throws -> [URL] {
    let path = Room.house[module]?.folder ?? module
    let folder = Self.root.appending(path: "Sources/\(path)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  private func imports(in file: URL) throws -> Set<String> {
    let pattern = /^(?:@\w+ )*(?:(?:public|package|internal|private) )?import (?:\w+ )?(\w+)/
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set(lines.compactMap { try? pattern.firstMatch(in: $0)?.1 }.map(String.init))
  }
}

/// What `swift package dump-package` prints, as far as it is looked at.
private struct Manifest: Decodable {
  struct Target: Decodable {
    struct Dependency: Decodable {
      /// The module's name, then a condition or null.
      var byName: [String?]
    }

    var name: String
    var type: String
    var dependencies: [Dependency]

    var modules: Set<String> {
      Set(dependencies.compactMap { $0.byName.first ?? nil })
    }
  }

  var targets: [Target]

  static func dumped(from root: URL) throws -> Manifest {
    let scratch = try ScratchFolder()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A scratch path of its own, because the one in use is locked by the test run itself.
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    // What it leaves in the temporary folder goes with that.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": scratch.path]) { _, new in new }
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: json)
  }
}
