import Dialogue
import Foundation
import Testing

@testable import Domains

@Suite struct VoiceTests {
  let voice = Voice.test

  // MARK: - Dates

  static let dates: [(Double, String)] = [
    (0, "today at 9:41 AM"), (500, "today at 6:01 PM"), (1440, "tomorrow at 9:41 AM"),
    (-1440, "yesterday at 9:41 AM"), (4 * 1440, "Tuesday at 9:41 AM"),
    (-3 * 1440, "last Tuesday at 9:41 AM"), (20 * 1440, "December 10 at 9:41 AM"),
    (60 * 1440, "January 19, 2027 at 9:41 AM"),
  ]

  @Test(arguments: dates)
  func `a date is named by its distance from now`(minutes: Double, words: String) {
    #expect(voice.words(for: Date.minutes(minutes)) == words)
  }

  static let nearDates: [(Double, String)] = [
    (0, "now"), (1, "in 1 minute"), (5.2, "in 5 minutes"), (90, "at 11:11 AM"),
    (1440, "tomorrow at 9:41 AM"), (-5, "at 9:36 AM"),
  ]

  @Test(arguments: nearDates)
  func `a date that is near is counted in minutes`(minutes: Double, words: String) {
    #expect(voice.words(until: .minutes(minutes)) == words)
  }

  static let durations: [(Double, String)] = [
    (0, "0 seconds"), (1, "1 second"), (125, "2 minutes, 5 seconds"), (3600, "1 hour"),
    (3723.4, "1 hour, 2 minutes, 3 seconds"),
  ]

  @Test(arguments: durations)
  func `a duration is said to the second`(seconds: Double, words: String) {
    #expect(voice.words(forSeconds: seconds) == words)
  }

  @Test func `the locale decides how a time is written`() {
    let britain = Voice(
      locale: Locale(identifier: "en_GB"),
      timeZone: .london,
      now: .test
    )
    #expect(britain.words(for: Date.minutes(20 * 1440)) == "10 December at 17:41")
  }

  // MARK: - Moments and periods

  static let moments: [(Moment, String)] = [
    (Moment(hour: 18, minute: 0), "6:00 PM"),
    (Moment(year: 2026, month: 11, day: 20, hour: 18, minute: 0), "today at 6:00 PM"),
    (Moment(month: 11, day: 21), "tomorrow"),
    (Moment(year: 2026, month: 12), "December"),
    (Moment(year: 2027, month: 3), "March 2027"),
    (Moment(year: 2027), "2027"),
    (Moment(year: 2027, month: 3, day: 3), "March 3, 2027"),
  ]

  @Test(arguments: moments)
  func `a moment is as exact as it was said`(moment: Moment, words: String) {
    #expect(voice.words(for: moment) == words)
  }

  static let six = Moment(year: 2026, month: 11, day: 20, hour: 18, minute: 0)
  static let seven = Moment(year: 2026, month: 11, day: 20, hour: 19, minute: 0)

  static func midnight(_ day: Int) -> Moment {
    Moment(year: 2026, month: 11, day: day, hour: 0, minute: 0, second: 0)
  }

  static let periods: [(Period, String)] = [
    (Period(start: six, end: six), "today at 6:00 PM"),
    (Period(start: six, end: seven), "today from 6:00 PM to 7:00 PM"),
    (Period(start: six, end: nil), "from today at 6:00 PM"),
    (Period(start: nil, end: six), "until today at 6:00 PM"),
    (Period(start: midnight(19), end: midnight(20)), "yesterday"),
    (Period(start: midnight(20), end: midnight(22)), "from today to tomorrow"),
    (Period(start: Moment(hour: 6), end: Moment(hour: 7)), "from 6:00 AM to 7:00 AM"),
    (Period(start: nil, end: nil), ""),
  ]

  @Test(arguments: periods)
  func `a period is said by its ends`(period: Period, words: String) {
    #expect(voice.words(for: period) == words)
  }

  // MARK: - Numbers

  @Test func `amounts carry their currency`() {
    #expect(voice.words(for: 12.5, currency: "USD") == "$12.50")
    #expect(voice.words(for: Money("20", currency: "EUR")) == "€20.00")
    #expect(voice.words(for: Money(nil, currency: "CHF")) == "Swiss francs")
    #expect(voice.words(for: 12.5, currency: "EUR") == "€12.50")
    #expect(voice.words(for: 12.5, currency: nil) == "12.5")
  }

