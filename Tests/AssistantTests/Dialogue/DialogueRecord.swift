import Dialogue
import Understanding

@testable import Assistant

/// One line of the record: a scene, what is said in it, and what comes of it.
struct DialogueRecord {
  let scene: DialogueScene
  let speech: DialogueSpeech

  var key: String { "\(scene.name) | \(speech.name)" }

  /// The rule that decides, the acts in their order, and the question that is open then.
  func outcome(without rule: String? = nil) -> String {
    var turn = Turn(speech.utterance, in: scene.discourse, DialogueScene.context)
    turn.decide(by: Rule.all.filter { $0.name != rule })
    let discourse = turn.course.discourse
    let acts = turn.course.acts.map(\.record)
    let waiting = discourse.waiting.isEmpty ? [] : ["\(discourse.waiting.count) waiting"]
    let agenda = discourse.agenda.map { ["later: \($0.steps.compactMap(\.request))"] } ?? []
    return "\(discourse.rule): "
      + (acts + waiting + agenda + [discourse.stage.record])
      .joined(separator: ", ")
  }

  static let all = DialogueScene.all.flatMap { scene in
    DialogueSpeech.all.map { DialogueRecord(scene: scene, speech: $0) }
  }

  /// Each act that is about to be done, and the verb of each request.
  static let verbs = DialogueScene.goingAhead.flatMap { scene in
    DialogueSpeech.verbs.map { DialogueRecord(scene: scene, speech: $0) }
  }
}

// MARK: - In words

extension Act {
  fileprivate var record: String {
    switch self {
    case .say(let saying): "say \(caseName(saying))"
    case .state(let fact): "\(fact)"
    case .ask: "ask"
    case .begin(let draft, _, _, _): "begin \(draft.record)"
    case .reply(let reply, _): "reply \(reply.record)"
    case .takeUp(let exchange): "take up \(exchange.conversation.draft.intent)"
    case .consult(let inquiry, _): "consult \(inquiry.detail.map { "\($0)" } ?? "offers")"
    case .tell: "tell of workouts"
    case .help: "help"
    case .permit(let isAllowed): "permit \(isAllowed)"
    }
  }
}

extension Reply {
  fileprivate var record: String {
    switch self {
    case .values(let values): "values \(values.map(\.spoken).joined(separator: " & "))"
    case .change(let values): "change \(values.record)"
    case .options(let places): "options \(places)"
    case .redo(let slot): "redo \(slot.rawValue)"
    default: caseName(self)
    }
  }
}

extension Draft {
  fileprivate var record: String {
    let values = Dictionary(uniqueKeysWithValues: filledSlots.map { ($0, self[$0]) })
    return "\(intent) \(values.record)"
  }
}

extension [Slot: [Value]] {
  fileprivate var record: String {
    sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue)=\($0.value.map(\.spoken).joined(separator: " & "))" }
      .joined(separator: " ")
  }
}

extension Stage {
  fileprivate var record: String { "-> \(caseName(self))" }
}

/// The name of an enumeration's case, without what goes with it.
private func caseName(_ value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension Step {
  /// The name of the request that it begins with.
  fileprivate var request: String? {
    switch self {
    case .request(let reading, _): reading.intent.rawValue
    case .begin(let draft, _, _): Requests.request(for: draft.intent)?.rawValue
    default: nil
    }
  }
}
