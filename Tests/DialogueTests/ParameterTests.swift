import Testing

@testable import Dialogue

// S10 S11 S12 S13 S14 S15 S16 S19
@Suite struct ParameterTests {
  let slot = Sample.content
  let empty = Sample.message()

  func holding(_ value: Value) -> Draft {
    Sample.message(saying: value)
  }

  @Test func `success is taken into the draft, and nothing is asked`() {
    var conversation = Sample.plain(Value("lunch"))
    var identified = Value("Lunch")
    identified.content = .phrase(Phrase("Lunch", identifier: "lunch-1"))
    #expect(conversation.resolved([.success(identified)]) == .confirm(holding(identified)))
  }

  @Test func `notRequired keeps what was said, and asks nothing when nothing was`() {
    var conversation = Sample.plain(Sample.lunch)
    #expect(conversation.resolved([.notRequired]) == .confirm(holding(Sample.lunch)))

    conversation = Sample.plain()
    #expect(conversation.resolved([.notRequired]) == .confirm(empty))
  }

  @Test func `needsValue asks, and the answer is resolved again`() {
    var conversation = Sample.plain()
    #expect(
      conversation.resolved([.needsValue])
        == .ask(.value(slot, element: nil, because: .missing))
    )
    #expect(conversation.heard(.values([Sample.lunch])) == .resolve(slot, holding(Sample.lunch)))
    #expect(conversation.resolved([.success(Sample.lunch)]) == .confirm(holding(Sample.lunch)))
  }

  @Test func `the picked option is put into the draft and resolved again`() {
    var conversation = Sample.plain(Value("a"))
    let options = [Value("a1"), Value("a2")]
    #expect(
      conversation.resolved([.disambiguation(options)])
        == .ask(.choice(slot, element: nil, options))
    )
    #expect(conversation.heard(.options([1])) == .resolve(slot, holding(Value("a2"))))
  }

  @Test func `a new value instead of an option is resolved as well`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.disambiguation([Value("a1"), Value("a2")])])
    #expect(conversation.heard(.values([Value("b")])) == .resolve(slot, holding(Value("b"))))
  }

  @Test func `none of the options leads to an open question`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.disambiguation([Value("a1"), Value("a2")])])
    #expect(conversation.heard(.no) == .ask(.value(slot, element: nil, because: .missing)))
  }

  @Test func `an option that does not exist is no answer`() {
    var conversation = Sample.plain(Value("a"))
    let options = [Value("a1"), Value("a2")]
    conversation.resolved([.disambiguation(options)])
    #expect(
      conversation.heard(.options([2, -1]))
        == .ask(.choice(slot, element: nil, options), attempt: 2)
    )
  }

  @Test func `an answer that fits all options is no answer`() {
    var conversation = Sample.plain(Value("a"))
    let options = [Value("a1"), Value("a2")]
    conversation.resolved([.disambiguation(options)])
    #expect(
      conversation.heard(.options([1, 0]))
        == .ask(.choice(slot, element: nil, options), attempt: 2)
    )
  }

  @Test func `yes to a proposed value puts it into the draft`() {
    var conversation = Sample.plain(Value("a"))
    #expect(
      conversation.resolved([.confirmationRequired(Value("A"))])
        == .ask(.approval(slot, element: nil, Value("A")))
    )
    #expect(conversation.heard(.yes) == .resolve(slot, holding(Value("A"))))
  }

  @Test func `no to a proposed value asks for another`() {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.confirmationRequired(Value("A"))])
    #expect(
      conversation.heard(.no)
        == .ask(.value(slot, element: nil, because: .declined(Value("A"))))
    )
    #expect(conversation.heard(.values([Value("b")])) == .resolve(slot, holding(Value("b"))))
  }

  @Test(arguments: ["noAccount", nil])
  func `unsupported says why and asks for another value`(reason: String?) {
    var conversation = Sample.plain(Value("a"))
    #expect(
      conversation.resolved([.unsupported(reason: reason)])
        == .ask(.value(slot, element: nil, because: .unsupported(Value("a"), reason: reason)))
    )
    #expect(conversation.heard(.values([Value("b")])) == .resolve(slot, holding(Value("b"))))
  }

  @Test(arguments: [Reply.skip, .values([])])
  func `skipping shows the handler that there is no value`(reply: Reply) {
    var conversation = Sample.plain(Value("a"))
    conversation.resolved([.unsupported(reason: nil)])
    #expect(conversation.heard(reply) == .resolve(slot, empty))
    #expect(conversation.resolved([.notRequired]) == .confirm(empty))
  }

  @Test func `what is needed is asked for once more, and skipped by whoever insists`() {
    var conversation = Sample.plain()
    conversation.resolved([.needsValue])
    conversation.heard(.skip)
    #expect(
      conversation.resolved([.needsValue]) == .ask(.value(slot, element: nil, because: .needed))
    )
    #expect(conversation.heard(.skip) == .confirm(empty))
  }

  @Test func `no to an open question calls the request off`() {
    var conversation = Sample.plain()
    conversation.resolved([.needsValue])
    #expect(conversation.heard(.no) == .finish(.cancelled))
  }

  @Test func `two values for a plain parameter are a choice`() {
    var conversation = Sample.plain()
    conversation.resolved([.needsValue])
    let both = [Value("a"), Value("b")]
    #expect(conversation.heard(.values(both)) == .ask(.choice(slot, element: nil, both)))
    #expect(conversation.heard(.options([0])) == .resolve(slot, holding(both[0])))
  }

  @Test func `cancel ends the request at a question`() {
    var conversation = Sample.plain()
    conversation.resolved([.needsValue])
    #expect(conversation.heard(.cancel) == .finish(.cancelled))
  }
}

@Suite struct NarrowingTests {
  let options = (1...20).map { Value("option \($0)") }

  func narrowing() -> Conversation {
    var conversation = Sample.plain(Value("option"))
    conversation.resolved([.disambiguation(options)])
    return conversation
  }

  @Test func `more options than are listed have to be narrowed down`() {
    #expect(narrowing().step == .ask(.narrowing("content", element: nil, options)))
  }

  @Test func `as many options as are listed are listed`() {
    var conversation = Sample.plain(Value("option"))
    let ten = Array(options.prefix(10))
    #expect(
      conversation.resolved([.disambiguation(ten)])
        == .ask(.choice("content", element: nil, ten))
    )
  }

  @Test func `an answer that fits a few of them is asked about again`() {
    var conversation = narrowing()
    let fewer = Array(options[3...14])
    #expect(
      conversation.heard(.options(Array(3...14)))
        == .ask(.narrowing("content", element: nil, fewer))
    )
    #expect(
      conversation.heard(.options([2, 0]))
        == .ask(.choice("content", element: nil, [fewer[0], fewer[2]]))
    )
    #expect(
      conversation.heard(.options([1]))
        == .resolve("content", Sample.message(saying: fewer[2]))
    )
  }

  @Test func `getting closer costs no patience`() {
    var conversation = Sample.plain(Value("option"), Policy(.always, patience: 1))
    conversation.resolved([.disambiguation(options)])
    conversation.heard(.options([0, 1, 2]))
    #expect(
      conversation.heard(.options([0, 1]))
        == .ask(.choice("content", element: nil, [options[0], options[1]]))
    )
    #expect(conversation.heard(.unclear) == .ask(.openApp(.gaveUp("content")), isLast: true))
  }

  @Test func `an answer that fits one picks it`() {
    var conversation = narrowing()
    #expect(
      conversation.heard(.options([19])) == .resolve("content", Sample.message(saying: options[19]))
    )
  }
}
