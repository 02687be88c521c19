import Foundation
import FoundationXML
import Scratch
import Testing

/// A disk without room, as far as no file may become larger than it has to be at a start.
@Suite struct FullDiskTests {
  private let folder: ScratchFolder
  private let texts = (1...9).map { "note \($0)" }

  init() throws {
    folder = try ScratchFolder()
  }

  private func say(_ lines: [String], fileSize: Int? = nil) throws -> ParleyProcess.Result {
    try ParleyProcess(["say", "--data", folder.path] + lines, fileSize: fileSize).finish()
  }

  private func sending(_ text: String) -> [String] {
    ["Send a message to Anna Haro saying \(text)", "yes"]
  }

  private let doubt = """
    I don't know whether MessageBot could send your message to Anna Haro. You can ask again: it \
    won't be done twice.

    """

  @Test func `the cause is named, and the program ends with another code than 0`() throws {
    #expect(try say(["hi"]).code == 0)
    let result = try say(texts.flatMap(sending), fileSize: 64)
    let path = folder.path("MessageBot.sqlite")
    #expect(
      result.errors.contains(
        "parley: The database \(path) may have kept the last change or not: the disk is full, or "
          + "fails (SQLite code 778).\n"
      )
    )
    #expect(result.output.contains("Message to Anna Haro sent.\n"))
    #expect(result.output.contains(doubt))
    #expect(result.code == 1)
  }

  @Test func `where there is room again, what was asked for again is done once`() throws {
    _ = try say(["hi"])
    _ = try say(texts.flatMap(sending), fileSize: 64)
    let again = try say(sending("note 9"))
    #expect(again.output.contains("I don't know whether that was done when you asked before."))
    #expect(again.output.contains("Message to Anna Haro sent.\n"))
    #expect(again.code == 0)
    let found = try say(["Find messages about note"])
    #expect(found.output.components(separatedBy: "“note 9”").count == 2)
  }

  @Test func `what can't be remembered is told with its cause, too`() throws {
    let path = folder.path("memory.json")
    symlink("elsewhere/nowhere", path)
    let result = try say(["call anna haro"])
    #expect(
      result.errors == "parley: What is remembered of requests could not be kept. Expected a file "
        + "that can be written at \(path), found a link to elsewhere/nowhere.\n"
    )
    #expect(result.output.hasPrefix("Calling Anna Haro"))
    #expect(result.code == 1)
  }

  @Test func `a report that there is no room for is told, and can't be taken for whole`() throws {
    let name = String(repeating: "n", count: 100)
    for number in 1...30 {
      let text = "# \(name)\n> cancel\n< There is nothing to cancel.\n"
      try folder.write(text.utf8, to: "talks/\(number).transcript")
    }
    let report = folder.path("report.xml")
    let arguments = ["replay", folder.path("talks"), "--junit", report]
    let result = try ParleyProcess(arguments, fileSize: 4).finish()
    #expect(result.output == "30 passed, 0 failed\n")
    #expect(
      result.errors == "parley: Expected a file that can be written at \(report), found an error: "
        + "File too large.\nparley: The report that is there ends with an error: it does not tell "
        + "of the whole run.\n"
    )
    #expect(result.code == 1)
    let text = String(decoding: try folder.bytes(of: "report.xml"), as: UTF8.self)
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("talks/1.transcript"))
    #expect(text.contains("The run did not come to its end."))
    #expect(text.utf8.count <= 4096)
  }

  @Test func `a report of what apps do that there is no room for is told`() throws {
    try folder.write("> call anna haro\n< ...\n".utf8, to: "talks/a.transcript")
    let report = folder.path("coverage.json")
    let arguments = ["replay", folder.path("talks"), "--coverage-json", report]
    let result = try ParleyProcess(arguments, fileSize: 0).finish()
    #expect(result.output == "1 passed, 0 failed\n")
    #expect(result.errors.hasSuffix("at \(report), found an error: File too large.\n"))
    #expect(result.code == 1)
    #expect(try folder.names() == ["talks"])
  }
}
