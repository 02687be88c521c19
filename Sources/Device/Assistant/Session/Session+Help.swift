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
    switch discourse.stage {
    case .idle: break
    case .offering: say(SessionWording.offerReply)
    case .talking(let exchange):
      guard case .ask(let prompt) = exchange.conversation.step else { return }
      emit(.said(lines(for: Prompt(prompt.kind), exchange, isShown: isShown)))
    case .choosingIntent(let first, let second):
      say(SessionWording.nearTie(first.intent, second.intent))
    case .doubting(let reading):
      let deed = speech.deed(of: .reading(reading))
      say(SessionWording.doubt(deed, isForLater: reading.isForLater))
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
      say(SessionWording.replacing(deed(of: exchange), by: speech.deed(of: .reading(reading))))
    case .resuming(let exchanges):
      say(SessionWording.resuming(speech.deed(of: .exchanges(exchanges))))
    }
  }

  /// Asks a question with what is listed below it, unless that stands there already.
  private func say(_ lines: [String], _ isShown: Bool) {
    emit(.said(isShown ? Array(lines.prefix(1)) : lines))
  }

  /// What an exchange is about, after “to”: “send your message to Anna”.
  func deed(of exchange: Exchange) -> String {
    speech.deed(of: .exchange(exchange))
  }
}

// MARK: - Explaining

extension Session {
  /// Why the people and places that were spoken of last are those whom the app was told of, a
  /// sentence each.
  package var reasons: [String] {
    discourse.considered.map { requests.reasons(for: $0) } ?? []
  }
}

extension Session {
  /// What was left for later requests, after “to”, the first first.
  package var waiting: [String] {
    discourse.waiting.compactMap { $0.stage.question.map { speech.deed(of: $0.about) } }
  }
}

// MARK: - Helping

extension Session {
  /// Shows what can be said, about one topic if one is named.
  func help(with reading: Reading?) {
    if let reading, let topic = topic(of: reading) { return help(with: topic) }
    emit(.said(SessionWording.help(examples, topics: topics.map(\.name))))
  }

  /// A sentence for each kind of request that an installed app takes, from the apps' own lists.
  package var examples: [String] {
    apps.flatMap { app in
      app.description.intents.compactMap { app.description.examples[$0]?.first }
        + (app.code.workouts == nil ? [] : Manner.records.compactMap(\.openings.first))
    }
  }
}
