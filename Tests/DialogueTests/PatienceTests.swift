import Testing

@testable import Dialogue

// S21
@Suite struct PatienceTests {
  let missing = Prompt.Kind.value(Sample.content, element: nil, because: .missing)
  let offer = Prompt.OpenReason.gaveUp(Sample.content)

  /// A conversation whose patience for the text is spent.
  func spent() -> Conversation {
    var conversation = Sample.plain(nil, Policy(.always, patience: 1))
    conversation.resolved([.needsValue])
    conversation.heard(.unclear)
    return conversation
  }

  @Test func `an unclear answer asks again until patience is spent, then offers the app`() {
    var conversation = Sample.plain()
    #expect(conversation.resolved([.needsValue]) == .ask(missing))
    #expect(conversation.heard(.unclear) == .ask(missing, attempt: 2))
    #expect(conversation.heard(.yes) == .ask(missing, attempt: 3))
    #expect(conversation.heard(.unclear) == .ask(.openApp(offer)))
    #expect(conversation.heard(.yes) == .finish(.openedApp(offer)))
  }

  @Test func `before the last question that may go unanswered, it is known to be the last`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.success(Value("a"))])
    conversation.confirmed(.ready)
    let isLast = (1...3).map { _ in
      defer { conversation.heard(.unclear) }
      guard case .ask(let prompt) = conversation.step else { return false }
      return prompt.isLast
    }
    #expect(isLast == [false, false, true])
    #expect(conversation.step == .finish(.notUnderstood))
  }

  @Test func `a handler that is never content does not ask for ever`() {
    var conversation = Sample.plain()
    for text in ["a", "b", "c"] {
      conversation.resolved([.needsValue])
      conversation.heard(.values([Value(text)]))
    }
    #expect(conversation.resolved([.needsValue]) == .ask(.openApp(offer)))
  }

  @Test func `the same confirmation of the same value is not asked for ever`() {
    var conversation = Sample.plain(Value("a"))
    for _ in 1...3 {
      #expect(
        conversation.resolved([.confirmationRequired(Value("A"))])
          == .ask(.approval(Sample.content, element: nil, Value("A")))
      )
      conversation.heard(.yes)
    }
    #expect(conversation.resolved([.confirmationRequired(Value("A"))]) == .ask(.openApp(offer)))
  }

  @Test(arguments: [Reply.no, .cancel])
  func `the offer can be declined`(reply: Reply) {
    var conversation = spent()
    #expect(conversation.heard(reply) == .finish(.declinedApp(offer)))
  }

  @Test func `an offer that gets no clear answer is declined in the end`() {
    var conversation = spent()
    #expect(conversation.step == .ask(.openApp(offer), isLast: true))
    #expect(conversation.heard(.unclear) == .finish(.declinedApp(offer)))
  }

  @Test func `what was asked for in vain can still be given instead of opening the app`() {
    var conversation = spent()
    let draft = Sample.message(saying: Value("a"))
    #expect(conversation.heard(.values([Value("a")])) == .resolve(Sample.content, draft))
  }

  @Test func `each slot has its own patience`() {
    var conversation = Sample.conversation(Sample.message(), Policy(.always, patience: 1))
    conversation.resolved([.needsValue])
    conversation.heard(.values([Sample.chen]))
    conversation.resolved([.success(Sample.chen)])
    #expect(conversation.resolved([.needsValue]) == .ask(missing))
  }

  @Test func `a slot that was settled and is changed has its patience again`() {
    var conversation = Sample.plain(nil, Policy(.always, patience: 1))
    conversation.resolved([.needsValue])
    conversation.heard(.values([Value("a")]))
    conversation.resolved([.success(Value("a"))])
    conversation.confirmed(.ready)
    conversation.heard(.change(["content": []]))
    #expect(conversation.resolved([.needsValue]) == .ask(missing))
  }

  @Test func `each element that is settled buys patience for the next`() {
    let (slot, mike, anna) = (Sample.recipients, Sample.mike, Sample.anna)
    var conversation = Sample.list(mike, anna, policy: Policy(.always, patience: 1))
    conversation.resolved([.needsValue, .needsValue])
    conversation.heard(.values([Sample.chen]))
    #expect(
      conversation.resolved([.success(Sample.chen), .unsupported(reason: nil)])
        == .ask(.value(slot, element: 1, because: .unsupported(anna, reason: nil)))
    )
    conversation.heard(.values([Value("Anna Haro")]))
    #expect(
      conversation.resolved([.unsupported(reason: nil), .success(anna)])
        == .ask(.openApp(.gaveUp(slot)), isLast: true)
    )
  }

  @Test func `dropping an element buys patience for those behind it`() {
    let (mike, anna) = (Sample.mike, Sample.anna)
    var conversation = Sample.list(mike, anna, anna, policy: Policy(.always, patience: 1))
    conversation.resolved([.unsupported(reason: nil), .success(anna), .success(anna)])
    conversation.heard(.skip)
    #expect(
      conversation.resolved([.needsValue, .success(anna)])
        == .ask(.value(Sample.recipients, element: 0, because: .missing))
    )
  }
}
