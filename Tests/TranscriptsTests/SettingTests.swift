import Dialogue
import Testing

@testable import Transcripts

/// The misbehaviours of an app that every method can be made to show.
private let misbehaviors = Misbehavior.allCases.map(\.rawValue).joined(separator: ", ")
private let usualKinds =
  "never-answers, answers-twice, slow 5s, is-interrupted, keeps-waiting, " + misbehaviors

@Suite struct SettingTests {
  @Test(arguments: [
    "now 2026-11-20T09:41:00-08:00", "now 2026-02-28T23:59:59Z", "advance 10s", "advance 5m",
    "advance 1h", "locale en-US", "timezone America/Los_Angeles", "contacts denied",
    "contacts allowed", "siri denied", "siri notDetermined", "siri restricted", "siri authorized",
    "locked", "unlocked", "install Unicorn Chat", "uninstall MessageBot", "facts all", "restart",
    "world Fixtures/World", "fault handle INSendMessageIntent never-answers",
    "fault confirm INSendMessageIntent answers-twice",
    "fault resolveRecipients INSendMessageIntent wrong-count",
    "fault handle INSendMessageIntent slow 5s",
    "fault handle INSendMessageIntent is-interrupted",
    "fault confirm INSendMessageIntent keeps-waiting",
    "fault confirm INSendMessageIntent fails failureMessageServiceNotAvailable",
    "fault launch INSendMessageIntent crashes",
    "interrupt handle INSendMessageIntent app-killed-afterwards",
    "interrupt resolveContent INSendMessageIntent clock-moved 90m",
  ])
  func `a setting is printed as it is written`(text: String) throws {
    #expect(try Setting(parsing: text).description == text)
  }

  @Test(arguments: [
    ("now", "a time such as 2026-11-20T09:41:00-08:00", ""),
    ("now 2026-11-20", "a time such as 2026-11-20T09:41:00-08:00", "2026-11-20"),
    (
      "now 2026-02-29T00:00:00Z", "a time such as 2026-11-20T09:41:00-08:00", "2026-02-29T00:00:00Z"
    ),
    (
      "now 2026-01-01T24:00:00Z", "a time such as 2026-11-20T09:41:00-08:00", "2026-01-01T24:00:00Z"
    ),
    (
      "now 2026-13-01T00:00:00Z", "a time such as 2026-11-20T09:41:00-08:00", "2026-13-01T00:00:00Z"
    ),
    ("advance 10", "a time such as 500ms, 10s, 5m, 1h or 1d", "10"),
    ("advance -1s", "a time such as 500ms, 10s, 5m, 1h or 1d", "-1s"),
    (
      "advance 99999999999999999999h", "a time such as 500ms, 10s, 5m, 1h or 1d",
      "99999999999999999999h"
    ),
    ("locale", "a locale such as en-US", ""),
    ("locale en US", "a locale such as en-US", "en US"),
    ("timezone", "a time zone such as America/Los_Angeles", ""),
    ("contacts maybe", "one of allowed, denied", "maybe"),
    ("locked now", "nothing after @locked", "now"),
    ("restart now", "nothing after @restart", "now"),
    ("unlocked now", "nothing after @unlocked", "now"),
    ("install", "the name of an app", ""),
    ("uninstall", "the name of an app", ""),
    ("facts some", "“all”", "some"),
    ("world", "a folder", ""),
    ("fault", "“launch”, “confirm”, “handle”, or a method such as resolveRecipients", ""),
    (
      "fault resolve INSendMessageIntent wrong-count",
      "“launch”, “confirm”, “handle”, or a method such as resolveRecipients", "resolve"
    ),
    (
      "interrupt handle INSendMessageIntent earthquake",
      "locked, unlocked, contacts-denied, siri-denied, incoming-call, memory-warning, app-killed, "
        + "app-killed-afterwards, network-gone, app-updated or clock-moved 1h", "earthquake"
    ),
    ("interrupt handle app-killed", "an intent such as INSendMessageIntent", "app-killed"),
    ("fault handle never-answers", "an intent such as INSendMessageIntent", "never-answers"),
    (
      "fault handle INSendMessageIntent wrong-count",
      usualKinds + " or fails CODE", "wrong-count"
    ),
    (
      "fault resolveContent INSendMessageIntent fails failure",
      usualKinds + " or wrong-count", "fails failure"
    ),
    ("fault handle", "an intent such as INSendMessageIntent", ""),
    (
      "fault handle INSendMessageIntent",
      usualKinds + " or fails CODE", ""
    ),
    (
      "fault handle INSendMessageIntent slow soon", "a time such as 500ms, 10s, 5m, 1h or 1d",
      "soon"
    ),
  ])
  func `a setting with a mistake says what was expected`(
    text: String,
    expected: String,
    found: String
  ) {
    #expect(throws: Mismatch(expected: expected, found: found)) { try Setting(parsing: text) }
  }

