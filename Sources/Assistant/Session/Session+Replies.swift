import Dialogue
import Domains
import Intents
import Understanding

// MARK: - Answers to the assistant's own questions

extension Session {
  func choose(between first: Reading, _ second: Reading, _ line: String) async {
    let options = [first, second].map { reading in
      Question.Option(names: [SessionWording.deed(of: reading.intent)])
    }
    switch read(line, to: Question(.choice(slot: nil, options: options))) {
    case .options(let positions) where positions.count == 1:
      await dispatch(positions == [0] ? first : second)
    case .request: await take(request: line)
    case .cancel, .no: callOff()
    case .repeated: repeatPrompt()
    default: sayNotAnAnswer()
    }
  }

  func choose(appFor reading: Reading, among identifiers: [String], _ line: String) async {
    let apps = identifiers.compactMap(app)
    switch read(line, to: requests.question(choosing: apps, for: reading)) {
    case .options(let positions) where positions.count == 1 && apps.indices ~= positions[0]:
      await admit(reading, to: apps[positions[0]])
    case .request: await take(request: line)
    case .cancel, .no: callOff()
    case .repeated: repeatPrompt()
    default: sayNotAnAnswer()
    }
  }

  func authorize(_ identifier: String, for reading: Reading, _ line: String) async {
    guard let app = app(identifier) else { return }
    switch read(line, to: Question(.approval)) {
    case .yes:
      permit { $0.siri = .authorized }
      await admit(reading, to: app)
    case .no, .cancel:
      permit { $0.siri = .denied }
      await admit(reading, to: app)
    case .repeated: repeatPrompt()
    default: sayNotAnAnswer()
    }
  }

  /// The answer to whether the request that is under way should be dropped for a new one.
  func replace(_ exchange: Exchange, by reading: Reading, _ line: String) async {
    switch read(line, to: Question(.approval)) {
    case .yes:
      callOff(exchange)
      await dispatch(reading)
    case .no:
      stage = .talking(exchange)
      say(SessionWording.goingOn)
      repeatPrompt()
    case .cancel: callOff()
    case .request(let other): dispatch(other, insteadOf: exchange)
    case .repeated: repeatPrompt()
    default:
      guard picksOption(of: exchange, line) else { return sayNotAnAnswer() }
      stage = .talking(exchange)
      await answer(exchange, line)
    }
  }

  /// Whether a line plainly answers what was asked before, by naming one of the options.
  ///
  /// Nothing less will do: after “hm”, the next yes must not be one to the earlier question.
  private func picksOption(of exchange: Exchange, _ line: String) -> Bool {
    guard case .ask(let prompt) = exchange.conversation.step else { return false }
    let intent = exchange.conversation.draft.intent
    if case .options = read(line, to: requests.question(for: prompt, intent: intent)) {
      return true
    }
    return false
  }

  /// Takes yet another request; whether to drop the first is still the question.
  private func dispatch(_ reading: Reading, insteadOf exchange: Exchange) {
    stage = .replacing(exchange, reading)
    repeatPrompt()
  }

  private func sayNotAnAnswer() {
    say(SessionWording.notAnAnswer)
    repeatPrompt()
  }

  private func callOff() {
    stage = .idle
    state(.cancelled)
    say("OK.")
  }
}
