import Foundation
import Glibc
import Scratch
import Testing

@testable import ParleyTerminal

/// Transcripts from somebody else: they write nothing, and read nothing but what lies below them.
@Suite struct StrangersFolderTests {
  private static let sound = StrangersFolder.sound

  let folder: StrangersFolder

  init() throws {
    folder = try StrangersFolder()
  }

  private var scratch: ScratchFolder { folder.scratch }

  private func replay(_ options: String...) throws -> ParleyProcess.Result {
    try folder.replay(options)
  }

  private static let payment = "> pay anna haro 5 dollars\n< ...\n> yes\n< ...\n"

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
    let result = try folder.replay(options, environment: ["CI=1"])
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

  @Test func `what happened is its owner's alone, and a report as open as any file`() throws {
    try scratch.write("old".utf8, to: "talks/a.transcript.actual")
    chmod(scratch.path("talks/a.transcript.actual"), 0o644)
    let reports = ["junit", "coverage"].map { scratch.path($0) }
    _ = try replay("--actual", "--junit", reports[0], "--coverage-json", reports[1])
    #expect(mode("talks/a.transcript.actual") == 0o600)
    try scratch.write([], to: "any")
    for name in ["junit", "coverage"] { #expect(mode(name) == mode("any")) }
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
    #expect(try text("talks/a.txt") == StrangersFolder.differing)
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
    try scratch.copySampleWorld(to: "world")
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
}
