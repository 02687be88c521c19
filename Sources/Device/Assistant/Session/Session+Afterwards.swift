import Dialogue
import Domains
import Understanding

// MARK: - After something was done

extension Session {
  /// A sentence that would be understood: one like what was typed, else one that goes on with what was
  /// done last.
  func example(for refusal: Refusal) -> String {
    guard refusal.nearest == nil, let last = memory.handled.first else { return refusal.example }
    return Manner.of(intent: last.draft.intent).next ?? refusal.example
  }

  /// Says that it is too late where a line would change what was done last: “make it 10k” of a run
  /// that has begun.
  ///
  /// - Returns: Whether the line would.
  func refuseChange(by line: String) -> Bool {
    guard let last = memory.handled.first, let request = Requests.request(for: last.draft.intent),
      isChange(line, of: request)
    else { return false }
    return refuseChange(of: request)
  }

  private func refuseChange(of request: IntentName) -> Bool {
    guard let sentence = Manner.of(request).late else { return false }
    stage = .idle
    state(.refused("done"))
    say(sentence)
    return true
  }

  /// Says the same where a line could be a request of its own as well: “make it 10k” asks for no
  /// second run, nor “make it three people” for a second ride.
  func changesWhatGoesOn(_ reading: Reading, _ line: String) -> Bool {
    guard Manner.of(reading.intent).isOneAtATime,
      let last = memory.handled.first, Requests.request(for: last.draft.intent) == reading.intent,
      line.speaksOfChange
    else { return false }
    return line.endsInInstead ? refuseChange(of: reading.intent) : refuseChange(by: line)
  }

  private func isChange(_ line: String, of request: IntentName) -> Bool {
    switch read(line, to: Question(.approval, intent: request)) {
    case .change(let slots, _), .removal(let slots):
      let columns = IntentRow.rows(for: request).first?.columns ?? []
      return slots.contains { slot in columns.contains { $0.slot == slot.name } }
    case .addition(let slots): return slots.allSatisfy { $0.meaning != .text }
    case .changeOf, .changeWanted: return true
    default: return false
    }
  }
}

extension String {
  /// Whether it begins or ends as a change of something does: “make it …”, “… instead”.
  fileprivate var speaksOfChange: Bool {
    if endsInInstead { return true }
    let words = lowercased().split(whereSeparator: \.isWhitespace).prefix(2)
    return words.count == 2 && ["make", "change", "set", "switch"].contains(words[0])
      && ["it", "that", "this", "the", "my"].contains(words[1])
  }
}
