import Assistant
import Dialogue
import Foundation
import Testing
import Transcripts

@testable import Parley

@Suite struct RecordingTests {
  private var recording = Recording(timeZone: .gmt)
  private let start = Date(timeIntervalSince1970: 1_795_196_460)

  private mutating func take(_ events: Event..., after seconds: Double = 0) {
    for event in events { recording.take(event, at: start + seconds) }
  }

  private var text: String {
    recording.transcript(file: "a.transcript").description
  }

  @Test mutating func `what was said stands there, with the time at the start`() {
    take(.heard("Start a run"), .said(["Your run has started."]))
    #expect(
      text == """
        @now 2026-11-20T17:41:00Z
        > Start a run
        < Your run has started.

        """
    )
  }

  @Test mutating func `what passed of the time is told to the second, and a leap as a whole`() {
    take(.heard("one"))
    take(.heard("two"), after: 59)
    take(.heard("three"), after: 59.9)
    take(.heard("four"), after: 20_000)
    #expect(
      text == """
        @now 2026-11-20T17:41:00Z
        > one
        @advance 59s
        > two
        > three
        @now 2026-11-20T23:14:20Z
        > four

        """
    )
  }

  @Test mutating func `what the app's code decided stays, what defaults answered goes`() {
    take(
      .heard("Start a run"),
      .fact(.handler(intent: "INStartWorkoutIntent", app: "Stride")),
      .fact(.resolve("workoutName", [.needsValue])),
      .fact(.defaulted(method: "resolveGoalValue")),
      .fact(.resolve("goalValue", [.notRequired])),
      .fact(.defaulted(method: "confirm")),
      .fact(.confirm(intent: "INStartWorkoutIntent", code: "ready")),
      .fact(.handle(intent: "INStartWorkoutIntent", code: "success"))
    )
    #expect(
      text == """
        @now 2026-11-20T17:41:00Z
        > Start a run
        = resolve workoutName -> needsValue
        = handle INStartWorkoutIntent -> success

        """
    )
  }

  @Test mutating func `a change of the surroundings is made again`() {
    take(.heard("one"))
    recording.take(.locked)
    take(.heard("two"))
    #expect(text.hasSuffix("> one\n@locked\n> two\n"))
  }
}
