import Dialogue
import Understanding

/// Sentences that begin a conversation about an intent, with more and with less in them.
struct Openings {
  let samples: Samples

  /// The sentences for an intent, shortest first; none if there are no words for it.
  ///
  /// Those that the app gives as examples itself come after ours.
  func sentences(for intent: String) -> [String] {
    guard let request = Requests.request(for: intent) else { return [] }
    let ours = (Self.patterns[request] ?? []).flatMap { filled($0, for: intent) }
    let examples = samples.app.examples[intent] ?? []
    return ours + examples.filter { !ours.contains($0) }
  }

  /// The pattern with each of its blanks filled in turn, the others with the plainest value.
  private func filled(_ pattern: String, for intent: String) -> [String] {
    let pieces = pieces(of: pattern, for: intent)
    guard !pieces.contains(where: \.isEmpty) else { return [] }
    let plainest = pieces.map { $0[0] }
    var sentences = [plainest.joined()]
    for (index, values) in pieces.enumerated() {
      for value in values.dropFirst() {
        var sentence = plainest
        sentence[index] = value
        sentences.append(sentence.joined())
      }
    }
    return sentences
  }

  /// What each part of a pattern can be: a single text, or a blank's values.
  private func pieces(of pattern: String, for intent: String) -> [[String]] {
    var taken: [Samples.Kind: Int] = [:]
    return pattern.split(separator: "{").flatMap { part -> [[String]] in
      guard let end = part.firstIndex(of: "}") else { return [[String(part)]] }
      let name = part[..<end]
      let rest = String(part[part.index(after: end)...])
      guard let kind = Self.blanks[name] else { return [[samples.app.name], [rest]] }
      // A second blank of a kind begins with another value than the first.
      let values = samples.values(kind, of: intent)
      let start = taken[kind, default: 0]
      taken[kind] = start + 1
      return [Array(values.dropFirst(start)), [rest]]
    }
  }

  private static let blanks: [Substring: Samples.Kind] = [
    "person": .person, "group": .group, "place": .place, "text": .text, "count": .count,
    "goal": .goal, "time": .time, "money": .money,
    "option": .phrase(parameter: "rideOptionName"),
    "workout": .phrase(parameter: "workoutName"),
  ]
}

// MARK: - The patterns

extension Openings {
  /// `{app}` stands for the app's name.
  private static let patterns: [IntentName: [String]] = [
    .sendMessage: [
      "Send a message with {app}",
      "Send a message to {person} with {app}",
      "Send a message with {app} saying {text}",
      "Send a message to {person} with {app} saying {text}",
      "Send a message to {person} and {person} with {app} saying {text}",
      "Send a message to {group} with {app} saying {text}",
    ],
    .searchMessages: [
      "Read my {app} messages",
      "Read my new {app} messages",
      "Find messages from {person} in {app}",
      "Find messages from {person} and {person} in {app}",
      "Find messages to {person} in {app}",
      "Find messages from yesterday in {app}",
    ],
    .setMessageAttribute: [
      "Mark my {app} messages as read",
      "Mark my {app} messages as unread",
      "Flag my {app} messages",
    ],
    .startCall: [
      "Make a call with {app}",
      "Call {person} with {app}",
      "Video call {person} with {app}",
      "Call {person} and {person} with {app}",
      "Call 415-555-0134 with {app}",
      "Redial with {app}",
    ],
    .searchCallHistory: [
      "Show my calls in {app}",
      "Show my missed calls in {app}",
      "Show my calls from yesterday in {app}",
      "Show my calls from {person} in {app}",
    ],
    .listRideOptions: [
      "Which rides does {app} have",
      "Which rides does {app} have to {place}",
    ],
    .requestRide: [
      "Get a ride with {app}",
      "Get a ride to {place} with {app}",
      "Get a ride from {place} to {place} with {app}",
      "Book a {option} to {place} with {app}",
      "Get a ride to {place} with {app} for {count} people",
      "Get a ride to {place} with {app} {time}",
    ],
    .rideStatus: ["Where is my {app} ride"],
    .cancelRide: ["Cancel my {app} ride"],
    .sendPayment: [
      "Send money with {app}",
      "Send {money} to {person} with {app}",
      "Send money to {person} with {app}",
      "Send {money} to {person} for lunch with {app}",
    ],
    .requestPayment: [
      "Request money with {app}",
      "Request {money} from {person} with {app}",
      "Request {money} from {person} for lunch with {app}",
    ],
    .startWorkout: [
      "Start a workout with {app}",
      "Start a {workout} with {app}",
      "Start a {goal} {workout} with {app}",
      "Start an indoor {workout} with {app}",
      "Start an outdoor {workout} with {app}",
    ],
    .pauseWorkout: ["Pause my workout with {app}", "Pause my {workout} with {app}"],
    .resumeWorkout: ["Resume my workout with {app}", "Resume my {workout} with {app}"],
    .endWorkout: ["End my workout with {app}", "End my {workout} with {app}"],
    .cancelWorkout: ["Cancel my workout with {app}", "Cancel my {workout} with {app}"],
  ]
}
