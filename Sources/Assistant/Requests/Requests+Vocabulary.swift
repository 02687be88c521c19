import Dialogue
import Understanding

extension Requests {
  /// A word of the app, by the name and identifier that the app has for it; else as it was typed.
  func phrase(_ reading: SlotReading, _ parameter: Slot, _ context: Context) -> Phrase {
    guard case .term(let identifier) = reading.meaning else { return Phrase(reading.wording) }
    let items = context.app.items(for: parameter.rawValue, of: context.row.intent)
    if let item = items.first(where: { $0.identifier == identifier }),
      let first = item.phrases.first
    {
      return Phrase(first.spoken, identifier: identifier, pronunciation: first.pronunciation)
    }
    return vocabulary.term(identifier, parameter: parameter.rawValue, of: context.app.identifier)
      ?? Phrase(reading.wording)
  }
}
