import Foundation
import Testing

/// The executable as scripts see it.
@Suite struct ExecutableTests {
  private func run(_ arguments: String...) throws -> (output: String, errors: String, code: Int32) {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "parley")
    process.arguments = arguments
    process.environment = [:]
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (texts[0], texts[1], process.terminationStatus)
  }

  @Test func `a mistake on the command line goes to standard error, with code 2`() throws {
    let result = try run("--colour")
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        parley: Expected an option of “parley”, found “--colour”. Did you mean “--color”?
        “parley --help” lists what there is.

        """
    )
    #expect(result.code == 2)
  }

  @Test func `the version goes to standard output, with code 0`() throws {
    let result = try run("--version")
    #expect(result.output == "parley 0.1.0\n")
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
  }
}
