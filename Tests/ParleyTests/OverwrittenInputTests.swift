import Glibc
import Scratch
import Testing

@testable import Parley

/// Files that are not to be written, because they are read.
@Suite struct OverwrittenInputTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
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
