import Testing

@testable import Understanding

/// Clauses as the words of the whole line have them, at the question whether to send a message.
@Suite struct ReplyReaderTests {
  private typealias Likely = (kind: ReplyKind, probability: Double)

  /// A little less than a threshold.
  private static let less = 0.001

  private static let own = Move.verb(Verb(requests: [.sendMessage]))

  /// The odds of a likely reply, with others as likely as each other.
  private func odds(_ likely: Likely, besides others: [ReplyKind] = []) -> Odds<ReplyKind> {
    let rest = others.isEmpty ? [.other, .again, .wait].filter { $0 != likely.kind } : others
    return Odds(
      kinds: [likely.kind] + rest,
      probabilities: [likely.probability]
        + rest.map { _ in (1 - likely.probability) / Double(rest.count) }
    )
  }

  private func reader(
    _ likely: Likely,
    besides others: [ReplyKind] = [],
    intent: IntentName? = .sendMessage
  ) -> ReplyReader {
    ReplyReader(question: Question(.approval, intent: intent), odds: odds(likely, besides: others))
  }

  private func clauses(_ moves: [Move]) -> [Clause] {
    moves.enumerated().map { Clause(move: $1, cost: 0, range: $0..<$0 + 1, wording: "…") }
  }

  /// The moves after the words of the line have been weighed; those of no clause are, alone.
  private func moves(_ moves: [Move], by reader: ReplyReader) -> [Move] {
    reader.clauses(insteadOf: clauses(moves)) { _ in nil }.map(\.move)
  }

  // MARK: - A yes or a no that stands in the line

  @Test(arguments: [Move.affirm, own, .wait])
  func `words that surely say no make a no of another answer`(answer: Move) {
    let reader = reader((.deny, Certainty.replyOfMixed))
    #expect(moves([answer, .unread], by: reader) == [.remark, .deny])
    #expect(moves([answer, .remark], by: reader) == [.deny, .remark])
  }

  @Test func `words that hardly say no leave a yes as it is`() {
    for read in [[Move.affirm, .unread], [.affirm, .remark], [Self.own, .unread]] {
      #expect(moves(read, by: reader((.deny, Certainty.replyOfMixed - Self.less))) == read)
    }
  }

  @Test(arguments: [Move.deny, .retract, .wait, .again])
  func `no words make a yes of another answer`(answer: Move) {
    #expect(moves([answer, .remark], by: reader((.affirm, 0.9999))) == [answer, .remark])
    #expect(moves([answer, .unread], by: reader((.affirm, 0.9999)))[0] == answer)
  }

  @Test func `words that are asked say no less surely than any`() {
    let asked = Clause(move: .unread, cost: 0, range: 2..<3, wording: "…", isQuestion: true)
    let read = clauses([.affirm]) + [asked]
    let doubted = reader((.affirm, Certainty.replyOfRead - Self.less))
    #expect(doubted.clauses(insteadOf: read) { _ in nil } == read)
    let least = Certainty.replyOfRead
    let alone = reader((.affirm, least)).clauses(insteadOf: [asked]) { _ in nil }
    #expect(alone.map(\.move) == [.affirm])
    let less = reader((.affirm, least - Self.less)).clauses(insteadOf: [asked]) { _ in nil }
    #expect(less == [asked])
  }

  // MARK: - A line that could not be read

  @Test(arguments: [
    (ReplyKind.affirm, Move.affirm, Certainty.consent), (.deny, .deny, Certainty.reply),
    (.wait, .wait, Certainty.reply), (.again, .again, Certainty.reply),
  ])
  func `a line is read as its words speak for, from some odds on`(
    kind: ReplyKind,
    move: Move,
    least: Double
  ) {
    #expect(moves([.unread], by: reader((kind, least))) == [move])
    #expect(moves([.unread], by: reader((kind, least - Self.less))) == [.unread])
  }

  @Test func `nothing is made of words that speak for something else`() {
    #expect(moves([.unread], by: reader((.other, 0.99))) == [.unread])
  }

  @Test func `a yes is taken from no words with a value, or somebody else, in them`() {
    var reader = reader((.affirm, 0.9999))
    reader.hasValue = true
    #expect(moves([.unread], by: reader) == [.unread])
    (reader.hasValue, reader.namesOther) = (false, true)
    #expect(moves([.unread], by: reader) == [.unread])
  }

  @Test func `a yes beside what is told is as sure as one alone, and all that is told surer`() {
    let least = Certainty.consent
    #expect(moves([.remark, .unread], by: reader((.affirm, least))) == [.remark, .affirm])
    #expect(moves([.remark], by: reader((.affirm, least))) == [.remark])
    #expect(moves([.remark], by: reader((.affirm, Certainty.consentOfRead))) == [.affirm])
  }

  @Test func `values are no other reply unless the words say it surely, and never a yes`() {
    let value = Move.inform([])
    let least = Certainty.replyOfRead
    #expect(moves([value], by: reader((.wait, least))) == [.wait])
    #expect(moves([value], by: reader((.wait, least - Self.less))) == [value])
    #expect(moves([value], by: reader((.affirm, 0.9999))) == [value])
  }

  @Test func `a request that phrases read stands, whatever the words say`() {
    let request = Move.request(Reading(intent: .startCall, score: 1))
    for kind in [ReplyKind.affirm, .deny, .wait, .again] {
      #expect(moves([.remark, request], by: reader((kind, 0.9999))) == [.remark, request])
    }
  }

  @Test(arguments: [[Move.affirm, own], [.deny, .retract], [.wait]])
  func `what phrases read as answers alone stands, whatever the words say`(read: [Move]) {
    #expect(moves(read, by: reader((.again, 0.9999))) == read)
  }

  // MARK: - What stands beside an answer

  @Test func `words beside a yes that speak for it are a remark`() {
    let read = clauses([.affirm, .unread])
    for (odds, move) in [(0.0, Move.remark), (Self.less, .unread)] {
      let reader = reader((.affirm, Certainty.replyOfMixed - odds))
      #expect(reader.clauses(insteadOf: read) { _ in self.odds((.other, 0.5)) }[1].move == move)
    }
  }

  @Test func `words beside a yes that tell something need speak for it less`() {
    var told = clauses([.affirm, .unread])
    told[1].isTold = true
    for (odds, move) in [(0.0, Move.remark), (Self.less, .unread)] {
      let reader = reader((.affirm, 1 - Certainty.aside - odds), besides: [.other])
      #expect(reader.clauses(insteadOf: told) { _ in nil }[1].move == move)
    }
  }

  @Test func `words beside a no are a remark if they say nothing alone, either`() {
    let read = clauses([.deny, .unread])
    let reader = reader((.again, Certainty.replyOfMixed - Self.less))
    let aside = reader.clauses(insteadOf: read) { _ in odds((.wait, 1 - Certainty.aside)) }
    #expect(aside.map(\.move) == [.deny, .remark])
    let told = reader.clauses(insteadOf: read) { _ in odds((.deny, 0.5)) }
    #expect(told == read)
  }

  // MARK: - What is an answer

  @Test func `the verb of another act is left alone, as is any where no act is asked about`() {
    let other = Move.verb(Verb(requests: [.startCall]))
    let cancels = Move.verb(Verb(requests: [.sendMessage], cancels: true))
    for read in [other, cancels] {
      #expect(moves([read, .unread], by: reader((.other, 0.9999))) == [read, .unread])
    }
    let nothing = reader((.other, 0.9999), intent: nil)
    #expect(moves([Self.own, .unread], by: nothing) == [Self.own, .unread])
  }
}
