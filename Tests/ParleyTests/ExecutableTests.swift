import Foundation
import Scratch
import Testing

/// The executable as scripts see it.
@Suite struct ExecutableTests {
  @Test func `a mistake on the command line goes to standard error, with code 2`() throws {
    let result = try ParleyProcess.run(["--colour"])
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        parley: Expected an option of “parley”, found “--colour”. Did you mean “--color”?
        “parley --help” lists the commands and options.

        """
    )
    #expect(result.code == 2)
  }

  @Test func `the version goes to standard output, with code 0`() throws {
    let result = try ParleyProcess.run(["--version"])
    #expect(result.output == "parley 0.1.0\n")
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
  }

  @Test func `through a pipe there is no greeting, no prompt and no colour`() throws {
    let data = try ScratchFolder()
    let result = try ParleyProcess.run(["--data", data.path], input: "message mike\ncancel\n")
    #expect(
      result.output == """
        Which Mike?
          1. Mike Abbott
          2. Mike Chen
        OK, I won't send your message to Mike.

        """
    )
    #expect(result.errors == "")
  }

  @Test func `answers are spoken as they sound, and where nothing can speak that is said`() throws {
    let folder = try ScratchFolder()
    let speaker = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../TerminalTests/Speakers/speaker").standardized.path
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("spd-say"),
      withDestinationPath: speaker
    )
    let arguments = ["say", "--speak", "--data", folder.path("data"), "message mike", "cancel"]
    let path = "PATH=\(folder.path):/usr/bin:/bin"
    let result = try ParleyProcess.run(arguments, environment: [path])
    #expect(result.code == 0)
    let notes = try String(contentsOfFile: folder.path("notes"), encoding: .utf8)
    #expect(notes.hasPrefix("--wait --pipe-mode\nWhich Mike? Mike Abbott, or Mike Chen?\n"))
    let silent = try ParleyProcess.run(arguments, environment: ["PATH=/nowhere"])
    #expect(silent.output == result.output)
    #expect(silent.errors.contains("Expected spd-say or espeak-ng on PATH"))
    #expect(silent.code == 0)
  }
}
