internal import Automata

// From the moves of the phrases, by their names, to those of the dialogue.

extension MoveReader {
  /// The cheapest move that a search has found.
  func cheapestMove(in search: Search) -> Found? {
    var best: Found?
    for candidate in search.candidates {
      // What a move costs besides only adds to this.
      if let best, candidate.cost > best.cost { break }
      best = Self.cheaper(best, found(candidate, search))
    }
    return best
  }

  /// The move of a candidate; `nil` if it is none at this question.
  func found(_ candidate: Search.Candidate, _ search: Search) -> Found? {
    let (kind, detail) = Self.parts(of: search.name(of: candidate))
    let slots = search.slots(of: candidate).map { $0.moved(by: stretch.offset) }
    guard let move = move(kind, detail, slots), !fit.holdsValue(candidate, search),
      !slots.contains(where: stretch.isSeveralSentences),
      !slots.contains(where: stretch.tearsQuotation),
      !seen.isOfTextAlone(move, slots)
    else { return nil }
    if move.isOfOneSentence, stretch.line.hasSeveralSentences { return nil }
    if [.remark, .unread].contains(move), !["retract", "heard"].contains(kind) {
      let cost = Costs.remark(stretch.line.count) - (move == .remark ? 0 : 1)
      return mayRemark ? Found(move: move, cost: cost, rank: rank(kind)) : nil
    }
    let isAsked = kind == "inform" && detail.map(fit.asks) == true
    let isSure =
      [ValueFit.quoted, "question"].contains(detail) || kind == "restore"
      || slots.contains(where: stretch.isBehindColon)
    let sure = isSure ? doubt(in: slots) : 0
    let torn = slots.contains(where: stretch.isTorn) ? Costs.likely : 0
    let strange = isAsked ? torn : fit.strangeness(of: move)
    let cost = candidate.cost - sure + strange
    guard cost <= (isAsked ? Costs.limit : Costs.likely) else { return nil }
    let rank = rank(isAsked ? fit.asked(detail) : kind)
    return Found(move: move, cost: cost, rank: rank, isOwn: fit.isOwn(move))
  }

  /// The kind of move that an intent's name begins with, and what stands behind its first hyphen.
  private static func parts(of name: String) -> (kind: String, detail: String?) {
    guard let hyphen = name.utf8.firstIndex(of: UInt8(ascii: "-")) else { return (name, nil) }
    return (String(name[..<hyphen]), String(name[name.utf8.index(after: hyphen)...]))
  }

