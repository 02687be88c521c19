import Dialogue
import Understanding

extension Requests {
  /// A word of the app, by the name and identifier that the app has for it; else as it was typed.
  func phrase(_ reading: SlotReading, _ parameter: Slot, _ context: Context) -> Phrase {
    let typed = Phrase(reading.wording)
    guard case .term(let term) = reading.meaning else { return typed }
    let items = context.app.items(for: parameter.rawValue, of: context.row.intent)
    // The term may be a general one, which the app has under an identifier of its own.
    let item =
      items.first { $0.identifier == term } ?? items.first { $0.isCalled(reading.wording) }
    guard let item, let first = item.phrases.first else {
      let app = context.app.identifier
      return vocabulary.term(term, parameter: parameter.rawValue, of: app) ?? typed
    }
    return Phrase(first.spoken, identifier: item.identifier, pronunciation: first.pronunciation)
  }
}

extension AppDescription.Vocabulary.Item {
  fileprivate func isCalled(_ wording: String) -> Bool {
    phrases.contains { $0.spoken.lowercased() == wording.lowercased() }
  }
}
