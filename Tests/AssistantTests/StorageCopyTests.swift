import Assistant
import Foundation
import Testing

/// Copies of what apps have stored, and what becomes of them.
@Suite final class StorageCopyTests {
  let place = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID())").path
  var data: String { "\(place)/data" }

  init() throws {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: URL(filePath: "\(data)/Ringer.sqlite"))
    try Data("left".utf8).write(to: URL(filePath: "\(data)/memory.json"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: place)
  }

  private var names: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: place)) }
  }

  @Test func `a copy goes with its last reference`() throws {
    var copy = StorageCopy(of: data, without: "memory.json", in: place)
    let path = try #require(copy?.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["Ringer.sqlite"])
    copy = nil
    #expect(try names == ["data"])
  }

  @Test func `what a killed process left goes at the next copy, what is in use stays`() throws {
    let used = try #require(StorageCopy(of: data, in: place))
    let abandoned = "\(place)/parley-copy-\(UUID())"
    try FileManager.default.copyItem(atPath: data, toPath: "\(abandoned)/data", making: abandoned)
    let next = try #require(StorageCopy(of: data, in: place))
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    for copy in [used, next] { #expect(FileManager.default.fileExists(atPath: copy.path)) }
    #expect(try names.count == 3)
  }
}

extension FileManager {
  fileprivate func copyItem(atPath path: String, toPath copy: String, making folder: String) throws
  {
    try createDirectory(atPath: folder, withIntermediateDirectories: false)
    try copyItem(atPath: path, toPath: copy)
  }
}
