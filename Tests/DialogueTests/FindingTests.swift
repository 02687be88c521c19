import Testing

@testable import Dialogue

@Suite struct FindingTests {
  let resolveContent = "resolveContent(for:with:)"
  let slot = Sample.content

  func finding(_ rule: Finding.Rule, _ method: String, _ detail: String? = nil) -> [Finding] {
    [Finding(rule, method: method, detail: detail)]
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

  @Test func `the same option among others is listed once`() {
    var conversation = Sample.plain(Value("a"))
    let options = [Value("A"), Value("B"), Value("A")]
    #expect(
      conversation.resolved([.disambiguation(options)])
        == .ask(.choice(slot, element: nil, [Value("A"), Value("B")]))
    )
    #expect(conversation.findings == finding(.equalOptions, resolveContent))
  }

  @Test func `ten options are not too many, eleven are`() {
    let options = (1...11).map { Value("\($0)") }
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.disambiguation(Array(options.prefix(10)))])
    #expect(conversation.findings.isEmpty)
    conversation = Sample.plain(Value("a"))
    conversation.resolved([.disambiguation(options)])
    #expect(conversation.findings == finding(.tooManyOptions, resolveContent))
  }

  @Test func `a list that comes again after the choice is a finding`() {
    let options = [Value("A"), Value("B")]
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.disambiguation(options)])
    conversation.heard(.options([1]))
    conversation.resolved([.disambiguation(options)])
    #expect(conversation.findings == finding(.asksAgain, resolveContent))
  }

  @Test func `a list of what was chosen from is none`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.disambiguation([Value("A"), Value("B")])])
    conversation.heard(.options([1]))
    conversation.resolved([.disambiguation([Value("B, at home"), Value("B, at work")])])
    #expect(conversation.findings.isEmpty)
  }

  @Test func `the same list for another element is none`() {
    let options = [Sample.abbott, Sample.chen]
    var conversation = Sample.list(Sample.mike, Sample.mike)
    conversation.resolved([.disambiguation(options), .disambiguation(options)])
    conversation.heard(.options([1]))
    conversation.resolved([.success(Sample.chen), .disambiguation(options)])
    #expect(conversation.findings.isEmpty)
  }

  @Test func `a question that comes again after the yes is a finding`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.confirmationRequired(Value("A"))])
    #expect(conversation.findings.isEmpty)
    conversation.heard(.yes)
    conversation.resolved([.confirmationRequired(Value("A"))])
    #expect(conversation.findings == finding(.asksAgain, resolveContent))
  }

  @Test func `a question about a new value is none`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.confirmationRequired(Value("A"))])
    conversation.heard(.values([Value("B")]))
    conversation.resolved([.confirmationRequired(Value("B"))])
    #expect(conversation.findings.isEmpty)
  }

  @Test func `a reason of another parameter is a finding`() {
    let parameter = Parameter(slot, reasons: ["tooLong"])
    let draft = Sample.message(saying: Sample.lunch)
    var conversation = Conversation(draft, parameters: [parameter], policy: Policy(.always))
    conversation.resolved([.unsupported(reason: "tooLong")])
    #expect(conversation.findings.isEmpty)
    conversation = Conversation(draft, parameters: [parameter], policy: Policy(.always))
    conversation.resolved([.unsupported(reason: nil)])
    #expect(conversation.findings.isEmpty)
    conversation = Conversation(draft, parameters: [parameter], policy: Policy(.always))
    conversation.resolved([.unsupported(reason: "noAccount")])
    #expect(conversation.findings == finding(.foreignReason, resolveContent, "noAccount"))
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
    let ofMany = findings.filter { !$0.sentence.hasPrefix(resolveContent) }.map(\.rule)
    #expect(Set(ofMany) == [.resolvesNothing, .neverHandled])
    #expect(Set(findings.map(\.sentence)).count == findings.count)
    #expect(Set(findings.map(\.advice)).count == findings.count)
    #expect(
      findings[0].sentence
        == "resolveContent(for:with:) was cut off because it did not answer in time."
    )
  }

  @Test func `what exactly was wrong is said in brackets`() {
    #expect(
      Finding(.invalidCode, method: Finding.confirmMethod, detail: "inProgress").sentence
        == "confirm(intent:completion:) answered a code that is not meant for this intent or "
        + "phase (inProgress)."
    )
  }

  @Test func `errors come before warnings, and those before notes`() {
    #expect([Severity.note, .error, .warning].sorted() == [.error, .warning, .note])
  }

  @Test func `findings are those of the last answer`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.confirmationRequired(nil)])
    conversation.heard(.yes)
    #expect(conversation.findings.isEmpty)
  }

  @Test(arguments: [
    (Verdict.Kind.success, Finding.Rule.successFromConfirm, nil),
    (.inProgress, .invalidCode, "inProgress"),
  ])
  func `a code that confirm may not answer is tolerated and recorded`(
    kind: Verdict.Kind,
    rule: Finding.Rule,
    detail: String?
  ) {
    var conversation = Sample.plain(Sample.lunch)
    conversation.resolved([.notRequired])
    let draft = conversation.draft
    #expect(conversation.confirmed(Verdict(kind, code: kind.rawValue)) == .ask(.goAhead(draft)))
    #expect(conversation.findings == finding(rule, "confirm(intent:completion:)", detail))
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
    #expect(
      conversation.findings == finding(.invalidCode, Finding.confirmMethod, "unspecified")
    )

    conversation = handling()
    #expect(conversation.handled(unspecified) == .finish(.failed(unspecified)))
    #expect(conversation.findings == finding(.invalidCode, Finding.handleMethod, "unspecified"))
  }

  @Test func `a handler that asks first where its intent can't is heard and recorded`() {
    var conversation = Sample.plain(Sample.lunch, Policy(.never))
    conversation.resolved([.notRequired])
    conversation.confirmed(Verdict(.askFirst, code: "userConfirmationRequired"))
    #expect(
      conversation.findings
        == finding(.invalidCode, Finding.confirmMethod, "userConfirmationRequired")
    )
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
    let verdict = Verdict(.askFirst, code: "userConfirmationRequired")
    let broken = Finding(.invalidCode, method: Finding.handleMethod, detail: verdict.code)
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
