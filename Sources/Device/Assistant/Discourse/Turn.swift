import Dialogue
import Domains
import Understanding

/// One line's way through the dialogue: what it said, and where the dialogue goes from that.
///
///     var turn = Turn(utterance, in: discourse, context)
///     turn.decide()
///     turn.course.acts       // for the session to do
///     turn.course.discourse  // where the dialogue is then
struct Turn: Sendable {
  var course: Course
  let utterance: Utterance
  let hearing: Hearing

  /// The things on offer that the line before asked about.
  let pointed: [SlotReading]

  init(_ utterance: Utterance, in discourse: Discourse, _ context: Context) {
    course = Course(discourse, context, of: utterance.line)
    pointed = discourse.pointed
    course.discourse.pointed = []
    let utterance = utterance.amid(discourse.memory.circumstances)
    self.utterance = utterance
    let own = discourse.stage.intent
    let expectations = discourse.expectations(in: context)
    let heard = expectations.lazy.map { Hearing(utterance.clauses(answering: $0), to: own) }
    let isFree = discourse.stage.isFree
    let plain =
      heard.first { !$0.isUnread && !$0.isRemark && (isFree || !$0.isFaint) } ?? heard.remark
    let isDoubted = plain?.isDoubtful == true && discourse.stage == .idle && discourse.isCallOver
    let instead = plain.flatMap { heard.instead(of: $0) }
    let fitting = discourse.stage == .idle ? heard.fitting(discourse, besides: plain) : nil
    let said =
      (isDoubted ? heard.first { $0.isOfPeopleAlone } : nil) ?? fitting ?? instead ?? plain
      ?? Self.hearing(utterance, unreadAs: heard.first(where: \.isUnread), to: own)
    hearing =
      (own ?? discourse.over).flatMap { utterance.asking(insteadOf: $0, heardAs: said) }
      ?? (discourse.leftUnknown && said.isRetracted ? said.withoutRetraction : said)
  }

  /// The line as with nothing asked, where no question could make anything of it.
  ///
  /// Words that hold a value of the request at hand are no mere remark, and stay unread, as do those
  /// that agree to something else than what is asked.
  private static func hearing(
    _ utterance: Utterance,
    unreadAs answer: Hearing?,
    to own: IntentName?
  ) -> Hearing {
    let alone = Hearing(utterance.clauses(answering: nil), to: own)
    let agrees = alone.agrees(to: own) && alone.isWithoutContent || alone.isAcknowledgement
    guard alone.isRemark || alone.isFaint || agrees, let answer else { return alone }
    return answer
  }

  /// Asks the rules in their order, and notes which of them decided.
  ///
  /// Tests leave some of them out.
  mutating func decide(by rules: [Rule] = Rule.all) {
    let (before, limit) = (course.stage, course.discourse.limit)
    course.noteAntecedents(of: hearing)
    for limit in hearing.limits.compactMap(FactWording.limit) { course.say(.detail(limit)) }
    for index in course.discourse.waiting.indices { course.discourse.waiting[index].lines += 1 }
    course.discourse.rule = rules.first { $0.decides(&self) }?.name ?? ""
    course.discourse.preferred = hearing.control?.preferenceAsked
    if course.discourse.rule != Rule.limit.name, limit == course.discourse.limit {
      course.discourse.limit = nil
    }
    course.discourse.noteReport(by: course.acts)
    if course.stage != before { course.discourse.misses = 0 }
  }

  /// Keeps the line as one that may have said more than was made of it; a question changes nothing.
  mutating func missLine() {
    if !hearing.isQuestion { course.discourse.miss([utterance.line]) }
  }
}

extension Discourse {
  /// Keeps the report that acts give, until one of them asks an app for something.
  fileprivate mutating func noteReport(by acts: [Act]) {
    for act in acts {
      switch act {
      case .tell(let reading): report = reading
      case .begin, .reply: report = nil
      default: break
      }
    }
  }
}

extension Sequence<Hearing> {
  /// The line as values that the request that is over can take, or as its act, where it was first
  /// heard as values that it can't, or as another act; `nil` otherwise.
  fileprivate func fitting(_ discourse: Discourse, besides first: Hearing?) -> Hearing? {
    guard let over = discourse.over, let first else { return nil }
    // After the fare of a ride, “I'll walk, then” starts no walk.
    if first.requests.count == 1, first.readings.first?.isDoneUnasked == true,
      let retraction = self.first(where: {
        $0.isRetracted && $0.isWithoutContent && $0.verb == nil && $0.takenBack == nil
      })
    {
      return retraction
    }
    if act(of: first)?.requests.contains(over) == false {
      return self.first { act(of: $0)?.requests.contains(over) == true }
    }
    let columns = IntentRow.rows(for: over).first?.columns ?? []
    // “And last week?” goes on with the calls that were looked up.
    let isReport = first.requests.count == 1 && first.readings.first?.telling != nil
    let isOther =
      first.isOfValuesAlone && !first.slots.fit(columns) || isReport && discourse.report == nil
    guard isOther else { return nil }
    return self.first { $0.isOfValuesAlone && $0.slots.fit(columns) }
  }

  /// The line with a request in the place of what it calls off, where that was first heard as a mere
  /// reason: “no, don't, I'll just try her at work”; `nil` otherwise.
  fileprivate func instead(of first: Hearing) -> Hearing? {
    guard first.isRetracted || first.decision == .no, first.remarks, first.isWithoutContent,
      first.control == nil
    else { return nil }
    return self.first { $0.readings.count == 1 && $0.unread.isEmpty && $0.updates.isEmpty }
  }

  /// The verb that a line is, if it is nothing else.
  private func act(of line: Hearing) -> Verb? {
    guard let verb = line.verb, !verb.cancels, line.isWithoutContent else { return nil }
    return line.decision == .no ? nil : verb
  }

  /// The line as a remark; `nil` if it could hold a value that one of the questions asks for.
  fileprivate var remark: Hearing? { contains(where: \.isUnread) ? nil : first(where: \.isRemark) }
}

extension Reading {
  /// True if it changes something at once, without a yes.
  fileprivate var isDoneUnasked: Bool { !changesNothing && !intent.manner.confirms }
}

extension [SlotReading] {
  /// True if each is a value for one of the parameters of a request.
  fileprivate func fit(_ columns: [IntentRow.Column]) -> Bool {
    named(as: columns).allSatisfy { slot in columns.contains { $0.slot == slot.name } }
  }
}

// MARK: - What is open

extension Turn {
  var context: Context { course.context }
  var stage: Stage { course.stage }

  /// The open question; `nil` where nothing is asked.
  var question: OpenQuestion? { stage.question }

  /// True if the open question is one of yes or no.
  var isYesOrNo: Bool { question?.isYesOrNo == true }

  /// The prompt of the app's that is the open question.
  var prompt: Prompt? {
    guard case .talking(let exchange) = stage, case .ask(let prompt) = exchange.conversation.step
    else { return nil }
    return prompt
  }
}

// MARK: - What was said

extension Utterance {
  /// True if nothing was typed.
  var isBlank: Bool { !line.contains { !$0.isWhitespace } }

  /// Why the line is no request, and what would be one.
  var refusal: Refusal {
    if case .refused(let refusal) = understood { return refusal }
    return Refusal(nearest: nil, example: "")
  }
}
