import Dialogue
import Domains
import Understanding

// MARK: - What answers are looked for

extension Discourse {
  /// The questions that a line may answer: the open one first, then others that it may be about.
  func expectations(in context: Context) -> [Question?] {
    let (texts, people) = (texts(in: context), stage.exchange?.people)
    return questions(in: context).map { question in
      var question = question
      question?.texts = texts
      question?.people = people
      question?.isChanged = stage.exchange?.former.isEmpty == false
      return question
    }
  }

  /// The texts that the open request has by now.
  private func texts(in context: Context) -> [String: String] {
    if let exchange = stage.exchange {
      return context.grounding.texts(of: exchange.conversation.draft)
    }
    guard case .clarifying(let clarification) = stage else { return [:] }
    let texts = clarification.slots.filter { $0.meaning == .text }
    return texts.reduce(into: [:]) { $0[$1.name] = $1.wording }
  }

  private func questions(in context: Context) -> [Question?] {
    switch stage {
    case .idle:
      [nil] + (listed.map { [$0] } ?? []) + [Question(.approval, intent: over)]
        + (isCallOver ? [Question(.value(slot: "label"), intent: over)] : [])
    case .offering: [nil, Question(.approval), Question(.approval, intent: stage.intent)]
    case .talking(let exchange): exchange.questions(in: context)
    default: [stage.expectation(in: context)]
    }
  }

  /// True if what is over was done at once, and may be done at once for somebody else.
  var isCallOver: Bool { over?.manner.isImmediate == true && over?.manner.repeats == true }

  /// The name that the request that is over was asked for by.
  var over: IntentName? {
    ((dropped?.exchange ?? doubt)?.asHandled ?? memory.handled.first).flatMap {
      Requests.request(for: $0.draft.intent)
    }
  }

  /// The question that picks one of a list that was shown last, for what can begin with it.
  private var listed: Question? {
    guard let begun = listedOption, let items = offers?.items, !items.isEmpty else {
      return nil
    }
    let options = items.map { Question.Option(names: [$0.title]) }
    return Question(.choice(slot: begun.slot, options: options))
  }

  /// The card of what was listed last.
  var offers: Card? { offered ?? card }

  /// The request that begins with one of the things that were listed last, and the slot for them.
  var listedOption: (request: IntentName, slot: String)? {
    guard let last = listing, let request = Manner.of(intent: last.draft.intent).begins,
      let slot = request.optionSlot
    else { return nil }
    return (request, slot)
  }

  /// Values from a question for what there is that a request for one of these takes: “how much is a
  /// sedan for three”; of several options none is meant.
  func carried(
    to begun: (request: IntentName, slot: String),
    besides said: [SlotReading],
    from listing: Memory.Handled
  ) -> [SlotReading] {
    guard let considered, considered.intent == listing.draft.intent else { return [] }
    let listed = IntentRow.row(for: listing.draft.intent)?.columns.map(\.slot) ?? []
    let new = considered.slots.filter { !listed.contains($0.name) }
    let whole = Reading(intent: begun.request, slots: said, score: 1)
      .completed(by: [.set(new, replaces: false)], isCorrected: false).0
    let carried = whole.slots.dropFirst(said.count)
    let isOpen = carried.count(where: { $0.name == begun.slot }) > 1
    return carried.filter { !isOpen || $0.name != begun.slot }
  }

  /// The look-up that listed them, be it followed by other look-ups.
  var listing: Memory.Handled? {
    memory.handled.prefix { Manner.of(intent: $0.draft.intent).isLookup }
      .first { Manner.of(intent: $0.draft.intent).begins != nil }
  }
}

extension IntentName {
  /// The slot for one of the things that are offered.
  var optionSlot: String? {
    IntentRow.rows(for: self).first?.option?.slot
  }
}

extension IntentRow {
  /// The column for one of the things that are offered.
  fileprivate var option: Column? { columns.first { $0.kind == .phrase } }

  /// The parameter for one of the things that are offered.
  var optionParameter: Slot? { option?.parameter }
}

extension Manner {
  /// The request that begins with one of the things that it lists.
  fileprivate var begins: IntentName? {
    guard let effect, effect.verb == .offers else { return nil }
    return Manner.request(that: .sets, effect.activity)
  }
}

extension Stage {
  /// The question that an answer is expected to; `nil` where nothing is asked.
  fileprivate func expectation(in context: Context) -> Question? {
    switch self {
    case .idle, .talking: nil
    case .choosingIntent(let first, let second):
      Question(.choice(slot: nil, options: [first, second].map(\.option)))
    case .choosingApp(let reading, let apps):
      context.grounding.question(choosing: apps.compactMap(context.app), for: reading)
    case .clarifying(let clarification): clarification.question
    case .doubting, .substituting, .authorizing, .changing, .replacing, .resuming, .offering:
      Question(.approval, intent: intent)
    }
  }
}

extension Exchange {
  /// The identifiers of those whom it is for, and of those who may be meant.
  fileprivate var people: Set<String> {
    let draft = conversation.draft
    let people = Slot.people.flatMap { draft[$0] } + company
    return people.reduce(into: []) { known, value in
      guard let person = value.somebody else { return }
      known.formUnion(([person] + person.matches).compactMap(\.contactIdentifier))
    }
  }

  /// The prompt's question; where a value is proposed or was given up, also one for the value.
  fileprivate func questions(in context: Context) -> [Question?] {
    guard case .ask(let prompt) = conversation.step else { return [] }
    let intent = conversation.draft.intent
    let asked = context.grounding.question(for: prompt, intent: intent)
    switch prompt.kind {
    case .approval(let slot, _, _), .openApp(.gaveUp(let slot)):
      let value = Prompt(.value(slot, element: nil, because: .missing))
      let kinds = [conversation.abandoned, value.kind].compactMap(\.self)
      return [asked] + kinds.map { context.grounding.question(for: Prompt($0), intent: intent) }
        + [label(intent)]
    case .choice, .narrowing, .goAhead: return [asked, label(intent)]
    case .value(let slot, _, _) where Slot.people.contains(slot): return [label(intent), asked]
    case .value, .openApp: return [asked]
    }
  }

  /// The kind of number that tells one person from another.
  private func label(_ intent: String) -> Question {
    Question(.value(slot: "label"), intent: request)
  }
}

extension Reading {
  fileprivate var option: Question.Option {
    Question.Option(names: [SessionWording.deed(of: intent)])
  }
}

extension Clarification {
  fileprivate var question: Question {
    let slot = slot.name
    let kind: Question.Kind =
      switch doubt {
      case .hour, .headcount: .value(slot: slot)
      case .person(let suggestions):
        .choice(slot: slot, options: suggestions.map { Question.Option(names: [$0.name]) })
      }
    return Question(kind, intent: intent)
  }
}
