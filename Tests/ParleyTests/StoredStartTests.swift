import Assistant
import Foundation
import Scratch
import Synchronization
import Testing

@testable import Parley

/// The copy of what apps had stored when a conversation began, and the moments at which its parts
/// are made.
@Suite struct StoredStartTests {
  /// What happened, in order.
  private final class Log: Sendable {
    private let events = Mutex<[String]>([])
    var text: String { events.withLock { $0.joined(separator: ", ") } }
    func add(_ event: String) { events.withLock { $0.append(event) } }
  }

  private let log = Log()
  private let scratch: ScratchFolder
  private let ringer: Set = ["Ringer.sqlite"]
  private let stride: Set = ["Stride.sqlite", "Stride.wal"]

  init() throws {
    scratch = try ScratchFolder()
    for name in ["Ringer.sqlite", "Stride.sqlite", "notes"] {
      try scratch.write("kept".utf8, to: "data/\(name)")
    }
  }

  /// A start whose parts are copied when somebody waits for them at the latest.
  private func start() -> StoredStart {
    let (data, place) = (scratch.path("data"), scratch.path)
    return StoredStart { copied, part in
      log.add(part.text)
      do {
        let copy = try copied ?? StorageCopy(in: place)
        try copy.add(part, of: data)
        return copy
      } catch {
        return nil
      }
    } begin: { copying in
      log.add("begun")
      return {
        log.add("awaited")
        return copying()
      }
    }
  }

  @Test func `a conversation that changes nothing copies nothing`() {
    start().settle()
    #expect(log.text == "")
  }

  @Test func `an effect is preceded by a copy of the app's own files, once`() {
    let start = start()
    start.keep(ringer)
    start.keep(ringer)
    #expect(log.text == "Ringer.sqlite")
  }

  @Test func `other apps' files are copied before they act, and the rest for whoever saves`() throws
  {
    let start = start()
    start.keep(ringer)
    try scratch.write("changed".utf8, to: "data/Ringer.sqlite")
    start.keep(stride)
    try scratch.write("changed".utf8, to: "data/Stride.sqlite")
    let copy = try #require(start())
    #expect(
      log.text == "Ringer.sqlite, Stride.sqlite Stride.wal, "
        + "all but Ringer.sqlite Stride.sqlite Stride.wal"
    )
    let files = try FileManager.default.contentsOfDirectory(atPath: copy.path).sorted()
    #expect(files == ["Ringer.sqlite", "Stride.sqlite", "notes"])
    for file in files {
      #expect(FileManager.default.contents(atPath: "\(copy.path)/\(file)") == Data("kept".utf8))
    }
  }

  @Test func `an app whose files nobody knows has all copied`() {
    let start = start()
    start.keep(ringer)
    start.keep(nil)
    start.keep(stride)
    #expect(log.text == "Ringer.sqlite, all but Ringer.sqlite")
    #expect(start() != nil)
  }

  @Test func `a part that can't be copied leaves no copy, and is tried once`() {
    let start = start()
    start.keep(ringer)
    symlink("nowhere", scratch.path("data/Stride.wal"))
    start.keep(stride)
    #expect(start() == nil)
    #expect(log.text == "Ringer.sqlite, Stride.sqlite Stride.wal")
  }

  @Test func `a copy is begun while a question is open, and awaited before an effect`() {
    let start = start()
    start.prepare(ringer)
    start.prepare(stride)
    #expect(log.text == "begun")
    start.keep(ringer)
    #expect(log.text == "begun, awaited, Ringer.sqlite")
    start.prepare(ringer)
    #expect(log.text == "begun, awaited, Ringer.sqlite")
  }

  @Test func `the next line finds the copy made`() {
    let start = start()
    start.prepare(nil)
    start.settle()
    #expect(log.text == "begun, awaited, all but ")
    #expect(start() != nil)
    #expect(log.text == "begun, awaited, all but ")
  }

  @Test func `a copy is made on a thread of its own, and given to whoever asks`() throws {
    let (data, place) = (scratch.path("data"), scratch.path)
    let start = StoredStart(copying: { _, _ in try? StorageCopy(of: data, in: place) })
    start.prepare(nil)
    let copy = try #require(start())
    #expect(try scratch.names().count == 2)
    withExtendedLifetime(copy) {}
  }

  // MARK: - In the program

  @Test(arguments: [("who called", false), ("call anna haro", true)])
  func `a line that changes nothing of what apps store has nothing copied`(
    line: String,
    isCopied: Bool
  ) throws {
    let data = ["--data", scratch.path("of-apps")]
    let input = Array("\(line)\n".utf8)
    #expect(try ParleyProcess.run(data, input: input).errors == "")
    let result = try ParleyProcess.run(data, input: input, environment: ["TMPDIR=/nowhere"])
    #expect(result.errors.contains("Expected room for a copy") == isCopied)
  }

  @Test func `what an app does waits for no copy of what others have stored`() throws {
    let data = ["--data", scratch.path("of-apps")]
    #expect(try ParleyProcess.run(data, input: "who called\n").errors == "")
    // It can't be copied: whoever tries says so.
    symlink("nowhere", scratch.path("of-apps/link"))
    let acting = try ParleyProcess.run(data, input: "start a run\n")
    #expect(acting.errors == "")
    let saving = try ParleyProcess.run(data, input: "start a run\n:save \(scratch.path("a"))\n")
    #expect(saving.errors.contains("found a link at link. What is saved"))
  }

  @Test func `what several apps did is saved with what all had stored before, and replays`() throws
  {
    let data = ["--data", scratch.path("of-apps")]
    let first = "start a run\ncall anna haro\ntext mike chen saying hello\nyes\n"
    #expect(try ParleyProcess.run(data, input: first).errors == "")
    let lines = [
      "how is my run going?", "end my run", "who called?", "call mike chen", "start a walk",
      "pay anna haro $5", "yes", "read my messages", ":save \(scratch.path("saved"))",
    ]
    let said = try ParleyProcess.run(data, input: lines.map { "\($0)\n" }.joined())
    #expect(said.errors == "")
    let stored = try scratch.names(in: "saved.data")
    for app in ["CoinPurse", "MessageBot", "MyRide", "Ringer", "Stride"] {
      #expect(stored.contains("\(app).sqlite"))
    }
    let replayed = try ParleyProcess.run(["replay", scratch.path("saved.transcript")])
    #expect(replayed == .init(output: "1 passed, 0 failed\n", errors: "", code: 0))
  }
}

extension StorageCopy.Part {
  fileprivate var text: String {
    switch self {
    case .files(let names): names.sorted().joined(separator: " ")
    case .allBut(let names): "all but \(names.sorted().joined(separator: " "))"
    }
  }
}
