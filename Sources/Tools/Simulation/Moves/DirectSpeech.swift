import Assistant
import Understanding

/// A person's way to say moves without words, so that the dialogue is tested without a language.
///
/// The words stand beside each move all the same: a transcript shows them.
struct DirectSpeech {
  private let plan: Plan
  private let ontology: Ontology
  private let lexicon: Lexicon
  private let now: CivilTime

  init(_ plan: Plan, _ ontology: Ontology, _ lexicon: Lexicon, at now: CivilTime) {
    self.plan = plan
    self.ontology = ontology
    self.lexicon = lexicon
    self.now = now
  }

  /// A clause for each move, with no doubt about it.
  func clauses(for worded: Worded) -> [Clause] {
    zip(worded.moves, worded.parts).map { move, words in
      Clause(move: self.move(move, worded.use), cost: 0, range: 0..<0, wording: words)
    }
  }

  private func move(_ move: Move, _ use: UInt64) -> Understanding.Move {
    switch move {
    case .request(let intent, let said): .request(request(name(of: intent), slots(said, use)))
    case .lookUp(let name): .request(request(IntentName(rawValue: name), []))
    case .inform(let said): .inform(slots(said, use))
    case .correct(let said): .correct(slots(said, use))
    case .add(let said): .add(slots([said], use))
    case .remove(let said): .remove(slots([said], use))
    case .relate(let aspect, let relation):
      Shift(relation, of: aspect).map { .shift([$0]) } ?? .unread
    case .affirmWithAct(let intent): .verb(verb(of: intent))
    case .askDetail(let detail): Detail(rawValue: detail).map { .detail($0) } ?? .unread
    case .pick(let pick): .pick([pick.position - 1])
    case .affirm: .affirm
    case .deny: .deny
    case .retract: .retract
    case .repeatQuestion: .again
    case .help: .help
    case .back: .back
    case .skip: .skip
    case .hesitate: .unsure
    }
  }

  private func request(_ name: IntentName, _ slots: [SlotReading]) -> Reading {
    Reading(intent: name, slots: slots, score: 1)
  }

  private func name(of intent: String) -> IntentName {
    Requests.request(for: intent) ?? IntentName(rawValue: intent)
  }

  /// The verb of an act; what ends something cancels by it.
  private func verb(of intent: String) -> Verb {
    let cancels = ontology.kind(intent)?.predecessor != nil
    var verb = Verb(requests: [name(of: intent)], cancels: cancels)
    verb.hasObject = true
    return verb
  }
}

// MARK: - Values

extension DirectSpeech {
  private func slots(_ said: [Said], _ use: UInt64) -> [SlotReading] {
    said.flatMap { said in
      said.items.map { item in
        let words = plan.wording(among: item.wordings, use)
        let meaning = meaning(of: item, called: words)
        return SlotReading(name: said.aspect, wording: words, range: 0..<0, meaning: meaning)
      }
    }
  }

  private func meaning(of item: Item, called words: String) -> Meaning {
    switch item.sense {
    case .text: .text
    case .person: .person(PersonMention(candidates: people(words) ?? people(item.names[0]) ?? []))
    case .place: .place(place(item.names[0]).map { .known([$0]) } ?? .unknown)
    case .term(let identifier): .term(identifier)
    case .measure(let number, let unit): Meaning(number, unit)
    case .clock(let hour, let minute): .time(.instant(today(hour, minute), .minute))
    }
  }

  /// All that a name may mean; `nil` if nobody has it.
  private func people(_ name: String) -> [String]? {
    let name = name.lowercased()
    let people = lexicon.people.filter { $0.names.contains { $0.lowercased() == name } }
    return people.isEmpty ? nil : people.map(\.identifier)
  }

  private func place(_ name: String) -> String? {
    lexicon.places.first { $0.names.first == name }?.identifier
  }

  private func today(_ hour: Int, _ minute: Int) -> CivilTime {
    CivilTime(year: now.year, month: now.month, day: now.day, hour: hour, minute: minute)
  }
}

extension Meaning {
  fileprivate init(_ number: Double, _ unit: String) {
    switch unit {
    case "s": self = .duration(number)
    case "kcal": self = .energy(number, .kilocalorie)
    default:
      let currency = Currency(code: unit)
      self = currency.map { .money(Money(DecimalAmount(number), $0)) } ?? .number(number)
    }
  }
}

// MARK: - Changes in relation to what is there

extension Shift {
  /// `nil` between values of which none is more than the other.
  fileprivate init?(_ relation: Relation, of aspect: String) {
    switch (relation.start.sense, relation.result.sense) {
    case (.measure(let old, let unit), .measure(let new, _)):
      self.init(from: old, to: new, in: unit, of: aspect)
    case (.clock(let hour, let minute), .clock(let newHour, let newMinute)):
      let seconds = Double((newHour - hour) * 3600 + (newMinute - minute) * 60)
      self.init(slot: aspect, seconds > 0 ? .later(seconds) : .earlier(-seconds))
    default: return nil
    }
  }

  /// Twice or half of a quantity is said as such; people are counted one by one.
  private init(from old: Double, to new: Double, in unit: String, of aspect: String) {
    if !unit.isEmpty, new == 2 * old || old == 2 * new {
      self.init(slot: nil, .times(new / old))
    } else {
      let difference = Meaning(abs(new - old), unit)
      self.init(slot: aspect, new > old ? .more(difference) : .less(difference))
    }
  }
}
