import Testing

@testable import Dialogue

// S18
@Suite struct ListTests {
  let slot = Sample.recipients
  let mike = Sample.mike
  let anna = Sample.anna
  let chen = Sample.chen
  let abbott = Sample.abbott

  @Test func `each element that is not settled is clarified in turn, and all are resolved again`() {
    let john = Value("John")
    let baily = Value("John Baily")
    var conversation = Sample.list(mike, anna, john)

    #expect(
      conversation.resolved([
        .disambiguation([abbott, chen]), .success(anna), .confirmationRequired(baily),
      ]) == .ask(.choice(slot, element: 0, [abbott, chen]))
    )
    #expect(
      conversation.heard(.options([1]))
        == .resolve(slot, Sample.message(to: [chen, anna, john]))
    )
    #expect(
      conversation.resolved([.success(chen), .success(anna), .confirmationRequired(baily)])
        == .ask(.approval(slot, element: 2, baily))
    )
    #expect(
      conversation.heard(.yes) == .resolve(slot, Sample.message(to: [chen, anna, baily]))
    )
    #expect(
      conversation.resolved([.success(chen), .notRequired, .success(baily)])
        == .confirm(Sample.message(to: [chen, anna, baily]))
    )
  }

  @Test func `elements that succeed are in the draft before another is asked about`() {
    var conversation = Sample.list(mike, anna)
    conversation.resolved([.unsupported(reason: "offline"), .success(Value("Anna Haro"))])
    #expect(conversation.draft == Sample.message(to: [mike, Value("Anna Haro")]))
    #expect(
      conversation.step
        == .ask(.value(slot, element: 0, because: .unsupported(mike, reason: "offline")))
    )
  }

  @Test(arguments: [
    (Resolution.needsValue, Prompt.Reason.missing),
    (.unsupported(reason: nil), .unsupported(nil, reason: nil)),
  ])
  func `one resolution may speak for the whole list`(
    resolution: Resolution,
    reason: Prompt.Reason
  ) {
    var conversation = Sample.list(mike, anna)
    #expect(
      conversation.resolved([resolution]) == .ask(.value(slot, element: nil, because: reason))
    )
    #expect(
      conversation.heard(.values([chen, anna]))
        == .resolve(slot, Sample.message(to: [chen, anna]))
    )
  }

  @Test func `notRequired for the whole list keeps it`() {
    var conversation = Sample.list(mike, anna)
    #expect(conversation.resolved([.notRequired]) == .confirm(Sample.message(to: [mike, anna])))
  }

  @Test func `a list of one is asked about as a whole`() {
    var conversation = Sample.list(mike)
    #expect(
      conversation.resolved([.disambiguation([abbott, chen])])
        == .ask(.choice(slot, element: nil, [abbott, chen]))
    )
    #expect(conversation.heard(.options([0])) == .resolve(slot, Sample.message(to: [abbott])))
  }

  @Test func `a handler may propose someone for an empty list, or leave it empty`() {
    var conversation = Sample.list()
    #expect(conversation.resolved([.success(anna)]) == .confirm(Sample.message(to: [anna])))

    conversation = Sample.list()
    #expect(conversation.resolved([]) == .confirm(Sample.message()))
  }

  @Test func `several values for one element take its place`() {
    var conversation = Sample.list(mike, Value("the team"))
    conversation.resolved([.success(chen), .needsValue])
    #expect(
      conversation.heard(.values([anna, abbott]))
        == .resolve(slot, Sample.message(to: [chen, anna, abbott]))
    )
  }

  @Test(arguments: [Reply.skip, .values([])])
  func `an element can be dropped`(reply: Reply) {
    var conversation = Sample.list(mike, anna)
    conversation.resolved([.unsupported(reason: nil), .success(anna)])
    #expect(conversation.heard(reply) == .resolve(slot, Sample.message(to: [anna])))
  }

  @Test(
    arguments: [
      [], [.success(Sample.chen)],
      [.success(Sample.chen), .success(Sample.anna), .needsValue],
    ] as [[Resolution]]
  )
  func `a wrong count is reported and not guessed over`(resolutions: [Resolution]) {
    var conversation = Sample.list(mike, anna)
    let finding = Finding(
      .wrongCount,
      method: "resolveRecipients(for:with:)",
      detail: "\(resolutions.count) for 2"
    )
    #expect(conversation.resolved(resolutions) == .finish(.broken(finding)))
    #expect(conversation.findings == [finding])
    #expect(conversation.draft == Sample.message(to: [mike, anna]))
  }

  @Test func `two resolutions for a plain parameter are a wrong count`() {
    var conversation = Sample.plain()
    let method = "resolveContent(for:with:)"
    let finding = Finding(.wrongCount, method: method, detail: "2 for 0")
    #expect(conversation.resolved([.needsValue, .needsValue]) == .finish(.broken(finding)))
  }
}
