import Foundation
import Scratch
import Testing

/// The executable with streams that it can't use.
@Suite struct MissingStreamsTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Runs the program in a shell, which can start it in ways that no pipe can.
  private func run(_ arguments: String, _ redirection: String) throws -> (Int32, String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" --data \"$1\" \(arguments) \(redirection)"]
    process.arguments? += [try ParleyProcess.executable(), folder.path("data")]
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test func `where nothing can be shown, nothing is done`() throws {
    let (code, errors) = try run("-c 'pay Anna 10 dollars' -c yes", ">&-")
    #expect(code == 2)
    #expect(errors == "parley: Expected a standard output to write to, found a closed one.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
  }

  @Test func `a folder in the place of lines is told`() throws {
    let (code, errors) = try run("", "</ >/dev/null")
    #expect(code == 2)
    #expect(
      errors == "parley: Expected lines on standard input, found none: Is a directory.\n"
    )
  }

  @Test func `the shortest time limit is one`() throws {
    // Lines that never come, which nothing else ends.
    mkfifo(folder.path("pipe"), 0o600)
    let (code, _) = try run("--time-limit 1e-300", "0<>'\(folder.path("pipe"))' >/dev/null")
    #expect(code == 124)
  }

  @Test func `nothing in a sentence that is explained moves the cursor`() throws {
    let result = try ParleyProcess.run(["explain", "call \u{1B}[2J\u{7}mom"])
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
    #expect(result.output.contains("mom"))
  }

  @Test func `nothing in a difference moves the cursor`() throws {
    let path = try folder.write(
      "> Send a message to Anna Haro saying hello\n< \u{1B}[2Jno\u{7}\n> no\n< ...\n".utf8,
      to: "a.transcript"
    )
    let result = try ParleyProcess.run(["replay", path])
    #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
    #expect(result.output.contains("no"))
    #expect(result.code == 1)
  }
}
