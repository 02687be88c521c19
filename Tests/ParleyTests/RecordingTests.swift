import Assistant
import Dialogue
import Foundation
import Testing
import Transcripts

@testable import ParleyTerminal

@Suite struct RecordingTests {
  private var recording = Recording(timeZone: .gmt, in: Journal())
  private let start = Date(timeIntervalSince1970: 1_795_196_460)

  private mutating func take(_ events: Event..., after seconds: Double = 0) {
    for event in events { recording.take(event, at: start + seconds) }
  }

  private var text: String {
    (try? recording.text()) ?? "unreadable"
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

  private func call(_ ending: CompletedCall.Ending, isNoted: Bool = false) -> Event {
    .called(
      CompletedCall(
        .handle,
        intent: "INStartWorkoutIntent",
        app: "Stride",
        duration: .seconds(4),
        ending: ending,
        isNoted: isNoted
      )
    )
  }

  @Test mutating func `a call that somebody stopped waiting for is cut short again`() {
    take(.heard("Start a run"), call(.interrupted), .said(["OK, I stopped waiting for Stride."]))
    #expect(
      text == """
        @now 2026-11-20T17:41:00Z
        @fault handle INStartWorkoutIntent is-interrupted
        > Start a run
        < OK, I stopped waiting for Stride.

        """
    )
  }

  @Test mutating func `an app that somebody killed in a call is killed there again`() {
    take(.heard("Start a run"), call(.ended(.signal(9))), .said(["Stride was killed."]))
    #expect(
      text == """
        @now 2026-11-20T17:41:00Z
        @fault handle INStartWorkoutIntent is-killed
        > Start a run
        < Stride was killed.

        """
    )
  }

  @Test mutating func `what is said of an app that ended between calls is not said again`() {
    let end = Finding(.appEnded, method: Finding.handlerMethod)
    take(.heard("one"), .fact(.finding(end)), .said(["Stride was killed between calls."]))
    take(.said(["Your run has started."]))
    #expect(text == "@now 2026-11-20T17:41:00Z\n> one\n< Your run has started.\n")
  }

  @Test mutating func `a call that was waited for is said to take its time again`() {
    take(.heard("Start a run"), .said(["Stride is working on it…"]))
    take(call(.answered, isNoted: true), .said(["Done."]))
    take(.heard("two"), after: 4)
    #expect(
      text == """
        @now 2026-11-20T17:41:00Z
        @fault handle INStartWorkoutIntent keeps-waiting
        > Start a run
        < Stride is working on it…
        < Done.
        @advance 4s
        > two

        """
    )
  }

  @Test mutating func `the time that a replay waits for an answer in vain is not told again`() {
    take(.heard("one"), call(.timedOut(after: .seconds(10)), isNoted: true))
    take(.heard("two"), after: 10)
    take(.heard("three"), after: 15)
    #expect(text.hasSuffix("> one\n> two\n@advance 5s\n> three\n"))
  }
}
