import Assistant
import Foundation
import Scratch
import Testing

/// Copies of what apps have stored, and what becomes of them.
@Suite struct StorageCopyTests {
  let scratch: ScratchFolder
  var place: String { scratch.path }
  var data: String { scratch.path("data") }

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("kept".utf8, to: "data/Ringer.sqlite")
    try scratch.write("left".utf8, to: "data/memory.json")
  }

  @Test func `a copy goes with its last reference`() throws {
    var copy = try StorageCopy(of: data, in: place)
    let path = try #require(copy?.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    #expect(names == ["Ringer.sqlite", "memory.json"])
    copy = nil
    #expect(try scratch.names() == ["data"])
  }

  @Test func `where there is no room that is told, and nothing is left`() throws {
    let file = try scratch.write("".utf8, to: "file")
    #expect(throws: StorageCopy.Failure.self) { try StorageCopy(of: data, in: file) }
    #expect(throws: StorageCopy.Failure.self) { try StorageCopy(in: file) }
    #expect(try StorageCopy(of: scratch.path("nowhere"), in: file) == nil)
    #expect(try scratch.names() == ["data", "file"])
  }

  @Test func `what a killed process left goes at the next copy, what is in use stays`() throws {
    let used = try #require(try StorageCopy(of: data, in: place))
    let abandoned = "\(place)/parley-copy-\(UUID())"
    try FileManager.default.copyItem(atPath: data, toPath: "\(abandoned)/data", making: abandoned)
    let next = try #require(try StorageCopy(of: data, in: place))
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    for copy in [used, next] { #expect(FileManager.default.fileExists(atPath: copy.path)) }
    #expect(try scratch.names().count == 3)
  }
}

extension FileManager {
  fileprivate func copyItem(atPath path: String, toPath copy: String, making folder: String) throws
  {
    try createDirectory(atPath: folder, withIntermediateDirectories: false)
    try copyItem(atPath: path, toPath: copy)
  }
}
