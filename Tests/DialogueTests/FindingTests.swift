import Testing

@testable import Dialogue

@Suite struct FindingTests {
  let resolveContent = "resolveContent(for:with:)"
  let slot = Sample.content

  func finding(_ rule: Finding.Rule, _ method: String) -> [Finding] {
    [Finding(rule, method: method)]
  }

  @Test func `one option is taken for a proposal`() {
    var conversation = Sample.plain(Value("a"))
    #expect(
      conversation.resolved([.disambiguation([Value("A")])])
        == .ask(.approval(slot, element: nil, Value("A")))
    )
    #expect(conversation.findings == finding(.tooFewOptions, resolveContent))
  }

  @Test func `the same option twice is one`() {
    var conversation = Sample.plain(Value("a"))
    #expect(
      conversation.resolved([.disambiguation([Value("A"), Value("A")])])
        == .ask(.approval(slot, element: nil, Value("A")))
    )
    #expect(conversation.findings == finding(.tooFewOptions, resolveContent))
  }

  @Test func `no option is taken for a question`() {
    var conversation = Sample.plain(Value("a"))
    #expect(
      conversation.resolved([.disambiguation([])])
        == .ask(.value(slot, element: nil, because: .missing))
    )
    #expect(conversation.findings == finding(.tooFewOptions, resolveContent))
  }

  @Test func `nothing to confirm confirms what was said`() {
    var conversation = Sample.plain(Value("a"))
    #expect(
      conversation.resolved([.confirmationRequired(nil)])
        == .ask(.approval(slot, element: nil, Value("a")))
    )
    #expect(conversation.findings == finding(.nothingToConfirm, resolveContent))
  }

  @Test func `nothing to confirm and nothing said is a question`() {
    var conversation = Sample.plain()
    #expect(
      conversation.resolved([.confirmationRequired(nil)])
        == .ask(.value(slot, element: nil, because: .missing))
    )
    #expect(conversation.findings == finding(.nothingToConfirm, resolveContent))
  }

  @Test func `to need the value that was just given is a finding`() {
    var conversation = Sample.plain()
    conversation.resolved([.needsValue])
    #expect(conversation.findings.isEmpty)
    conversation.heard(.values([Sample.lunch]))
    #expect(
      conversation.resolved([.needsValue])
        == .ask(.value(slot, element: nil, because: .missing), attempt: 2)
    )
    #expect(conversation.findings == finding(.needsGivenValue, resolveContent))
  }

  @Test func `to need another element than the one just given is none`() {
    var conversation = Sample.list(Sample.mike, Sample.anna)
    conversation.resolved([.needsValue, .success(Sample.anna)])
    conversation.heard(.values([Sample.chen]))
    conversation.resolved([.success(Sample.chen), .needsValue])
    #expect(conversation.findings.isEmpty)
  }

  @Test func `to need the element that was just given is a finding`() {
    var conversation = Sample.list(Sample.mike, Sample.anna)
    conversation.resolved([.needsValue, .success(Sample.anna)])
    conversation.heard(.values([Sample.chen]))
    conversation.resolved([.needsValue, .success(Sample.anna)])
    #expect(
      conversation.findings == finding(.needsGivenValue, "resolveRecipients(for:with:)")
    )
  }

  @Test func `to need a value that was given and accepted before is none`() {
    var conversation = Sample.conversation(Sample.message(to: [Sample.chen]))
    conversation.resolved([.success(Sample.chen)])
    conversation.resolved([.needsValue])
    conversation.heard(.values([Sample.lunch]))
    conversation.resolved([.success(Sample.lunch)])
    conversation.confirmed(.ready)
    conversation.heard(.change(["recipients": [Sample.anna]]))
    conversation.resolved([.success(Sample.anna)])
    conversation.resolved([.needsValue])
    #expect(conversation.findings.isEmpty)
  }

  @Test func `each rule has a sentence that names the method, and advice of its own`() {
    let findings = Finding.Rule.allCases.map { Finding($0, method: resolveContent) }
    #expect(findings.allSatisfy { $0.sentence.hasPrefix(resolveContent) })
    #expect(Set(findings.map(\.sentence)).count == findings.count)
    #expect(Set(findings.map(\.advice)).count == findings.count)
    #expect(
      findings[0].sentence
        == "resolveContent(for:with:) was cut off because it did not answer in time."
    )
  }

  @Test func `findings are those of the last answer`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.confirmationRequired(nil)])
    conversation.heard(.yes)
    #expect(conversation.findings.isEmpty)
  }

  @Test(arguments: [
    (Verdict.Kind.success, Finding.Rule.successFromConfirm),
    (.inProgress, .invalidCode),
  ])
  func `a code that confirm may not answer is tolerated and recorded`(
    kind: Verdict.Kind,
    rule: Finding.Rule
  ) {
    var conversation = Sample.plain(Sample.lunch)
    conversation.resolved([.notRequired])
    let draft = conversation.draft
    #expect(conversation.confirmed(Verdict(kind, code: kind.rawValue)) == .ask(.goAhead(draft)))
    #expect(conversation.findings == finding(rule, "confirm(intent:completion:)"))
  }

  // S5
  @Test(arguments: [Verdict.Kind.continueInApp, .handleInApp])
  func `confirm may hand the request over to the app`(kind: Verdict.Kind) {
    var conversation = Sample.plain(Sample.lunch)
    conversation.resolved([.notRequired])
    let draft = conversation.draft
    #expect(conversation.confirmed(Verdict(kind, code: kind.rawValue)) == .ask(.goAhead(draft)))
    #expect(conversation.findings.isEmpty)
  }

  @Test func `a code that was never set is a failure, and recorded`() {
    var conversation = Sample.plain(Sample.lunch, Policy(.never))
    conversation.resolved([.notRequired])
    let unspecified = Verdict(.failure, code: "unspecified")
    #expect(conversation.confirmed(unspecified) == .finish(.failed(unspecified)))
    #expect(conversation.findings == finding(.invalidCode, "confirm(intent:completion:)"))

    conversation = handling()
    #expect(conversation.handled(unspecified) == .finish(.failed(unspecified)))
    #expect(conversation.findings == finding(.invalidCode, "handle(intent:completion:)"))
  }

  @Test func `a handler that asks first where its intent can't is heard and recorded`() {
    var conversation = Sample.plain(Sample.lunch, Policy(.never))
    conversation.resolved([.notRequired])
    conversation.confirmed(Verdict(.askFirst, code: "userConfirmationRequired"))
    #expect(conversation.findings == finding(.invalidCode, "confirm(intent:completion:)"))
  }

  /// A conversation whose handler has been told to handle.
  func handling() -> Conversation {
    var conversation = Sample.plain(Sample.lunch, Policy(.never))
    conversation.resolved([.notRequired])
    conversation.confirmed(.ready)
    return conversation
  }

  @Test func `ready from handle is tolerated and recorded`() {
    var conversation = handling()
    let draft = conversation.draft
    #expect(conversation.handled(.ready) == .finish(.handled(draft, .ready)))
    #expect(conversation.findings == finding(.readyFromHandle, "handle(intent:completion:)"))
  }

  @Test func `a handler that asks first when it should handle has not handled`() {
    var conversation = handling()
    let broken = Finding(.invalidCode, method: "handle(intent:completion:)")
    let verdict = Verdict(.askFirst, code: "userConfirmationRequired")
    #expect(conversation.handled(verdict) == .finish(.broken(broken)))
  }

  // S46
  @Test func `a call that is never answered ends the request, whichever it is`() {
    var conversation = Sample.plain(Sample.lunch)
    var broken = Finding(.neverAnswered, method: resolveContent)
    #expect(conversation.neverAnswered() == .finish(.broken(broken)))

    conversation = Sample.plain(Sample.lunch)
    conversation.resolved([.notRequired])
    broken.method = "confirm(intent:completion:)"
    #expect(conversation.neverAnswered() == .finish(.broken(broken)))

    conversation = handling()
    broken.method = "handle(intent:completion:)"
    #expect(conversation.neverAnswered() == .finish(.broken(broken)))
  }
}
