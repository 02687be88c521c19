import Dialogue
import Domains
import Understanding

// A correction may come where the assistant asks something of its own: which request comes first, or
// whether one is still wanted.

// MARK: - Of a request that is under way

extension Session {
  /// Goes on with a request that waits, if a line corrects it.
  ///
  /// - Returns: Whether it does.
  func correct(_ exchange: Exchange, _ line: String) async -> Bool {
    let intent = Requests.request(for: exchange.conversation.draft.intent)
    let reading = read(line, to: Question(.approval, intent: intent))
    if case .instead(let kind, let people) = reading {
      await take(kind, for: people, insteadOf: exchange)
      return true
    }
    guard let reply = correction(reading, line, of: exchange) else { return false }
    await tell(reply, to: exchange)
    return true
  }

  /// What a correction means to a request; `nil` if there is nothing of the kind in it.
  private func correction(
    _ reading: ReplyReading,
    _ line: String,
    of exchange: Exchange
  ) -> Reply? {
    let reply: Reply =
      switch reading {
      case .change(let readings, _): change(readings, line, exchange)
      case .addition(let readings): add(readings, to: exchange)
      case .removal(let readings): remove(readings, from: exchange)
      case .changeOf(let aspect): redo(aspect, of: exchange)
      default: .unclear
      }
    return reply == .unclear ? nil : reply
  }
}

// MARK: - Of one of two

extension Session {
  /// Takes a correction where it is asked which of two requests comes first: it is one of the new
  /// request, of which was spoken last, if that has such a value, else of the one under way.
  ///
  /// - Returns: Whether the line is a correction.
  func correct(_ exchange: Exchange, or reading: Reading, _ line: String) async -> Bool {
    let said = read(line, to: Question(.approval, intent: reading.intent))
    if case .change(let slots, let isAgreed) = said, let corrected = reading.taking(slots) {
      if isAgreed {
        await dispatch(corrected, before: exchange)
      } else {
        offer(corrected, insteadOf: exchange)
      }
      return true
    }
    if case .instead(let kind, let people) = said,
      let other = self.reading(kind, for: people, keeping: reading.slots)
    {
      offer(other, insteadOf: exchange)
      return true
    }
    let intent = Requests.request(for: exchange.conversation.draft.intent)
    let first = read(line, to: Question(.approval, intent: intent))
    guard let reply = correction(first, line, of: exchange) else { return false }
    say(SessionWording.goingOn)
    await tell(reply, to: exchange)
    return true
  }
}

extension Reading {
  /// The same with other values for those of its parameters that are spoken of; `nil` if it has none
  /// of them.
  fileprivate func taking(_ new: [SlotReading]) -> Reading? {
    let columns = IntentRow.rows(for: intent).first?.columns ?? []
    func parameters(_ slot: SlotReading) -> Set<Slot> {
      Set(columns.filter { $0.slot == slot.name }.map(\.parameter))
    }
    let own = new.filter { !parameters($0).isEmpty }
    guard !own.isEmpty else { return nil }
    let changed = own.reduce(into: Set<Slot>()) { $0.formUnion(parameters($1)) }
    var copy = self
    copy.slots.removeAll { !parameters($0).isDisjoint(with: changed) }
    copy.slots += own
    return copy
  }
}
