import Files
import Foundation
import Scratch
import Testing

/// Copies of folders, and what can't be copied.
@Suite struct CopiedFolderTests {
  let scratch: ScratchFolder
  private var source: String { scratch.path("source") }
  private var copy: String { scratch.path("copy") }

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("one".utf8, to: "source/a")
    try scratch.write("two".utf8, to: "source/deep/b")
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `files and folders are copied, for their owner alone`() throws {
    chmod("\(source)/a", 0o444)
    chmod("\(source)/deep", 0o555)
    try copyFolder(source, to: copy)
    #expect(try scratch.bytes(of: "copy/a") == Array("one".utf8))
    #expect(try scratch.bytes(of: "copy/deep/b") == Array("two".utf8))
    for name in ["", "/deep"] { #expect(try mode(copy + name) == 0o700) }
    for name in ["/a", "/deep/b"] { #expect(try mode(copy + name) == 0o600) }
  }

  @Test func `parts are chosen at the top alone, and added to what is there`() throws {
    try scratch.write([], to: "source/deep/a")
    try scratch.write("mine".utf8, to: "copy/file")
    var size = CopySize()
    try Files.copy(where: { $0 == "deep" }, of: source, into: copy, counting: &size)
    #expect(try scratch.names(in: "copy") == ["deep", "file"])
    #expect(try scratch.names(in: "copy/deep") == ["a", "b"])
    try Files.copy(where: { $0 != "deep" }, of: source, into: copy, counting: &size)
    #expect(try scratch.names(in: "copy") == ["a", "deep", "file"])
  }

  @Test func `all parts count together`() throws {
    try scratch.write([], to: "copy/file")
    var size = CopySize()
    let limit = CopyLimit(bytes: 5)
    let add = { (name: String, size: inout CopySize) throws(UncopyableFolder) in
      try Files.copy(where: { $0 == name }, of: source, into: copy, counting: &size, limit: limit)
    }
    try add("a", &size)
    let error = #expect(throws: UncopyableFolder.self) { try add("deep", &size) }
    #expect(error?.description == "Expected at most 5 bytes to copy, found more.")
  }

  @Test func `who copies files in use drops no lock that this process has on them`() throws {
    let file = open("\(source)/a", O_RDWR)
    defer { close(file) }
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    try #require(fcntl(file, F_SETLK, &lock) == 0)
    var size = CopySize()
    for name in ["one", "two"] {
      try Files.copy(where: { _ in true }, of: source, into: try folder(name), counting: &size)
      #expect(try FileLocks().count(on: "\(source)/a") == 1)
    }
  }

  @Test func `what is in use is copied as it is by then, and what is in its place`() throws {
    var (size, count) = (CopySize(), 0)
    func copied() throws -> [UInt8] {
      count += 1
      let name = "copy \(count)"
      try Files.copy(where: { $0 == "a" }, of: source, into: try folder(name), counting: &size)
      return try scratch.bytes(of: "\(name)/a")
    }
    #expect(try copied() == Array("one".utf8))
    try scratch.write("longer".utf8, to: "source/a")
    #expect(try copied() == Array("longer".utf8))
    let file = open("\(source)/a", O_WRONLY | O_TRUNC)
    #expect(write(file, "new", 3) == 3)
    close(file)
    #expect(try copied() == Array("new".utf8))
    unlink("\(source)/a")
    try scratch.write("another".utf8, to: "source/a")
    #expect(try copied() == Array("another".utf8))
  }

  private func folder(_ name: String) throws -> String {
    try #require(mkdir(scratch.path(name), 0o700) == 0)
    return scratch.path(name)
  }

  @Test func `a link is refused, wherever it leads, and nothing of the copy is left`() throws {
    for target in ["../b", "/dev/null", "nowhere", "a"] {
      let link = "\(source)/deep/link"
      symlink(target, link)
      let error = #expect(throws: UncopyableFolder.self) { try copyFolder(source, to: copy) }
      #expect(
        error?.description
          == "Expected files and folders alone to copy, found a link at deep/link."
      )
      #expect(error?.cause == .source)
      unlink(link)
    }
    #expect(try scratch.names() == ["source"])
  }

  @Test func `a pipe is refused, and nobody waited for`() throws {
    mkfifo("\(source)/pipe", 0o600)
    let error = #expect(throws: UncopyableFolder.self) { try copyFolder(source, to: copy) }
    #expect(error?.found == "a pipe at pipe")
    #expect(try scratch.names() == ["source"])
  }

  @Test func `a hole stays one`() throws {
    let size = 64 << 20
    try #require(truncate("\(source)/a", off_t(size)) == 0)
    let file = open("\(source)/a", O_WRONLY)
    #expect(pwrite(file, "end", 3, off_t(size - 3)) == 3)
    close(file)
    try copyFolder(source, to: copy)
    var status = stat()
    #expect(stat("\(copy)/a", &status) == 0)
    #expect(Int(status.st_size) == size)
    // In blocks of 512 bytes, whatever the file system's own.
    #expect(status.st_blocks * 512 < 1 << 20)
    let copied = FileHandle(forReadingAtPath: "\(copy)/a")
    #expect(try copied?.read(upToCount: 5) == Data("one\0\0".utf8))
    try copied?.seek(toOffset: UInt64(size - 3))
    #expect(try copied?.readToEnd() == Data("end".utf8))
  }

  @Test func `more than the limit is refused by its size, holes and all`() throws {
    try #require(truncate("\(source)/deep/b", 1 << 40) == 0)
    let error = #expect(throws: UncopyableFolder.self) { try copyFolder(source, to: copy) }
    #expect(error?.description == "Expected at most 1073741824 bytes to copy, found more.")
    #expect(try scratch.names() == ["source"])
  }

  @Test(arguments: [
    (CopyLimit(bytes: 5), "at most 5 bytes"), (CopyLimit(files: 2), "at most 2 files"),
    (CopyLimit(depth: 1), "folders at most 1 deep"),
  ])
  func `each limit has its sentence`(limit: CopyLimit, words: String) throws {
    let error = #expect(throws: UncopyableFolder.self) {
      try copyFolder(source, to: copy, limit: limit)
    }
    #expect(error?.description == "Expected \(words) to copy, found more.")
    try copyFolder(source, to: copy, limit: CopyLimit(bytes: 6, files: 3, depth: 2))
  }

