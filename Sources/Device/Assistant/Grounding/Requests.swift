package import Dialogue
package import Domains
package import Understanding

/// Turns what was understood into what the apps take: readings into drafts, answers into replies,
/// and prompts into questions that understanding can read the answer to.
///
/// Made for one turn, as its voice is.
package struct Requests: Sendable {
  @Boxed private(set) var world: World

  /// The installed apps, in the order in which they were installed.
  package let apps: [AppDescription]
  let vocabulary: UserVocabulary

  /// True if anything in the contacts may be used.
  let isContactsAllowed: Bool
  let voice: Voice

  /// The people whom earlier requests were about.
  @Boxed var memory: Memory

  package init(
    world: World,
    apps: [AppDescription],
    vocabulary: UserVocabulary = UserVocabulary(),
    isContactsAllowed: Bool,
    voice: Voice
  ) {
    self.init(
      world: Boxed(wrappedValue: world),
      apps: apps,
      vocabulary: vocabulary,
      isContactsAllowed: isContactsAllowed,
      memory: Boxed(wrappedValue: Memory()),
      voice: voice
    )
  }

  init(
    world: Boxed<World>,
    apps: [AppDescription],
    vocabulary: UserVocabulary,
    isContactsAllowed: Bool,
    memory: Boxed<Memory>,
    voice: Voice
  ) {
    _world = world
    self.apps = apps
    self.vocabulary = vocabulary
    self.isContactsAllowed = isContactsAllowed
    _memory = memory
    self.voice = voice
  }
}

extension Requests {
  /// The people and groups that can be meant.
  var people: KnownPeople {
    KnownPeople(
      contacts: isContactsAllowed ? world.contacts : nil,
      vocabulary: vocabulary,
      memory: $memory,
      voice: voice
    )
  }
}

// MARK: - Which app, which intent

extension Requests {
  /// The installed apps that can take a request, the most used first; the one that was named, if
  /// one was.
  package func apps(for reading: Reading) -> [AppDescription] {
    let able = apps.indices.compactMap { index in
      intent(for: reading, app: apps[index]).map { (index: index, intent: $0) }
    }.filter { able in
      guard case .app(let named) = reading.app?.meaning else { return true }
      return apps[able.index].identifier == named
    }
    return memory.usage.ranked(able) { (apps[$0.index].identifier, $0.intent) }
      .map { apps[$0.index] }
  }

  /// Returns the app's intent that takes a request: of those that can, the first that it declares.
  ///
  /// - Returns: The class name, or `nil` if the app declares none that can.
  package func intent(for reading: Reading, app: AppDescription) -> String? {
    let rows = IntentRow.rows(for: reading.intent)
    return app.intents.first { intent in
      rows.contains { $0.intent == intent && $0.takes(reading) }
    }
  }

  /// The request that asks for an intent, such as `startCall` for `INStartVideoCallIntent`.
  package static func request(for intent: String) -> IntentName? {
    IntentRow.row(for: intent)?.request
  }
}

// MARK: - Drafts and replies

extension Requests {
  /// The intent with everything that the request said.
  package func draft(for reading: Reading, intent: String, app: AppDescription) -> Draft {
    var draft = Draft(intent, values(of: reading.slots, intent: intent, app: app))
    fillInPickup(of: &draft)
    draft.callForHelp(saidAs: reading, in: Region(world.locale))
    return draft
  }

  /// The intent that finds what a request is about, with what the request said of that: to mark
  /// messages, they are searched for.
  ///
  /// Of what both can take, the request's own intent takes what was said last: what messages
  /// shall be marked as is not what they are.
  func draft(
    finding reading: Reading,
    with finder: String,
    for intent: String,
    app: AppDescription
  ) -> Draft {
    var slots = reading.slots
    for column in IntentRow.row(for: intent)?.columns ?? [] {
      if let own = slots.lastIndex(where: { $0.name == column.slot }) { slots.remove(at: own) }
    }
    return Draft(finder, values(of: slots, intent: finder, app: app))
  }

