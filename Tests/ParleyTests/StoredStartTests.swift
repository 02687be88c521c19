import Assistant
import Files
import Foundation
import Intents
import Scratch
import Synchronization
import Testing

@testable import ParleyTerminal

/// The copy of what apps had stored when a conversation began, and the moments at which its parts
/// are made.
@Suite(.startsProcesses) struct StoredStartTests {
  /// What happened, in order.
  private final class Log: Sendable {
    private let events = Mutex<[String]>([])
    var text: String { events.withLock { $0.joined(separator: ", ") } }

    /// Set once the processes have ended that hold something.
    let isOver = Mutex(false)

    func add(_ event: String) { events.withLock { $0.append(event) } }

    /// What is scheduled for later.
    private let actions = Mutex<[@Sendable () -> Void]>([])
    var scheduled: [@Sendable () -> Void] { actions.withLock { $0 } }

    func add(_ event: String, _ action: @escaping @Sendable () -> Void) {
      add(event)
      actions.withLock { $0.append(action) }
    }
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

  /// A start whose parts are copied when somebody waits for them at the latest; a minute passes
  /// when somebody calls what is scheduled.
  private func start() -> StoredStart {
    let (data, place) = (scratch.path("data"), scratch.path)
    return StoredStart(
      adding: { copied, portion in
        log.add(portion.text)
        do {
          let copy = try copied ?? StorageCopy(in: place)
          try copy.add(portion, of: data)
          return copy
        } catch {
          return nil
        }
      },
      begin: { copying in
        log.add("begun")
        return {
          log.add("awaited")
          copying()
        }
      },
      later: { action in
        log.add("scheduled", action)
      }
    )
  }

  /// Lets the minute pass for which something is held.
  private func passMinute() {
    for action in log.scheduled { action() }
  }

  /// An app that stores something in these files.
  private func app(_ files: Set<String>?) -> LocalApp {
    LocalApp(AppCode(extension: { Nobody() }, files: files))
  }

  /// An app that can hold what it stores, which has a size.
  private func holder(_ file: String, size: Int = 4, isCostly: Bool = false) -> LocalApp {
    var app = app([file]).code
    app.snapshot = { [log] in
      log.add("\(file) held")
      return AppCode.Snapshot(
        size: {
          if log.isOver.withLock(\.self) { throw AppEnd(.signal(6)) }
          return size
        },
        isCostly: { isCostly },
        write: { try Data("kept".utf8).write(to: URL(filePath: "\($0)/\(file)")) },
        isHeld: { !log.isOver.withLock(\.self) }
      )
    }
    return LocalApp(app)
  }

  @Test func `a conversation that changes nothing copies nothing`() {
    start().settle()
    #expect(log.text == "")
  }

  @Test func `an effect is preceded by a copy of the app's own files, once`() {
    let start = start()
    start.keep(app(ringer))
    start.keep(app(ringer))
    #expect(log.text == "Ringer.sqlite")
  }

  @Test func `other apps' files are copied before they act, and the rest for whoever saves`() throws
  {
    let start = start()
    start.keep(app(ringer))
    try scratch.write("changed".utf8, to: "data/Ringer.sqlite")
    start.keep(app(stride))
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
    start.keep(app(ringer))
    start.keep(app(nil))
    start.keep(app(stride))
    #expect(log.text == "Ringer.sqlite, all but Ringer.sqlite")
    #expect(start() != nil)
  }

  @Test func `a part that can't be copied leaves no copy, and is tried once`() {
    let start = start()
    start.keep(app(ringer))
    symlink("nowhere", scratch.path("data/Stride.wal"))
    start.keep(app(stride))
    #expect(start() == nil)
    #expect(log.text == "Ringer.sqlite, Stride.sqlite Stride.wal")
  }

  @Test func `a copy is begun while a question is open, and awaited before an effect`() {
    let start = start()
    start.prepare(app(ringer))
    start.prepare(app(stride))
    #expect(log.text == "begun")
    start.keep(app(ringer))
    #expect(log.text == "begun, awaited, Ringer.sqlite")
    start.prepare(app(ringer))
    #expect(log.text == "begun, awaited, Ringer.sqlite")
  }

