import Foundation
import Scratch
import Testing

/// `check --against`: another build of the program, or a recorded run.
@Suite struct AgainstTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func check(_ options: String...) throws -> ParleyProcess.Result {
    try ParleyProcess.run(["check", "Stride"] + options)
  }

  @Test func `a record is compared with, and what differs in it is told as a diff`() throws {
    let path = folder.path("run")
    #expect(try check("--record", path).code == 0)
    let same = try check("--against", path)
    #expect(same.code == 0)
    #expect(same.output.contains(#/No difference\. \d{2,} lines were compared; 0 were said/#))
    let text = String(decoding: try folder.bytes(of: "run"), as: UTF8.self)
    let changed = text.replacing(
      "= handle INEndWorkoutIntent -> success",
      with: "= handle INEndWorkoutIntent -> failure"
    )
    #expect(changed != text)
    try folder.write(changed.utf8, to: "run")
    let other = try check("--against", path)
    #expect(other.code == 1)
    #expect(other.output.contains("**response-code** · INEndWorkoutIntent\n\n```diff\n > "))
    #expect(other.output.contains("\n-= handle INEndWorkoutIntent -> failure\n"))
    #expect(other.output.contains("\n+= handle INEndWorkoutIntent -> success\n"))
    let record = try check("--against", path, "--json").output.split(separator: "\n")
      .first { $0.contains("\"event\":\"parting\"") }
    #expect(record?.contains("\"rule\":\"response-code\"") == true)
    let annotations = try check("--against", path, "--github", "--output", folder.path("report"))
    #expect(
      annotations.output.contains(
        "::error title=response-code · INEndWorkoutIntent::The other build differs.%0A > "
      )
    )
    #expect(annotations.code == 1)
  }

  @Test func `a page and the records tell what was compared and held, as the report does`() throws {
    let (run, page) = (folder.path("run"), folder.path("check.html"))
    let rules = try folder.write("= never finding answered-twice\n".utf8, to: "rules.transcript")
    #expect(try check("--record", run).code == 0)
    let result = try check("--against", run, "--holding", rules, "--html", page, "--json")
    let html = String(decoding: try folder.bytes(of: "check.html"), as: UTF8.self)
    #expect(html.contains(#/<p>No difference\. \d{2,} lines were compared; 0 were said only here/#))
    #expect(html.contains(#/<p>Held after each of \d{2,} lines: /#))
    #expect(html.contains(#/<p>It took \d+\.\d s: /#))
    let records = result.output.split(separator: "\n")
    #expect(records.contains { $0.contains("\"event\":\"heldInvariant\"") })
    let comparison = try #require(records.first { $0.contains("\"event\":\"comparison\"") })
    #expect(comparison.contains(/"compared":\d{2,}/) && comparison.contains("\"onlyThere\":0"))
  }

  @Test func `a run of other lines is no run to be like`() throws {
    let path = folder.path("run")
    #expect(try check("--record", path).code == 0)
    let text = String(decoding: try folder.bytes(of: "run"), as: UTF8.self)
    try folder.write(text.replacing("\"lines\":[\"", with: "\"lines\":[\"So, ").utf8, to: "run")
    let result = try check("--against", path)
    #expect(result.output.contains("Nothing could be compared. 0 lines were compared; "))
    #expect(result.code == 1)
  }

  @Test func `another build tries the same app by itself`() throws {
    let result = try check("--against", try ParleyProcess.executable())
    #expect(result.code == 0)
    #expect(result.output.contains(/No difference\. \d{2,} lines were compared/))
  }

  @Test func `another build has the same budget, and its apps live where they do here`() throws {
    let options = ["--isolate", "--budget", "1MB", "--against", try ParleyProcess.executable()]
    let result = try ParleyProcess.run(["check", "Ringer"] + options)
    #expect(result.output.contains("over-budget"))
    #expect(result.output.contains(/No difference\. \d{2,} lines were compared/))
  }

  @Test(arguments: [("INT", 130), ("ALRM", 124), ("TERM", 143), ("HUP", 129)])
  func `nothing of another build outlives the end of this one`(
    signal: String,
    code: Int32
  ) throws {
    // All that it starts has standard error from here, so there is no result before the last of it
    // has ended.
    let result = try ParleyProcess.run(
      ["check", "Stride", "--against", Self.build("ends-its-parent")],
      environment: ["SIGNAL=\(signal)"]
    )
    #expect(result.code == code)
  }

  /// The path of a script that stands in for another build.
  private static func build(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Builds/\(name)").path
  }

  @Test func `what is neither is a mistake, told with what would be one`() throws {
    let none = try check("--against", folder.path("none"))
    #expect(none.code == 2)
    #expect(none.errors.contains("Expected a program or a recorded run at \(folder.path("none"))"))
    try folder.write("{}\n".utf8, to: "empty")
    let empty = try check("--against", folder.path("empty"))
    #expect(empty.code == 2)
    #expect(empty.errors.contains("“check Stride --record FILE” writes one."))
    let other = try check("--against", "/bin/false")
    #expect(other.code == 2)
    #expect(other.errors.contains("Expected a recorded run of Stride from /bin/false"))
  }
}
