import Dialogue
import Domains
import Intents
import Testing

@testable import Assistant

/// The mutants of an app, and what they answer.
@Suite struct MutantTests {
  private let draft = Draft("INSendMessageIntent", ["recipients": [Value("Anna"), Value("Mike")]])
  private let voice = Voice(
    locale: Sample.world.locale,
    timeZone: Sample.world.timeZone,
    now: ManualClock.usualNow
  )
  private let clock = ManualClock(now: ManualClock.usualNow)

  private func call(_ phase: AppCall.Phase = .resolve("recipients")) -> AppCall {
    AppCall(phase, draft, for: "1", isInApp: false)
  }

  private func mutants(of resolutions: Resolution...) -> [Mutant] {
    Mutant.mutants(bending: .resolutions(resolutions), of: call(), in: "MessageBot")
  }

  private func bent(
    _ mutant: Mutant,
    _ resolutions: Resolution...,
    in app: String = "MessageBot"
  ) async -> [Resolution]? {
    let facts = DeviceFacts(voice: voice, siri: .authorized, isContactsAllowed: true)
    let result = await mutant.bent(.resolutions(resolutions), of: call(), in: app, facts, clock)
    return if case .resolutions(let resolutions) = result { resolutions } else { nil }
  }

  @Test func `each kind of resolution is bent in its own ways, and a list as a whole`() {
    #expect(
      mutants(of: .success(Value("Anna")), .needsValue).map(\.description) == [
        "resolve recipients: never answers",
        "resolve recipients: answers one result less",
        "resolve recipients: answers needsValue instead of success",
        "resolve recipients: answers notRequired instead of success",
        "resolve recipients: answers unsupported instead of success",
        "resolve recipients: answers confirmationRequired instead of success",
        "resolve recipients: takes another value with success",
        "resolve recipients: answers notRequired instead of needsValue",
        "resolve recipients: answers unsupported instead of needsValue",
      ]
    )
  }

  @Test func `a mutant changes its own answers, and no others`() async throws {
    let value = Value("Anna")
    for mutant in mutants(of: .success(value)) where mutant.mutation != .neverAnswered {
      let changed = try #require(await bent(mutant, .success(value), .needsValue))
      #expect(changed[0] != .success(value), "\(mutant)")
      #expect(changed[1] == .needsValue)
      #expect(await bent(mutant, .success(value), in: "Other") == [.success(value)])
    }
  }

  @Test func `a list with a result less than asked for keeps at least one`() async throws {
    let all = mutants(of: .notRequired, .needsValue)
    let mutant = try #require(all.first { $0.mutation == .withoutLast })
    #expect(await bent(mutant, .notRequired, .needsValue) == [.notRequired])
    #expect(await bent(mutant, .notRequired) == [.notRequired])
  }

  @Test func `a mutant that never answers takes all the time that there is`() async throws {
    let mutant = try #require(mutants(of: .needsValue).first { $0.mutation == .neverAnswered })
    let before = clock.elapsed
    #expect(await bent(mutant, .needsValue) == nil)
    #expect(clock.elapsed - before == TimeLimits().total)
  }

  @Test(arguments: [
    (Value.Content.text("hello"), Value.Content.text("hell")), (.text("x"), .text("xx")),
    (.integer(3), .integer(4)), (.boolean(true), .boolean(false)),
    (.money(Money("19.5", currency: "USD")), .money(Money("20.6", currency: "USD"))),
    (
      .period(Period(start: Moment(hour: 23), end: nil)),
      .period(Period(start: Moment(hour: 0), end: nil))
    ),
  ])
  func `another value is of the same kind`(value: Value.Content, other: Value.Content) {
    #expect(value.neighbor() == other)
  }

  @Test func `what has no neighbour is left alone`() {
    #expect(Value.Content.text("").neighbor() == nil)
    #expect(Value.Content.term("indoor").neighbor() == nil)
    #expect(Value.Content.term("indoor").neighbor(among: ["indoor"]) == nil)
  }

  @Test func `another case is the next, and of several options the last is another`() {
    let terms = ["read", "unread", "flagged"]
    #expect(Value.Content.term("read").neighbor(among: terms) == .term("unread"))
    #expect(Value.Content.term("flagged").neighbor(among: terms) == .term("read"))
    #expect(Value.Content.terms(["read"]).neighbor(among: terms) == .terms(["unread"]))
    let both = Value.Content.terms(["unread", "read"])
    #expect(both.neighbor(among: terms) == .terms(["unread", "flagged"]))
    #expect(Value.Content.terms(["unread"]).neighbor(among: ["unread"]) == nil)
  }
}
