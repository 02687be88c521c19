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
    case .cancel, .no: callOff(first, second)
    case .repeated: repeatPrompt()
    case .help: help(withQuestionAbout: first)
    default: await miss(line) { giveUp(first, second) }
    }
  }

  /// The answer to whether a request was meant that no phrase covers.
  func settle(_ reading: Reading, _ line: String) async {
    switch read(line, to: Question(.approval, intent: reading.intent)) {
    case .yes: await dispatch(reading.atOnce)
    case .change(let slots, true): await dispatch(reading.atOnce.adding(slots))
    case .instead(let kind, let people): await take(kind, for: people, insteadOf: reading)
    case .no, .cancel: callOff(reading)
    case .repeated: repeatPrompt()
    case .help: help(withQuestionAbout: reading)
    default:
      if case .refused = interpreter.read(line, at: civilNow) {
        return await miss(line) { giveUp(reading) }
      }
      await take(request: line)
    }
  }

  func choose(appFor reading: Reading, among identifiers: [String], _ line: String) async {
    let apps = identifiers.compactMap(app)
    switch read(line, to: requests.question(choosing: apps, for: reading)) {
    case .options(let positions) where positions.count == 1 && apps.indices ~= positions[0]:
      await admit(reading, to: apps[positions[0]])
    case .indifferent where !apps.isEmpty:
      say(SessionWording.taking(apps[0].name))
      await admit(reading, to: apps[0])
    case .instead(let kind, let people): await take(kind, for: people, insteadOf: reading)
    case .request: await take(request: line)
    case .cancel, .no: callOff(reading)
    case .repeated: repeatPrompt()
    case .help: help(withQuestionAbout: reading)
    default: await miss(line) { giveUp(reading) }
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
    case .help: help(withQuestionAbout: reading)
    default: await miss(line) { giveUp(reading) }
    }
  }
}

// MARK: - No answers

extension Session {
  /// How often the session's own question is asked, as often as an app's.
  private static let patience = 3

  /// Asks its own question again, or lets it be when that has been done often enough.
  ///
  /// Who wants what is none of ours has said so plainly, which costs no patience.
  func miss(_ line: String, otherwise letBe: () async -> Void) async {
    if isElsewhere(line) { return refuseElsewhere() }
    misses += 1
    guard misses < Self.patience else { return await letBe() }
    let isLast = misses == Self.patience - 1
    say(isLast ? SessionWording.lastNotAnAnswer : SessionWording.notAnAnswer)
    repeatPrompt(isShown: true)
  }

  /// Whether a line is known to ask for what is none of ours: “set a timer”.
  func isElsewhere(_ line: String) -> Bool {
    guard case .refused(let refusal) = interpreter.read(line, at: civilNow) else { return false }
    return refusal.isElsewhere
  }

  /// Says so of such a line, and leaves the question open that it was no answer to.
  func refuseElsewhere() {
    state(.refused("out-of-scope"))
    say(SessionWording.notOurs)
    repeatPrompt(isShown: true)
  }

  func help(withQuestionAbout reading: Reading) {
    let deed = SessionWording.deed(of: reading.intent)
    say(SessionWording.helpWithAnswer(cancelling: deed))
    repeatPrompt(isShown: true)
  }

  func callOff(_ readings: Reading...) {
    stage = .idle
    state(.cancelled)
    say(SessionWording.calledOff(SessionWording.deed(ofOneAmong: readings.map(\.intent))))
  }

  func giveUp(_ readings: Reading...) {
    stage = .idle
    state(.refused("not-understood"))
    say(SessionWording.givenUp(SessionWording.deed(ofOneAmong: readings.map(\.intent))))
  }
}

extension Reading {
  /// The same with what an answer said besides yes.
  fileprivate func adding(_ slots: [SlotReading]) -> Reading {
    var copy = self
    copy.slots += slots
    return copy
  }
}