  /// Has a ride start where the user is, unless they said otherwise, that is not known, or they
  /// want to go there.
  private func fillInPickup(of draft: inout Draft) {
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    guard columns.contains(where: { $0.parameter == "pickupLocation" }),
      draft["pickupLocation"].isEmpty, let place = world.currentLocation
    else { return }
    let here = [voice.value(.place(place))]
    if draft["dropOffLocation"] != here { draft["pickupLocation"] = here }
  }

  /// Returns the values that an answer gives the intent's parameters.
  ///
  /// One slot can fill two parameters (“30 minutes”), and of the other slots none.
  package func values(
    of readings: [SlotReading],
    intent: String,
    app: AppDescription
  ) -> [Slot: [Value]] {
    guard let row = IntentRow.row(for: intent) else { return [:] }
    let (context, readings) = (Context(row: row, app: app), readings.withOwners)
    var values: [Slot: [Value]] = [:]
    for column in row.columns {
      let found = self.values(of: readings, column, context)
      if column.kind == .opening {
        values.open(column.parameter, with: found)
      } else if !found.isEmpty {
        values[column.parameter, default: []] += found
      }
    }
    values = values.mapValues(\.withoutRepeats)
    let isHere = readings.contains { $0.meaning == .place(.currentLocation) }
    if isHere, let here = world.currentLocation {
      values.begin(at: voice.value(.place(here)))
    }
    // Two groups may be said where one is taken.
    for (slot, found) in values where found.count > 1 && !context.takesSeveral(slot) {
      values[slot] = [found[0]]
    }
    return values
  }

  /// The answer to a prompt for one parameter, given as values.
  ///
  /// - Returns: Values for that parameter, a change if the answer bears on others as well, or
  ///   unclear if it bears on none.
  package func reply(
    with readings: [SlotReading],
    to parameter: Slot,
    intent: String,
    app: AppDescription
  ) -> Reply {
    let values = values(of: readings, intent: intent, app: app)
    if values.isEmpty { return .unclear }
    if values.count == 1, let answer = values[parameter] { return .values(answer) }
    return .change(values)
  }

  /// The place where a value is needed.
  struct Context {
    let row: IntentRow
    let app: AppDescription

    /// True if a parameter is a list.
    func takesSeveral(_ parameter: Slot) -> Bool {
      let parameters = Schema.named(row.intent)?.parameters ?? []
      return parameters.contains { $0.slot == parameter && $0.isList }
    }
  }

  private func values(
    of readings: [SlotReading],
    _ column: IntentRow.Column,
    _ context: Context
  ) -> [Value] {
    let own = readings.filter { $0.name == column.slot }
    switch column.kind {
    case .people: return own.flatMap { people.values(of: $0, column.parameter, context) }
    case .group: return own.compactMap { people.group($0, context) }
    case .texts: return own.map { Value($0.wording) }
    case .opening: return own.compactMap { term($0, column) }.map { Value($0) }
    case .terms:
      let terms = terms(own, column)
      return terms.isEmpty ? [] : [voice.value(.terms(terms))]
    case .time: return period(own, isPoint: true).map { [voice.value(.period($0))] } ?? []
    case .span: return period(own, isPoint: false).map { [voice.value(.period($0))] } ?? []
    case .count, .others, .more:
      return own.isEmpty ? [] : headcount(readings, column.parameter, context)
    case .goalUnit:
      // A number alone keeps the unit that was said before it: “3 miles… or 5? 3”.
      let units = own.compactMap { Goal($0.meaning)?.unit }
      return units.last.map { [voice.value(.term($0))] } ?? []
    case .text, .place, .term, .flag, .phrase, .goalAmount, .money:
      // “Mark my unread messages as read”: what is said last is what shall be.
      return own.last.flatMap { value(of: $0, column, context) }.map { [$0] } ?? []
    }
  }

