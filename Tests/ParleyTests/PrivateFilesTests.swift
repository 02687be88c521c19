import Foundation
import Glibc
import Scratch
import Testing

/// What a conversation leaves, and who can read it.
@Suite struct PrivateFilesTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func converse(_ lines: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.converse(lines, in: scratch, environment: ["TMPDIR=\(scratch.path)"])
  }

  /// The modes of all files and folders in a folder, and its own.
  private func modes(in name: String) throws -> Set<mode_t> {
    let names = FileManager.default.enumerator(atPath: scratch.path(name))
    let paths = [""] + (names?.compactMap { $0 as? String } ?? [])
    return Set(
      paths.map { path in
        var status = stat()
        let place = scratch.path(path.isEmpty ? name : "\(name)/\(path)")
        return stat(place, &status) == 0 ? status.st_mode & 0o777 : 0
      }
    )
  }

  @Test func `a saved conversation is its owner's alone, with what apps had stored`() throws {
    _ = try converse("message anna haro saying hello", "yes")
    for name in try scratch.names(in: "data") { chmod(scratch.path("data/\(name)"), 0o644) }
    _ = try converse("call her", ":save \(scratch.path("talk"))")
    #expect(try modes(in: "talk.data") == [0o700, 0o600])
    #expect(try modes(in: "talk.transcript") == [0o600])
  }

  @Test func `what is remembered is closed to others before it has its name`() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("data"),
      withIntermediateDirectories: false
    )
    let watch = inotify_init1(O_NONBLOCK)
    defer { close(watch) }
    let events = UInt32(IN_ATTRIB | IN_MOVED_TO)
    #expect(inotify_add_watch(watch, scratch.path("data"), events) >= 0)
    _ = try converse("call anna haro")
    #expect(try modes(in: "data/memory.json") == [0o600])
    // Who is told of it when it has its name could read it until its mode is changed.
    let changes = changes(from: watch).filter { $0.name == "memory.json" }
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.mask & UInt32(IN_MOVED_TO) != 0 })
    #expect(try !scratch.names(in: "data").contains { $0.hasSuffix(".new") })
  }

  /// What has been seen of a folder up to now.
  private func changes(from watch: Int32) -> [(name: String, mask: UInt32)] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = max(0, read(watch, &bytes, bytes.count))
    var changes: [(String, UInt32)] = []
    var rest = bytes[..<count]
    // The watch, the mask, a cookie, the length of the name, and the name with zeros behind it.
    while rest.count >= 16 {
      let numbers = stride(from: 4, to: 16, by: 4).map { offset in
        rest.dropFirst(offset).prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      let name = rest.dropFirst(16).prefix(Int(numbers[2])).prefix { $0 != 0 }
      changes.append((String(decoding: name, as: UTF8.self), numbers[0]))
      rest = rest.dropFirst(16 + Int(numbers[2]))
    }
    return changes
  }

  @Test func `nothing is saved through a link, or in the place of one`() throws {
    symlink("target", scratch.path("talk.transcript"))
    let result = try converse("cancel", ":save \(scratch.path("talk"))")
    #expect(result.errors.hasSuffix("talk.transcript, which is there already.\n"))
    #expect(try scratch.names().contains("target") == false)
  }

  @Test func `the copy of what apps have stored is closed to others, and can be removed`() throws {
    _ = try converse("message anna haro saying hello", "yes")
    chmod(scratch.path("data"), 0o500)
    defer { chmod(scratch.path("data"), 0o700) }
    let before = try scratch.names()
    let session = try ParleyProcess(
      ["--data", scratch.path("data"), "--time-limit", "50"],
      input: Array("call anna haro\n:save \(scratch.path("talk"))\n".utf8),
      environment: ["TMPDIR=\(scratch.path)"]
    )
    _ = try session.finish()
    #expect(try modes(in: "talk.data") == [0o700, 0o600])
    #expect(try scratch.names().subtracting(before) == ["talk.transcript", "talk.data"])
  }
}
