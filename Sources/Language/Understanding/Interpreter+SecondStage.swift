package import Automata

extension Interpreter {
  /// Decides on the meaning of a sentence, by its phrases or else by its words.
  ///
  /// - Parameters:
  ///   - search: What phrases make of it.
  ///   - circumstances: What goes on, which is asked for only where the words are weighed.
  /// - Returns: What the sentence is taken for.
  func decide(
    _ search: Search,
    amid circumstances: @autoclosure () -> Circumstances = .none
  ) -> Understood {
    let choice = Choice(search)
    if let request = choice.request { return request }
    // Whether phrases know it as something else is asked only then: most are understood.
    guard !choice.isElsewhere, let weighing = weighing(of: search, amid: circumstances()) else {
      return choice.understood
    }
    let refusal = weighing.nearest.map { nearest in
      var refusal = choice.refusal(nearest: nearest)
      refusal.likeliest = weighing.readings.first
      return Understood.refused(refusal)
    }
    return weighing.understood ?? refusal ?? choice.understood
  }

  func weighing(of search: Search, amid circumstances: Circumstances = .none) -> Weighing? {
    secondStage.requests.flatMap { Weighing(search, by: $0, amid: circumstances) }
  }
}

// MARK: - Training

extension Interpreter {
  /// The codes of a sentence's clues, for training.
  package func clues(
    of sentence: String,
    amid circumstances: Circumstances = .none,
    at now: CivilTime
  ) -> [UInt32] {
    let clues = Clues(requests(in: line(sentence), at: now))
    return (clues.all + clues.amid(circumstances)).map(\.code)
  }

  /// Counts which slots the values of a sample fill, for training.
  package func count(
    _ sample: Sample,
    as intent: IntentName,
    at now: CivilTime,
    in count: inout Roles.Count
  ) {
    let line = line(sample.text)
    let clues = Clues(requests(in: line, at: now))
    for span in clues.values + clues.terms {
      let words = Int(span.from)..<Int(span.to)
      let range = line.sentence.range(ofWords: words)
      guard let slot = sample.slots.first(where: { $0.range == range }) else { continue }
      let before = words.lowerBound > 0 ? line.sentence.tokens[words.lowerBound - 1].word : Word("")
      for sort in clues.sorts(of: span) { count.add(slot.name, sort, intent, after: before) }
    }
  }
}
