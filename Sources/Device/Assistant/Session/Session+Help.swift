import Dialogue
import Domains
import Understanding

// MARK: - Repeating

extension Session {
  /// Says again what was asked last.
  package func repeatPrompt() {
    repeatPrompt(isShown: false)
  }

  /// - Parameter isShown: Whether the card or list of the question stands right above: it is drawn
  ///   once, and again for whoever wants to hear it again.
  func repeatPrompt(isShown: Bool) {
    switch stage {
    case .idle: break
    case .offering: say(SessionWording.offerReply)
    case .talking(let exchange):
      guard case .ask(let prompt) = exchange.conversation.step else { return }
      emit(.said(lines(for: Prompt(prompt.kind), exchange, isShown: isShown)))
    case .choosingIntent(let first, let second):
      say(SessionWording.nearTie(first.intent, second.intent))
    case .doubting(let reading):
      say(SessionWording.doubt(deed(of: reading), isForLater: reading.isForLater))
    case .choosingApp(_, let apps):
      say(SessionWording.whichApp(apps.map(name)), isShown)
    case .substituting(_, let app, let service):
      say(SessionWording.substituting(service, by: name(of: app)))
    case .authorizing(_, let identifier):
      guard let app = app(identifier) else { return }
      say(SessionWording.authorization(app.name, usage: app.usageDescription), isShown)
    case .clarifying(let clarification): say(SessionWording.clarifying(clarification), isShown)
    case .changing(let exchange):
      say(SessionWording.whatToChange(exchange.changeable))
    case .replacing(let exchange, let reading):
      say(SessionWording.replacing(deed(of: exchange), by: deed(of: reading)))
    case .resuming(let exchange):
      say(SessionWording.resuming(deed(of: exchange)))
    }
  }

  /// Asks a question with what is listed below it, unless that stands there already.
  private func say(_ lines: [String], _ isShown: Bool) {
    emit(.said(isShown ? Array(lines.prefix(1)) : lines))
  }

  /// What an exchange is about, after “to”: “send your message to Anna”.
  func deed(of exchange: Exchange) -> String {
    wording.deed(of: exchange.conversation.draft, with: name(of: exchange.app))
  }
}

// MARK: - Telling what is shown

extension Session {
  /// Says what was asked of that which is shown, and asks the question again.
  func tell(_ detail: ReplyReading.Detail, of exchange: Exchange, _ prompt: Prompt) async {
    guard case .goAhead = prompt.kind, let card = lastAnswer?.card,
      let sentence = SessionWording.answer(to: detail, shownOn: card)
    else { return await tell(.unclear, to: exchange) }
    say(sentence)
    repeatPrompt(isShown: true)
  }
}

// MARK: - Explaining

extension Session {
  /// Why the people and places that were spoken of last are those whom the app was told of, a
  /// sentence each.
  package var reasons: [String] {
    considered.map { requests.reasons(for: $0) } ?? []
  }
}

extension Session {
  /// What was left for later requests, after “to”, the first first.
  package var waiting: [String] { suspended.map(deed) }
}

// MARK: - Helping

extension Session {
  /// Says which answers a question of a request takes, and asks it again.
  func helpWithAnswer(_ exchange: Exchange, _ prompt: Prompt) {
    var lines = [SessionWording.helpWithAnswer(cancelling: deed(of: exchange))]
    lines += SessionWording.answers(to: prompt.kind)
    lines += SessionWording.changes(
      of: exchange.changeable,
      orGoBack: exchange.conversation.canGoBack
    )
    emit(.said(lines))
    repeatPrompt(isShown: true)
  }

  /// Says how a yes-or-no question of the session's own is answered, and asks it again.
  func help(withQuestion exchange: Exchange) {
    say(SessionWording.helpWithQuestion(cancelling: deed(of: exchange)))
    repeatPrompt(isShown: true)
  }

  func help() {
    emit(.said(SessionWording.help(examples, topics: topics.map(\.name))))
  }

  /// Answers what the session knows by itself.
  func answerAtOnce(_ reading: Reading) async {
    reading.intent == .helpWith ? help(with: reading) : await tell(about: reading)
  }

  /// A sentence for each kind of request that an installed app takes, from the apps' own lists.
  package var examples: [String] {
    apps.flatMap { app in
      app.description.intents.compactMap { app.description.examples[$0]?.first }
        + (app.code.workouts == nil ? [] : Manner.records.compactMap(\.openings.first))
    }
  }
}
