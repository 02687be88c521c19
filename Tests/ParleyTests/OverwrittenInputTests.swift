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

  @Test func `a check writes over no rules, and two things to no file`() throws {
    let text = "= never finding answered-twice\n"
    let rules = try folder.write(text.utf8, to: "rules.transcript")
    for option in ["--output", "--html", "--record"] {
      let result = try ParleyProcess.run(["check", "Stride", "--holding", rules, option, rules])
      #expect(result.code == 2)
      #expect(result.errors.contains("which is read here"))
    }
    #expect(try folder.bytes(of: "rules.transcript") == Array(text.utf8))
    let new = folder.path("new")
    let result = try ParleyProcess.run(["check", "Stride", "--html", new, "--output", new])
    #expect(result.code == 2)
    #expect(result.errors.contains("which is written here"))
    try refuse(toWriteTwice: ["/dev/null", "/dev/null", new, folder.path("other"), nil, nil])
  }
}
