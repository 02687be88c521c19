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

  /// How questions are worded that no fact tells of, and lines after which nothing was understood.
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

  /// Whether nothing may be handled before it was shown and agreed to.
  var isReviewed = false

  /// Whether there can be one at a time.
  var isExclusive = false

  /// The kind of request that has to be handled before, if it ends what that began.
  var predecessor: String?

  var aspects: [Aspect] = []

  /// What a handled request may hold besides what was wanted.
  var usual: [Slot: Set<String>] = [:]

  /// Parameters that hold identifiers.
  var ignored: Set<Slot> = []

  /// Words that tell a question about such a request from others: “send your message”.
  var deeds: [String] = []

  /// What can be asked about a request that is shown, such as its price.
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

  /// Whether several values can be given.
  var isSeveral = false

  /// Whether it is text to the letter.
  var isText = false
}

/// A value of the sample world.
package struct Item: Sendable, Hashable {
  /// What it is called in facts, for each parameter that it fills.
  package var names: [String]

  /// How people say it, plainest first; never empty.
  package var wordings: [String]

  /// What it means, whatever it is called.
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

/// What a value becomes by a change that is said in relation to it.
package struct Relation: Sendable, Hashable {
  package var start: Item
  package var result: Item
  package var wordings: [String]
}
