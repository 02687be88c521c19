import Dialogue
import Domains
import Understanding

// MARK: - From a list of rides

extension Session {
  /// Begins with the ride that a line picks from those that were listed last: “the compact”, “book
  /// the second one”.
  ///
  /// - Returns: Whether the line picks one.
  func book(fromListBy line: String) async -> Bool {
    guard let last = memory.handled.first, let app = app(last.app),
      let request = Manner.of(intent: last.draft.intent).offered,
      let intent = app.intents.first(where: { Manner.of(intent: $0).request == request }),
      let option = option(in: lastAnswer?.card?.items.map(\.title) ?? [], pickedBy: line)
    else { return false }
    guard mayBegin(intent, with: app) else { return true }
    let reading = Reading(intent: request, slots: option, score: 1)
    var draft = requests.draft(for: reading, intent: intent, app: app)
    for slot in Self.ends where !last.draft[slot].isEmpty { draft[slot] = last.draft[slot] }
    lastAnswer = nil
    await begin(draft, with: app.identifier)
    return true
  }

  private static let ends: [Slot] = ["pickupLocation", "dropOffLocation"]

  /// The kind of ride that a line picks by its name or its place in the list.
  private func option(in names: [String], pickedBy line: String) -> [SlotReading]? {
    let options = names.map { Question.Option(names: [$0]) }
    switch read(line, to: Question(.choice(slot: "rideOption", options: options))) {
    case .options(let places) where places.count == 1: return option(named: names[places[0]])
    case .values(let slots) where slots.count == 1 && slots[0].name == "index":
      return slots[0].meaning.place(amongst: names.count).flatMap { option(named: names[$0]) }
    default: return nil
    }
  }

  private func option(named name: String) -> [SlotReading]? {
    guard case .values(let slots) = read(name, to: Question(.value(slot: "rideOption"))) else {
      return nil
    }
    return slots
  }
}
