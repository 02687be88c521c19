import Assistant
import Scratch
import Synchronization
import Testing

@testable import Parley

/// The copy of what apps had stored when a conversation began, and the moment at which it is made.
@Suite struct StoredStartTests {
  /// What happened, in order.
  private final class Log: Sendable {
    private let events = Mutex<[String]>([])
    var text: String { events.withLock { $0.joined(separator: ", ") } }
    func add(_ event: String) { events.withLock { $0.append(event) } }
  }

  private let log = Log()
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("kept".utf8, to: "data/Ringer.sqlite")
  }

  /// A start whose copy is made when somebody waits for it at the latest.
  private func start() -> StoredStart {
    let (data, place) = (scratch.path("data"), scratch.path)
    return StoredStart {
      log.add("copied")
      return try? StorageCopy(of: data, in: place)
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

  @Test func `an effect that nothing announced is preceded by the copy`() {
    let start = start()
    start.keep()
    start.keep()
    #expect(log.text == "copied")
    #expect(start() != nil)
  }

  @Test func `a copy is begun while a question is open, and awaited before an effect`() {
    let start = start()
    start.prepare()
    start.prepare()
    #expect(log.text == "begun")
    start.keep()
    #expect(log.text == "begun, awaited, copied")
    #expect(start() != nil)
    #expect(log.text == "begun, awaited, copied")
  }

  @Test func `the next line finds the copy made`() {
    let start = start()
    start.prepare()
    start.settle()
    #expect(log.text == "begun, awaited, copied")
  }

  @Test func `a copy is made on a thread of its own, and given to whoever asks`() throws {
    let (data, place) = (scratch.path("data"), scratch.path)
    let start = StoredStart(copying: { try? StorageCopy(of: data, in: place) })
    start.prepare()
    let copy = try #require(start())
    #expect(try scratch.names().count == 2)
    withExtendedLifetime(copy) {}
  }

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
}
