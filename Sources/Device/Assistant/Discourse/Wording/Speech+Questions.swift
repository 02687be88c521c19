import Dialogue
import Domains
import English
import Understanding

// MARK: - The assistant's own questions

extension Speech {
  /// A question with what is listed below it; none where an app's question is open, or no question.
  func lines(asking stage: Stage) -> [String] {
    switch stage {
    case .idle, .talking: []
    case .offering(let offer): [question(offering: offer)]
    case .choosingIntent(let first, let second):
      [SessionWording.nearTie(first.intent, second.intent)]
    case .doubting(let reading):
      [SessionWording.doubt(deed(of: .reading(reading)), isForLater: reading.isForLater)]
    case .choosingApp(_, let apps): SessionWording.whichApp(apps.map(name))
    case .substituting(_, let app, let service):
      [SessionWording.substituting(service, by: name(of: app))]
    case .authorizing(_, let identifier):
      SessionWording.authorization(
        name(of: identifier),
        usage: app(identifier)?.usageDescription
      )
    case .clarifying(let clarification): SessionWording.clarifying(clarification)
    case .changing(let exchange): [SessionWording.whatToChange(exchange.changeable)]
    case .replacing(let exchange, let reading):
      [
        SessionWording.replacing(
          deed(of: .exchange(exchange)),
          by: deed(of: .reading(reading))
        )
      ]
    case .resuming(let exchanges): [SessionWording.resuming(deed(of: .exchanges(exchanges)))]
    }
  }

  /// The answers that such a question lists, or yes and no.
  func answers(to stage: Stage) -> [String] {
    switch stage {
    case .idle, .talking: []
    case .choosingIntent(let first, let second):
      [first, second].map { SessionWording.deed(of: $0.intent) }
    case .choosingApp(_, let apps): apps.map(name)
    case .substituting, .authorizing, .doubting, .replacing, .resuming, .offering: English.yesOrNo
    case .clarifying(let clarification): SessionWording.answers(to: clarification)
    case .changing(let exchange): exchange.changeable.compactMap(SessionWording.aspect)
    }
  }

  private func question(offering offer: Offer) -> String {
    guard let undoing = offer.instead else { return SessionWording.offerReply }
    let deed = wording.deed(of: offer.draft, with: name(of: offer.app))
    return SessionWording.startingAnew(deed, once: undoing)
  }

  private func app(_ identifier: String) -> AppDescription? {
    grounding.apps.first { $0.identifier == identifier }
  }

  private func name(of app: String) -> String { self.app(app)?.name ?? app }
}