  @Test(arguments: [
    ("500ms", "500ms", Duration.milliseconds(500)), ("1.5s", "1.5s", .milliseconds(1_500)),
    ("1.250s", "1.25s", .milliseconds(1_250)), ("0.05s", "50ms", .milliseconds(50)),
    ("2000ms", "2s", .seconds(2)), ("0ms", "0s", .zero), ("9999s", "9999s", .seconds(9_999)),
  ])
  func `a delay may be a part of a second`(text: String, printed: String, time: Duration) throws {
    let setting = try Setting(parsing: "advance \(text)")
    #expect("\(setting)" == "advance \(printed)")
    #expect(try Setting(parsing: "\(setting)") == setting)
    guard case .advance(let delay) = setting else { return }
    #expect(delay.duration == time)
  }

  @Test(arguments: ["1.s", ".5s", "1.5m", "1.2345s", "1.5ms", "10000s", "01s", "1.-5s", "1.+5s"])
  func `no other part of one is`(text: String) {
    #expect(throws: Mismatch.self) { try Setting(parsing: "advance \(text)") }
  }

  @Test func `a fault names its method as a slot`() throws {
    #expect(
      try Setting(parsing: "fault resolveDropOffLocation INRequestRideIntent slow 2m")
        == .fault(
          Fault(.resolve("dropOffLocation"), "INRequestRideIntent", .slow(Delay(2, .minute)))
        )
    )
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00+00:00", 951_825_600),
    ("2026-11-20T09:41:00-08:00", 1_795_196_460), ("2026-11-20T23:11:00+05:30", 1_795_196_460),
    ("1969-12-31T23:59:59Z", -1), ("2100-03-01T00:00:00Z", 4_107_542_400),
  ])
  func `a timestamp knows its seconds`(text: String, seconds: Int) throws {
    #expect(try Timestamp(parsing: text).secondsSince1970 == seconds)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 0),
    ("2026-11-20T09:41:00-08:00", -28_800),
    ("2026-11-20T23:11:00+05:30", 19_800), ("1969-12-31T23:59:59Z", 0),
    ("2100-03-01T00:00:00Z", 0), ("2024-12-31T23:30:00-03:30", -12_600),
    ("2000-12-31T00:00:00+14:00", 50_400), ("0999-03-01T00:00:00Z", 0),
  ])
  func `a moment is written with the offset of its place`(text: String, offset: Int) throws {
    let seconds = try Timestamp(parsing: text).secondsSince1970
    let timestamp = Timestamp(secondsSince1970: seconds, secondsFromGMT: offset)
    #expect(timestamp.description == text)
  }

  @Test func `every day that is written is read as the same`() throws {
    for day in stride(from: -400_000, through: 400_000, by: 13) {
      let timestamp = Timestamp(secondsSince1970: day * 86_400, secondsFromGMT: 0)
      #expect(try Timestamp(parsing: timestamp.description) == timestamp)
    }
  }

  @Test func `a delay knows how long it is`() {
    #expect(Delay(10, .second).duration == .seconds(10))
    #expect(Delay(5, .minute).duration == .seconds(300))
    #expect(Delay(1, .hour).duration == .seconds(3600))
  }
}
