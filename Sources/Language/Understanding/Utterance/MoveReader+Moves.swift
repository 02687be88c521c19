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
    guard let move = move(kind, detail, slots), !holdsValue(candidate, search),
      !slots.contains(where: isSeveralSentences), !slots.contains(where: stretch.tearsQuotation),
      !seen.isOfTextAlone(move, slots)
    else { return nil }
    if move.isOfOneSentence, stretch.line.hasSeveralSentences { return nil }
    if [.remark, .unread].contains(move), !["retract", "heard"].contains(kind) {
      let cost = Costs.remark(stretch.line.count) - (move == .remark ? 0 : 1)
      return mayRemark ? Found(move: move, cost: cost, rank: rank(kind)) : nil
    }
    let isAsked = kind == "inform" && detail.map(asks) == true
    let isSure =
      [Self.quoted, "question"].contains(detail) || kind == "restore"
      || slots.contains(where: isBehindColon)
    let sure = isSure ? doubt(in: slots) : 0
    let torn = slots.contains(where: isTorn) ? Costs.likely : 0
    let strange = isAsked ? torn : strangeness(of: move)
    let cost = candidate.cost - sure + strange
    guard cost <= (isAsked ? Costs.limit : Costs.likely) else { return nil }
    let rank = rank(isAsked ? asked(detail) : kind)
    return Found(move: move, cost: cost, rank: rank, isOwn: isOwn(move))
  }

  /// The kind of move that an intent's name begins with, and what stands behind its first hyphen.
  private static func parts(of name: String) -> (kind: String, detail: String?) {
    guard let hyphen = name.utf8.firstIndex(of: UInt8(ascii: "-")) else { return (name, nil) }
    return (String(name[..<hyphen]), String(name[name.utf8.index(after: hyphen)...]))
  }

  private func move(_ kind: String, _ detail: String?, _ slots: [SlotReading]) -> Move? {
    switch kind {
    // What is for one person alone is for no “both”.
    case "affirm" where detail == "all": seen.isForSeveral ? .affirm : .unread
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
    case "pickAny": isChoice ? .pickAny : nil
    case "pickShown": isChoice || question == nil ? .pickShown : nil
    case "pickAll": isChoice ? .pickAll : nil
    case "told": question == nil ? slots.told(phrases).map { .request($0) } : nil
    case "verb" where detail == "enough": .verb(.enough)
    // With nothing asked it is not known how many it is for.
    case "verb" where detail == "all" && !seen.isForSeveral: .unread
    case "verb": slots.verb(of: question?.intent).map { .verb($0) } ?? addressed(slots)
    // With nothing asked, “time?” asks for that.
    case "revise": question == nil && detail != nil ? nil : .revise(slots.aspect)
    case "add" where detail == "statement": toldBesides(slots, where: tellsOn)
    case "add" where detail == "question": toldBesides(slots, where: asksOn)
    case "add" where detail == Self.payment && question?.goesOn(in: slots) == false: nil
    case "add": mayAdd(detail, slots) ? .add(slots.filter { $0.name != "act" }) : nil
    case "remove": .remove(slots)
    case "exchange": slots.exchange
    case "restore" where detail == "both" && question?.kind != .approval: nil
    case "restore": mayRestore(slots) ? .restore(slots) : nil
    case "instead" where detail == "owed" && question?.isOfMoney != true: nil
    case "instead": slots.instead.flatMap(replacement)
    case "correct" where detail == "written": dictated
    case "correct" where detail == "anew": saysAnew(slots) ? .correct(slots) : nil
    case "correct": slots.isEmpty || !takesText(slots) ? nil : .correct(slots)
    case "shift": slots.shift.map { .shift([$0]) }
    case "prefer": detail.flatMap(Preference.init).map { .prefer($0) }
    case "detail": detail.flatMap(Detail.init).map { .detail($0, about: slots.filter(\.tellsOne)) }
    case "courtesy": detail.flatMap(Courtesy.init).map { .courtesy($0) }
    case "first": question?.kind == .approval ? .first(new: detail.isNew) : nil
    case "inform": picked(by: slots) ?? (mayInform(detail, slots) ? .inform(slots) : nil)
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
    guard question?.kind == .approval, let own, own.parameters.contains(SlotReading.dictated),
      !(1..<max(stretch.line.count, 1)).contains(where: {
        stretch.line.marks($0).contains(.sentenceEnd)
      })
    else { return nil }
    let words = 0..<stretch.line.count - (endsInSubstitute ? 1 : 0)
    return .correct([text(words, as: SlotReading.dictated)])
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
    guard question?.kind == .approval, takesText(slots) else { return false }
    return slots.contains { $0.meaning == .text && (isQuoted($0) || phrases.isWhole($0.wording)) }
  }

  private var isChoice: Bool {
    if case .choice? = question?.kind { true } else { false }
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

extension Stretch {
  /// True if a text begins in the middle of a quotation.
  fileprivate func tearsQuotation(_ slot: SlotReading) -> Bool {
    let start = slot.range.lowerBound - offset
    return slot.meaning == .text
      && line.sentence.quotes.contains {
        $0.inside.lowerBound < start && start < $0.inside.upperBound
      }
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

// MARK: - Values

extension MoveReader {
  /// True if a slot is asked for, or can tell one of a list that is not known here.
  private func asks(_ slot: String) -> Bool {
    switch question?.kind {
    case .value(let asked): asked == slot
    case .choice(let asked, _): asked == slot || Self.picks.contains(slot)
    case .approval, nil: false
    }
  }

  private func asked(_ slot: String?) -> String {
    slot.map(Self.picks.contains) == true ? "told" : "asked"
  }

  private static let picks: Set = ["position", "label", "phoneNumber"]

  /// Any words may be a value only where that is asked for, or where they say what they are.
  private func mayInform(_ detail: String?, _ slots: [SlotReading]) -> Bool {
    guard !slots.isEmpty else { return false }
    // “Mike Chen, from the kitchen” chooses, and tells more of him.
    guard let detail else { return !isChoice || slots.allSatisfy { isOwn(.inform([$0])) } }
    if detail == "position", slots.contains(where: isBeyondOptions) { return false }
    guard !asks(detail) else { return true }
    // Words in quotation marks are a text, whatever is asked.
    if detail == Self.quoted || slots.contains(where: isQuoted) {
      return slots.allSatisfy(isQuoted) && takesText(slots)
    }
    // “The second one” is one of whatever was listed last, “2” hardly.
    if detail == "position" { return slots.allSatisfy(\.isOrdinal) }
    return !slots.contains(where: \.isGuessed) && takesText(slots)
  }

  /// True if a bare number is greater than that of the options: “35” is none of two.
  private func isBeyondOptions(_ slot: SlotReading) -> Bool {
    guard case .choice(_, let options)? = question?.kind, !options.isEmpty,
      case .number(let number) = slot.meaning
    else { return false }
    return number > Double(options.count)
  }

  /// True if something was changed, and no clause of its own stands before what comes back.
  private func mayRestore(_ slots: [SlotReading]) -> Bool {
    guard seen.isChanged else { return false }
    guard let words = slots.first(where: { $0.meaning == .text }) else { return true }
    let opens = Sentence.words(of: words.wording).first
    return !isDivided(words) && opens.map { phrases.has($0, as: .response) } != true
  }

  private func mayAdd(_ detail: String?, _ slots: [SlotReading]) -> Bool {
    // “Add my treat” adds nobody; who is not known has a capital.
    !slots.contains { $0.isGuessed && $0.meaning != .text && $0.wording.first?.isLowercase == true }
      && (detail == Self.payment || takesText(slots))
      && (detail != Self.quoted || slots.allSatisfy(isQuoted))
      && slots.allSatisfy { isQuoted($0) || Sentence($0.wording).quotes.isEmpty }
  }

  /// The continuation of a told text, with the word that joins it: “and he must bring the pump”,
  /// “oh, and eggs”.
  private func toldBesides(_ slots: [SlotReading], where goesOn: (Sentence) -> Bool) -> Move? {
    guard question?.kind == .approval, !stretch.isAsked, takesText(slots), let told = slots.first
    else { return nil }
    let words = Sentence(told.wording)
    guard goesOn(words) else { return nil }
    let start = stretch.line.count - words.count - 1
    guard start >= 0 else { return nil }
    return .add([text(start..<stretch.line.count, as: SlotReading.dictated)])
  }

  /// True if words go on with what is told: as a statement, or with few up to a comma.
  private func tellsOn(_ words: Sentence) -> Bool {
    guard !seen.texts.isEmpty, let first = words.tokens.first else { return false }
    let pause = words.tokens.indices.dropFirst().first { words.marks(before: $0).contains(.comma) }
    return pause ?? words.count <= Self.few || phrases.has(first.word, as: .statement)
  }

  /// True if words go on with what somebody is asked: “if she has a tent”, “and when she comes”.
  private func asksOn(_ words: Sentence) -> Bool {
    let text = seen.texts[SlotReading.dictated].map { Sentence($0) }
    return [text, words].allSatisfy { sentence in
      sentence?.tokens.first.map { phrases.has($0.word, as: .indirect) } == true
    }
  }

  /// The words that may go on with a text without a verb: “and some eggs”.
  private static let few = 4

  /// True if a note goes on behind the end of its sentence.
  private func isSeveralSentences(_ slot: SlotReading) -> Bool {
    guard slot.isFreeText, !slot.isDictated, !isQuoted(slot) else { return false }
    let words = Sentence(slot.wording)
    return words.tokens.indices.dropFirst().contains {
      words.marks(before: $0).contains(.sentenceEnd)
    }
  }

  /// True if a name that nobody knows is hardly one: it goes over a mark, behind which something is
  /// said about it, or it asks something.
  private func isTorn(_ slot: SlotReading) -> Bool {
    guard slot.isGuessed, !slot.isFreeText else { return false }
    return stretch.isAsked || isDivided(slot)
  }

  /// True if a text stands behind a colon, where the words before it lead up to it for sure.
  private func isBehindColon(_ slot: SlotReading) -> Bool {
    guard slot.meaning == .text, let first = stretch.words(of: slot)?.first else { return false }
    return first > 0 && stretch.line.marks(first).contains(.colon)
  }

  private static let quoted = "quoted"
  private static let payment = "payment"

  /// True if the request that the question belongs to has all texts of some slots: any words could
  /// be one.
  private func takesText(_ slots: [SlotReading]) -> Bool {
    let texts = slots.filter { $0.meaning == .text }.map(\.name)
    guard !texts.isEmpty else { return true }
    return own.map { $0.parameters.contains(where: texts.contains) } ?? false
  }

  /// The cost of values that fit other requests than the one that the question belongs to.
  private func strangeness(of move: Move) -> Int32 {
    guard let own, !isOwn(move) else { return 0 }
    // Somebody is somebody, whatever the parameter is called.
    let takesPeople = phrases.slots.contains {
      $0.kinds.contains(.person) && own.parameters.contains($0.parameter)
    }
    return takesPeople && move.values.contains(where: \.isPerson) ? 0 : Costs.strangeSlot
  }

  /// The slots that name a part or an earlier state of the request at hand.
  private static let parts: Set = ["aspect", "former"]

  private func isOwn(_ move: Move) -> Bool {
    // What comes back was the request's own.
    if case .restore = move { return true }
    guard let own, !move.values.isEmpty else { return true }
    return move.values.contains { own.parameters.contains($0.name) || Self.parts.contains($0.name) }
  }
}

// MARK: - Remarks

extension MoveReader {
  /// The open words of statements, with what may be none of their values.
  private static let openWords: [String: SlotKinds] = [
    "remark": [], "subject": [], "whereabouts": .place, "observation": .person,
  ]

  /// A remark is one clause: it goes over no mark that could begin another, and asks nothing.
  fileprivate var mayRemark: Bool {
    let line = stretch.line
    return !stretch.isAsked
      && !(1..<max(line.count, 1)).contains { line.marks($0).hasAny(of: Division.marks) }
  }

  /// True if the words of a statement hold a value that the request at hand could take; then they
  /// are none that only remark on something.
  fileprivate func holdsValue(_ candidate: Search.Candidate, _ search: Search) -> Bool {
    guard let own else { return false }
    let open = search.openWords(of: candidate).filter { Self.openWords[$0.name] != nil }
    guard !open.isEmpty else { return false }
    let slots = phrases.slots.filter { own.parameters.contains($0.parameter) }
    let taken = slots.reduce(into: SlotKinds()) { $0.formUnion($1.kinds) }
    let asksForPeople = slots.contains { $0.kinds.contains(.person) && asks($0.name) }
    return open.contains { name, words in
      guard var barred = Self.openWords[name] else { return false }
      if asksForPeople { barred.formUnion(.person) }
      if barred.contains(.place), taken.contains(.place) { return true }
      // That any words may be a text or a title makes them no value of the request.
      let open: SlotKinds = [.person, .text, .title, .word, .known]
      let kinds = taken.subtracting(open).union(taken.intersection(barred))
      return search.holds(kinds, slots, words)
    }
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
    let introduced = search.candidates.first { search.name(of: $0) == "inform-\(slot)" }
    let known = introduced.flatMap { candidate in
      search.slots(of: candidate).first { $0.name == slot }?.moved(by: stretch.offset)
    }
    return Found(move: .inform([known ?? text(0..<stretch.line.count, as: slot)]), cost: 0)
  }

  private func text(_ words: Range<Int>, as slot: String) -> SlotReading {
    let sentence = stretch.line.sentence
    let whole = sentence.range(ofText: words)
    let range = slot == SlotReading.note ? sentence.withoutEndMark(whole) : whole
    return SlotReading(name: slot, wording: sentence.text(range), range: range, meaning: .text)
      .moved(by: stretch.offset)
  }
}
