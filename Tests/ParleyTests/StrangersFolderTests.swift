import Foundation
import Glibc
import Scratch
import Testing

@testable import Parley

/// Transcripts from somebody else: they write nothing, and read nothing but what lies below them.
@Suite struct StrangersFolderTests {
  /// With the stranger's folder `talks` in it, and things of the person's beside that.
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Self.differing.utf8, to: "talks/a.transcript")
    try scratch.write("mine\n".utf8, to: "own/profile")
  }

  private static let sound = "> cancel\n< There is nothing to cancel.\n"
  private static let differing = "> cancel\n< You have nothing to cancel.\n"
  private static let payment = "> pay anna haro 5 dollars\n< ...\n> yes\n< ...\n"

  private func replay(
    _ options: String...,
    environment: [String] = []
  ) throws -> ParleyProcess.Result {
    try ParleyProcess.run(
      ["replay", scratch.path("talks")] + options,
      environment: environment
    )
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try scratch.bytes(of: name), as: UTF8.self)
  }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(scratch.path(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }

  // MARK: - What is written

  @Test(arguments: [[], ["--actual"]])
  func `nothing is written through a link in the place of what happened`(
    options: [String]
  ) throws {
    let link = scratch.path("talks/a.transcript.actual")
    symlink("../own/profile", link)
    let result = try ParleyProcess.run(
      ["replay", scratch.path("talks")] + options,
      environment: ["CI=1"]
    )
    #expect(result.code == 1)
    #expect(try text("own/profile") == "mine\n")
    let sentence =
      "parley: Expected a file that can be written at \(link), found a link to ../own/profile.\n"
    let hint = "“--actual” writes what happened beside each file that differs.\n"
    #expect(result.errors == (options.isEmpty ? hint : sentence))
  }

  @Test func `a pipe there is told, and a folder, and neither is removed`() throws {
    let place = scratch.path("talks/a.transcript.actual")
    mkfifo(place, 0o600)
    #expect(try replay("--actual").errors.hasSuffix(", found a pipe.\n"))
    unlink(place)
    try scratch.write("theirs".utf8, to: "talks/a.transcript.actual/file")
    #expect(try replay("--actual").errors.hasSuffix(", found a folder.\n"))
    try scratch.write(Self.sound.utf8, to: "talks/a.transcript")
    #expect(try replay("--actual").code == 0)
    #expect(try text("talks/a.transcript.actual/file") == "theirs")
  }

  @Test func `what is written of a run is its owner's alone`() throws {
    try scratch.write("old".utf8, to: "talks/a.transcript.actual")
    chmod(scratch.path("talks/a.transcript.actual"), 0o644)
    let reports = ["junit", "coverage"].map { scratch.path($0) }
    _ = try replay("--actual", "--junit", reports[0], "--coverage-json", reports[1])
    for name in ["talks/a.transcript.actual", "junit", "coverage"] { #expect(mode(name) == 0o600) }
  }

  @Test(arguments: ["--junit", "--coverage-json"])
  func `a report is not written through a link`(option: String) throws {
    symlink("own/profile", scratch.path("report"))
    let result = try replay(option, scratch.path("report"))
    #expect(result.code == 2)
    #expect(result.errors.hasSuffix("found a link to own/profile.\n"))
    #expect(try text("own/profile") == "mine\n")
  }

  @Test func `a transcript that is a link is updated where it is, and not through the link`() throws
  {
    rename(scratch.path("talks/a.transcript"), scratch.path("talks/a.txt"))
    symlink("a.txt", scratch.path("talks/a.transcript"))
    let result = try replay("--update")
    #expect(result.code == 1)
    #expect(result.errors.hasSuffix("found a link to a.txt.\n"))
    #expect(try text("talks/a.txt") == Self.differing)
  }

  // MARK: - What is read

  private func expectBeyond(
    _ line: String,
    _ what: String,
    _ named: String,
    isLink: Bool = false
  ) throws {
    try scratch.write("\(line)\n\(Self.sound)".utf8, to: "talks/a.transcript")
    let result = try replay()
    #expect(
      result.errors == "\(scratch.path("talks/a.transcript")):1: Expected \(what) below the "
        + "transcript's folder, or below one that “--allow DIR” or “allowedFolders” names, found “\(named)”\(isLink ? ", a link to one elsewhere" : "").\n"
    )
    #expect(result.code == 2)
    #expect(try replay("--allow", scratch.path("own")).code == 0)
  }

  @Test func `what apps have stored elsewhere is out of reach`() throws {
    try expectBeyond("@data ../own", "a folder with what apps have stored", "../own")
    symlink("../own", scratch.path("talks/link"))
    try expectBeyond("@data link", "a folder with what apps have stored", "link", isLink: true)
  }

  @Test func `a link among them to a file elsewhere is not played`() throws {
    let link = scratch.path("talks/b.transcript")
    symlink("../own/profile", link)
    let result = try replay()
    #expect(result.code == 2)
    #expect(!result.output.contains("mine"))
    #expect(
      result.errors.contains(
        "Expected a file in its folder at \(link), found a link to one elsewhere. To play that, "
          + "name it.\n"
      )
    )
    unlink(link)
    symlink("a.transcript", link)
    #expect(try replay().code == 1)
  }

  @Test func `a file elsewhere is not included`() throws {
    try scratch.write("# theirs\n".utf8, to: "own/part")
    let path = scratch.path("own/part")
    try expectBeyond("@include ../own/part", "a file", path)
    symlink("../own/part", scratch.path("talks/part"))
    try expectBeyond("@include part", "a file", scratch.path("talks/part"), isLink: true)
    unlink(scratch.path("talks/part"))
    symlink("../own", scratch.path("talks/link"))
    try expectBeyond("@include link/part", "a file", scratch.path("talks/link/part"), isLink: true)
    symlink("nowhere", scratch.path("talks/part"))
    try scratch.write("@include part\n\(Self.sound)".utf8, to: "talks/a.transcript")
    #expect(
      try replay().errors.hasSuffix("found “\(scratch.path("talks/part"))”, a link to nothing.\n")
    )
  }

  @Test func `a world elsewhere is none, nor one with links to elsewhere`() throws {
    try expectBeyond("@world ../own", "the folder of a world", "../own")
    symlink("../own", scratch.path("talks/link"))
    try expectBeyond("@world link", "the folder of a world", "link", isLink: true)
    for name in ["contacts.vcf", "Apps/Ringer/Info.plist"] {
      let place = scratch.path("talks/world/\(name)")
      let folder = URL(filePath: place).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      symlink(scratch.path("own/profile"), place)
      try scratch.write("@world world\n\(Self.sound)".utf8, to: "talks/a.transcript")
      let result = try replay()
      #expect(result.errors.contains(":1: Expected a world whose links lead to what is below"))
      #expect(result.errors.hasSuffix("found “world/\(name)”, a link to one elsewhere.\n"))
      #expect(result.code == 2)
      unlink(place)
    }
  }

  @Test func `the world that the command line names may be read from`() throws {
    try scratch.write("@data ../own\n\(Self.sound)".utf8, to: "talks/a.transcript")
    try FileManager.default.copyItem(
      at: TranscriptFile.root.appending(path: "Fixtures/World"),
      to: scratch.url.appending(path: "world")
    )
    try FileManager.default.moveItem(atPath: scratch.path("own"), toPath: scratch.path("world/own"))
    try scratch.write("@data ../world/own\n\(Self.sound)".utf8, to: "talks/a.transcript")
    #expect(try replay().code == 2)
    #expect(try replay("--world", scratch.path("world")).code == 0)
  }

  @Test(arguments: [true, false])
  func `a link among what apps have stored is refused, and nothing behind it changes`(
    isThere: Bool
  ) throws {
    if isThere { try scratch.write([], to: "own/CoinPurse.sqlite") }
    try scratch.write([], to: "talks/data/MessageBot.sqlite")
    symlink(scratch.path("own/CoinPurse.sqlite"), scratch.path("talks/data/CoinPurse.sqlite"))
    try scratch.write("@data data\n\(Self.payment)".utf8, to: "talks/a.transcript")
    let result = try replay()
    #expect(
      result.errors == "\(scratch.path("talks/a.transcript")):1: Expected files and folders alone "
        + "to copy, found a link at CoinPurse.sqlite.\n"
    )
    #expect(result.code == 2)
    #expect(try scratch.names(in: "own").contains("CoinPurse.sqlite") == isThere)
    if isThere { #expect(try scratch.bytes(of: "own/CoinPurse.sqlite") == []) }
  }

  @Test func `more than there is room for is refused by its size`() throws {
    try scratch.write([], to: "talks/data/hole")
    truncate(scratch.path("talks/data/hole"), 1 << 40)
    try scratch.write("@data data\n\(Self.sound)".utf8, to: "talks/a.transcript")
    let result = try replay()
    #expect(result.errors.hasSuffix("Expected at most 1073741824 bytes to copy, found more.\n"))
    #expect(result.code == 2)
  }

  @Test func `a pipe in the place of a file is told, wherever it is, and nobody waited for`() throws
  {
    mkfifo(scratch.path("talks/b.transcript"), 0o600)
    #expect(try replay().errors.contains("b.transcript, found a pipe.\n"))
    try scratch.write("@include b.transcript\n\(Self.sound)".utf8, to: "talks/a.transcript")
    #expect(try replay().errors.contains("a.transcript:1: Expected a file that can be read at "))
    unlink(scratch.path("talks/b.transcript"))
    try FileManager.default.copyItem(
      at: TranscriptFile.root.appending(path: "Fixtures/World"),
      to: scratch.url.appending(path: "talks/world")
    )
    unlink(scratch.path("talks/world/contacts.vcf"))
    mkfifo(scratch.path("talks/world/contacts.vcf"), 0o600)
    try scratch.write("@world world\n\(Self.sound)".utf8, to: "talks/a.transcript")
    let result = try replay()
    #expect(
      result.errors == "parley: \(scratch.path("talks/a.transcript")):1: world/contacts.vcf: "
        + "Expected a file with the contacts, and found a pipe.\n"
    )
    #expect(result.code == 0)
  }

  // MARK: - What can't be used

  @Test func `a broken world is told with the line that names it, and the rest of it used`() throws
  {
    try FileManager.default.copyItem(
      at: TranscriptFile.root.appending(path: "Fixtures/World"),
      to: scratch.url.appending(path: "talks/world")
    )
    try scratch.write("{".utf8, to: "talks/world/places.geojson")
    try scratch.write("# one\n@world world\n\(Self.sound)".utf8, to: "talks/a.transcript")
    let result = try replay()
    #expect(
      result.errors.hasPrefix(
        "parley: \(scratch.path("talks/a.transcript")):2: world/places.geojson: Expected JSON, and "
          + "found something that breaks its rules. Nothing of it is used.\n"
      )
    )
    #expect(result.code == 0)
    try scratch.write("{".utf8, to: "talks/world/Apps/Ringer/Calls.json")
    let other = try replay()
    #expect(
      other.errors == "\(scratch.path("talks/a.transcript")):2: Expected apps that can start with "
        + "“world”, found one that can't: The file Calls.json is not valid JSON.\n"
    )
    #expect(other.code == 2)
  }

  @Test(arguments: [
    ("CoinPurse.sqlite", "The database data/CoinPurse.sqlite is damaged: "),
    ("memory.json", "it does not hold what is kept of requests."),
  ])
  func `damaged data is told with the line that names it, and other files are played`(
    name: String,
    reason: String
  ) throws {
    try scratch.write("This is a diary, and no database at all.".utf8, to: "talks/data/\(name)")
    try scratch.write("# one\n@data data\n\(Self.sound)".utf8, to: "talks/a.transcript")
    try scratch.write(Self.sound.utf8, to: "talks/b.transcript")
    let result = try replay()
    #expect(result.errors.hasPrefix("\(scratch.path("talks/a.transcript")):2: Expected "))
    #expect(result.errors.contains(reason))
    #expect(result.output == "1 passed, 0 failed, 1 unreadable\n")
    #expect(result.code == 2)
    #expect(try scratch.names(in: "talks/data") == [name])
  }

  @Test(arguments: [("nowhere", "nothing"), ("own/profile", "a file"), ("link", "a link")])
  func `a folder to allow has to be one`(name: String, kind: String) throws {
    symlink("nothing", scratch.path("link"))
    let path = scratch.path(name)
    let result = try replay("--allow", path)
    #expect(
      result.errors == "parley: Expected a folder after “--allow”, found \(kind) at “\(path)”.\n"
        + "“parley --help” lists what there is.\n"
    )
    #expect(result.output == "")
    #expect(result.code == 2)
  }

  @Test func `a run has so many files at most`() throws {
    for number in 1...3 { try scratch.write([], to: "many/\(number).transcript") }
    let path = scratch.path("many")
    #expect(try TranscriptFiles(in: [path], atMost: 3).paths.count == 3)
    for named in [[path], [path, path]] {
      let error = #expect(throws: (any Error).self) {
        try TranscriptFiles(in: named, atMost: named.count * 3 - 1)
      }
      #expect(
        error.map { "\($0)" }
          == "Expected at most \(named.count * 3 - 1) files to play, found more at \(path)."
      )
    }
  }
}

/// What a conversation leaves, and who can read it.
@Suite struct PrivateFilesTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func converse(_ lines: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.run(
      ["--data", scratch.path("data")],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["TMPDIR=\(scratch.path)"]
    )
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
