import Testing

@testable import Dialogue

@Suite struct ChangeTests {
  let said = Sample.message(to: [Sample.chen], saying: Sample.lunch)
  let changed = Sample.message(to: [Sample.anna], saying: Sample.lunch)

  func atGoAhead() -> Conversation {
    var conversation = Sample.conversation(said)
    conversation.resolved([.success(Sample.chen)])
    conversation.resolved([.success(Sample.lunch)])
    conversation.confirmed(.ready)
    return conversation
  }

  @Test func `a change at the last question is resolved, confirmed and asked again`() {
    var conversation = atGoAhead()
    #expect(
      conversation.heard(.change(["recipients": [Sample.anna]])) == .resolve("recipients", changed)
    )
    #expect(conversation.resolved([.success(Sample.anna)]) == .resolve("content", changed))
    #expect(conversation.resolved([.notRequired]) == .confirm(changed))
    #expect(conversation.confirmed(.ready) == .ask(.goAhead(changed)))
    #expect(conversation.heard(.yes) == .handle(changed))
  }

  @Test func `several changes go back to the first of them`() {
    var conversation = atGoAhead()
    let both = Sample.message(to: [Sample.anna], saying: Value("hi"))
    #expect(
      conversation.heard(.change(["content": [Value("hi")], "recipients": [Sample.anna]]))
        == .resolve("recipients", both)
    )
  }

  @Test func `a slot can be emptied, and a plain one takes one value`() {
    var conversation = atGoAhead()
    #expect(
      conversation.heard(.change(["content": []]))
        == .resolve("content", Sample.message(to: [Sample.chen]))
    )
    conversation = atGoAhead()
    #expect(
      conversation.heard(.change(["content": [Value("a"), Value("b")]]))
        == .resolve("content", Sample.message(to: [Sample.chen], saying: Value("a")))
    )
  }

  @Test func `a change of a later slot waits its turn`() {
    var conversation = Sample.conversation(Sample.message())
    conversation.resolved([.needsValue])
    #expect(
      conversation.heard(.change(["content": [Sample.lunch]]))
        == .resolve("recipients", Sample.message(saying: Sample.lunch))
    )
  }

  @Test func `a change of an earlier slot at a later question goes back`() {
    var conversation = Sample.conversation(Sample.message(to: [Sample.chen]))
    conversation.resolved([.success(Sample.chen)])
    conversation.resolved([.needsValue])
    #expect(
      conversation.heard(.change(["recipients": [Sample.anna]]))
        == .resolve("recipients", Sample.message(to: [Sample.anna]))
    )
  }

  @Test(arguments: [[:], ["dropOffLocation": [Value("home")]]] as [[Slot: [Value]]])
  func `a change of nothing the intent has is no answer`(values: [Slot: [Value]]) {
    var conversation = atGoAhead()
    #expect(conversation.heard(.change(values)) == .ask(.goAhead(said), attempt: 2))

    conversation = Sample.plain()
    conversation.resolved([.needsValue])
    let question = Prompt.Kind.value("content", element: nil, because: .missing)
    #expect(conversation.heard(.change(values)) == .ask(question, attempt: 2))
  }

  @Test func `what no handler is asked about is set at a question, which comes again`() {
    let loud: [Slot: [Value]] = ["audioRoute": [Value("speaker")]]
    var conversation = Conversation(
      Sample.message(to: [Sample.chen]),
      parameters: [Parameter("recipients", isList: true)],
      besides: [Parameter("audioRoute")],
      policy: Policy(.always)
    )
    conversation.resolved([.disambiguation([Sample.chen, Sample.anna])])
    #expect(conversation.heard(.change(loud)) == .resolve("recipients", conversation.draft))
    #expect(conversation.draft["audioRoute"] == loud["audioRoute"])
  }

  @Test func `going back asks for what was settled last, and then for what was before that`() {
    var conversation = atGoAhead()
    let content = Prompt.Kind.value("content", element: nil, because: .missing)
    let recipients = Prompt.Kind.value("recipients", element: nil, because: .missing)
    #expect(conversation.heard(.back) == .ask(content))
    #expect(conversation.heard(.back) == .ask(recipients))
    #expect(conversation.heard(.back) == .ask(recipients, attempt: 2))
    #expect(conversation.heard(.values([Sample.anna])) == .resolve("recipients", changed))
    #expect(conversation.resolved([.success(Sample.anna)]) == .resolve("content", changed))
  }

  @Test func `one slot can be asked for anew, and kept after all`() {
    var conversation = atGoAhead()
    let recipients = Prompt.Kind.value("recipients", element: nil, because: .missing)
    #expect(conversation.heard(.redo("recipients")) == .ask(recipients))
    #expect(conversation.heard(.no) == .resolve("recipients", said))
    conversation = atGoAhead()
    conversation.heard(.redo("recipients"))
    #expect(conversation.heard(.values([Sample.anna])) == .resolve("recipients", changed))
  }

  @Test func `a later one can be asked for before its turn, and then it goes on where it was`() {
    var conversation = Sample.conversation(Sample.message(to: [Sample.mike], saying: Sample.lunch))
    conversation.resolved([.disambiguation([Sample.chen, Sample.abbott])])
    let content = Prompt.Kind.value("content", element: nil, because: .missing)
    #expect(conversation.heard(.redo("content")) == .ask(content))
    let other = Sample.message(to: [Sample.mike], saying: Value("hi"))
    #expect(conversation.heard(.values([Value("hi")])) == .resolve("recipients", other))
    conversation.resolved([.success(Sample.mike)])
    #expect(conversation.step == .resolve("content", other))
  }

  @Test func `who changes their mind about changing a later one goes on, too`() {
    let draft = Sample.message(to: [Sample.mike], saying: Sample.lunch)
    for reply in [Reply.no, .change(["content": [Sample.lunch]])] {
      var conversation = Sample.conversation(draft)
      conversation.resolved([.needsValue])
      conversation.heard(.redo("content"))
      #expect(!conversation.canGoBack)
      #expect(conversation.heard(reply) == .resolve("recipients", draft))
    }
    var conversation = Sample.conversation(draft)
    conversation.resolved([.needsValue])
    conversation.heard(.redo("content"))
    #expect(conversation.resume() == .resolve("recipients", draft))
  }

  @Test func `there is nothing to ask for in a later one without a value`() {
    var conversation = Sample.conversation(Sample.message(to: [Sample.mike]))
    let question = conversation.resolved([.needsValue])
    guard case .ask(let prompt) = question else { return #expect(Bool(false)) }
    #expect(conversation.heard(.redo("content")) == .ask(prompt.kind, attempt: 2))
  }

  @Test func `what was left at a question is confirmed again when it is taken up`() {
    var conversation = atGoAhead()
    #expect(conversation.resume() == .confirm(said))
    #expect(conversation.confirmed(.ready) == .ask(.goAhead(said)))
  }

  @Test func `who has to be asked first is asked, whatever the policy`() {
    var conversation = Sample.conversation(said, Policy(.never))
    conversation.resolved([.success(Sample.chen)])
    conversation.resolved([.success(Sample.lunch)])
    conversation.askFirst()
    #expect(conversation.confirmed(.ready) == .ask(.goAhead(said)))
  }

  @Test func `after handle there is no going back`() {
    var conversation = atGoAhead()
    conversation.heard(.yes)
    conversation.handled(.failureNeedingApp)
    let offer = Prompt.Kind.openApp(.failed(.failureNeedingApp))
    #expect(conversation.heard(.back) == .ask(offer, attempt: 2))
  }

  @Test func `what failed before it was handled can be changed instead of opening the app`() {
    var conversation = Sample.conversation(said)
    conversation.resolved([.success(Sample.chen)])
    conversation.resolved([.notRequired])
    conversation.confirmed(.failureNeedingApp)
    #expect(
      conversation.heard(.change(["recipients": [Sample.anna]])) == .resolve("recipients", changed)
    )
  }

  @Test func `after handle nothing can be changed, so that nothing is handled twice`() {
    var conversation = atGoAhead()
    conversation.heard(.yes)
    conversation.handled(.failureNeedingApp)
    #expect(
      conversation.heard(.change(["recipients": [Sample.anna]]))
        == .ask(.openApp(.failed(.failureNeedingApp)), attempt: 2)
    )
  }
}
