import Dialogue
import Domains
import Understanding

/// One line's way through the dialogue: what it said, and what follows from that.
///
///     var turn = Turn(utterance, in: discourse, context)
///     turn.decide()
///     turn.acts     // what the session does; `turn.discourse` is where the dialogue is then
struct Turn: Sendable {
  var discourse: Discourse
  let context: Context
  let utterance: Utterance
  let hearing: Hearing
  private(set) var acts: [Act] = []

  init(_ utterance: Utterance, in discourse: Discourse, _ context: Context) {
    self.discourse = discourse
    self.context = context
    self.utterance = utterance
    let own = discourse.stage.intent
    let expectations = discourse.expectations(in: context)
    let heard = expectations.lazy.map { Hearing(utterance.clauses(answering: $0), to: own) }
    hearing = heard.first { !$0.isUnread } ?? Hearing(utterance.clauses(answering: nil), to: own)
  }

  /// A turn of the assistant's own, once nothing is open.
  init(resting discourse: Discourse, _ context: Context) {
    self.discourse = discourse
    self.context = context
    utterance = context.interpreter.hear("", at: context.civilNow)
    hearing = Hearing([], to: nil)
  }

  /// Asks the rules, and notes which of them decided.
  mutating func decide() {
    let before = discourse.stage
    for index in discourse.waiting.indices { discourse.waiting[index].lines += 1 }
    let rule = Rule.all.first { $0.decides(&self) }
    discourse.rule = rule?.name ?? ""
    if discourse.stage != before { discourse.misses = 0 }
  }
}

// MARK: - What follows

extension Turn {
  var stage: Stage {
    get { discourse.stage }
    set { discourse.stage = newValue }
  }

  mutating func act(_ act: Act) { acts.append(act) }
  mutating func say(_ saying: Saying) { acts.append(.say(saying)) }
  mutating func state(_ fact: Fact) { acts.append(.state(fact)) }

  /// Makes a question the open one, and asks it.
  mutating func ask(_ question: Stage) {
    stage = question
    acts.append(.ask(isShown: false))
  }

  /// Asks the open question again; what it lists stands right above.
  mutating func askAgain(isShown: Bool = true) { acts.append(.ask(isShown: isShown)) }

  /// Says something about the request that an app is asked about, and goes on with it.
  mutating func reply(_ reply: Reply, to exchange: Exchange) {
    guard mayGoOn(exchange) || reply == .no || reply == .cancel else {
      stage = .talking(exchange)
      state(.refused("locked"))
      return say(.locked)
    }
    acts.append(.reply(reply, exchange))
  }

  /// Whether the device may have been locked since the request was begun.
  private func mayGoOn(_ exchange: Exchange) -> Bool {
    guard let app = context.app(exchange.app) else { return true }
    return context.isUnlocked(for: exchange.conversation.draft.intent, with: app)
  }

  /// Says that something is none of ours, and asks again.
  mutating func refuse(_ reason: String, _ saying: Saying) {
    state(.refused(reason))
    say(saying)
  }
}

// MARK: - What is open

extension Turn {
  /// The request that an app is being asked about, in whichever question.
  var exchange: Exchange? { stage.exchange ?? stage.clarified }

  /// The prompt of that request.
  var prompt: Prompt? {
    guard case .talking(let exchange) = stage, case .ask(let prompt) = exchange.conversation.step
    else { return nil }
    return prompt
  }

  /// Whether the open question is one of yes or no.
  var isYesOrNo: Bool {
    if let prompt {
      switch prompt.kind {
      case .approval, .goAhead, .openApp: return true
      case .value, .choice, .narrowing: return false
      }
    }
    switch stage {
    case .doubting, .substituting, .authorizing, .offering, .replacing, .resuming: return true
    case .clarifying(let clarification): return clarification.isOfOnePerson
    case .idle, .choosingIntent, .choosingApp, .talking, .changing: return false
    }
  }
}

extension Utterance {
  /// Whether nothing was typed.
  var isBlank: Bool { !line.contains { !$0.isWhitespace } }

  /// Why the line is no request, and what would be one.
  var refusal: Refusal {
    if case .refused(let refusal) = understood { return refusal }
    return Refusal(nearest: nil, example: "")
  }
}
