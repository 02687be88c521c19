import Dialogue
import Foundation
import Intents
import Scratch
import Synchronization
import Testing
import Transcripts

@testable import Assistant

/// Requests that may have been done or not.
@Suite struct SessionUnsettledTests {
  /// An app that keeps what it is asked to send, once for each request, and can't tell at first
  /// whether it was sent.
  private final class Post: Sendable {
    private struct State {
      var sent: [String: String] = [:]
      var isSilent: Bool
      var calls = 0
    }

    private let state: Mutex<State>

    init(isSilent: Bool = false) {
      state = Mutex(State(isSilent: isSilent))
    }

    var sent: [String] { state.withLock { $0.sent.values.sorted() } }

    /// - Returns: Whether it can tell; `nil` if it does not answer at all.
    func send(_ text: String, request: String) -> Bool? {
      state.withLock { state in
        state.calls += 1
        state.sent[request] = text
        return state.calls > 1 ? true : state.isSilent ? nil : false
      }
    }
  }

  private final class Sender: Courier {
    private let post: Post

    init(_ post: Post) {
      self.post = post
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      switch post.send(intent.content ?? "", request: intent.identifier ?? "") {
      case true: completion(.sent)
      case false:
        let response = INSendMessageIntentResponse(code: .inProgress, userActivity: nil)
        response.sentMessages = [
          INMessage(
            identifier: "1",
            content: intent.content,
            dateSent: nil,
            sender: nil,
            recipients: intent.recipients
          )
        ]
        completion(response)
      default: break
      }
    }
  }

  private let request = "Send a message to Anna Haro saying hello"

