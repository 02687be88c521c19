internal import Automata

// What a move does beside the others of its line.

extension Move {
  /// True if it can only be said to the assistant: “send it”, “add Kate”, “did Anna write to me?”.
  ///
  /// Behind a yes the verb needs no object: “yes, send”.
  func instructs(about intent: IntentName?, _ isAgreed: Bool = false) -> Bool {
    switch self {
    case .verb(let verb): (verb.hasObject || isAgreed) && intent.map(verb.requests.contains) == true
    case .add(let values), .remove(let values), .exchange(_, let values):
      !values.isEmpty && values.allSatisfy(\.isKnownPerson)
    case .restore, .resume: true
    default: false
    }
  }

  /// True if it can stand beside an instruction.
  var accompanies: Bool {
    switch self {
    case .affirm, .deny, .courtesy, .unsure, .wait, .retract: true
    default: false
    }
  }

  /// True if it asks for nothing and answers nothing, as far as is known.
  var isSilent: Bool {
    switch self {
    case .unread, .remark, .courtesy: true
    default: false
    }
  }

  /// True if it is the verb of an act without an object.
  var isBareVerb: Bool { if case .verb(let verb) = self { !verb.hasObject } else { false } }

  var isCourtesy: Bool { if case .courtesy = self { true } else { false } }

  /// True if it asks something of what is shown, was done or goes on.
  package var isInquiry: Bool { if case .detail = self { true } else { false } }

  /// Values in place of those that a request has for the same slots.
  func replacing(in request: Move) -> Move {
    guard case .inform(let values) = self,
      values.allSatisfy({ value in request.slots.contains { $0.name == value.name } })
    else { return self }
    return .correct(values)
  }

  /// True if it is a command with nothing but its verb: “pause”, “end it”, “hang up”.
  var isBareCommand: Bool {
    switch self {
    case .verb, .retract: true
    case .request(let reading): reading.slots.isEmpty && !Manner.of(reading.intent).isLookup
    default: false
    }
  }

  /// True if it ends or takes back what was said.
  var callsOff: Bool {
    if case .verb(let verb) = self { verb.cancels } else { self == .retract }
  }

  /// True if it takes back what stands before it.
  var takesBack: Bool {
    switch self {
    case .deny, .retract, .revise, .courtesy(.apology): true
    default: false
    }
  }

  /// True if it changes words of a text.
  var rewords: Bool {
    if case .reword = self { true } else { false }
  }

  /// True if words end in several that it puts in the place of others, and which may go on.
  func endsIn(_ words: String, where mayGoOn: (String) -> Bool) -> Bool {
    guard case .reword(let changes) = self else { return false }
    return changes.contains {
      $0.new.split(separator: " ").count > 1 && words.hasSuffix($0.new) && mayGoOn($0.new)
    }
  }

  /// The texts that it dictates, by their slots.
  var texts: [String: String] {
    Dictionary(slots.filter(\.isDictated).map { ($0.name, $0.wording) }) { _, last in last }
  }

  /// True if its values replace others.
  var corrects: Bool {
    switch self {
    case .correct, .exchange: true
    case .verb(let verb): !verb.cancels && verb.object.contains(where: \.namesSomebody)
    default: false
    }
  }

  /// False if it takes off or replaces only people who are not among those of a request.
  func concerns(_ people: @autoclosure () -> Set<String>?) -> Bool {
    let named: [SlotReading]
    switch self {
    case .remove(let old): named = old
    case .exchange(let old, let new): named = old + new
    default: return true
    }
    guard let people = people() else { return true }
    return named.contains { slot in
      guard case .person(let mention) = slot.meaning else { return true }
      return mention.candidates.isEmpty || !people.isDisjoint(with: mention.candidates)
    }
  }

  /// True if it names people who leave a request, or those whom it is for instead.
  var isOfPeopleToChange: Bool {
    switch self {
    case .inform(let values), .correct(let values), .remove(let values), .exchange(_, let values):
      !values.isEmpty && values.allSatisfy(\.isPerson)
    default: false
    }
  }

  /// True if its values are people who are known.
  var isOfKnownPeople: Bool {
    switch self {
    case .inform(let values), .correct(let values), .exchange(_, let values):
      values.allSatisfy(\.isKnownPerson)
    case .verb(let verb): !verb.object.isEmpty && verb.object.allSatisfy(\.isKnownPerson)
    default: false
    }
  }

  /// True if its values are numbers and measures.
  var isOfMeasures: Bool {
    guard case .inform(let values) = self else { return false }
    return values.allSatisfy(\.isMeasure)
  }

  /// True if it gives or changes a value, or asks for something.
  var saysSomething: Bool { !values.isEmpty || changesValue || intent != nil }

  /// True if it says of a value how it changes, or that it replaces another.
  var changesValue: Bool {
    switch self {
    case .correct, .shift, .remove, .exchange: true
    default: false
    }
  }

  /// True if it is a text in quotation marks.
  func isQuoted(_ line: Line) -> Bool {
    values.contains { value in
      value.isDictated && line.sentence.quotes.contains { $0.inside == value.range }
    }
  }
}
