import Assistant
import Dialogue
import Foundation
import Transcripts
import Understanding

/// Finds the words of lines that are of a message, a note, an address or a name, be it one that came
/// to nothing.
struct LineTexts {
  let interpreter: Interpreter
  let now: CivilTime
  let values: SpokenValues

  /// The state in which a line was said.
  struct Scene {
    /// The parameter that a value was asked for.
    var asked: Slot?

    /// The number of things to choose from.
    var options = 0
    var isAtRest = true

    /// The request that is open, and its texts so far.
    var intent: IntentName?
    var texts: [String: String] = [:]
  }
}

extension LineTexts {
  /// The words of a line by their use, as positions among its tokens.
  struct Places {
    /// The words of texts and addresses.
    var texts = IndexSet()

    /// The words for people and places.
    var names = IndexSet()

    /// The words of the parts that something was made of.
    var understood = IndexSet()

    /// The words of remarks, which words of grammar make such.
    var remarks = IndexSet()
  }

  /// Finds the places of words; in doubt, one is of a text.
  func places(in line: String, _ scene: Scene) -> Places {
    let tokens = line.tokens
    let words = tokens.map { $0.text.lowercased() }
    func stretch(_ range: Range<Int>) -> IndexSet { tokens.places(in: line.range(range)) }
    var places = Places(texts: values.places(in: words))
    let utterance = interpreter.hear(line, at: now)
    let hearings = questions(in: scene).map { utterance.clauses(answering: $0) }
    for clause in hearings.joined() {
      for slot in clause.move.readings where slot.isText {
        places.texts.formUnion(stretch(slot.range))
      }
      for slot in clause.move.readings where slot.isName {
        places.names.formUnion(stretch(slot.range))
      }
      let others = Set(clause.move.rewordings.flatMap(\.tokens).map { $0.text.lowercased() })
      places.texts.formUnion(stretch(clause.range).filteredIndexSet { others.contains(words[$0]) })
    }
    // Where it is a request as a whole, that is what it was taken for.
    let whole = scene.isAtRest ? interpreter.read(line, at: now).readings : []
    for slot in whole.flatMap(\.slots) where !slot.isText && !slot.isName {
      places.texts.subtract(stretch(slot.range))
      places.names.subtract(stretch(slot.range))
    }
    for clause in hearings.last ?? [] {
      // “Mark”, where it is asked who.
      let isInDoubt = scene.asked != nil && clause.move.isBareVerb(besides: scene.intent)
      if isInDoubt || whole.isEmpty && clause.move == .unread {
        places.texts.formUnion(stretch(clause.range))
      } else if whole.isEmpty, clause.move == .remark {
        places.remarks.formUnion(stretch(clause.range))
      } else if clause.move != .foreign {
        places.understood.formUnion(stretch(clause.range))
      }
    }
    return places
  }

  /// The meaning of a line, in which its values stand as they were said: that of its clauses, and the
  /// request that it would be as a whole.
  func meaning(of line: String, _ scene: Scene) -> [String] {
    let clauses = interpreter.hear(line, at: now).clauses(
      answering: questions(in: scene).last ?? nil
    )
    let whole = interpreter.read(line, at: now).readings
    let readings = clauses.flatMap(\.move.requests) + whole
    return [clauses.notation] + readings.map(\.intent.rawValue)
      + readings.flatMap { $0.slots + [$0.app].compactMap(\.self) }.notation
  }

  /// The questions that the line may answer, the one that was asked last.
  private func questions(in scene: Scene) -> [Question?] {
    guard !scene.isAtRest else { return [nil] }
    var kinds = [Question.Kind.approval]
    if let slot = scene.asked { kinds.append(.value(slot: slot.rawValue)) }
    let options = (0..<scene.options).map { _ in Question.Option(names: []) }
    if !options.isEmpty { kinds.append(.choice(slot: nil, options: options)) }
    return [nil] + kinds.map { Question($0, intent: scene.intent, texts: scene.texts) }
  }
}

