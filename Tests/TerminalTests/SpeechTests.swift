import Foundation
import Glibc
import Scratch
import Synchronization
import Terminal
import Testing

/// Speaking, with a program on `PATH` that writes down what it is to say.
@Suite struct SpeechTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private var notes: String {
    (try? scratch.bytes(of: "notes")).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Speaks through a program of this name, which is a link: one that has just been written may
  /// still be open in a process that another test starts, and can't be run then.
  private func speech(
    through name: String,
    _ program: String? = nil,
    limit: Duration = .seconds(60),
    grace: Duration = .seconds(60),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> Speech {
    let usual = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Speakers/speaker").path
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path(name),
      withDestinationPath: program ?? usual
    )
    let environment = Environment(["PATH": "/nowhere:\(scratch.path)"])
    let speech = Speech(
      environment: environment,
      limit: { _ in limit },
      grace: grace,
      report: report
    )
    return try #require(speech)
  }

  @Test(arguments: [("spd-say", "--wait --pipe-mode"), ("espeak-ng", "--stdin")])
  func `texts are said one after the other, and never as arguments`(
    name: String,
    arguments: String
  ) async throws {
    let speech = try speech(through: name)
    speech.say("One.")
    speech.say("Two, \u{201C}three\u{201D}.")
    await speech.finish()
    #expect(notes == "\(arguments)\nOne.\n\(arguments)\nTwo, “three”.\n")
  }

  @Test(arguments: [["slow"], ["slow", "stubborn"]])
  func `whoever is silenced says nothing more, willing or not`(manners: [String]) async throws {
    let isStubborn = manners.contains("stubborn")
    let speech = try speech(
      through: "espeak-ng",
      grace: isStubborn ? .milliseconds(1) : .seconds(60)
    )
    for name in manners {
      try scratch.write([], to: name)
    }
    // The program says into a pipe that it has begun, and whoever reads from it waits no longer.
    let begun = scratch.path("begun")
    try #require(mkfifo(begun, 0o600) == 0)
    let pipe = open(begun, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(pipe) }
    speech.say("One.")
    speech.say("Two.")
    var waited = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    try #require(poll(&waited, 1, 20_000) == 1)
    speech.stop()
    await speech.finish()
    #expect(notes == "--stdin\nOne.\n")
  }

  @Test func `a program that reads nothing does no harm`() async throws {
    let speech = try speech(through: "espeak-ng", "/bin/false")
    speech.say(String(repeating: "long ", count: 1 << 16))
    await speech.finish()
    #expect(notes == "")
  }

  @Test func `a program that fails makes way for the next, which says the same`() async throws {
    _ = try speech(through: "spd-say", "/bin/false")
    let speech = try speech(through: "espeak-ng")
    speech.say("One.")
    speech.say("Two.")
    await speech.finish()
    #expect(notes == "--stdin\nOne.\n--stdin\nTwo.\n")
  }

  @Test func `a program that never ends is cut off, and the silence explained once`() async throws {
    let told = Mutex<[String]>([])
    try scratch.write([], to: "slow")
    let speech = try speech(through: "espeak-ng", limit: .milliseconds(100)) { sentence in
      told.withLock { $0.append(sentence) }
    }
    speech.say("One.")
    speech.say("Two.")
    await speech.finish()
    speech.say("Three.")
    await speech.finish()
    // Whether it came to the first text before it was cut off is the machine's business.
    #expect(!notes.contains("Two") && !notes.contains("Three"))
    #expect(told.withLock { $0 } == [Speech.failure])
  }

  @Test func `where nothing can speak that is told`() {
    #expect(Speech(environment: Environment(["PATH": "/nowhere"])) == nil)
    #expect(Speech.absence.contains("found neither"))
  }
}
