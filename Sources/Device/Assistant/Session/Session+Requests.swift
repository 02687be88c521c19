import Dialogue
import Domains
import Understanding

// MARK: - Beginning a request

extension Session {
  /// Begins with an intent, once what it refers to has been looked up.
  func begin(_ draft: Draft, _ reading: Reading?, with identifier: String) async {
    guard let app = installed(identifier) else { return }
    var draft = draft
    lastAnswer = nil
    do throws(CallFailure) {
      if let absence = try await lookUp(&draft, reading, app: app) {
        state(.refused("nothing-found"))
        return emit(.said(absence))
      }
    } catch {
      return
    }
    await begin(draft, with: identifier)
  }

  /// Begins with an intent as it is, whatever words would have led to it.
  func begin(_ draft: Draft, with app: String) async {
    guard let schema = Schema.named(draft.intent) else { return }
    state(.intent(draft, parameters: schema.parameters))
    let conversation = Conversation(
      draft,
      parameters: schema.resolved,
      policy: Policy(schema.confirmation)
    )
    await carryOn(
      Exchange(
        app: app,
        identifier: newIdentifier(),
        conversation: conversation
      )
    )
  }
}

// MARK: - Going on with one

extension Session {
  /// Tells a request's conversation what the user said.
  func tell(_ reply: Reply, to exchange: Exchange) async {
    if reply == .yes, isLate(exchange) { return await agreeLate(to: exchange) }
    var exchange = exchange
    exchange.conversation.heard(reply)
    await carryOn(exchange)
  }

  /// Asks the app once more about a request that was left, then its question.
  func takeUp(_ exchange: Exchange) async {
    var exchange = exchange
    exchange.conversation.resume()
    await carryOn(exchange)
  }
}

// MARK: - Apps

extension Session {
  var requests: Requests {
    Requests(
      world: world,
      apps: descriptions,
      vocabulary: vocabulary,
      isContactsAllowed: permissions.contacts,
      memory: discourse.memory,
      voice: voice
    )
  }

  func app(_ identifier: String) -> AppDescription? {
    descriptions.first { $0.identifier == identifier }
  }

  func installed(_ identifier: String) -> InstalledApp? {
    apps.first { $0.description.identifier == identifier }
  }

  func name(of app: String) -> String {
    self.app(app)?.name ?? app
  }
}
