import Dialogue
import Domains
import Understanding

/// The memory of past requests, for those that refer to them: “call her back”, “same again”, “where
/// is it?”.
///
/// A value: a session that goes back to an earlier point gets the memory back that it had there.
/// Where there is a place for it, it is kept from one start to the next.
struct Memory: Sendable, Hashable, Codable {
  /// The things mentioned by the last responses.
  var mentions = Mentions()

  /// The requests that were handled, last first.
  private(set) var handled: [Handled] = []

  /// The people of the last request or response that spoke of any.
  private(set) var people: [Person] = []

  /// The groups of people spoken of together, the last first; `nil` in files from before they were
  /// told apart.
  private var spokenOf: [[Person]]?

  /// The driver of the last ride, past or under way.
  private(set) var driver: Person?

  /// The use of each app for each intent, and the order in which contacts were last spoken of.
  private(set) var usage = Usage()

  /// The requests that may have been done or not, the last first; `nil` if there are none, as in
  /// files from before there were any.
  var unsettled: [Unsettled]?

  /// A request that an app took and did.
  struct Handled: Sendable, Hashable, Codable {
    /// The app's bundle identifier.
    var app: String
    var draft: Draft
  }

  /// More than anybody means by “again”.
  private static let longest = 20
}

// MARK: - Keeping

extension Memory {
  /// Keeps a request that was handled, and what its response spoke of.
  mutating func keep(_ request: Handled, answer: Mentions?) {
    if handled.count == Self.longest { handled.removeLast() }
    handled.insert(request, at: 0)
    let addressed = request.draft.people
    speak(of: [addressed])
    usage.count(request.app, request.draft.intent, addressed)
    guard let answer, !answer.isEmpty else { return }
    mentions = answer
    driver = answer.driver ?? driver
    speak(of: (answer.latest + [answer.driver].compactMap(\.self)).map { [$0] })
    if !answer.people.isEmpty { people = answer.people }
  }

  /// Takes note of the people that a request is for, before it is done or called off.
  mutating func note(_ request: Draft) {
    note(request.people.filter { $0.contactIdentifier != nil })
  }

  /// Takes note of people who were spoken of together, each once.
  mutating func note(_ people: [Person]) {
    let each = people.reduce(into: [Person]()) { known, person in
      if !known.contains(person) { known.append(person) }
    }
    speak(of: [each])
  }

  /// People are spoken of, the last of them first.
  private mutating func speak(of groups: [[Person]]) {
    let groups = groups.filter { !$0.isEmpty }
    guard !groups.isEmpty else { return }
    people = groups.flatMap(\.self)
    spokenOf = Array((groups + (spokenOf ?? [])).prefix(Self.longest))
  }

  /// Keeps what an app told of its use behind the assistant's back.
  mutating func keep(_ donation: Donation, from app: String) {
    usage.count(app, donation.intent, donation.people)
  }
}

extension Mentions {
  /// The people of a list, the one who wrote or called last first.
  fileprivate var latest: [Person] {
    var mentions = self
    mentions.messages.reverse()
    mentions.calls.sort { ($0.date ?? 0) > ($1.date ?? 0) }
    return mentions.people
  }
}

extension Draft {
  /// The people in it, each once.
  fileprivate var people: [Person] {
    let slots = filledSlots.sorted { $0.rawValue < $1.rawValue }
    return slots.flatMap { self[$0] }.compactMap { value in
      switch value.content {
      case .person(let person): person.isMe ? nil : person
      case .callRecord(let record): record.caller
      default: nil
      }
    }
  }
}

// MARK: - Pointing back

extension Memory {
  /// Returns the people a pronoun can mean.
  ///
  /// It is the last person spoken of who fits, or several if they were spoken of together or all
  /// are meant; none if nobody fits.
  ///
  /// `gender` tells who is not “him”, as far as that is known, and `isReached` whom something can be
  /// done for: somebody else counts only where nobody of those fits.
  func people(
    for pronoun: Pronoun,
    gender: (Person) -> Gender?,
    isReached: (Person) -> Bool = { _ in true }
  ) -> [Person] {
    guard let wanted = pronoun.gender else { return people }
    let fitting = (spokenOf ?? [people]).map { group in
      group.filter { gender($0) ?? wanted == wanted }
    }
    return fitting.first { $0.contains(where: isReached) } ?? fitting.first { !$0.isEmpty } ?? []
  }

  /// The last request of the same kind.
  func last(_ intent: String) -> Draft? {
    handled.first { $0.draft.intent == intent }?.draft
  }
}
