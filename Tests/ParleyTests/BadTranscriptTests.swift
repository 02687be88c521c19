import Foundation
import Scratch
import Testing

/// Transcripts, and paths to them, that can't be played.
@Suite struct BadTranscriptTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func replay(
    _ text: String,
    as name: String = "a.transcript"
  ) throws
    -> ParleyProcess.Result
  {
    let path = try folder.write(text.utf8, to: name)
    return try ParleyProcess.run(["replay", path])
  }

  private let sound = """
    > Send a message to Anna Haro saying hello
    < To Anna Haro: “hello” Ready to send it?
    > no
    < OK, I won't send it.

    """

  @Test(arguments: [
    (
      "@interrupt handle INSendMesageIntent app-killed",
      "the name of an intent, found “INSendMesageIntent”."
    ),
    (
      "@interrupt resolveRecipient INSendMessageIntent locked",
      "a method for INSendMessageIntent (confirm, handle, resolveRecipients, "
    ),
    (
      "@fault handle INSendMesageIntent never-answers",
      "the name of an intent, found “INSendMesageIntent”."
    ),
  ])
  func `what is staged for what there is none of is a mistake`(line: String, words: String) throws {
    let result = try replay("\(line)\n\(sound)")
    #expect(result.errors.contains("\(folder.path("a.transcript")):1: Expected \(words)"))
    #expect(result.code == 2)
    let prompt = try ParleyProcess.run(
      ["--data", folder.path],
      input: Array(":\(line.dropFirst())\n".utf8)
    )
    #expect((prompt.output + prompt.errors).contains("Expected \(words)"))
  }

  @Test(arguments: [
    ("interrupt", "app-killed"), ("fault", "never-answers"), ("fault", "is-interrupted"),
  ])
  func `what is staged in vain is a difference, at its line`(name: String, kind: String) throws {
    let text = "# Nothing is sent.\n@\(name) handle INSendMessageIntent \(kind)\n\(sound)"
    let result = try replay(text)
    #expect(result.code == 1)
    #expect(result.output.contains("a.transcript:2: This never happened, for no such call was"))
    #expect(!result.errors.contains("--update"), "Nothing could be written into the file.")
    #expect(try replay(text.replacing("> no", with: "@\(name) clear\n> no")).code == 0)
  }

  @Test func `a fault that another one hides is staged in vain`() throws {
    let fault = "@fault confirm INSendMessageIntent"
    let result = try replay("\(fault) slow 2s\n\(fault) slow 1s\n\(sound)")
    #expect(result.code == 1)
    #expect(result.output.contains("a.transcript:1: This never happened"))
    #expect(!result.output.contains("a.transcript:2: This never happened"))
  }

  @Test func `all that is to happen at a call happens at it`() throws {
    let events = ["memory-warning", "clock-moved 1h", "app-updated"]
      .map { "@interrupt confirm INSendMessageIntent \($0)\n" }
    #expect(try replay(events.joined() + sound).code == 0)
  }

  @Test func `the network can be taken from a process of the app's own only`() throws {
    let path = try folder.write(
      "@interrupt confirm INSendMessageIntent network-gone\n\(sound)".utf8,
      to: "network.transcript"
    )
    let result = try ParleyProcess.run(["replay", path])
    #expect(result.code == 2)
    #expect(result.errors.contains("\(path):1: Expected apps in processes of their own"))
    #expect(result.errors.contains("--isolate"))
    #expect(try ParleyProcess.run(["replay", "--isolate", path]).code == 0)
  }

  @Test func `a budget shows in a replay, and one of memory needs processes`() throws {
    let path = try folder.write(sound.utf8, to: "b.transcript")
    #expect(try ParleyProcess.run(["replay", "--budget", "9.5s", path]).code == 0)
    let result = try ParleyProcess.run(["replay", "--budget", "0ms", path])
    #expect(result.code == 1)
    #expect(result.output.contains("b.transcript:1: This was not to happen."))
    #expect(result.output.contains("finding over-budget"))
    for command in [["replay", path], ["check", "Stride"], ["say", "help", "--in-process"]] {
      let memory = try ParleyProcess.run(command + ["--budget", "80MB"])
      #expect(memory.code == 2)
      #expect(memory.errors.contains("(“--isolate”) with a budget of memory."))
    }
  }

  @Test func `a line that can't be read is told by file and line, with what was expected`() throws {
    let result = try replay("# Two mistakes\n> hello\n@lock\n< [..]\n? what\n")
    let path = folder.path("a.transcript")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(path):3: Expected one of @now, ") == true)
    #expect(lines.first?.hasSuffix(", found “@lock”.") == true)
    #expect(
      lines.last
        == "\(path):5: Expected a line that starts with “#”, “>”, “<”, “=” or “@”, found “?”."
    )
    #expect(result.output == "0 passed, 0 failed, 1 unreadable\n")
    #expect(result.code == 2)
  }

  @Test func `without room for what lasts to the next start there is none, and that is told`()
    throws
  {
    let path = try folder.write("> cancel\n< ...\n@restart\n".utf8, to: "a.transcript")
    let room = folder.path("nowhere")
    let result = try ParleyProcess.run(["replay", path], environment: ["TMPDIR=\(room)"])
    #expect(
      result.errors.hasSuffix(
        "Expected room for a copy of what apps have stored in \(room), found none: "
          + "No such file or directory.\n"
      )
    )
    #expect(result.code == 2)
  }

  @Test(arguments: ["locale en-GB", "timezone Europe/Paris", "world .", "data ."])
  func `what a session is made with is a mistake behind the first line of the user`(
    setting: String
  ) throws {
    let result = try replay("> what can I say?\n< ...\n@\(setting)\n> cancel\n< ...\n")
    #expect(
      result.errors == "\(folder.path("a.transcript")):3:1: Expected it before the first line of "
        + "the user, found “@\(setting)”.\n"
    )
    #expect(result.code == 2)
  }

  @Test func `a file that can't be read keeps no other from being played`() throws {
    try folder.write(sound.utf8, to: "sound.transcript")
    try folder.write([0x3E, 0x20, 0xE9, 0x0A], to: "latin.transcript")
    let result = try ParleyProcess.run(["replay", folder.path])
    #expect(
      result.errors == "parley: Expected UTF-8 text at \(folder.path("latin.transcript")), "
        + "found other bytes.\n"
    )
    #expect(result.output == "1 passed, 0 failed, 1 unreadable\n")
    #expect(result.code == 2)
  }

  @Test(arguments: [
    (
      "@install Nothing",
      "an app of the world (MessageBot, Ringer, MyRide, Stride, CoinPurse, UnicornChat)"
    ),
    ("@world Nothing", "the folder of a world"),
  ])
  func `a setting that names what isn't there is told by file and line`(
    setting: String,
    expected: String
  ) throws {
    let result = try replay("# Nothing\n\(setting)\n\(sound)")
    #expect(
      result.errors
        == "\(folder.path("a.transcript")):2: Expected \(expected), found “Nothing”.\n"
    )
    #expect(result.code == 2)
  }

  @Test func `a path with nothing to play at it is a mistake, and no test that passes`() throws {
    for path in [folder.path, folder.path("nowhere")] {
      let result = try ParleyProcess.run(["replay", path])
      #expect(
        result.errors
          == "parley: Expected a transcript or a folder of them at \(path), found nothing.\n"
      )
      #expect(result.output == "")
      #expect(result.code == 2)
    }
  }

  @Test func `a folder that is named by a link to it is played`() throws {
    try folder.write("> hello\n< ...\n".utf8, to: "talks/one.transcript")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: folder.path("talks")
    )
    #expect(try ParleyProcess.run(["replay", link]).output == "1 passed, 0 failed\n")
  }

  @Test func `a transcript that differs fails with code 1, one that does not with code 0`() throws {
    #expect(try replay(sound).code == 0)
    let other = try replay(sound.replacing("won't", with: "will"), as: "b.transcript")
    #expect(other.output.hasPrefix("\(folder.path("b.transcript")):4: "))
    #expect(other.code == 1)
  }
}
