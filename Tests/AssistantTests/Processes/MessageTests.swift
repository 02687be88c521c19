import Dialogue
import Foundation
import Testing
import Wire

@testable import Assistant
@testable import Domains
@testable import Intents

@Suite struct MessageTests {
  @Test func `messages to an app come back as they were`() throws {
    var samples = MessageSamples(seed: 1)
    for _ in 0..<300 {
      let message = samples.sessionMessage
      #expect(try Wire.read(Wire.write(message), as: SessionMessage.self) == message)
    }
  }

  @Test func `messages of an app come back as they were`() throws {
    var samples = MessageSamples(seed: 2)
    for _ in 0..<300 {
      let message = samples.appMessage
      let other = try Wire.read(Wire.write(message), as: AppMessage.self)
      #expect("\(other)" == "\(message)")
    }
  }

  @Test func `a message that is cut at any byte is an error`() throws {
    var samples = MessageSamples(seed: 3)
    for bytes in [try Wire.write(samples.sessionMessage), try Wire.write(samples.appMessage)] {
      for count in bytes.indices {
        let part = Array(bytes.prefix(count))
        #expect(throws: WireError.self) { try Wire.read(part, as: SessionMessage.self) }
        #expect(throws: WireError.self) { try Wire.read(part, as: AppMessage.self) }
      }
    }
  }

  @Test func `a damaged message never traps`() throws {
    var samples = MessageSamples(seed: 4)
    var readable = 0
    for _ in 0..<2_000 {
      var bytes = try Wire.write(samples.appMessage)
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &samples.random)] =
          UInt8.random(in: .min ... .max, using: &samples.random)
      }
      if (try? Wire.read(bytes, as: AppMessage.self)) != nil { readable += 1 }
    }
    #expect((1..<2_000).contains(readable))
  }

  @Test func `notes and workouts are as they were before they were sent`() throws {
    let notes: [AppNote] = [
      .defaultAnswered(method: "a"), .answeredAgain(method: "b"), .neverAnswered(method: "c"),
      .answeredLate(method: "d"), .vocabularyChanged(nil, []),
      .vocabularyChanged(.workoutActivityName, [VocabularyTerm(spokenPhrase: "run")]),
    ]
    #expect(try Wire.decode(Wire.encode(notes), as: [AppNote].self) == notes)
    for state in [RecordedWorkout.State.running, .paused, .ended] {
      let workout = RecordedWorkout(
        "run",
        state,
        start: Date(timeIntervalSince1970: 1),
        duration: 2,
        goal: 3,
        goalUnit: .mile
      )
      #expect(SentWorkout(workout).workout == workout)
    }
  }

  @Test func `the place of a trap is read from what Swift prints, and only that`() {
    let printed = "hi\nFerry/Timetable.swift:12: Fatal error: Index out of range, said Anna\n"
    #expect(AppEnd.Site(printed: printed) == AppEnd.Site(file: "Timetable.swift", line: 12))
    #expect(AppEnd.Site(printed: "Ferry.swift:12: done") == nil)
    #expect(AppEnd.Site(printed: "") == nil)
    let backtrace = """
      *** Program crashed: Bad pointer dereference ***
      Thread 1:
      0 0x01 read() + 1 in Ferry at /src/Other.swift:1:1
      Thread 2 "Ferry" crashed:
      0 0x02 __pthread_kill + 2 in libc.so.6
      1 [ra] 0x03 depart() + 3 in Ferry at /src/Timetable.swift:12:21
      """
    #expect(
      AppEnd.Site(printed: "Swift/Array.swift:1: Fatal error: Index\n" + backtrace)
        == AppEnd.Site(file: "Timetable.swift", line: 12)
    )
  }
}