  @Test func `where something is already there is no copy, and it stays`() throws {
    try scratch.write("mine".utf8, to: "copy/file")
    let error = #expect(throws: UncopyableFolder.self) { try copyFolder(source, to: copy) }
    #expect(error?.cause == .place)
    #expect(try scratch.names(in: "copy") == ["file"])
  }

  @Test func `a folder is removed whatever its modes, and what its links lead to stays`() throws {
    try scratch.write("mine".utf8, to: "other/file")
    symlink(scratch.path("other"), "\(source)/deep/link")
    for path in ["\(source)/deep", source] { chmod(path, 0o500) }
    removeFolder(source)
    #expect(try scratch.names() == ["other"])
    #expect(try scratch.names(in: "other") == ["file"])
  }
}

/// What may be read from a folder.
@Suite struct ReachTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write([], to: "talks/part")
    try scratch.write([], to: "talks-of-others/part")
    try scratch.write([], to: "common/part")
  }

  private func verdict(_ path: String, _ folders: String...) -> Reach.Verdict {
    Reach(folders.map { scratch.path($0) }).verdict(on: scratch.path(path))
  }

  @Test func `what is below a folder is within reach, and the folder itself`() throws {
    #expect(verdict("talks/part", "talks") == .within(scratch.path("talks/part")))
    #expect(verdict("talks", "talks") == .within(scratch.path("talks")))
    #expect(
      verdict("talks/../common/part", "talks", "common/.") == .within(scratch.path("common/part"))
    )
  }

  @Test func `what is beside it is not, by whatever way`() throws {
    symlink("../common", scratch.path("talks/link"))
    for path in ["talks/../common/part", "talks-of-others/part", "common"] {
      #expect(verdict(path, "talks") == .beyond(byLink: false))
    }
    for path in ["talks/link/part", "talks/link"] {
      #expect(verdict(path, "talks") == .beyond(byLink: true))
    }
    #expect(verdict("talks/link/part", "none") == .beyond(byLink: false))
  }

  @Test func `what isn't there is nowhere`() throws {
    symlink("/nowhere/at/all", scratch.path("talks/link"))
    #expect(verdict("talks/none", "talks") == .nowhere(isLink: false))
    #expect(verdict("talks/link", "talks") == .nowhere(isLink: true))
    #expect(verdict("talks/part", "none") == .beyond(byLink: false))
  }

  @Test func `a link that leads out is found as deep as it is looked for`() throws {
    let reach = Reach([scratch.path("talks")])
    try scratch.write([], to: "talks/a/b/c")
    symlink("../part", scratch.path("talks/a/own"))
    #expect(reach.firstLinkBeyond(in: scratch.path("talks"), depth: 3) == nil)
    symlink("../../../common", scratch.path("talks/a/b/link"))
    #expect(reach.firstLinkBeyond(in: scratch.path("talks"), depth: 3) == "a/b/link")
    #expect(reach.firstLinkBeyond(in: scratch.path("talks"), depth: 2) == nil)
  }
}
