internal import Phrases

/// A line with all that can be said of it before any search: shared by several searches.
final class Outlook {
  let finders: Finders

  /// What each word makes possible, and at last the end of the line.
  let prospects: Pool<Prospect>

  /// What misspelt words may stand for.
  let alternatives: Pool<Int32>

  /// What was seen by now.
  let spans: Spans

  convenience init(_ finders: Finders, _ phrases: Automaton) {
    self.init(finders, phrases, finders.names, .none)
  }

  /// With what another search has seen, and with other spellings.
  init(_ finders: Finders, _ phrases: Automaton, _ spans: Spans, _ misspellings: Misspellings) {
    let count = finders.line.count
    var prospects = Pool<Prospect>(capacity: count + 1)
    var alternatives = Pool<Int32>(capacity: 4)
    for index in 0..<count {
      var prospect = Prospect(index, finders, spans, phrases)
      if let words = misspellings.words[index] { prospect.insert(words, to: &alternatives) }
      prospects.append(prospect)
    }
    prospects.append(Prospect(end: finders.line.marks(count)))
    self.finders = finders
    self.spans = spans
    self.prospects = prospects
    self.alternatives = alternatives
  }
}
