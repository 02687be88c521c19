import Characters
package import Dialogue
import Foundation

/// Turns what a conversation has to say into sentences; nothing else in this module does.
///
/// ```
/// Wording(voice).lines(for: Prompt(.goAhead(draft)), about: draft, with: "MessageBot")
/// // ["To Mike Chen: “what time is lunch?” Ready to send it?"]
/// ```
package struct Wording: Sendable {
  package let voice: Voice

  package init(_ voice: Voice) {
    self.voice = voice
  }
}

// MARK: - How it ended

extension Wording {
  /// Returns the words at the end of a request, and the lines of the card.
  package func lines(
    for outcome: Outcome,
    about draft: Draft,
    with app: String,
    showing card: Card? = nil
  ) -> [String] {
    let speaker = Speaker(about: draft, with: app, in: voice, showing: card)
    let seen = card?.lines ?? []
    let lines =
      switch outcome {
      case .handled(let final, let verdict):
        [Speaker(about: final, with: app, in: voice, showing: card).answer(to: verdict)] + seen
      case .failed(let verdict): [speaker.answer(to: verdict)] + seen
      case .openedApp: ["Opening \(app)."]
      case .declinedApp(.gaveUp), .cancelled: [speaker.calledOff]
      case .declinedApp(.failed): ["OK."]
      case .notUnderstood: [speaker.notUnderstood]
      case .broken: ["Sorry, there was a problem with the app."]
      }
    return lines.flatMap(\.brokenIntoLines)
  }

  /// Returns the request's action, after “to”: “send your message to Anna Haro”.
  package func deed(of draft: Draft, with app: String) -> String {
    Subject(draft: draft, app: app, voice: voice).filling(of: "deed") ?? "do that"
  }

  /// Returns the intent's action, after “to”, when nothing more is known: “send a message”.
  package static func topic(of intent: String) -> String? {
    RequestWords.words(for: intent)?.about
  }

  /// Returns what is said where an app goes on with another value of its own than the one it was
  /// given: “MyRide doesn't have “shared”.”.
  package func lines(
    forReplaced value: Value,
    of slot: Slot,
    in draft: Draft,
    with app: String
  ) -> [String] {
    let speaker = Speaker(about: draft, with: app, in: voice, showing: nil)
    return speaker.rejection(of: value, for: slot).brokenIntoLines
  }

  /// Returns the message for the time while a handler works.
  package func waiting(for app: String) -> String {
    "\(app) is working on it…"
  }
}

// MARK: - What is asked

extension Wording {
  /// The question, with the card or the options that belong to it, unless these are shown already.
  package func lines(
    for prompt: Prompt,
    about draft: Draft,
    with app: String,
    showing card: Card? = nil,
    isShown: Bool = false
  ) -> [String] {
    let speaker = Speaker(about: draft, with: app, in: voice, showing: card)
    var lines = self.lines(for: prompt, speaker, isShown: isShown)
    if prompt.wasNotAnswered {
      apologize(before: &lines, for: prompt, hasCard: card != nil && !isShown)
    }
    return lines.flatMap(\.brokenIntoLines)
  }

  /// A card that is shown again has the apology on a line of its own above it.
  private func apologize(before lines: inout [String], for prompt: Prompt, hasCard: Bool) {
    let apology = prompt.isLast ? Self.lastApology : Self.apology
    if !prompt.asksToGoAhead || !hasCard, let first = lines.first {
      lines[0] = "\(apology) \(first)"
    } else {
      lines.insert(apology, at: 0)
    }
  }

  /// After an answer that could not be made sense of.
  package static let apology = "Sorry, I didn't get that."

  /// The same before a question that is not asked another time.
  package static let lastApology = "\(apology) I'll ask once more, and then let it be."

  private func lines(for prompt: Prompt, _ speaker: Speaker, isShown: Bool) -> [String] {
    switch prompt.kind {
    case .value(let slot, _, let reason): [speaker.question(about: slot, because: reason)]
    case .choice(let slot, let element, let options):
      [speaker.choice(of: slot, element, among: options)] + (isShown ? [] : list(of: options))
    case .narrowing(let slot, let element, let options):
      [speaker.narrowing(of: slot, element, from: options.count)]
    case .approval(let slot, _, let value): [speaker.approval(of: value, for: slot)]
    case .goAhead(let final):
      goAhead(
        Speaker(about: final, with: speaker.subject.app, in: voice, showing: speaker.subject.card),
        isShown: isShown
      )
    case .openApp(let reason):
      [prompt.wasNotAnswered ? speaker.offerAgain(because: reason) : speaker.offer(because: reason)]
    }
  }

  /// The options, numbered from one.
  private func list(of options: [Value]) -> [String] {
    voice.toldApart(options).enumerated().map {
      "  \($0.offset + 1). \($0.element.spoken.closingDirections.withCapital)"
    }
  }

  /// Returns a review of the request, and the question, with the card above it that a yes agrees
  /// to.
  private func goAhead(_ speaker: Speaker, isShown: Bool) -> [String] {
    let question = [speaker.review, speaker.goAhead].filter { !$0.isEmpty }
    let card = isShown ? nil : speaker.subject.card
    return (card?.lines ?? []) + [question.joined(separator: " ")]
  }
}

extension Prompt {
  /// True if the prompt is repeated because the last answer did not fit.
  fileprivate var wasNotAnswered: Bool {
    guard attempt > 1 else { return false }
    return switch kind {
    case .value(_, _, .missing), .choice, .approval, .goAhead, .openApp: true
    case .value, .narrowing: false
    }
  }
}
