import Dialogue
import Domains
import Understanding

/// What a session keeps of requests that are over, for those that refer to them: “call her back”,
/// “same again”, “where is it?”.
///
/// A value: a session that goes back to an earlier point gets the memory back that it had there.
/// Where there is a place for it, it is kept from one start to the next.
struct Memory: Sendable, Hashable, Codable {
  /// What the last responses spoke of.
  var mentions = Mentions()

  /// The requests that were handled, last first.
  private(set) var handled: [Handled] = []

  /// Whom the last request or response that spoke of people was about.
  private(set) var people: [Person] = []

  /// How often each app was used for each intent, and who was spoken of when.
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
    if !addressed.isEmpty { people = addressed }
    usage.count(request.app, request.draft.intent, addressed)
    guard let answer, !answer.isEmpty else { return }
    mentions = answer
    let spokenOf = answer.people
    if !spokenOf.isEmpty { people = spokenOf }
  }

  /// Takes note of the people that a request is for, before it is done or called off.
  mutating func note(_ request: Draft) {
    let known = request.people.filter { $0.contactIdentifier != nil }
    if !known.isEmpty { people = known }
  }

  /// Keeps what an app told of its use behind the assistant's back.
  mutating func keep(_ donation: Donation, from app: String) {
    usage.count(app, donation.intent, donation.people)
  }
}

extension Draft {
  /// The people in it, each once.
  fileprivate var people: [Person] {
    let slots = filledSlots.sorted { $0.rawValue < $1.rawValue }
    return slots.flatMap { self[$0] }.compactMap { value in
      guard case .person(let person) = value.content, !person.isMe else { return nil }
      return person
    }
  }
}

// MARK: - Pointing back

extension Memory {
  /// Whom a pronoun can mean: one person, several where it is not plain who is meant or where all
  /// of them are, or nobody.
  ///
  /// `relations` tells what a person is to the user, such as `mother`, who is not “him”.
  func people(for pronoun: Pronoun, relations: (Person) -> [String]) -> [Person] {
    people.filter { relations($0).allSatisfy(pronoun.fits(relation:)) }
  }

  /// The last request of the same kind.
  func last(_ intent: String) -> Draft? {
    handled.first { $0.draft.intent == intent }?.draft
  }
}
