import Assistant
import Dialogue
import Terminal
import Understanding

/// What Tab offers: at a question the answers that there are, elsewhere whom and what can be
/// spoken of.
struct Candidates: Sendable {
  let all: [String]

  func matching(_ request: CompletionRequest) -> [String] {
    all
  }
}

extension Talk {
  var candidates: Candidates {
    Candidates(all: answers ?? requests)
  }

  /// The answers to the open question; `nil` if any words will do or none is open.
  private var answers: [String]? {
    session.answers.isEmpty ? nil : session.answers + ["cancel"]
  }

  private var requests: [String] {
    session.examples + session.world.contacts.contacts.map { $0.names[0] }
      + session.apps.map(\.description.name) + SessionCommand.all.map(\.name)
  }
}