  @Test func `the next line finds the copy made`() {
    let start = start()
    start.prepare(app(nil))
    start.settle()
    #expect(log.text == "begun, awaited, all but ")
    #expect(start() != nil)
    #expect(log.text == "begun, awaited, all but ")
  }

  @Test func `a copy is made on a thread of its own, and given to whoever asks`() throws {
    let (data, place) = (scratch.path("data"), scratch.path)
    let start = StoredStart(adding: { _, _ in try? StorageCopy(of: data, in: place) })
    start.prepare(app(nil))
    let copy = try #require(start())
    #expect(try scratch.names().count == 2)
    withExtendedLifetime(copy) {}
  }

  // MARK: - What is held

  @Test func `what an app can hold is copied for whoever saves, and not before`() throws {
    let start = start()
    let app = holder("Ringer.sqlite")
    start.prepare(app)
    start.keep(app)
    start.keep(app)
    try scratch.write("changed".utf8, to: "data/Ringer.sqlite")
    #expect(log.text == "Ringer.sqlite held, scheduled")
    let copy = try #require(start())
    #expect(
      log.text
        == "Ringer.sqlite held, scheduled, state, all but Ringer.sqlite"
    )
    #expect(try contents(of: copy) == ["Ringer.sqlite", "Stride.sqlite", "notes"])
  }

  @Test func `what is held is added to what others have copied`() throws {
    let start = start()
    start.keep(holder("Ringer.sqlite"))
    start.keep(app(stride))
    start.keep(holder("notes"))
    start.keep(app(nil))
    let rest = "all but Ringer.sqlite Stride.sqlite Stride.wal notes"
    #expect(log.text.hasSuffix("notes held, scheduled, \(rest)"))
    let copy = try #require(start())
    #expect(log.text.hasSuffix("notes, state, state"))
    #expect(try contents(of: copy) == ["Ringer.sqlite", "Stride.sqlite", "notes"])
  }

