import Foundation
import Glibc
import Scratch
import Testing

@testable import Parley

/// Files that are written in the place of others.
@Suite struct WrittenFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
  }

  @Test func `a file keeps its mode, and nothing lies beside it`() throws {
    try folder.write("old".utf8, to: "a")
    chmod(folder.path("a"), 0o604)
    try write("new", to: folder.path("a"))
    #expect(try text("a") == "new")
    #expect(try mode("a") == 0o604)
    #expect(try folder.names(in: "") == ["a"])
  }

  @Test(arguments: [true, false])
  func `a link stays one, whether or not there is a file behind it`(isThere: Bool) throws {
    if isThere { try folder.write("old".utf8, to: "target") }
    symlink("target", folder.path("link"))
    try write("new", to: folder.path("link"))
    #expect(try text("target") == "new")
    let links = FileManager.default
    #expect(try links.destinationOfSymbolicLink(atPath: folder.path("link")) == "target")
  }

  @Test func `a pipe is written to`() throws {
    let path = folder.path("pipe")
    mkfifo(path, 0o600)
    // Opened for both, it waits for nobody.
    let reader = open(path, O_RDWR | O_CLOEXEC)
    defer { close(reader) }
    try write("new", to: path)
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, 10) == 3)
    #expect(bytes.prefix(3).elementsEqual("new".utf8))
  }

  @Test func `what can't be written is told, and stays`() throws {
    let error = #expect(throws: UnusableFile.self) { try write("new", to: folder.path) }
    #expect(error?.description.hasSuffix("found none: Is a directory.") == true)
    let full = #expect(throws: UnusableFile.self) { try write("new", to: "/dev/full") }
    #expect(full?.description.hasSuffix("found none: No space left on device.") == true)
  }

  @Test func `what is read is not written over, by whatever name`() throws {
    try folder.write("old".utf8, to: "a")
    symlink("a", folder.path("link"))
    link(folder.path("a"), folder.path("hard"))
    for name in ["a", "link", "hard"] {
      #expect(throws: (any Error).self) {
        try refuse(toWrite: [nil, folder.path(name)], over: [folder.path("a")])
      }
    }
    try refuse(toWrite: [nil, folder.path("b")], over: [folder.path("a"), folder.path("c")])
  }
}
