/// A request that is answered without an intent: SiriKit has none for it.
struct Record {
  var name: String

  /// The subject, after “to”: “hear how your week was”.
  var about: String

  /// The assistant's action, after “I'll”: “tell you how your week was”.
  var deed: String
  var manner: Manner
}

extension Record {
  /// Reads the lines below `record NAME`.
  init(_ line: Line, name: String, shared: [String: Manner]) throws {
    let heads = line.children.map { $0.text.cut(at: ":")?.before ?? $0.text }
    guard name.isSwiftName, heads == ["about", "deed", "manner"] else {
      throw line.error(expected: "`record NAME`, and below it `about: …`, `deed: …` and `manner`")
    }
    let sentences = try line.children.dropLast().map { try $0.sentence() }
    self.name = name
    (about, deed) = (sentences[0], sentences[1])
    manner = try Manner(line.children[2], shared: shared)
    guard manner.record != nil else {
      throw line.error(expected: "a `manner` with `tells contacts` or `tells SPAN of ACTIVITY`")
    }
  }
}

/// The manner of each request, in the catalogue's order.
struct Manners {
  private(set) var entries: [Entry] = []

  /// One request, or one intent that nothing asks for.
  struct Entry {
    var name: String
    var intents: [Intent] = []

    /// The record that it tells, for a request without an intent.
    var record: Record?
    var manner: Manner
  }
}

extension Manners {
  /// Gathers what the catalogue's entries say.
  ///
  /// - Throws: If a request has no manner or two, or one speaks of what nothing else knows.
  init(of catalogue: Catalogue) throws {
    for file in catalogue.files {
      for intent in file.intents where !intent.isLeftOut { try add(intent) }
      entries += file.records.map { Entry(name: $0.name, record: $0, manner: $0.manner) }
    }
    for entry in entries { try check(entry, catalogue.topics) }
  }

  private mutating func add(_ intent: Intent) throws {
    let name = intent.request?.name ?? intent.name
    if let known = entries.firstIndex(where: { $0.name == name }) {
      guard intent.manner == nil else {
        throw MannerError(
          "\(intent.name) shares its request with \(entries[known].intents[0].name)"
            + ", which has the `manner` of both."
        )
      }
      return entries[known].intents.append(intent)
    }
    guard let manner = intent.manner else {
      throw MannerError("Expected a `manner` in the entry of \(intent.name).")
    }
    entries.append(Entry(name: name, intents: [intent], manner: manner))
  }

  /// Holds what a manner speaks of against the topics, and against what sets an activity going.
  private func check(_ entry: Entry, _ topics: [String]) throws {
    if let topic = entry.manner.topic, !topics.contains(topic) {
      throw MannerError("\(entry.name) is of the topic \(topic), which `topics` doesn't list.")
    }
    if let next = entry.manner.followUp?.request, !entries.contains(where: { $0.name == next }) {
      throw MannerError("\(entry.name) is followed by \(next), which is no request.")
    }
    guard let activity = entry.manner.effect?.activity ?? entry.manner.record?.activity else {
      return
    }
    let setters = entries.filter { $0.manner.effect == .init(verb: .sets, activity: activity) }
    guard setters.count == 1 else {
      throw MannerError(
        "Expected one request that sets the \(activity) of \(entry.name), "
          + "but found \(setters.count)."
      )
    }
  }
}

/// A contradiction between the manners of a catalogue, in a sentence.
struct MannerError: Error, CustomStringConvertible {
  var description: String

  init(_ sentence: String) {
    description = "error: \(sentence)"
  }
}
