import Assistant
import Dialogue
import Foundation
import Transcripts
import Understanding

/// Finds the words of lines that are of a message, a note, an address or the like, be it one that
/// came to nothing.
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
  /// The places of the words among the tokens of a line.
  ///
  /// In doubt, a word is one of a text: where nothing can be made of a line, those that a text has
  /// as well, and all of an answer.
  func places(in line: String, _ scene: Scene) -> IndexSet {
    let tokens = line.tokens
    let words = tokens.map { $0.text.lowercased() }
    var places = values.places(in: words)
    let utterance = interpreter.hear(line, at: now)
    let hearings = questions(in: scene).map { utterance.clauses(answering: $0) }
    for clause in hearings.joined() {
      let within = tokens.places(in: line.range(clause.range))
      for range in clause.move.texts { places.formUnion(tokens.places(in: line.range(range))) }
      let others = Set(clause.move.rewordings.flatMap(\.tokens).map { $0.text.lowercased() })
      places.formUnion(within.filteredIndexSet { others.contains(words[$0]) })
    }
    if hearings.allSatisfy({ $0.contains(where: \.move.isUnread) }) {
      places.formUnion(values.parts(in: words))
      for clause in (scene.isAtRest ? [] : hearings[0]) where clause.move.isUnread {
        places.formUnion(tokens.places(in: line.range(clause.range)))
      }
    }
    return places
  }

  /// The questions that the line may answer.
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
  /// The places of the texts in it, and of addresses.
  fileprivate var texts: [Range<Int>] {
    readings.filter { $0.meaning == .text || $0.meaning == .place(.unknown) }.map(\.range)
  }

  private var readings: [SlotReading] {
    switch self {
    case .request(let reading), .perhaps(let reading): reading.slots
    case .either(let one, let other): one.slots + other.slots
    case .inform(let slots), .correct(let slots), .add(let slots), .remove(let slots),
      .restore(let slots), .resume(let slots), .instead(_, let slots), .detail(_, let slots):
      slots
    case .exchange(let old, let new): old + new
    default: []
    }
  }

  /// The stretches of a text that are changed, and the others.
  fileprivate var rewordings: [String] {
    if case .reword(let rewordings) = self { rewordings.flatMap { [$0.old, $0.new] } } else { [] }
  }

  fileprivate var isUnread: Bool { self == .unread || self == .remark }
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
