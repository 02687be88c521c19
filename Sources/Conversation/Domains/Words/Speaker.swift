import Dialogue
import English

/// The sentences about one request, from the words that its intent has.
struct Speaker {
  var subject: Subject
  private let words: RequestWords?

  init(about draft: Draft, with app: String, in voice: Voice, showing card: Card?) {
    subject = Subject(draft: draft, app: app, voice: voice, card: card)
    words = RequestWords.words(for: draft.intent)
  }

  private func say(_ template: Template, about value: Value? = nil) -> String {
    var subject = subject
    subject.value = value
    return template.filled(subject.filling)
  }
}

// MARK: - Questions

extension Speaker {
  /// “To whom?”, “MyRide doesn't go to Sacramento. Where do you want to go?”
  func question(about slot: Slot, because reason: Prompt.Reason) -> String {
    let question = question(about: slot)
    return switch reason {
    case .missing: question
    case .declined: "OK. \(question)"
    case .needed: "\(say("{app} needs to know that.")) \(question)"
    case .unsupported(let value, let name):
      "\(rejection(of: value, for: slot, reason: name)) \(question)"
    }
  }

  private func question(about slot: Slot) -> String {
    guard let template = words?.questions[slot] else {
      return "What should the \(slot.rawValue.splitCamelCase) be?"
    }
    return say(template)
  }

  func rejection(of value: Value?, for slot: Slot, reason: String? = nil) -> String {
    if let reason, let template = RequestWords.reasons[reason] {
      return say(template, about: value ?? Value("That person"))
    }
    guard let value, let template = words?.rejections[slot] else {
      return say("{app} can't use that.")
    }
    return say(template, about: value)
  }

  /// “Which Mike?”; “Which of Kate Bell's numbers do you want to use?”; for things of which the app
  /// has a few, the slot's own question.
  func choice(of slot: Slot, _ element: Int?, among options: [Value]) -> String {
    let people = options.compactMap(\.person)
    guard people.count == options.count else {
      return options.allSatisfy(\.isPlace) ? which(slot, element) : question(about: slot)
    }
    return Set(people.map(\.displayName)).count == 1
      ? which(ofHandlesOf: people) : which(slot, element)
  }

  /// Of the ways in which one person can be reached.
  private func which(ofHandlesOf people: [Person]) -> String {
    let name = people[0].displayName
    switch Set(people.map { $0.handle?.kind ?? .unknown }) {
    case [.phoneNumber]: return "Which of \(name)'s numbers do you want to use?"
    case [.emailAddress]: return "Which of \(name)'s addresses do you want to use?"
    default: return "Which one do you want to use for \(name)?"
    }
  }

  private func which(_ slot: Slot, _ element: Int?) -> String {
    guard let original = original(of: slot, element) else { return question(about: slot) }
    return English.pronouns.contains(original.spoken.lowercased())
      ? "Whom do you mean?" : "Which \(original.spoken.withoutArticle)?"
  }

  /// Too many to list.
  func narrowing(of slot: Slot, _ element: Int?, from count: Int) -> String {
    let matches = subject.voice.words(for: Double(count), of: "match")
    let name = original(of: slot, element).map { " for \($0.spoken)" } ?? ""
    return "I found \(matches)\(name). Can you be more specific?"
  }

  /// Returns the user's value for the slot, which the handler found unclear.
  private func original(of slot: Slot, _ element: Int?) -> Value? {
    let values = subject.draft[slot]
    let index = element ?? 0
    return values.indices.contains(index) ? values[index] : nil
  }

  /// The yes-or-no question for a value, such as “Did you mean John Appleseed?”.
  func approval(of value: Value, for slot: Slot) -> String {
    say(words?.approvals[slot] ?? "Did you mean {value}?", about: value)
  }
}

// MARK: - Acting

extension Speaker {
  var review: String {
    say(words?.review ?? "")
  }

  var goAhead: String {
    say(words?.goAhead ?? "Do you want to go ahead?")
  }

  var calledOff: String {
    say(words?.calledOff ?? "OK, cancelled.")
  }

  var notUnderstood: String {
    say("Sorry, I still didn't get that, so I won't {deed}.")
  }

  func answer(to verdict: Verdict) -> String {
    say(
      verdict.isOpen
        ? RequestWords.undecided
        : RequestWords.answer(to: verdict.code, for: subject.draft.intent)
    )
  }

  /// The offer to go on in the app, after the reason for it.
  func offer(because reason: Prompt.OpenReason) -> String {
    switch reason {
    case .gaveUp: "Sorry, I can't work this out here. \(offerAgain(because: reason))"
    case .failed(let verdict): "\(answer(to: verdict)) \(offerAgain(because: reason))"
    }
  }

  /// The same offer without its reason, which has been said.
  func offerAgain(because reason: Prompt.OpenReason) -> String {
    switch reason {
    case .gaveUp: say("Do you want to continue in {app}?")
    case .failed: say("Do you want to open {app}?")
    }
  }
}

extension Value {
  fileprivate var person: Person? {
    if case .person(let person) = content { person } else { nil }
  }

  fileprivate var isPlace: Bool {
    if case .place = content { true } else { false }
  }
}

extension String {
  /// “station” of “the station”.
  fileprivate var withoutArticle: String {
    let words = split(separator: " ")
    guard words.count > 1, English.nounArticles.contains(words[0].lowercased()) else { return self }
    return words.dropFirst().joined(separator: " ")
  }
}
