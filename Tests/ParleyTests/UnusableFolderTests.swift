import Foundation
import Glibc
import Scratch
import Testing

@testable import Parley

/// What can't be used of transcripts from somebody else is told with its place, and the rest played.
@Suite struct UnusableFolderTests {
  private static let sound = StrangersFolder.sound

  let folder: StrangersFolder

  init() throws {
    folder = try StrangersFolder()
  }

  private var scratch: ScratchFolder { folder.scratch }

  private func replay(_ options: String...) throws -> ParleyProcess.Result {
    try folder.replay(options)
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
    try scratch.copySampleWorld(to: "talks/world")
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

  @Test func `a broken world is told with the line that names it, and the rest of it used`() throws
  {
    try scratch.copySampleWorld(to: "talks/world")
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
        + "“parley --help” lists the commands and options.\n"
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
