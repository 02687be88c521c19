import Testing
import Understanding

@testable import Assistant

/// What is put together of times before an app hears of them.
@Suite struct TimesSaidApartTests {
  private let context = DialogueScene.context

  private func joined(_ slots: SlotReading...) -> [SlotReading] {
    let reading = Reading(intent: .requestRide, slots: slots, score: 1)
    return context.joined(.request(reading, app: DialogueScene.app("MyRide"))).slots
  }

  private func slot(_ wording: String, _ time: TimeReading) -> SlotReading {
    SlotReading(name: "time", wording: wording, range: 0..<1, meaning: .time(time))
  }

  private let tomorrow = CivilTime(year: 2026, month: 11, day: 21)

  @Test func `a day and a time of day are read as if they had been said together`() {
    // By itself “at 9” is in the evening, once it is past nine in the morning.
    let nine = CivilTime(year: 2026, month: 11, day: 20, hour: 21, minute: 0)
    let time = joined(
      slot("tomorrow", .instant(tomorrow, .day)),
      slot("at 9", .instant(nine, .hour))
    )
    #expect(time.map(\.meaning) == [.time(.instant(tomorrow.at(9), .hour))])
  }

  @Test func `a half of the day that was said stays`() {
    let six = CivilTime(year: 2026, month: 11, day: 20, hour: 18, minute: 0)
    let time = joined(
      slot("at 6 pm", .instant(six, .hour)),
      slot("tomorrow", .instant(tomorrow, .day))
    )
    #expect(time.map(\.meaning) == [.time(.instant(tomorrow.at(18), .hour))])
  }

  @Test func `two times of day stay two`() {
    let six = CivilTime(year: 2026, month: 11, day: 20, hour: 18, minute: 0)
    let seven = CivilTime(year: 2026, month: 11, day: 20, hour: 19, minute: 0)
    let times = joined(slot("at 6", .instant(six, .hour)), slot("at 7", .instant(seven, .hour)))
    #expect(times.count == 2)
  }
}
