import Dialogue
import Domains
import Understanding

// MARK: - Repeating

extension Session {
  /// Says again what was asked last.
  package func repeatPrompt() {
    switch stage {
    case .idle: break
    case .offering: say(SessionWording.offerReply)
    case .talking(let exchange):
      guard case .ask(let prompt) = exchange.conversation.step else { return }
      emit(.said(lines(for: Prompt(prompt.kind), exchange)))
    case .choosingIntent(let first, let second):
      say(SessionWording.nearTie(first.intent, second.intent))
    case .doubting(let reading):
      say(SessionWording.doubt(deed(of: reading), isForLater: reading.isForLater))
    case .choosingApp(_, let apps):
      emit(.said(SessionWording.whichApp(apps.map(name))))
    case .substituting(_, let app, let service):
      say(SessionWording.substituting(service, by: name(of: app)))
    case .authorizing(_, let identifier):
      guard let app = app(identifier) else { return }
      emit(.said(SessionWording.authorization(app.name, usage: app.usageDescription)))
    case .clarifying(let clarification): ask(clarification)
    case .changing(let exchange):
      say(SessionWording.whatToChange(exchange.changeable))
    case .replacing(let exchange, let reading):
      say(SessionWording.replacing(deed(of: exchange), by: deed(of: reading)))
    case .resuming(let exchange):
      say(SessionWording.resuming(deed(of: exchange)))
    }
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
    repeatPrompt()
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
    repeatPrompt()
  }

  /// Says how a yes-or-no question of the session's own is answered, and asks it again.
  func help(withQuestion exchange: Exchange) {
    say(SessionWording.helpWithQuestion(cancelling: deed(of: exchange)))
    repeatPrompt()
  }

  func help() {
    emit(.said(SessionWording.help(examples)))
  }

  /// A sentence for each kind of request that an installed app takes, from the apps' own lists.
  package var examples: [String] {
    apps.flatMap { app in
      app.description.intents.compactMap { app.description.examples[$0]?.first }
        + (app.code.workouts == nil ? [] : [SessionWording.weekExample])
    }
  }
}