  @Test func `what has become costly to hold is copied when an app acts`() {
    let start = start()
    start.keep(holder("Ringer.sqlite", isCostly: true))
    start.keep(holder("Stride.sqlite"))
    start.keep(holder("Stride.sqlite"))
    #expect(
      log.text
        == "Ringer.sqlite held, scheduled, state, Stride.sqlite held, scheduled"
    )
  }

  @Test func `nothing is held for longer than a minute`() throws {
    let start = start()
    start.keep(holder("Ringer.sqlite"))
    passMinute()
    #expect(log.text == "Ringer.sqlite held, scheduled, state")
    start.keep(holder("Ringer.sqlite"))
    passMinute()
    #expect(log.text == "Ringer.sqlite held, scheduled, state")
    #expect(try contents(of: try #require(start())).count == 3)
  }

  @Test func `an app that can't hold anything at the moment has its files copied`() {
    let start = start()
    var code = app(ringer).code
    code.snapshot = { nil }
    start.keep(LocalApp(code))
    #expect(log.text == "Ringer.sqlite")
  }

  @Test func `what a process held that ended in its first change is copied before the next`() throws
  {
    let start = start()
    start.keep(holder("Ringer.sqlite"))
    log.isOver.withLock { $0 = true }
    start.keep(holder("Stride.sqlite"))
    #expect(
      log.text == "Ringer.sqlite held, scheduled, Ringer.sqlite, Stride.sqlite held, scheduled"
    )
    log.isOver.withLock { $0 = false }
    try scratch.write("changed".utf8, to: "data/Ringer.sqlite")
    #expect(try contents(of: try #require(start())).count == 3)
  }

  @Test func `what a process held that ended after an earlier change is lost`() {
    let start = start()
    start.keep(holder("Ringer.sqlite"))
    start.keep(holder("Ringer.sqlite"))
    log.isOver.withLock { $0 = true }
    #expect(start() == nil)
    #expect(log.text == "Ringer.sqlite held, scheduled, state")
  }

  @Test func `what is held counts as what is copied does`() {
    let start = start()
    start.keep(holder("Ringer.sqlite", size: CopyLimit().bytes + 1))
    start.keep(holder("Stride.sqlite"))
    #expect(start() == nil)
    #expect(log.text.hasSuffix("state"))
  }

  /// The names of files in a copy, which all have what was kept.
  private func contents(of copy: StorageCopy) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: copy.path).sorted()
    for file in files {
      #expect(FileManager.default.contents(atPath: "\(copy.path)/\(file)") == Data("kept".utf8))
    }
    return files
  }

  // MARK: - In the program

  @Test func `an app that crashes in its first change leaves what was stored to be saved`() throws {
    let data = ["--data", scratch.path("of-apps")]
    #expect(try ParleyProcess.run(data, input: "call mike chen\n").errors == "")
    let stored = try pages("of-apps/Ringer.sqlite")
    let lines = [
      ":fault handle INStartCallIntent crashes", "call anna haro", ":fault clear",
      "call mike chen", ":save \(scratch.path("saved"))",
    ]
    let said = try ParleyProcess.run(data, input: lines.map { "\($0)\n" }.joined())
    #expect(said.errors == "", "\(said)")
    #expect(said.output.contains("Ringer crashed in handle(intent:completion:)"), "\(said)")
    #expect(try pages("saved.data/Ringer.sqlite") == stored)
    let options = ["replay", "--isolate", scratch.path("saved.transcript")]
    #expect(
      try ParleyProcess.run(options) == .init(output: "1 passed, 0 failed\n", errors: "", code: 0)
    )
  }

  @Test(arguments: [("call anna haro", false), (":save /nowhere/at-all", true)])
  func `nothing of what apps store is copied before somebody saves`(
    line: String,
    isCopied: Bool
  ) throws {
    let data = ["--data", scratch.path("of-apps")]
    #expect(try ParleyProcess.run(data, input: "call mike chen\n").errors == "")
    let input = Array("start a run\n\(line)\n".utf8)
    let result = try ParleyProcess.run(data, input: input, environment: ["TMPDIR=/nowhere"])
    #expect(result.errors.contains("Expected room for a copy") == isCopied)
  }

  /// All of a database's pages but the first one's header, which counts the changes of the file.
  private func pages(_ path: String) throws -> ArraySlice<UInt8> {
    try scratch.bytes(of: path).dropFirst(100)
  }

  @Test func `what is saved is what was stored at the start, after lines were taken back, too`()
    throws
  {
    let data = ["--data", scratch.path("of-apps")]
    let first = "start a run\ncall anna haro\npay anna haro $5\nyes\ntext kate bell hi\nyes\n"
    #expect(try ParleyProcess.run(data, input: first).errors == "")
    let apps = ["CoinPurse", "MessageBot", "Ringer", "Stride"]
    let stored = try apps.map { try pages("of-apps/\($0).sqlite") }
    let lines = [
      "end my run", "call mike chen", "text mike chen hello", "yes", ":undo", ":undo", ":fork 1",
      "start a walk", "call kate bell", "text kate bell bye", "yes", "pay mike chen $7", "yes",
      ":save \(scratch.path("saved"))", "end my walk",
    ]
    let said = try ParleyProcess.run(data, input: lines.map { "\($0)\n" }.joined())
    #expect(said.output.contains("Sent $7.00") && said.output.contains("Saved as"))
    #expect(try apps.map { try pages("saved.data/\($0).sqlite") } == stored)
    #expect(try apps.map { try pages("of-apps/\($0).sqlite") } != stored)
    let replayed = try ParleyProcess.run(["replay", scratch.path("saved.transcript")])
    #expect(replayed == .init(output: "1 passed, 0 failed\n", errors: "", code: 0))
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

/// The extension of an app that is never asked.
private final class Nobody: INExtension {}

extension StorageCopy {
  fileprivate func add(_ portion: StartCopy.Portion, of folder: String) throws {
    switch portion {
    case .files(let part): try add(part, of: folder)
    case .state(let snapshot): try add(snapshot)
    }
  }
}

extension StartCopy.Portion {
  fileprivate var text: String {
    switch self {
    case .files(let part): part.text
    case .state: "state"
    }
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