  private func value(
    of reading: SlotReading,
    _ column: IntentRow.Column,
    _ context: Context
  ) -> Value? {
    switch column.kind {
    case .text: Value(reading.wording)
    case .place: place(reading).map { voice.value(.place($0)) }
    case .term: term(reading, column).map { voice.value(.term($0)) }
    case .flag: voice.value(.boolean(true))
    case .phrase: voice.value(.phrase(phrase(reading, column.parameter, context)))
    case .goalAmount: Goal(reading.meaning).map { voice.value(.decimal($0.amount)) }
    case .money: money(reading).map { voice.value(.money($0)) }
    case .texts, .opening, .people, .group, .terms, .time, .span, .count, .others, .more, .goalUnit:
      nil
    }
  }

  /// The number that counted people add up to, in the order of the text: “me, my wife and two
  /// kids” are four.
  private func headcount(
    _ readings: [SlotReading],
    _ parameter: Slot,
    _ context: Context
  ) -> [Value] {
    var total: Int?
    for reading in readings {
      let columns = context.row.columns
      let column = columns.first { $0.slot == reading.name && $0.parameter == parameter }
      guard let column, let count = count(reading) else { continue }
      switch column.kind {
      case .others: total = 1 + count
      case .more: total = (total ?? 1) + count
      default: total = count
      }
    }
    return total.map { [voice.value(.integer($0))] } ?? []
  }

  /// All that words for members of a set come to: “missed and received” are both, and what is said
  /// of the same in two ways is what both allow, as in “who called while I was away”.
  private func terms(_ readings: [SlotReading], _ column: IntentRow.Column) -> [String] {
    readings.reduce(into: [String]()) { terms, reading in
      guard case .term(let identifier) = reading.meaning else { return }
      let new = identifier.split(separator: " ").compactMap { column.name(ofTerm: String($0)) }
      let common = terms.filter(new.contains)
      terms = common.isEmpty ? terms + new : common
    }
  }

  private func term(_ reading: SlotReading, _ column: IntentRow.Column) -> String? {
    guard case .term(let identifier) = reading.meaning else { return nil }
    return column.name(ofTerm: identifier)
  }

  private func money(_ reading: SlotReading) -> Dialogue.Money? {
    switch reading.meaning {
    case .money(let money): return Dialogue.Money("\(money.amount)", currency: money.currency.code)
    // “Three of us” is no sum.
    case .number(let number) where !reading.countsPeople:
      let currency = Region(world.locale).currency
      return Dialogue.Money("\(DecimalAmount(number))", currency: currency.code)
    default: return nil
    }
  }

  private func count(_ reading: SlotReading) -> Int? {
    switch reading.meaning {
    case .number(let number): Int(exactly: number)
    case .person: 1
    default: nil
    }
  }
}

extension [Slot: [Value]] {
  /// Has a text begin with further words, or makes them the text.
  fileprivate mutating func open(_ slot: Slot, with opening: [Dialogue.Value]) {
    guard let opening = opening.last else { return }
    let text = [opening.spoken, self[slot]?.last?.spoken].compactMap(\.self)
    self[slot] = [Dialogue.Value(text.joined(separator: " "))]
  }

  /// Begins a ride where the user is, instead of ending it there, if only its end was said to be
  /// there: “here, now”.
  fileprivate mutating func begin(at here: Dialogue.Value) {
    guard self["dropOffLocation"] == [here], self["pickupLocation"] == nil else { return }
    self["pickupLocation"] = removeValue(forKey: "dropOffLocation")
  }
}

extension [Value] {
  /// The values with each person once, however often and by whichever names they are called.
  var withoutRepeats: [Value] {
    var known: Set<String> = []
    return filter { value in
      guard case .person(let person) = value.content,
        let identifier = person.contactIdentifier
      else { return true }
      return known.insert(identifier).inserted
    }
  }
}
