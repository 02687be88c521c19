import Dialogue
import Intents
import Testing

@testable import Domains

@Suite struct RequestWordsTests {
  static let supported = Schema.all.filter { RequestWords.words(for: $0.intent) != nil }

  private func speaker(for schema: Schema, _ draft: Draft? = nil) -> Speaker {
    let draft = draft ?? Draft(schema.intent)
    return Speaker(about: draft, with: "Acme", in: .test, showing: nil)
  }

  @Test func `the intents that are talked about are the catalogue's`() {
    #expect(Set(RequestWords.all.keys).isSubset(of: Schema.all.map(\.intent)))
    #expect(Self.supported.count >= 18)
  }

  // S48
  @Test(arguments: supported)
  func `every response code leads to words of its own`(schema: Schema) {
    let answers = schema.codes.map { speaker(for: schema).answer(to: Verdict(.failure, code: $0)) }
    for (code, answer) in zip(schema.codes, answers) {
      expectSentence(answer, "\(schema.intent).\(code)")
    }
    #expect(Set(answers).count == answers.count, "Two codes of \(schema.intent) sound alike.")
  }

  @Test(arguments: supported)
  func `every parameter that is resolved has a question of its own`(schema: Schema) throws {
    let words = try #require(RequestWords.words(for: schema.intent))
    for parameter in schema.resolved {
      #expect(words.questions[parameter.slot] != nil, "\(schema.intent).\(parameter.slot)")
      let question = speaker(for: schema).question(about: parameter.slot, because: .missing)
      expectSentence(question, "\(schema.intent).\(parameter.slot)")
      #expect(question.hasSuffix("?"))
    }
  }

  @Test(arguments: supported)
  func `every parameter that is resolved can be rejected and approved`(schema: Schema) {
    let value = Value("this")
    for parameter in schema.resolved {
      let rejection = speaker(for: schema).question(
        about: parameter.slot,
        because: .unsupported(value, reason: nil)
      )
      expectSentence(rejection, "\(schema.intent).\(parameter.slot)")
      let approval = speaker(for: schema).approval(of: value, for: parameter.slot)
      #expect(approval.hasSuffix("?"))
    }
  }

  @Test(arguments: supported)
  func `going ahead and calling off have words of their own`(schema: Schema) {
    #expect(speaker(for: schema).goAhead.hasSuffix("?"))
    expectSentence(speaker(for: schema).calledOff, schema.intent)
  }

  @Test(arguments: supported)
  func `gaps are named after slots or after what a subject knows`(schema: Schema) throws {
    let words = try #require(RequestWords.words(for: schema.intent))
    let templates =
      [[words.deed, words.review, words.goAhead, words.calledOff]]
      + [words.questions, words.rejections, words.approvals].map { Array($0.values) }
      + [words.answers, RequestWords.reasons].map { Array($0.values) }
    let known = Set(schema.parameters.map(\.slot.rawValue)).union(Subject.fillings.keys)
    for gap in templates.joined().flatMap(\.gaps) {
      #expect(known.contains(Subject.slotName(in: gap)), "\(schema.intent): {\(gap)}")
    }
  }

  /// A sentence that can be said although nothing is known about the request.
  private func expectSentence(_ text: String, _ what: String) {
    #expect(text.first?.isUppercase == true || text.hasPrefix("“"), "\(what): \(text)")
    #expect(".?!…".contains(text.last ?? " "), "\(what): \(text)")
    #expect(
      !text.contains("  ") && !text.contains(" .") && !text.contains(" ,"),
      "\(what): \(text)"
    )
    #expect(!text.contains("“”") && !text.contains("{") && !text.contains("["), "\(what): \(text)")
  }
}

// S48
@Suite struct ReasonsTests {
  @Test func `every reason of a handler has words of its own`() {
    let reasons =
      INSendMessageRecipientUnsupportedReason.cases.map(\.name)
      + INStartCallContactUnsupportedReason.cases.map(\.name)
      + INStartCallCallCapabilityUnsupportedReason.cases.map(\.name)
      + INStartCallCallRecordToCallBackUnsupportedReason.cases.map(\.name)
      + INSendPaymentPayeeUnsupportedReason.cases.map(\.name)
      + INSendPaymentCurrencyAmountUnsupportedReason.cases.map(\.name)
      + INRequestPaymentPayerUnsupportedReason.cases.map(\.name)
      + INRequestPaymentCurrencyAmountUnsupportedReason.cases.map(\.name)
    let words = reasons.map { RequestWords.reasons[$0] }
    #expect(!words.contains(nil))
    #expect(Set(RequestWords.reasons.values).count == RequestWords.reasons.count)
  }
}
