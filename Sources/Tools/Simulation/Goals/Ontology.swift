import Dialogue

/// Everything that simulated people can want: kinds of requests, their aspects, and values of the
/// sample world for each.
///
/// It is read from a file, because it is data, and so that no intent is named in Swift.
package struct Ontology: Sendable {
  package internal(set) var kinds: [RequestKind] = []

  /// Values by the name of their list, such as `people`.
  var values: [String: [Item]] = [:]

  /// Values as they follow from others: what “half of that” makes of an amount.
  var relations: [Item: [Relation]] = [:]

  /// Intents that look something up and change nothing that anybody asked about.
  var free: Set<String> = []

  /// The wordings of the assistant's own questions, which no fact tells of, and of its replies to
  /// lines that it rejects.
  var wordings = QuestionWordings()
}

extension Ontology {
  package func kind(_ intent: String) -> RequestKind? {
    kinds.first { $0.intent == intent }
  }

  package var domains: [String] {
    kinds.map(\.domain).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func items(for aspect: Aspect) -> [Item] {
    values[aspect.list] ?? []
  }
}

/// A kind of request that somebody can make, such as sending a message.
package struct RequestKind: Sendable, Hashable {
  package var intent: String
  package var domain: String

  /// True if a request has to be shown and agreed to before it is handled.
  var isReviewed = false

  /// True if there can be only one such request at a time.
  var isExclusive = false

  /// The kind of request that has to be handled before, if it ends what that began.
  var predecessor: String?

  var aspects: [Aspect] = []

  /// The values that a handled request may have although nobody asked for them.
  var usual: [Slot: Set<String>] = [:]

  /// Parameters that hold identifiers.
  var ignored: Set<Slot> = []

  /// Words that tell a question about such a request from others: “send your message”.
  var deeds: [String] = []

  /// The details to ask about while the request is shown, such as its price.
  var details: [String] = []
}

extension RequestKind {
  func aspect(of slot: Slot) -> Aspect? {
    aspects.first { $0.slots.contains(slot) }
  }

  func aspect(named name: String) -> Aspect? {
    aspects.first { $0.name == name }
  }
}

/// One thing to say about a request, by the name that the phrases have for it.
package struct Aspect: Sendable, Hashable {
  var name: String

  /// The list of its values.
  var list: String

  /// The parameters that a value fills: one, or two for a figure and its unit.
  var slots: [Slot]

  var isRequired = false

  /// True if the aspect takes several values.
  var isSeveral = false

  /// True if the value is verbatim text.
  var isText = false
}

/// A value of the sample world.
package struct Item: Sendable, Hashable {
  /// The value's names in facts, one for each parameter that it fills.
  package var names: [String]

  /// The value's wordings, plainest first; never empty.
  package var wordings: [String]

  /// The meaning of the value, independent of its names.
  var sense = Sense.text
}

/// The meaning of a value for somebody who says it without words.
enum Sense: Sendable, Hashable {
  case text
  case person
  case place

  /// A member of a list of the phrases, or of an app's vocabulary.
  case term(String)

  /// A number; in seconds (`s`), kilocalories (`kcal`), the currency of a code, or of nothing.
  case measure(Double, unit: String)

  /// A time of today.
  case clock(hour: Int, minute: Int)
}

/// A change in relation to a value, and its result.
package struct Relation: Sendable, Hashable {
  package var start: Item
  package var result: Item
  package var wordings: [String]
}