  private func move(_ kind: String, _ detail: String?, _ slots: [SlotReading]) -> Move? {
    switch kind {
    // What is for one person alone is for no “both”.
    case "affirm" where detail == "all": seen.mayBeForSeveral() ? .affirm : .unread
    case "affirm": detail == nil ? .affirm : goingOn
    case "deny": retraction("no", slots)
    case "heard": question == nil ? .courtesy(.acknowledgement) : .remark
    case "unsure": .unsure
    case "doubt", "seeming": question == nil || isTakenBack ? nil : .doubt
    case "retract": retraction(detail, slots)
    case "remark": .remark
    case "unread": .unread
    case "wait": .wait
    case "keep": .keep
    case "sayAgain": .again
    case "help": .help
    case "back": .back
    case "resume": .resume(slots)
    case "skip" where detail == "others": question == nil ? .keep : .skip
    case "skip" where detail == "it" && question?.kind == .approval: .retract
    case "skip": .skip
    case "pickAny": question?.isChoice == true ? .pickAny : nil
    case "pickShown": question?.isOfValue == true ? nil : .pickShown
    case "pickAll": question?.isChoice == true ? .pickAll : nil
    case "told": question == nil ? slots.told(phrases).map { .request($0) } : nil
    case "verb" where detail == "enough": .verb(.enough)
    // With nothing asked it is not known how many it is for.
    case "verb" where detail == "all" && !seen.mayBeForSeveral(): .unread
    case "verb": slots.verb(of: question?.intent).map { .verb($0) } ?? addressed(slots)
    // With nothing asked, “time?” asks for that.
    case "revise": question == nil && detail != nil ? nil : .revise(slots.aspect)
    case "add" where detail == "statement": fit.toldBesides(slots, where: fit.tellsOn)
    case "add" where detail == "question": fit.toldBesides(slots, where: fit.asksOn)
    case "add" where detail == ValueFit.payment && question?.goesOn(in: slots) == false: nil
    case "add": fit.mayAdd(detail, slots) ? .add(slots.filter { $0.name != "act" }) : nil
    case "remove": .remove(slots)
    case "exchange": slots.exchange
    case "restore" where detail == "both" && question?.kind != .approval: nil
    case "restore": fit.mayRestore(slots) ? .restore(slots) : nil
    case "instead" where detail == "owed" && question?.isOfMoney != true: nil
    case "instead": slots.instead.flatMap(replacement)
    case "correct" where detail == "written": dictated
    case "correct" where detail == "anew": saysAnew(slots) ? .correct(slots) : nil
    case "correct": slots.isEmpty || !fit.takesText(slots) ? nil : .correct(slots)
    case "shift": slots.shift.map { .shift([$0]) }
    case "prefer": detail.flatMap(Preference.init).map { .prefer($0) }
    case "detail": detail.flatMap(Detail.init).map { .detail($0, about: slots.filter(\.tellsOne)) }
    case "courtesy": detail.flatMap(Courtesy.init).map { .courtesy($0) }
    case "first": question?.kind == .approval ? .first(new: detail.isNew) : nil
    case "inform": picked(by: slots) ?? (fit.mayInform(detail, slots) ? .inform(slots) : nil)
    default: nil
    }
  }

  /// “Carry on”, which says yes only where something is asked, and no where it is to end.
  private var goingOn: Move? {
    guard let question else { return nil }
    if [.finished, .cancelThat].contains(question.intent) { return .deny }
    switch question.intent.flatMap({ Manner.of($0).effect?.verb }) {
    case .ends, .cancels, .pauses: return .deny
    default: return .affirm
    }
  }

  /// “Send it to Kate”, where something is about to be sent, names whom to.
  private func addressed(_ slots: [SlotReading]) -> Move? {
    let people = slots.filter(\.namesSomebody)
    guard let intent = question?.intent, !people.isEmpty, slots.acts.contains(intent.rawValue)
    else { return nil }
    return .verb(Verb(requests: [intent], object: people))
  }

  /// Other words for the message that is shown.
  private var dictated: Move? {
    guard question?.kind == .approval, fit.own?.parameters.contains(SlotReading.dictated) == true,
      !(1..<max(stretch.line.count, 1)).contains(where: {
        stretch.line.marks($0).contains(.sentenceEnd)
      })
    else { return nil }
    let words = 0..<stretch.line.count - (endsInSubstitute ? 1 : 0)
    return .correct([stretch.text(words, as: SlotReading.dictated)])
  }

  /// The move that takes back the act asked about, or does so for one activity only; to do it
  /// oneself is another way to get there.
  ///
  /// “Don't cancel” keeps the act that is about to be done.
  private func retraction(_ detail: String?, _ slots: [SlotReading]) -> Move {
    if slots.namesEnding, goingOn == .affirm { return .keep }
    return switch detail {
    case "no": .deny
    case nil: .retract
    case "act": question?.kind == .approval ? .retract : .deny
    case "self": question?.kind == .approval ? .retract : .remark
    default: question?.sets(detail) == true ? .retract : .remark
    }
  }

  /// True if words in the place of a text are several; one alone tells how it should be: “make it
  /// shorter”.
  private func saysAnew(_ slots: [SlotReading]) -> Bool {
    guard question?.kind == .approval, fit.takesText(slots) else { return false }
    return slots.contains {
      $0.meaning == .text && (stretch.isQuoted($0) || phrases.isWhole($0.wording))
    }
  }
}

extension Automaton {
  /// The words of a thing that is rather a part of a text: “the usual place”.
  private static var few: Int { 3 }

