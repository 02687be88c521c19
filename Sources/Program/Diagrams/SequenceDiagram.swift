import Dialogue

/// The messages of a conversation, in order, as a diagram of it shows them.
package struct SequenceDiagram: Hashable {
  enum Party: Hashable {
    case person
    case assistant
    case app(String)
  }

  /// The kind of a message, which decides how it is drawn.
  enum Kind: Hashable {
    /// Words between the person and the assistant.
    case words

    /// A method of the app's handler is called, and answers.
    case resolve, confirm, handle

    /// The app is opened.
    case open
  }

  /// The kind of a note beside the lifelines.
  enum Remark: Hashable {
    /// The reading of a line: the intent, and its parameters a line each.
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

  /// The subject of the conversation; empty if nobody says.
  var title: String

  var steps: [Step] = []

  init(title: String = "") {
    self.title = title
  }
}

extension SequenceDiagram {
  /// The participants, from left to right: the person, the assistant, and the apps in the order in
  /// which they come in.
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
  /// The label at the head of the lifeline.
  var name: String {
    switch self {
    case .person: "You"
    case .assistant: "Parley"
    case .app(let name): name
    }
  }
}
