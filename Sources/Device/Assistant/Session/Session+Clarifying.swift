import Dialogue
import Domains
import Understanding

// MARK: - The answer

extension Session {
  func clear(_ clarification: Clarification, _ line: String) async {
    switch read(line, to: question(of: clarification)) {
    case .cancel: await callOff(clarification)
    case .repeated: repeatPrompt()
    case .help: help(with: clarification)
    case .no where clarification.isNeeded: await callOff(clarification)
    case .request(let reading): await take(reading, insteadOf: clarification)
    case .instead(let kind, let people):
      switch clarification.purpose {
      case .request(let old, _): await take(kind, for: people, insteadOf: old)
      case .answer(_, _, let exchange): await take(kind, for: people, insteadOf: exchange)
      }
    case let reading: await settle(clarification, reading, line)
    }
  }

  private func question(of clarification: Clarification) -> Question {
    let slot = clarification.purpose.slots[clarification.place].name
    let kind: Question.Kind =
      switch clarification.doubt {
      case .hour, .headcount: .value(slot: slot)
      case .person(let suggestions):
        .choice(slot: slot, options: suggestions.map { Question.Option(names: [$0.name]) })
      }
    return Question(kind, intent: request(of: clarification.purpose))
  }

  private func settle(
    _ clarification: Clarification,
    _ reading: ReplyReading,
    _ line: String
  ) async {
    let cleared: Clarification? =
      switch clarification.doubt {
      case .hour: settle(clarification, hour: reading, line)
      case .headcount:
        slot(in: reading, line, of: clarification)
          .map { settled(clarification, $0.meaning, wording: $0.wording) }
      case .person(let suggestions): settle(clarification, suggestions, reading, line)
      }
    guard let cleared else { return await miss(line) { giveUp(clarification) } }
    stage = .idle
    await proceed(with: cleared.purpose, settled: cleared.settled)
  }

  /// Takes whom the answer means; after a no, the words as they stand.
  private func settle(
    _ clarification: Clarification,
    _ suggestions: [Suggestion],
    _ reading: ReplyReading,
    _ line: String
  ) -> Clarification? {
    var result = clarification
    switch reading {
    case .yes where suggestions.count == 1:
      return clarification.taking(suggestions[0])
    case .options(let positions) where positions.count == 1:
      return clarification.taking(suggestions[positions[0]])
    case .no: result.settled.insert(clarification.place)
    default:
      guard let other = slot(in: reading, line, of: clarification) else { return nil }
      result.purpose.slots[clarification.place] = other
    }
    return result
  }

  /// Another value for the slot in doubt: “no, Hannah”, or the name alone.
  private func slot(
    in reading: ReplyReading,
    _ line: String,
    of clarification: Clarification
  ) -> SlotReading? {
    let name = clarification.purpose.slots[clarification.place].name
    switch reading {
    case .values(let slots), .change(let slots, _): return slots.first { $0.name == name }
    case .unclear:
      let question = Question(.value(slot: name), intent: request(of: clarification.purpose))
      guard case .values(let slots) = read(line, to: question) else { return nil }
      return slots.first { $0.name == name }
    default: return nil
    }
  }

  /// The time of day that an answer gives, on the day that was said; another day counts instead.
  private func settle(
    _ clarification: Clarification,
    hour reading: ReplyReading,
    _ line: String
  ) -> Clarification? {
    let slot = clarification.purpose.slots[clarification.place]
    let said = self.slot(in: reading, line, of: clarification)
    for words in [said?.wording, line].compactMap({ $0 }) {
      let joined = ["\(slot.wording) \(words)", "\(slot.wording) at \(words)"]
      for expression in joined {
        guard let time = interpreter.time(expression, at: civilNow) else { continue }
        return settled(clarification, .time(time), wording: expression)
      }
    }
    return said.map { settled(clarification, $0.meaning, wording: $0.wording) }
  }

  private func settled(
    _ clarification: Clarification,
    _ meaning: Meaning,
    wording: String
  ) -> Clarification {
    var result = clarification
    result.purpose.slots[clarification.place].meaning = meaning
    result.purpose.slots[clarification.place].wording = wording
    return result
  }
}

// MARK: - No answer

extension Session {
  private func callOff(_ clarification: Clarification) async {
    stage = .idle
    switch clarification.purpose {
    case .request:
      state(.cancelled)
      say("OK.")
    case .answer(_, _, let exchange): await tell(.cancel, to: exchange)
    }
  }

  private func giveUp(_ clarification: Clarification) {
    switch clarification.purpose {
    case .request(let reading, _): giveUp(reading)
    case .answer(_, _, let exchange): goOn(with: exchange)
    }
  }

  private func help(with clarification: Clarification) {
    say(SessionWording.helpWithAnswer(cancelling: deed(of: clarification)))
    repeatPrompt(isShown: true)
  }

  private func take(_ reading: Reading, insteadOf clarification: Clarification) async {
    switch clarification.purpose {
    case .request(let old, _):
      callOff(old)
      await dispatch(reading)
    case .answer(_, _, let exchange): await take(reading, insteadOf: exchange)
    }
  }
}
