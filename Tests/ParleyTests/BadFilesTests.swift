import Foundation
import Glibc
import Scratch
import Testing

/// Worlds and data folders that can't be used, or not all of them.
@Suite struct BadFilesTests {
  let folder: ScratchFolder
  let data: String

  init() throws {
    folder = try ScratchFolder()
    data = folder.path("data")
  }

  private func send(_ arguments: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.run(
      arguments + ["--data", data],
      input: "Send a message to Anna Haro saying hello\nyes\n"
    )
  }

  private func expectSent(_ result: ParleyProcess.Result) {
    #expect(result.output.contains("\nMessage to Anna Haro sent.\n"))
    #expect(result.code == 0)
  }

  // MARK: - What is no file, or too much of one

  private func makePipe(_ path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    try #require(mkfifo(path, 0o600) == 0)
  }

  private func expectTold(_ result: ParleyProcess.Result, _ sentence: String, _ code: Int32) {
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.code == code)
  }

  @Test(arguments: ["contacts.vcf", "World.plist", "places.geojson", "Apps/Ringer/Info.plist"])
  func `a pipe in a world is passed over, and nobody waits for it`(name: String) throws {
    let world = try copySampleWorld()
    try makePipe("\(world)/\(name)")
    let result = try ParleyProcess.run(["--world", world, "--data", data], input: ":apps\n")
    expectTold(result, "parley: \(name): Expected", 0)
  }

  @Test(arguments: ["", "-wal"])
  func `a pipe for a database is told, and nobody waits for it`(suffix: String) throws {
    let path = "\(data)/MessageBot.sqlite\(suffix)"
    try makePipe(path)
    let sentence = "The database \(path) cannot be opened: expected a file, found a pipe"
    expectTold(try ParleyProcess.run(["say", "help", "--data", data]), sentence, 2)
  }

  @Test func `a pipe for what is kept of requests is set aside`() throws {
    let path = "\(data)/memory.json"
    try makePipe(path)
    let result = try ParleyProcess.run(
      ["say", "send a message to Anna Haro saying hello", "yes", "--data", data]
    )
    expectTold(result, "\(path) is damaged: expected a file that can be read, found a pipe", 0)
    #expect(try folder.bytes(of: "data/memory.json").isEmpty == false)
  }

  @Test func `a file as large as no memory is set aside unread`() throws {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try folder.write(Array(repeating: UInt8(ascii: "["), count: 50 << 20), to: "data/memory.json")
    let result = try ParleyProcess.run(["say", "help", "--data", data])
    let reason = "expected a file that can be read, found more than 33554432 bytes."
    expectTold(result, "memory.json is damaged: \(reason)", 0)
  }

  @Test func `one long line for a database is set aside`() throws {
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let line = Array(repeating: UInt8(ascii: "a"), count: 50 << 20)
    try folder.write(line, to: "data/MessageBot.sqlite")
    let result = try ParleyProcess.run(["say", "help", "--data", data])
    expectTold(result, "MessageBot.sqlite is damaged", 0)
  }

  // MARK: - Worlds

  private func copySampleWorld() throws -> String {
    try folder.copySampleWorld(to: "world")
    return folder.path("world")
  }

  @Test func `a world that isn't there is a mistake`() throws {
    let result = try send("--world", folder.path("nowhere"))
    #expect(
      result.errors == "parley: Expected the folder of a world at \(folder.path("nowhere")), "
        + "found nothing.\n"
    )
    #expect(result.output == "")
    #expect(result.code == 2)
  }

  @Test func `of a broken world the file and card are told, and the rest is used`() throws {
    let world = try copySampleWorld()
    let cards = """
      BEGIN:VCARD
      VERSION:4.0
      TEL:+1-415-555-0199
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      UID:2
      FN:Anna Haro
      TEL;TYPE=cell:+1-415-555-0108
      END:VCARD

      """
    try folder.write(cards.utf8, to: "world/contacts.vcf")
    try folder.write("{".utf8, to: "world/places.geojson")
    try folder.write("no list".utf8, to: "world/Apps/Ringer/Info.plist")
    try FileManager.default.removeItem(atPath: "\(world)/Apps/Stride/Info.plist")

    let result = try send("--world", world)
    expectSent(result)
    let problems = result.errors.split(separator: "\n")
    let expected = [
      "contacts.vcf, card 1, line 4: Expected a name",
      "places.geojson: Expected",
      "Apps/Ringer/Info.plist: Expected",
      "Apps/Stride/Info.plist: Expected a property list, and found none",
    ]
    for start in expected {
      #expect(problems.contains { $0.hasPrefix("parley: \(start)") }, "\(start)")
    }
  }

  @Test func `a property list that is nested without end is told`() throws {
    _ = try copySampleWorld()
    let depth = 10_000
    let list =
      "<plist><dict><key>a</key>" + String(repeating: "<array>", count: depth)
      + String(repeating: "</array>", count: depth) + "</dict></plist>"
    try folder.write(list.utf8, to: "world/Apps/Stride/Info.plist")
    let result = try send("--world", folder.path("world"))
    expectSent(result)
    #expect(
      result.errors.hasPrefix("parley: Apps/Stride/Info.plist: Expected a property list, and found")
    )
    let check = try ParleyProcess.run(["check", folder.path("world/Apps/Stride")])
    #expect(
      check.output.contains(
        "Expected a property list with a dictionary, and found something that breaks its rules."
      )
    )
    #expect(check.code == 1)
  }

  @Test func `an app whose own file is broken is left out, and the others are used`() throws {
    let world = try copySampleWorld()
    try folder.write("{".utf8, to: "world/Apps/Ringer/Calls.json")
    let result = try send("--world", world)
    expectSent(result)
    #expect(
      result.errors
        == "parley: Apps/Ringer: The file Calls.json is not valid JSON. The app is left out.\n"
    )
  }

  @Test func `an empty folder is a poor world, but the conversation goes`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("world"),
      withIntermediateDirectories: false
    )
    let result = try send("--world", folder.path("world"))
    #expect(result.errors.contains("contacts.vcf: Expected a file with the contacts"))
    #expect(result.output.hasPrefix("I don't see an app for that."))
    #expect(result.code == 0)
  }

  // MARK: - Data

  @Test func `a file in the place of the data folder is told`() throws {
    try folder.write("mine".utf8, to: "data")
    let result = try send()
    #expect(
      result.errors == "parley: Expected a folder for what apps store at \(data), "
        + "found a file.\n"
    )
    #expect(result.code == 2)
    #expect(try folder.bytes(of: "data") == Array("mine".utf8))
  }

  @Test func `a database that can't be opened is told`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(data)/MessageBot.sqlite",
      withIntermediateDirectories: true
    )
    let result = try send()
    #expect(
      result.errors.hasPrefix("parley: The database \(data)/MessageBot.sqlite cannot be opened: ")
    )
    #expect(result.code == 2)
  }

  @Test func `a damaged database is set aside whole and told, and a new one begun`() throws {
    let rubbish = Array("This is a diary, and no database at all, whatever its name.".utf8)
    try folder.write(rubbish, to: "data/MessageBot.sqlite")
    let result = try send()
    expectSent(result)
    let asides = try folder.names(in: "data").filter { $0.contains(".damaged-") }
    let aside = try #require(asides.first)
    #expect(asides.count == 1)
    #expect(try folder.bytes(of: "data/\(aside)") == rubbish)
    #expect(
      result.errors.hasPrefix("parley: The database \(data)/MessageBot.sqlite is damaged: ")
        && result.errors.hasSuffix(" It was set aside as \(data)/\(aside), and a new one begun.\n")
    )
    let next = try send()
    expectSent(next)
    #expect(next.errors == "")
  }

  @Test func `a database that a newer program made is left as it is`() throws {
    expectSent(try send())
    let path = "data/MessageBot.sqlite"
    var bytes = try folder.bytes(of: path)
    // The layout's version stands here in the file's header, highest byte first.
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try folder.write(bytes, to: path)
    let result = try send()
    #expect(
      result.errors == """
        parley: The database \(data)/MessageBot.sqlite has format 99, but this program knows \
        formats up to 4. It was left as it is; use a newer program or another data folder.

        """
    )
    #expect(result.output == "")
    #expect(result.code == 2)
    #expect(try folder.bytes(of: path) == bytes)
  }
}
