import Files
import Glibc
import Scratch
import Testing

/// Files that are written, in the place of others or where there was none.
@Suite struct WrittenFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(folder.path(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `a new file has the mode of any file, unless it is to be its owner's alone`() throws {
    try write("new", to: folder.path("a"))
    #expect(try text("a") == "new")
    // As the umask has it, which is the process's and other tests' as well.
    try folder.write("any".utf8, to: "any")
    #expect(mode("a") == mode("any"))
    unlink(folder.path("any"))
    try write("new", to: folder.path("a"))
    unlink(folder.path("a"))
    try write("new", to: folder.path("a"), .closing)
    #expect(mode("a") == 0o600)
    #expect(try folder.names() == ["a"])
  }

  @Test func `a file keeps its mode, and nothing lies beside it`() throws {
    try folder.write("old".utf8, to: "a")
    chmod(folder.path("a"), 0o604)
    try write("new", to: folder.path("a"))
    #expect(try text("a") == "new")
    #expect(mode("a") == 0o604)
    #expect(try folder.names() == ["a"])
  }

  @Test func `a file that is to be its owner's alone becomes that`() throws {
    try folder.write("old".utf8, to: "a")
    chmod(folder.path("a"), 0o644)
    try write("new", to: folder.path("a"), .closing)
    #expect(mode("a") == 0o600)
  }

  @Test(arguments: [true, false])
  func `nothing is written through a link, whether or not there is a file behind it`(
    isThere: Bool
  ) throws {
    if isThere { try folder.write("old".utf8, to: "target") }
    symlink("target", folder.path("link"))
    for placement in [Placement.replacing, .closing, .new] {
      let error = #expect(throws: UnusableFile.self) {
        try write("new", to: folder.path("link"), placement)
      }
      #expect(
        error?.description == "Expected a file that can be written at \(folder.path("link")), "
          + "found a link to target."
      )
    }
    #expect(FileKind(at: folder.path("link")) == .link)
    #expect(FileKind(at: folder.path("target")) == (isThere ? .regular : nil))
    if isThere { #expect(try text("target") == "old") }
  }

  @Test func `a pipe is told, nobody waited for, and a folder left with all in it`() throws {
    mkfifo(folder.path("pipe"), 0o600)
    try folder.write("mine".utf8, to: "folder/file")
    for (name, kind) in [("pipe", "a pipe"), ("folder", "a folder")] {
      let error = #expect(throws: UnusableFile.self) { try write("new", to: folder.path(name)) }
      #expect(error?.description.hasSuffix(", found \(kind).") == true)
    }
    #expect(try text("folder/file") == "mine")
    #expect(try folder.names() == ["pipe", "folder"])
  }

  @Test func `what has to be new takes the place of nothing`() throws {
    try write("new", to: folder.path("a"), .new)
    let error = #expect(throws: UnusableFile.self) {
      try write("newer", to: folder.path("a"), .new)
    }
    #expect(error?.description.hasSuffix(", found a file.") == true)
    #expect(try text("a") == "new")
    #expect(mode("a") == 0o600)
    #expect(try folder.names() == ["a"])
  }

  @Test func `the system's own devices are written to, and their errors told`() throws {
    try write("new", to: "/dev/null")
    let error = #expect(throws: UnusableFile.self) { try write("new", to: "/dev/full") }
    #expect(error?.description.hasSuffix("found an error: No space left on device.") == true)
  }

  @Test func `what this process has open is written to, as a shell names it`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try write("new", to: "/dev/fd/\(ends[1])")
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(ends[0], &bytes, 10) == 3)
  }

  @Test func `the draft of a process that was killed goes with the next file`() throws {
    try folder.write("said".utf8, to: ".parley-1e.new")
    let draft = try folder.write("said".utf8, to: ".parley-1f.new")
    try folder.write("mine".utf8, to: ".notes.new")
    let file = open(draft, O_RDONLY)
    defer { close(file) }
    try #require(flock(file, LOCK_EX) == 0)
    try write("new", to: folder.path("a"))
    #expect(try folder.names().sorted() == [".notes.new", ".parley-1f.new", "a"])
  }

  @Test func `a folder is looked through for drafts once`() throws {
    try write("new", to: folder.path("a"))
    try folder.write("said".utf8, to: ".parley-1f.new")
    try write("newer", to: folder.path("a"))
    #expect(try folder.names().sorted() == [".parley-1f.new", "a"])
  }

  @Test func `files that are written at once in one folder are all written`() async throws {
    let paths = (0..<200).map { folder.path("\($0 % 50)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths { group.addTask { try write("new", to: path) } }
      try await group.waitForAll()
    }
    #expect(try folder.names().count == 50)
  }

  @Test func `a folder that isn't there is told`() throws {
    let error = #expect(throws: UnusableFile.self) {
      try write("new", to: folder.path("nowhere/a"))
    }
    #expect(error?.description.hasSuffix("found none: No such file or directory.") == true)
  }

  @Test func `a name as long as names can be is written`() throws {
    let name = String(repeating: "n", count: 255)
    try write("new", to: folder.path(name))
    #expect(try text(name) == "new")
  }
}

/// Files that are read, wherever they were found.
@Suite struct ReadFileTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a file is read whole, through a link, too`() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "a")
    symlink("a", folder.path("link"))
    #expect(try contents(ofFile: folder.path("a"), atMost: 100_000) == bytes)
    #expect(try contents(ofFile: folder.path("link"), atMost: 100_000) == bytes)
  }

  @Test func `a larger one than it may be is told, before it is read`() throws {
    try folder.write([], to: "a")
    // All of it a hole.
    try #require(truncate(folder.path("a"), 1 << 40) == 0)
    let error = #expect(throws: UnusableFile.self) {
      try contents(ofFile: folder.path("a"), atMost: 1000)
    }
    #expect(error?.description.hasSuffix("found more than 1000 bytes.") == true)
  }

  @Test func `a pipe is told, and nobody waited for`() throws {
    mkfifo(folder.path("pipe"), 0o600)
    symlink("/dev/zero", folder.path("zero"))
    for (name, kind) in [("pipe", "a pipe"), ("zero", "a device")] {
      let error = #expect(throws: UnusableFile.self) {
        try contents(ofFile: folder.path(name), atMost: 1000)
      }
      #expect(
        error?.description
          == "Expected a file that can be read at \(folder.path(name)), found \(kind)."
      )
    }
  }

  @Test func `what a shell passes as a file is read to its end`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(Glibc.write(ends[1], "new", 3) == 3)
    close(ends[1])
    #expect(try contents(ofFile: "/dev/fd/\(ends[0])", atMost: 1000) == Array("new".utf8))
  }
}
