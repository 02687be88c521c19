import Foundation
import Testing

/// The folders of a module are its rooms: what one needs of another, that one doesn't need of it.
@Suite struct FolderTests {
  @Test(arguments: Room.layered.sorted())
  func `no folder needs another that needs it, in however many steps`(module: String) throws {
    #expect(circles(in: try sources(of: module)) == [])
  }

  @Test func `folders that need each other over a third are found, and no others`() {
    let sources = [
      ("Clocks", "struct Clock { let bell: Bell }"), ("Bells", "struct Bell { let rope: Rope }"),
      ("Ropes", "struct Rope {}  // Clock"),
      ("Yards", "extension Rope { var yard: Clock.Bell {} }"),
    ].map { (folder: $0.0, source: SwiftSource($0.1)) }
    #expect(circles(in: sources) == [])
    let closed = sources + [(folder: "Ropes", source: SwiftSource("extension Rope: Clock {}"))]
    #expect(circles(in: closed) == ["Bells", "Clocks", "Ropes"])
  }

  @Test(arguments: Room.layered.sorted())
  func `no type has more functions than one can know`(module: String) throws {
    let counts = try sources(of: module).flatMap(\.source.declarations)
      .reduce(into: [:]) { $0[$1.name, default: 0] += $1.functions }
    #expect(!counts.isEmpty)
    for (name, count) in counts {
      #expect(count <= Room.mostFunctions[name] ?? 60, "\(name)")
    }
  }

  @Test func `functions are counted, and what only looks like one isn't`() {
    let source = SwiftSource(
      #"""
      struct Clock: Sendable {
        package private(set) var hour = 0 { didSet { ring("{") } }
        var face: Face { Face() }
        let name: String
        init(_ hour: Int) { self.init() }  // func tick() {}
        @discardableResult static func tick() -> Int { 1 }
        enum Hand { case long; var length: Int { 3 } }
      }
      extension Clock.Hand {
        func turn() {}
      }
      """#
    )
    #expect(
      source.declarations == [
        .init(name: "Clock", isExtension: false, functions: 3),
        .init(name: "Clock", isExtension: true, functions: 1),
      ]
    )
  }
}

extension FolderTests {
  private typealias Sources = [(folder: String, source: SwiftSource)]

  private func sources(of module: String) throws -> Sources {
    let root = DependencyTests.root.appending(path: "Sources/\(Room.folders[module] ?? module)")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    // What is generated says nothing of who should know whom.
    let written = (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
    return try written.map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let parts = path.split(separator: "/")
      return (parts.count > 1 ? String(parts[0]) : "", SwiftSource(text))
    }
  }

  /// The folders of which each is needed by, and needs, another one of them.
  private func circles(in sources: Sources) -> Set<String> {
    var needs = needs(in: sources)
    while let free = needs.first(where: { folder, needed in
      needed.isEmpty || !needs.values.contains { $0.contains(folder) }
    })?.key {
      needs[free] = nil
      for folder in needs.keys { needs[folder]?.remove(free) }
    }
    return Set(needs.keys)
  }

  /// For each folder the others whose types it names; a name that several define is passed over.
  private func needs(in sources: Sources) -> [String: Set<String>] {
    var homes: [String: Set<String>] = [:]
    for (folder, source) in sources {
      for type in source.declarations where !type.isExtension {
        homes[type.name, default: []].insert(folder)
      }
    }
    return sources.reduce(into: [:]) { needs, entry in
      let known = entry.source.names.compactMap { homes[$0] }.filter { $0.count == 1 }
      needs[entry.folder, default: []].formUnion(known.joined().filter { $0 != entry.folder })
    }
  }
}
