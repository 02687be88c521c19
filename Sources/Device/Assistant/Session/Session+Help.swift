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
    let speech = store.speech
    switch stage {
    case .idle: break
    case .offering: reporter.say(SessionWording.offerReply)
    case .talking(let exchange):
      guard case .ask(let prompt) = exchange.conversation.step else { return }
      reporter.say(
        fulfillment.lines(for: Prompt(prompt.kind), exchange, isShown: isShown)
      )
    case .choosingIntent(let first, let second):
      reporter.say(SessionWording.nearTie(first.intent, second.intent))
    case .doubting(let reading):
      let deed = speech.deed(of: .reading(reading))
      reporter.say(SessionWording.doubt(deed, isForLater: reading.isForLater))
    case .choosingApp(_, let apps):
      say(SessionWording.whichApp(apps.map(device.name)), isShown)
    case .substituting(_, let app, let service):
      reporter.say(SessionWording.substituting(service, by: device.name(of: app)))
    case .authorizing(_, let identifier):
      guard let app = device.app(identifier)?.description else { return }
      say(SessionWording.authorization(app.name, usage: app.usageDescription), isShown)
    case .clarifying(let clarification): say(SessionWording.clarifying(clarification), isShown)
    case .changing(let exchange):
      reporter.say(SessionWording.whatToChange(exchange.changeable))
    case .replacing(let exchange, let reading):
      let deed = speech.deed(of: .exchange(exchange))
      reporter.say(SessionWording.replacing(deed, by: speech.deed(of: .reading(reading))))
    case .resuming(let exchanges):
      reporter.say(SessionWording.resuming(speech.deed(of: .exchanges(exchanges))))
    }
  }

  /// Asks a question with what is listed below it, unless that stands there already.
  private func say(_ lines: [String], _ isShown: Bool) {
    reporter.say(isShown ? Array(lines.prefix(1)) : lines)
  }
}