  @Test func `a count agrees with its noun`() {
    #expect(voice.words(for: 1, of: "person") == "1 person")
    #expect(voice.words(for: 3, of: "person") == "3 people")
    #expect(voice.words(for: 2.5, of: "foot") == "2.5 feet")
    #expect(voice.words(for: 12_000, of: "step") == "12,000 steps")
  }

  // MARK: - Values

  static let values: [(Value.Content, String)] = [
    (.text("on my way"), "on my way"), (.boolean(true), "yes"), (.integer(3), "3"),
    (.decimal(5), "5"), (.term("videoCall"), "video"), (.term("minute"), "minutes"),
    (.terms(["unread", "flagged"]), "unread and flagged"), (.term("onHold"), "on hold"),
    (.phrase(Phrase("SUV")), "SUV"), (.person(Person("Mike Chen")), "Mike Chen"),
    (.place(Place(name: "Union Square")), "Union Square"),
    (.place(Place(name: nil, latitude: 37.788, longitude: -122.4075)), "37.78800, -122.40750"),
  ]

  @Test(arguments: values)
  func `a value has the words that say it back`(content: Value.Content, words: String) {
    #expect(voice.value(content) == Value(words, content))
  }

  @Test func `a person without a name is called by a handle`() {
    let person = Person("", handle: Person.Handle("+14155550123", kind: .phoneNumber))
    #expect(voice.words(for: person) == "+14155550123")
  }

  @Test func `a call is said with its kind, its other side and its date`() {
    var record = CallRecord(identifier: "1", kind: "missed", capability: "audioCall")
    record.caller = Person("Anna Haro")
    record.date = Date.minutes(-60).timeIntervalSince1970
    #expect(voice.words(for: record) == "missed call from Anna Haro today at 8:41 AM")
    record.kind = "outgoing"
    #expect(voice.words(for: record) == "outgoing call to Anna Haro today at 8:41 AM")
    record.capability = "videoCall"
    #expect(voice.words(for: record) == "outgoing video call to Anna Haro today at 8:41 AM")
  }

  @Test(arguments: [
    ("en_US", 1609.344, "1 mile"), ("en_US", 4000, "2.5 miles"), ("en_US", 100, "330 feet"),
    ("en_GB", 4000, "2.5 miles"), ("de_DE", 4000, "4 kilometers"), ("de_DE", 344, "340 meters"),
  ])
  func `a distance is said in the units of the place`(
    locale: String,
    meters: Double,
    words: String
  ) {
    let zone = voice.calendar.timeZone
    let voice = Voice(locale: Locale(identifier: locale), timeZone: zone, now: voice.now)
    #expect(voice.words(forMeters: meters) == words)
  }

  // MARK: - Options

  @Test func `options that sound alike are told apart by label, or else by handle`() {
    let handles = [("1", "mobile"), ("2", "work"), ("3", "work"), ("4", nil)]
    let options = handles.map { number, label in
      Value.person("John", handle: Person.Handle(number, kind: .phoneNumber, label: label))
    }
    let told = voice.toldApart(options + [.person("Anna")]).map(\.spoken)
    #expect(told == ["John (mobile)", "John (2)", "John (3)", "John (4)", "Anna"])
  }

  // MARK: - Memory

  @Test func `words are looked for once, and may take others of the same memory`() {
    let memo = Memo<Int>()
    let outer = memo.words(for: 1) { _ in "one, " + memo.words(for: 2) { _ in "two" } }
    #expect(outer == "one, two")
    #expect([1, 2].map { memo.words(for: $0) { _ in "again" } } == ["one, two", "two"])
  }

  @Test func `two times of a day share the words for the day`() {
    let dates = [20, 20.25].map { voice.now + $0 * 86_400 }
    let words = dates.map { voice.words(for: $0) }
    #expect(words == ["December 10 at 9:41 AM", "December 10 at 3:41 PM"])
    let start = voice.calendar.startOfDay(for: dates[0])
    #expect(voice.days.words(for: start) { _ in "unknown" } == "December 10")
  }
}