  @Test func `an outcome that the app doesn't know is said to be not known`() async throws {
    let rehearsal = try Rehearsal { _ in AppCode { Sender(Post()) } }
    await rehearsal.hear(request)
    let lines = await rehearsal.hear("yes")
    #expect(lines.contains("= handle INSendMessageIntent -> inProgress"))
    #expect(
      lines.contains(
        "< I don't know whether MessageBot could send your message to Anna Haro. You can ask "
          + "again: it won't be done twice."
      )
    )
  }

  @Test(arguments: [false, true])
  func `asked for again it is the same request, and is done once`(isSilent: Bool) async throws {
    let post = Post(isSilent: isSilent)
    let rehearsal = try Rehearsal { _ in AppCode { Sender(post) } }
    await rehearsal.hear(request)
    await rehearsal.hear("yes")
    let question = await rehearsal.hear(request)
    #expect(question.contains("< \(SessionWording.mayBeDone)"))
    await rehearsal.hear("yes")
    #expect(post.sent == ["hello"])
    // What is known to be done can be asked for once more.
    let third = await rehearsal.hear(request)
    #expect(!third.contains("< \(SessionWording.mayBeDone)"))
    await rehearsal.hear("yes")
    #expect(post.sent == ["hello", "hello"])
  }

  @Test func `after an hour, who was told of no doubt asks for another one`() {
    let (now, request) = (Date(), Memory.Handled(app: "Post", draft: Draft("INSendMessageIntent")))
    var memory = Memory()
    memory.begin(request, "1", at: now)
    #expect(memory.unsettled(request, at: now + 3_599)?.identifier == "1")
    #expect(memory.unsettled(request, at: now + 3_600) == nil)
    memory.tell(ofUnsettled: "1")
    #expect(memory.unsettled(request, at: now + 3_600)?.identifier == "1")
    // Who begins with it once more has still been told.
    memory.begin(request, "1", at: now)
    #expect(memory.unsettled(request, at: now)?.isTold == true)
  }

  @Test func `an attempt that comes to nothing leaves it open whether the one before was done`()
    async throws
  {
    let post = Post(isSilent: true)
    let rehearsal = try Rehearsal { _ in AppCode { Sender(post) } }
    await rehearsal.hear(request)
    await rehearsal.hear("yes")
    let fault = Fault(.confirm, "INSendMessageIntent", .neverAnswers)
    rehearsal.session.caller.staged.faults = [fault]
    await rehearsal.hear(request)
    rehearsal.session.caller.staged.faults = []
    await rehearsal.hear(request)
    await rehearsal.hear("yes")
    #expect(post.sent == ["hello"])
  }

  @Test func `another request is none that was made before`() async throws {
    let post = Post()
    let rehearsal = try Rehearsal { _ in AppCode { Sender(post) } }
    await rehearsal.hear(request)
    await rehearsal.hear("yes")
    await rehearsal.hear(request)
    let changed = await rehearsal.hear("change it to goodbye")
    #expect(!changed.contains("< \(SessionWording.mayBeDone)"))
    await rehearsal.hear("yes")
    #expect(post.sent == ["goodbye", "hello"])
  }

  @Test func `it is the same request to the next start, too`() async throws {
    let (post, folder) = (Post(), try ScratchFolder())
    for lines in [[request, "yes"], [request, "yes"]] {
      let session = try Session(remembering: folder, Sender(post)) { _ in }
      for line in lines { await session.hear(line) }
    }
    #expect(post.sent == ["hello"])
  }

  @Test func `a file from before there were any is read`() throws {
    let bytes =
      Data(#"{"mentions":{"messages":[],"calls":[]},"handled":[],"people":[],"#.utf8)
      + Data(#""usage":{"apps":{},"times":{},"now":0}}"#.utf8)
    #expect(try JSONDecoder().decode(Memory.self, from: bytes) == Memory())
  }

  @Test func `a file that the system won't read now stays, and nothing is written over it`() throws
  {
    let folder = try ScratchFolder()
    let path = folder.path(MemoryFile.name)
    // Which is no more readable to root.
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let told = Mutex<[String]>([])
    let file = MemoryFile(in: folder.path, clock: SystemClock()) { sentence in
      told.withLock { $0.append(sentence) }
    }
    #expect(file.read() == nil)
    #expect(
      told.withLock { $0 } == [
        "The file \(path) can't be read: Too many levels of symbolic links. It stays as it is, and "
          + "nothing is kept from here on."
      ]
    )
    #expect(try folder.names() == [MemoryFile.name])
  }

  // MARK: - What is said is kept

  @Test func `what is said to be done is remembered in the file by then`() async throws {
    let folder = try ScratchFolder()
    let file = MemoryFile(in: folder.path, clock: SystemClock())
    var known: [Int] = []
    let session = try Session(remembering: folder, Courier()) { event in
      guard case .said(let lines) = event, lines.contains(where: { $0.hasPrefix("Message to") })
      else { return }
      known.append(file.read()?.handled.count ?? 0)
    }
    for _ in 1...2 {
      await session.hear(request)
      await session.hear("yes")
    }
    #expect(known == [1, 2])
  }

  @Test func `an app is asked to act only when that can be known afterwards`() async throws {
    let folder = try ScratchFolder()
    let seen = Mutex<[String]>([])
    let file = MemoryFile(in: folder.path, clock: SystemClock())
    final class Looker: Courier {
      let look: @Sendable (String?) -> Void

      init(_ look: @escaping @Sendable (String?) -> Void) {
        self.look = look
      }

      override func handle(
        intent: INSendMessageIntent,
        completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
      ) {
        look(intent.identifier)
        completion(.sent)
      }
    }
    let looker = Looker { identifier in
      let known = file.read()?.unsettled?.map(\.identifier) ?? []
      seen.withLock { $0 += known == [identifier] ? ["known"] : ["unknown"] }
    }
    let session = try Session(remembering: folder, looker) { _ in }
    await session.hear(request)
    await session.hear("yes")
    #expect(seen.withLock { $0 } == ["known"])
    #expect(file.read()?.unsettled == nil)
  }
}

extension Session {
  /// A session with MessageBot alone that remembers in a folder what was handled.
  fileprivate convenience init(
    remembering folder: ScratchFolder,
    _ handler: Courier,
    report: @escaping (Event) -> Void
  ) throws {
    nonisolated(unsafe) let handler = handler
    let clock = ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460))
    self.init(
      world: Sample.world,
      apps: [InstalledApp(try Sample.world.app("MessageBot"), code: AppCode { handler })],
      clock: clock,
      memory: MemoryFile(in: folder.path, clock: clock),
      newIdentifier: { UUID().uuidString },
      report: report
    )
  }
}
