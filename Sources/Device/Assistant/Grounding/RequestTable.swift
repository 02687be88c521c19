import Dialogue
import Domains
import Understanding

/// A SiriKit intent that can take a request, and which of its parameters the request's slots fill.
///
/// The table of all rows is written from the catalogue.
struct IntentRow: Sendable {
  /// The class name.
  let intent: String
  let request: IntentName
  let columns: [Column]

  /// A term that the intent stands for by itself, as INStartVideoCallIntent does for a video call.
  let implied: Implied?

  struct Column: Sendable {
    /// The slot's name in the phrases.
    let slot: String
    let parameter: Slot
    let kind: Kind

    /// The terms that SiriKit calls otherwise.
    let names: [String: String]
  }

  struct Implied: Sendable {
    let slot: String
    let term: String

    /// True if the request need not say it.
    let isDefault: Bool
  }

  /// The kind of value that the words in a slot become.
  enum Kind: Sendable, Hashable {
    case text
    case texts

    /// The words that a text begins with whose verb says so: the *thank you* of “thank Anna for
    /// lunch”.
    case opening
    case people

    /// The name of a group, where what was said is one.
    case group
    case place

    /// A point in time, as for a pick-up.
    case time

    /// A stretch of time to look through.
    case span
    case term
    case terms

    /// A word that is there or not.
    case flag
    case count

    /// A number of people besides the user: “me and three friends” are four.
    case others

    /// A number of people besides those who were counted before: “two adults and a child”.
    case more

    /// A word of the app's own vocabulary.
    case phrase
    case goalAmount
    case goalUnit

    /// An amount of a currency, or a number that counts the user's own.
    case money
  }
}

// MARK: - Looking up

extension IntentRow {
  static func row(for intent: String) -> IntentRow? {
    byIntent[intent]
  }

  /// All that a request can mean, in the table's order.
  static func rows(for request: IntentName) -> [IntentRow] {
    byRequest[request] ?? []
  }

  private static let byRequest = Dictionary(grouping: all, by: \.request)
  private static let byIntent = Dictionary(uniqueKeysWithValues: all.map { ($0.intent, $0) })

  /// The topic of a request, after “to”: “send a message”.
  static func topic(of request: IntentName) -> String? {
    all.first { $0.request == request }.flatMap { Wording.topic(of: $0.intent) }
  }

  /// True if a request means this intent, not only one like it.
  func takes(_ reading: Reading) -> Bool {
    guard reading.intent == request else { return false }
    guard let implied else { return true }
    let said = reading.slots.first { $0.name == implied.slot }?.meaning
    return said.map { $0 == .term(implied.term) } ?? implied.isDefault
  }

  /// The phrases' name for a parameter.
  func slot(for parameter: Slot) -> String? {
    columns.first { $0.parameter == parameter }?.slot
  }

  /// True if a group of people can be given by its name.
  var takesGroups: Bool {
    columns.contains { $0.kind == .group }
  }
}

// MARK: - Terms

extension IntentRow.Column {
  /// The case of SiriKit's enumeration for a term of the phrases; `nil` for one that it has none
  /// for, such as the latest messages.
  func name(ofTerm term: String) -> String? {
    let name = names[term] ?? term
    return name == "nothing" ? nil : name
  }
}

// MARK: - Values without a place

extension IntentName {
  /// Returns `true` if a sum, a place or a number of people that none of the request's intents can
  /// hold stands beside other values: all of them are about something else.
  func hasNoPlace(besideOthersIn slots: [SlotReading]) -> Bool {
    let strange = slots.count(where: hasNoPlace)
    return strange > 0 && strange < slots.count
  }

  private func hasNoPlace(for slot: SlotReading) -> Bool {
    let kinds = IntentRow.telling[slot.name] ?? []
    let own = IntentRow.rows(for: self).flatMap(\.columns).map(\.kind)
    return !kinds.isEmpty && kinds.isDisjoint(with: own)
  }
}

extension IntentRow {
  /// The kinds of those slots that tell by themselves what a line is about.
  fileprivate static let telling: [String: Set<Kind>] = {
    let columns = all.flatMap(\.columns).filter { [.money, .place, .count].contains($0.kind) }
    return Dictionary(grouping: columns, by: \.slot).mapValues { Set($0.map(\.kind)) }
  }()
}
