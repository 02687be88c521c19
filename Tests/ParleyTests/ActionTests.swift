import Foundation
import Scratch
import Testing

/// The example of a composite action for GitHub, its steps run as GitHub runs them.
@Suite struct ActionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// The scripts of the action's steps, in order.
  private static var scripts: [String] {
    get throws {
      let path = TranscriptFile.root.appending(path: "Fixtures/Examples/Action/action.yml")
      let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
      return lines.indices.filter { lines[$0].hasSuffix("run: |") }.map { start in
        lines[(start + 1)...].prefix { $0.hasPrefix("        ") }
          .map { $0.dropFirst(8) }.joined(separator: "\n")
      }
    }
  }

  private func run(_ script: String, transcripts: String) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-c", script]
    process.environment = [
      "PROGRAM": try ParleyProcess.executable(), "TRANSCRIPTS": transcripts, "APP": "Stride",
      "RUNNER_TEMP": folder.path, "HOME": folder.path, "PATH": "/usr/bin:/bin", "CI": "true",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func `each step leaves its page, and tells what differs where it differs`() throws {
    let text = "> Start a run\n< [..] started in Stride.\n< ...\n"
    let path = try folder.write(text.utf8, to: "a.transcript")
    let scripts = try Self.scripts
    #expect(scripts.count == 2)
    for script in scripts { #expect(try run(script, transcripts: path).code == 0) }
    #expect(try folder.names(in: "parley").sorted() == ["check.html", "replay.html"])
    try folder.write("> Start a run\n< Hm?\n".utf8, to: "a.transcript")
    let replay = try run(scripts[0], transcripts: path)
    #expect(replay.code == 1)
    #expect(replay.output.contains("::error file=\(path),line=2,title=words::"))
  }

  @Test func `programs that are copied from here are products of the example package`() throws {
    let package = try text("Fixtures/Examples/Boathouse/Package.swift")
    let products = package.matches(of: /\.executable\(name: "([^"]+)"/).map { String($0.1) }
    let folder = "Sources/Author/Parley/Parley.docc"
    let articles = try FileManager.default
      .contentsOfDirectory(atPath: TranscriptFile.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    for path in articles + ["Fixtures/Examples/Action/action.yml"] {
      for match in try text(path).matches(of: /swift run (boathouse)\b/.ignoresCase()) {
        #expect(products.contains(String(match.1)), "\(path)")
      }
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: TranscriptFile.root.appending(path: path), encoding: .utf8)
  }
}
