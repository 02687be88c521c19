package import Automata
import English

/// The values for the slots of sampled sentences: names of the sample world, everyday values.
package struct Fillers: Sendable {
  /// Wordings by the name of a slot; they go before those for the slot's kinds.
  package var bySlot: [String: [String]]
  package var byKind: [(kind: SlotKinds, wordings: [String])]

  package init(bySlot: [String: [String]], byKind: [(kind: SlotKinds, wordings: [String])]) {
    self.bySlot = bySlot
    self.byKind = byKind
  }

  /// Returns the wordings that may fill a slot: its terms, and values of its kinds; one or two
  /// lists.
  func wordings(for slot: PhraseFile.Slot, terms: [String]) -> [[String]] {
    if let own = bySlot[slot.name] { return [own] }
    let kinds = byKind.filter { slot.kinds.contains($0.kind) }.flatMap(\.wordings)
    return [terms, kinds].filter { !$0.isEmpty }
  }
}

extension Fillers {
  /// One for each text and value, such as goes with anything that is said around it.
  static let plain: Fillers = {
    var fillers = world
    let own = ["content": "I'm on my way", "note": "lunch", "searchTerm": "the keys", "sum": "20"]
    for (slot, wording) in own { fillers.bySlot[slot] = [wording] }
    fillers.byKind = world.byKind.map { ($0.kind, Array($0.wordings.prefix(1))) }
    return fillers
  }()
}

// MARK: - Of the sample world

extension Fillers {
  /// Names and values that the sample world and the corpora know alike.
  package static let world = Fillers(
    bySlot: English.fillers,
    byKind: [
      (.person, ["Anna", "Mike Chen", "Kate Bell", "mom", "John Appleseed", "my sister"]),
      (.place, ["the airport", "Ferry Building", "home", "SFO", "work"]),
    ] + SlotKinds.everyday
  )

  /// The app that a file of phrases is about, where one is named.
  package static func app(inFile file: String) -> [String] {
    switch file {
    case "messages.phrases": ["MessageBot", "UnicornChat"]
    case "calls.phrases": ["Ringer"]
    case "rides.phrases": ["MyRide"]
    case "workouts.phrases": ["Stride"]
    case "payments.phrases": ["CoinPurse"]
    default: ["MessageBot"]
    }
  }
}
