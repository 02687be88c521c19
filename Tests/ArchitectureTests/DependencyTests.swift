import Foundation
import Scratch
import Testing

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

  /// The program's rooms are under GPL-3.0-or-later, as GNU readline is; all others are not.
  @Test func `nothing below the program links readline, or any other of the program's rooms`() {
    let program = Set(Room.folders.filter { $0.value.hasPrefix("Program/") }.keys)
    #expect(program.isSuperset(of: ["CReadline", "ParleyTerminal"]))
    #expect(Room.linked(by: "ParleyTerminal").contains("CReadline"))
    // It only starts the program.
    for module in Room.house.keys where !program.contains(module) && module != "bench" {
      #expect(Room.linked(by: module).isDisjoint(with: program), "\(module)")
    }
  }

  @Test func `every folder of a wing is in the table`() throws {
    var found: Set<String> = []
    for wing in try folders(in: "Sources") {
      for room in try folders(in: "Sources/\(wing)") { found.insert("\(wing)/\(room)") }
    }
    #expect(found == Set(Room.folders.values))
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
  private func folders(in path: String) throws -> [String] {
    let folder = Self.root.appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter {
        folder.appending(path: $0, directoryHint: .checkFileSystem).hasDirectoryPath
      }
  }

  private func swiftFiles(of module: String) throws -> [URL] {
    let folder = Self.root.appending(path: "Sources/\(Room.folders[module] ?? module)")
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
