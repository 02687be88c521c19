import Dialogue
import Testing
import Understanding

@testable import Assistant

/// The parts of a request's time that stay when another part is said anew.
@Suite struct KnownTimesTests {
  private static let ride = "INRequestRideIntent"

  /// A ride at five in the afternoon of 20 November.
  private let known: KnownTimes = {
    let moment = Moment(year: 2026, month: 11, day: 20, hour: 17, minute: 30)
    let period = Period(start: moment, end: moment)
    let value = Value("at 5:30 PM", .period(period))
    return KnownTimes(draft: Draft(ride, ["scheduledPickupTime": [value]]))
  }()

  private func time(_ day: Int, _ hour: Int? = nil, name: String = "time") -> SlotReading {
    let time = CivilTime(year: 2026, month: 11, day: day, hour: hour, minute: hour.map { _ in 0 })
    let grain: Grain = hour == nil ? .day : .minute
    return SlotReading(
      name: name,
      wording: "then",
      range: 0..<4,
      meaning: .time(.instant(time, grain))
    )
  }

  @Test func `another day keeps the time of day`() {
    let kept = known.keepingHour([time(21)])
    guard case .time(.instant(let time, .minute)) = kept.first?.meaning else {
      Issue.record("\(kept)")
      return
    }
    #expect([time.day, time.hour, time.minute] == [21, 17, 30])
  }

  @Test func `a day with a time of day stays as it was said, as does one that nothing is known of`()
  {
    #expect(known.keepingHour([time(21, 9)]) == [time(21, 9)])
    #expect(known.keepingHour([time(21, name: "date")]) == [time(21, name: "date")])
    let none = KnownTimes(draft: Draft(Self.ride))
    #expect(none.keepingHour([time(21)]) == [time(21)])
  }

  /// From one hour to another on a day that the words don't tell.
  private func part(_ start: Int, _ end: Int) -> SlotReading {
    let hours = [start, end].map {
      CivilTime(year: 2026, month: 11, day: 25, hour: $0, minute: 0, second: 0)
    }
    var slot = time(25)
    slot.meaning = .time(.interval(hours[0], hours[1], .hour))
    return slot
  }

  @Test func `a part of the day turns the hour to the half of the day that it is in`() {
    for (start, end, hour) in [(16, 18, 17), (5, 8, 5)] {
      let kept = known.keepingClock([part(start, end)])
      guard case .time(.instant(let time, .minute)) = kept.first?.meaning else {
        Issue.record("\(kept)")
        continue
      }
      #expect([time.day, time.hour, time.minute] == [20, hour, 30])
    }
    #expect(known.keepingClock([part(9, 12)]) == [part(9, 12)])
  }
}