extension Performance {
  /// The state before each turn.
  var scenes: [LineTexts.Scene] {
    var scene = LineTexts.Scene()
    return turns.map { turn in
      let before = scene
      for case .fact(let fact) in turn.events { scene.take(fact) }
      return before
    }
  }
}

extension LineTexts.Scene {
  fileprivate mutating func take(_ fact: Fact) {
    switch fact {
    case .intent(let draft, _):
      self = Self(isAtRest: false, intent: Requests.request(for: draft.intent))
      for slot in draft.filledSlots { texts[slot.rawValue] = draft[slot].compactMap(\.text).first }
    case .resolve(let slot, let resolutions):
      self = Self(isAtRest: false, intent: intent, texts: texts)
      for resolution in resolutions {
        switch resolution {
        case .needsValue, .unsupported: asked = slot
        case .disambiguation(let values): options = values.count
        case .success(let value): texts[slot.rawValue] = value.text ?? texts[slot.rawValue]
        case .notRequired, .confirmationRequired: break
        }
      }
    case .confirm: self = Self(isAtRest: false, intent: intent, texts: texts)
    case .handle, .cancelled: self = Self()
    case .handler, .open, .defaulted, .finding, .refused, .interrupted, .speaker: break
    }
  }
}

extension Value {
  fileprivate var text: String? { if case .text(let text) = content { text } else { nil } }
}

// MARK: - What words come to

extension Move {
  /// The values in it.
  fileprivate var readings: [SlotReading] {
    switch self {
    case .request, .perhaps, .either: requests.flatMap(\.slots)
    case .inform(let slots), .correct(let slots), .add(let slots), .remove(let slots),
      .restore(let slots), .resume(let slots), .instead(_, let slots), .detail(_, let slots):
      slots
    case .exchange(let old, let new): old + new
    case .verb(let verb): verb.object
    default: []
    }
  }

  fileprivate var requests: [Reading] {
    switch self {
    case .request(let reading), .perhaps(let reading): [reading]
    case .either(let one, let other): [one, other]
    default: []
    }
  }

  /// The stretches of a text that are changed, and the others.
  fileprivate var rewordings: [String] {
    if case .reword(let rewordings) = self { rewordings.flatMap { [$0.old, $0.new] } } else { [] }
  }

  /// Returns whether it is a verb alone, and of another request.
  fileprivate func isBareVerb(besides intent: IntentName?) -> Bool {
    guard case .verb(let verb) = self else { return false }
    return !verb.cancels && !verb.hasObject && !verb.requests.contains { $0 == intent }
  }
}

extension Understood {
  fileprivate var readings: [Reading] {
    switch self {
    case .reading(let reading, _), .doubtful(let reading): [reading]
    case .nearTie(let one, let other): [one, other]
    case .refused: []
    }
  }
}

extension SlotReading {
  fileprivate var isText: Bool { meaning == .text || meaning == .place(.unknown) }

  /// True if it names somebody, or a place, and doesn't just point there.
  fileprivate var isName: Bool {
    switch meaning {
    case .person(let mention): mention.pronoun == nil && mention.role == nil
    case .place: true
    case .text, .app, .term, .number, .ordinal, .time, .duration, .distance, .energy, .money,
      .phoneNumber:
      false
    }
  }
}

extension [Token] {
  /// The places of those in a stretch.
  fileprivate func places(in range: Range<String.Index>) -> IndexSet {
    IndexSet(indices.filter { self[$0].range.overlaps(range) })
  }
}

extension String {
  /// The indices of a range of UTF-8 offsets.
  func range(_ offsets: Range<Int>) -> Range<Index> {
    utf8.index(
      startIndex,
      offsetBy: offsets.lowerBound
    )..<utf8.index(
      startIndex,
      offsetBy: offsets.upperBound
    )
  }
}
