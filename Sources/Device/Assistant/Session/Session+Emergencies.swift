import Dialogue
import Understanding

// MARK: - Emergencies in the middle of something else

extension Session {
  /// Takes a call for help in the middle of whatever else, which waits until that is over.
  ///
  /// Where any text is an answer it stays one; a number alone may answer what was asked.
  ///
  /// - Returns: Whether the line was one.
  func takeEmergency(_ line: String) async -> Bool {
    guard stage != .idle, !isTextAwaited, draft?.isEmergencyCall != true,
      line.contains(where: \.isLetter), !isPlainAnswer(line),
      case .reading(let reading, _) = interpreter.read(line, at: civilNow), reading.isEmergencyCall
    else { return false }
    setAside()
    await dispatch(reading)
    return true
  }

  /// One word that says yes or no calls nobody; it is what most questions are answered with.
  private func isPlainAnswer(_ line: String) -> Bool {
    guard case .talking(let exchange) = stage, case .ask(let prompt) = exchange.conversation.step,
      !line.contains(where: \.isWhitespace)
    else { return false }
    let question = requests.question(for: prompt, intent: exchange.conversation.draft.intent)
    return [.yes, .no].contains(read(line, to: question))
  }

  private func setAside() {
    if let exchange = stage.exchange {
      setAside(exchange)
    } else if case .clarifying(let clarification) = stage,
      case .answer(_, _, let exchange) = clarification.purpose
    {
      setAside(exchange)
    } else if stage != .idle, draft == nil {
      state(.cancelled)
    }
    stage = .idle
  }

  private func setAside(_ exchange: Exchange) {
    if exchange.wouldBeMissed { suspended.append(exchange) } else { state(.cancelled) }
  }
}

extension Reading {
  fileprivate var isEmergencyCall: Bool {
    Manner.of(intent).topic == .calls
      && slots.contains { slot in
        switch slot.meaning {
        case .term(let term): term == "emergency"
        case .phoneNumber(let number): Draft.emergencyNumbers.contains(number)
        default: false
        }
      }
  }
}