  /// True if words can be all of a text, and are no part of one such as “till noon”.
  fileprivate func isWhole(_ text: String) -> Bool {
    let words = Line(Sentence(text))
    guard words.count > 1, !has(words.sentence.tokens[0].word, as: .link) else { return false }
    let isThing = [.the, .a].contains(words.role(0)) && words.count <= Self.few
    return !isThing && !TextParts.isJoint(words.role(0))
  }
}

extension Move {
  /// True if it decides nothing, so that no other sentence is to be lost in it.
  fileprivate var isOfOneSentence: Bool {
    switch self {
    case .courtesy, .wait, .unsure: true
    default: false
    }
  }
}

extension Question {
  /// True if one of a list is to be picked.
  var isChoice: Bool { if case .choice = kind { true } else { false } }

  /// True if a value is asked for.
  fileprivate var isOfValue: Bool { if case .value = kind { true } else { false } }

  /// True if money is about to go to somebody, or is asked for.
  fileprivate var isOfMoney: Bool { intent.map { Manner.of($0).delivers == .money } == true }

  /// True if one more payment goes the same way; where the sum is asked for, “then send him 60” is
  /// that of the payment at hand.
  fileprivate func goesOn(in slots: [SlotReading]) -> Bool {
    let isSame = slots.acts.isEmpty || intent.map { slots.acts.contains($0.rawValue) } != false
    guard case .value = kind else { return isSame }
    return isSame && !slots.contains { $0.isPerson && !$0.namesSomebody }
  }

  /// True if it belongs to a request that sets an activity going, such as a ride, or offers it.
  fileprivate func sets(_ activity: String?) -> Bool {
    let effect = intent.flatMap { Manner.of($0).effect }
    return [.sets, .offers].contains(effect?.verb) && effect?.activity.name == activity
  }
}

extension String? {
  /// The one of two requests that it names: the new one, the other, or one by what it is about.
  fileprivate var isNew: Bool? {
    switch self {
    case "new": true
    case "other": false
    default: nil
    }
  }
}

// MARK: - Remarks

extension MoveReader {
  /// A remark is one clause: it goes over no mark that could begin another, and asks nothing.
  var mayRemark: Bool {
    let line = stretch.line
    return !stretch.isAsked
      && !(1..<max(line.count, 1)).contains { line.marks($0).hasAny(of: Division.marks) }
  }
}

// MARK: - Where a text is asked for

extension MoveReader {
  /// A word of control, where any other words are the text.
  var control: Found? {
    let search = stretch.moves
    var best: Found?
    for candidate in search.candidates where candidate.cost <= Costs.courtesy {
      guard let found = found(candidate, search), isControl(found.move) else { continue }
      best = Self.cheaper(best, found)
    }
    return best
  }

  private func isControl(_ move: Move) -> Bool {
    switch move {
    case .retract, .help, .back, .skip: true
    // “What?” may be said to somebody else.
    case .again: stretch.line.count > 1
    case .verb(let verb): verb.cancels
    case .instead(_, let slots): !slots.contains(where: \.namesSomebody)
    default: false
    }
  }

  /// The text that is asked for, without what leads up to it.
  func text(for slot: String) -> Found {
    let search = stretch.moves
    func text(by name: String) -> SlotReading? {
      let introduced = search.candidates.first { search.name(of: $0) == name }
      return introduced.flatMap { candidate in
        search.slots(of: candidate).first { $0.name == slot }?.moved(by: stretch.offset)
      }
    }
    // “That the tap drips” is told to somebody; “that sounds good” is all text.
    let clause = text(by: "inform-\(slot)-clause").flatMap { opensClause($0) ? $0 : nil }
    let known = text(by: "inform-\(slot)") ?? clause
    return Found(move: .inform([known ?? stretch.text(0..<stretch.line.count, as: slot)]), cost: 0)
  }

  /// True if words begin with somebody or something of whom they tell.
  private func opensClause(_ slot: SlotReading) -> Bool {
    let words = Line(Sentence(slot.wording))
    guard words.count > 2 else { return false }
    return [.the, .a].contains(words.role(0))
      || [.statement, .user].contains { phrases.has(words.sentence.tokens[0].word, as: $0) }
  }
}
