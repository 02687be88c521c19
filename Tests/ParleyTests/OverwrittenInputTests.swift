import Foundation
import Glibc
import Scratch
import Testing

@testable import Parley

/// Files that are not to be written, because they are read.
@Suite struct OverwrittenInputTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `what is read is not written over, by whatever name`() throws {
    try folder.write("old".utf8, to: "a")
    symlink("a", folder.path("link"))
    link(folder.path("a"), folder.path("hard"))
    for name in ["a", "link", "hard"] {
      #expect(throws: (any Error).self) {
        try refuse(toWrite: [folder.path(name)], over: [folder.path("a")])
      }
    }
    try refuse(toWrite: [folder.path("b")], over: [folder.path("a"), folder.path("c")])
    try refuse(toWrite: ["/dev/null", "/dev/null", folder.path("b"), folder.path("c")], over: [])
  }

  /// Runs the program in the folder; it must refuse to write, and leave a file as it was.
  private func refuses(_ arguments: [String], toWrite name: String) throws {
    let before = try folder.bytes(of: name)
    let result = try ParleyProcess.run(arguments, in: folder.path)
    #expect(result.code == 2, "\(arguments)")
    #expect(result.errors.contains("\(folder.path(name)), which is read here"), "\(result.errors)")
    #expect(try folder.bytes(of: name) == before)
  }

  @Test func `nothing of a world is written over`() throws {
    let world = TranscriptFile.root.appending(path: "Fixtures/World")
    try FileManager.default.copyItem(atPath: world.path, toPath: folder.path("W"))
    let sound = try folder.write("> help\n< ...\n".utf8, to: "a.transcript")
    for name in ["W/World.plist", "W/contacts.vcf", "W/Apps/Stride/Info.plist"] {
      for option in ["--output", "--html", "--record"] {
        try refuses(["check", "Stride", "--world", "W", option, name], toWrite: name)
      }
      try refuses(["replay", sound, "--world", "W", "--junit", name], toWrite: name)
    }
    let own = try folder.write("@world W\n> help\n< ...\n".utf8, to: "own.transcript")
    try refuses(["replay", own, "--html", "W/places.geojson"], toWrite: "W/places.geojson")
  }

  @Test func `nothing that transcripts are played with is written over`() throws {
    try folder.write("# A note.\n".utf8, to: "b.transcript")
    try folder.write("@include b.transcript\n> help\n< ...\n".utf8, to: "a.transcript")
    for option in ["--junit", "--html", "--coverage-json"] {
      for name in ["a.transcript", "b.transcript"] {
        try refuses(["replay", "a.transcript", option, name], toWrite: name)
      }
    }
    try refuses(["diagram", "a.transcript", "--output", "b.transcript"], toWrite: "b.transcript")
    try folder.write("= never finding answered-twice\n@include b.transcript\n".utf8, to: "rules")
    let check = ["check", "Stride", "--holding", "rules"]
    try refuses(check + ["--output", "b.transcript"], toWrite: "b.transcript")
    try folder.write("> help\n< ...\n".utf8, to: "a.transcript.actual")
    let both = ["replay", "--actual", "a.transcript", "a.transcript.actual"]
    try refuses(both, toWrite: "a.transcript.actual")
  }

  @Test func `nothing that an imported conversation is made of is written over`() throws {
    try folder.write("#me\nhi\n".utf8, to: "a.convo.txt")
    try folder.write("GREETING\nhello\n".utf8, to: "b.utterances.txt")
    for name in ["a.convo.txt", "b.utterances.txt"] {
      try refuses(["import", "a.convo.txt", "--output", name], toWrite: name)
    }
  }

  @Test func `two reports of a replay are not written to one file`() throws {
    let sound = try folder.write("> help\n< ...\n".utf8, to: "a.transcript")
    let result = try ParleyProcess.run(
      ["replay", sound, "--junit", "report", "--html", "./report"],
      in: folder.path
    )
    #expect(result.code == 2)
    #expect(result.errors.contains("which is written here"))
  }

  @Test func `a report stays until it is known that there will be another`() throws {
    try folder.write("old".utf8, to: "report")
    try folder.write("{}\n".utf8, to: "empty")
    for other in ["none", "empty"] {
      let options = ["--output", "report", "--against", other]
      #expect(try ParleyProcess.run(["check", "Stride"] + options, in: folder.path).code == 2)
      #expect(try folder.bytes(of: "report") == Array("old".utf8))
    }
  }

  @Test(arguments: ["--output", "--html", "--record"])
  func `a report that can't be stored is told, with code 1`(option: String) throws {
    let result = try ParleyProcess.run(["check", "Stride", option, "/dev/full"])
    #expect(result.code == 1)
    #expect(result.errors.contains("at /dev/full, found an error: No space left on device."))
  }

  @Test func `a dash is standard output, and nothing is no file`() throws {
    let result = try ParleyProcess.run(["check", "Stride", "--output", "-"], in: folder.path)
    #expect(result.output.hasPrefix("# Stride\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let none = try ParleyProcess.run(["check", "Stride", "--output", ""])
    #expect(none.code == 2)
    #expect(none.errors.contains("Expected FILE after “--output”, found nothing."))
  }

  @Test func `paths are seen from where the program was started, wherever an app goes`() throws {
    let lines = "> message anna haro saying changes-folder\n< ...\n> yes\n< ...\n"
    try folder.write(lines.utf8, to: "a.transcript")
    try folder.write((lines + "> help\n< no\n").utf8, to: "b.transcript")
    let world = TranscriptFile.root.appending(path: "Fixtures/World")
    try FileManager.default.copyItem(atPath: world.path, toPath: folder.path("W"))
    try folder.write("@world W\n> help\n< ...\n".utf8, to: "c.transcript")
    let result = try ParleyProcess.run(
      ["replay", "a.transcript", "b.transcript", "c.transcript", "--actual", "--html", "page"],
      in: folder.path,
      program: "crash-probe"
    )
    #expect(result.output.contains("b.transcript:6: The assistant said something else."))
    #expect(result.output.hasSuffix("2 passed, 1 failed\n"), "\(result)")
    _ = try folder.bytes(of: "page")
    _ = try folder.bytes(of: "b.transcript.actual")
  }

  @Test func `what is saved is where the program was started, wherever an app goes`() throws {
    let lines = "message anna haro saying change the folder\nyes\n:save talk\n:report told\n"
    _ = try ParleyProcess.run(
      ["--in-process"],
      input: Array(lines.utf8),
      in: folder.path,
      program: "crash-probe"
    )
    _ = try folder.bytes(of: "talk.transcript")
    _ = try folder.bytes(of: "told.transcript")
  }

  @Test func `a check writes over no rules, and two things to no file`() throws {
    let text = "= never finding answered-twice\n"
    let rules = try folder.write(text.utf8, to: "rules.transcript")
    for option in ["--output", "--html", "--record"] {
      let result = try ParleyProcess.run(["check", "Stride", "--holding", rules, option, rules])
      #expect(result.code == 2)
      #expect(result.errors.contains("which is read here"))
    }
    #expect(try folder.bytes(of: "rules.transcript") == Array(text.utf8))
    let new = folder.path("new")
    let result = try ParleyProcess.run(["check", "Stride", "--html", new, "--output", new])
    #expect(result.code == 2)
    #expect(result.errors.contains("which is written here"))
  }
}
