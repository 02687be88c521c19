import Foundation
import Intents
import Testing

/// Durations in words and digits, as Foundation has them elsewhere.
@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.timeZone = .gmt
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func `the positional style drops leading zeros, or pads with them`() {
    #expect(text(3610) == "1:00:10")
    #expect(text(65) == "1:05")
    #expect(text(5) == "5")
    #expect(text(0) == "0")
    #expect(text(-65) == "-1:05")
    #expect(text(5) { $0.zeroFormattingBehavior = .pad } == "0:00:05")
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3600, all) { $0.zeroFormattingBehavior = .pad } == "0d 1:00:00")
    #expect(text(90_000, all) == "1d 1:00:00")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "9h 41m 1s"), (.brief, "9hr 41min 1sec"),
    (.short, "9 hr, 41 min, 1 sec"), (.full, "9 hours, 41 minutes, 1 second"),
    (.spellOut, "nine hours, forty-one minutes, one second"),
  ])
  func `each style has its own words`(style: DateComponentsFormatter.UnitsStyle, words: String) {
    #expect(text(34_861) { $0.unitsStyle = style } == words)
  }

  @Test func `zeros are dropped where it is said`() {
    func text(_ zeros: DateComponentsFormatter.ZeroFormattingBehavior) -> String? {
      self.text(3600, [.day, .hour, .minute, .second]) {
        $0.unitsStyle = .abbreviated
        $0.zeroFormattingBehavior = zeros
      }
    }
    #expect(text(.default) == "1h")
    #expect(text(.dropLeading) == "1h 0m 0s")
    #expect(text(.dropTrailing) == "0d 1h")
    #expect(text(.pad) == "0d 1h 0m 0s")
    let apart = self.text(86_402, [.day, .hour, .second]) {
      $0.unitsStyle = .abbreviated
      $0.zeroFormattingBehavior = .dropMiddle
    }
    #expect(apart == "1d 2s")
  }

  @Test func `a duration can be rounded off, collapsed and hedged`() {
    #expect(text(7384) { $0.maximumUnitCount = 2 } == "2:03")
    let seconds = text(63) {
      $0.unitsStyle = .abbreviated
      $0.collapsesLargestUnit = true
    }
    #expect(seconds == "63s")
    let rest = text(300, [.minute]) {
      $0.unitsStyle = .full
      $0.includesApproximationPhrase = true
      $0.includesTimeRemainingPhrase = true
    }
    #expect(rest == "About 5 minutes remaining")
    let hours = text(5400, [.hour]) {
      $0.unitsStyle = .full
      $0.allowsFractionalUnits = true
    }
    #expect(hours == "1.5 hours")
  }

  @Test func `components, dates and numbers are formatted alike`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .short
    let components = DateComponents(year: 2, month: 1, weekOfMonth: 3)
    #expect(formatter.string(from: components) == "2 yrs, 1 mth, 3 wks")
    #expect(formatter.string(for: components) == "2 yrs, 1 mth, 3 wks")
    #expect(formatter.string(for: 60.0) == "1 min")
    #expect(formatter.string(for: "soup") == nil)
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(formatter.string(from: noon, to: noon.addingTimeInterval(120)) == "2 min")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(minute: 7), unitsStyle: .full)
        == "7 minutes"
    )
  }
}
