import Dialogue

/// Who told whom what in a conversation, in order: what a diagram of it shows.
struct SequenceDiagram: Hashable {
  enum Party: Hashable {
    case person
    case assistant
    case app(String)
  }

  /// What sort of thing is told, which decides how it is drawn.
  enum Kind: Hashable {
    /// Words between the person and the assistant.
    case words

    /// A method of the app's handler is called, and answers.
    case resolve, confirm, handle

    /// The app is opened.
    case open
  }

  /// What stands beside the lifelines instead of going from one to the other.
  enum Remark: Hashable {
    /// What was understood: the intent, and its parameters a line each.
    case understood

    /// The request ended without having been carried out.
    case ended

    /// The app broke a rule of the contract.
    case finding

    /// Something was set, such as the time; this concerns everybody.
    case setting
  }

  enum Step: Hashable {
    case message(Kind, from: Party, to: Party, lines: [String])
    case answer(Kind, from: Party, to: Party, lines: [String])
    case note(Remark, on: Party, lines: [String])
  }

  /// What the conversation is about; empty if nobody says.
  var title: String

  var steps: [Step] = []

  init(title: String = "") {
    self.title = title
  }
}

extension SequenceDiagram {
  /// Those who take part, from left to right: the person, the assistant, and the apps in the order
  /// in which they come in.
  var parties: [Party] {
    steps.reduce(into: [.person, .assistant]) { parties, step in
      for party in step.parties where !parties.contains(party) { parties.append(party) }
    }
  }
}

extension SequenceDiagram.Step {
  var parties: [SequenceDiagram.Party] {
    switch self {
    case .message(_, let from, let to, _), .answer(_, let from, let to, _): [from, to]
    case .note(_, let party, _): [party]
    }
  }
}

extension SequenceDiagram.Party {
  /// What stands at the head of its lifeline.
  var name: String {
    switch self {
    case .person: "You"
    case .assistant: "Parley"
    case .app(let name): name
    }
  }
}
