import Testing

@testable import Understanding

/// Clauses as the words of the whole line have them, at the question whether to send a message.
@Suite struct ReplyReaderTests {
  private typealias Likely = (kind: ReplyKind, probability: Double)

  /// A little less than a threshold.
  private static let less = 0.001

  private static let own = Move.verb(Verb(requests: [.sendMessage]))

  private func odds(_ likely: Likely) -> Odds<ReplyKind> {
    let rest: ReplyKind = likely.kind == .other ? .again : .other
    return Odds(
      kinds: [likely.kind, rest],
      probabilities: [likely.probability, 1 - likely.probability]
    )
  }

  private func reader(_ likely: Likely, intent: IntentName? = .sendMessage) -> ReplyReader {
    ReplyReader(question: Question(.approval, intent: intent), odds: odds(likely))
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
    #expect(reader((.deny, 0.9999)).clauses(insteadOf: read) { _ in nil } == read)
    let least = Certainty.replyOfAsked
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

  @Test func `a yes in words that deny something has to be surer`() {
    let (less, least) = (
      reader((.affirm, Certainty.replyOfMixed - Self.less)),
      reader((.affirm, Certainty.replyOfMixed))
    )
    var inDoubt = less
    inDoubt.isInDoubt = true
    #expect(moves([.unread], by: less) == [.affirm])
    #expect(moves([.unread], by: inDoubt) == [.unread])
    #expect(moves([.remark, .unread], by: less) == [.remark, .unread])
    #expect(moves([.remark, .unread], by: least) == [.remark, .affirm])
  }

  // MARK: - What stands beside an answer

  @Test func `words beside a yes that speak for it are a remark`() {
    let least = Certainty.replyOfMixed
    #expect(moves([.affirm, .unread], by: reader((.affirm, least))) == [.affirm, .remark])
    #expect(
      moves([.affirm, .unread], by: reader((.affirm, least - Self.less))) == [.affirm, .unread]
    )
  }

  @Test func `words beside a yes that tell something need speak for it less`() {
    var told = clauses([.affirm, .unread])
    told[1].isTold = true
    for (odds, move) in [(0.0, Move.remark), (Self.less, .unread)] {
      let reader = reader((.affirm, 1 - Certainty.asideOfYes - odds))
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
      #expect(moves([read, .unread], by: reader((.deny, 0.9999))) == [read, .unread])
    }
    let nothing = reader((.deny, 0.9999), intent: nil)
    #expect(moves([Self.own, .unread], by: nothing) == [Self.own, .unread])
  }
}
