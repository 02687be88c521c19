import Testing
import Transcripts

@testable import Assistant
@testable import ParleyTerminal

/// What a conversation leaves to the one that takes its place after a crash.
@Suite struct RecoveryTests {
  private func recovery(
    app: String = "Ferry",
    method: String = "handle(intent:completion:)",
    _ surroundings: Recovery.Surroundings = Recovery.Surroundings()
  ) -> Recovery {
    Recovery(
      CallNote(app: app, intent: "INSendMessageIntent", method: method, place: "line 2"),
      surroundings
    )
  }

  @Test func `as text it is lines, and these are read as it`() throws {
    let fault = try Setting(parsing: "fault handle INSendMessageIntent slow 5s")
    let left = recovery(
      Recovery.Surroundings(
        settings: [fault, .locked, .contacts(.denied), .advance(Delay(9999, .hour))],
        isTracing: true
      )
    )
    #expect(
      left.description == """
        Ferry
        INSendMessageIntent
        handle(intent:completion:)
        @fault handle INSendMessageIntent slow 5s
        @locked
        @contacts denied
        @advance 9999h
        :trace on
        """
    )
    #expect(Recovery(left.description) == left)
    #expect(Recovery(recovery().description) == recovery())
  }

  @Test func `an app's name in two lines is one`() {
    #expect(Recovery(recovery(app: "Fer\n\nry").description)?.app == "Fer ry")
  }

  @Test(arguments: ["", "1", "Ferry\nINSendMessageIntent", "a\nb\nc\n@lock", "a\nb\nc\n:apps"])
  func `anything else is none`(text: String) {
    #expect(Recovery(text) == nil)
  }

  @Test(arguments: [
    ("handle(intent:completion:)", "Whether Ferry could still send a message is not known: "),
    ("handle(sendMessage:completion:)", "Whether Ferry could still send a message is not known: "),
    ("confirm(intent:completion:)", "Ferry didn't send a message."),
    ("resolveContent(for:with:)", "Ferry didn't send a message."),
  ])
  func `what may have been done is not denied`(method: String, outcome: String) {
    let sentence = recovery(method: method).sentence
    #expect(sentence.contains(outcome))
    #expect(sentence.hasPrefix("Started again with all that was stored, for a new conversation. "))
  }
}
