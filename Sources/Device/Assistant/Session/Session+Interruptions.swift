import Dialogue
import Domains
import Understanding

// MARK: - A new request in the middle

extension Session {
  /// Takes a new request; where another one is under way, the user is asked whether that can wait.
  func take(_ reading: Reading, insteadOf exchange: Exchange) async {
    if IntentName.answeredAtOnce.contains(reading.intent) {
      // That takes one line, after which the first request goes on.
      await answerAtOnce(reading)
      return repeatPrompt()
    }
    guard exchange.wouldBeMissed else {
      callOff(exchange)
      return await dispatch(reading)
    }
    offer(reading, insteadOf: exchange)
  }

  /// Takes one more request after a yes, which has to be done first.
  func take(_ reading: Reading, after exchange: Exchange, _ prompt: Prompt) async {
    guard case .goAhead = prompt.kind else { return await tell(.unclear, to: exchange) }
    await tell(.yes, to: exchange)
    if stage == .idle { await dispatch(reading) }
  }

  func callOff(_ exchange: Exchange) {
    stage = .idle
    state(.cancelled)
  }

  /// The answer to whether the request that is under way can wait for a new one.
  func replace(_ exchange: Exchange, by reading: Reading, _ line: String) async {
    if let isNew = isNewFirst(line, reading, exchange) {
      return isNew ? await dispatch(reading, before: exchange) : goOn(with: exchange)
    }
    if await correct(exchange, or: reading, line) { return }
    switch read(line, to: Question(.approval)) {
    case .yes: await dispatch(reading, before: exchange)
    case .request(let same) where same.asksTheSame(as: reading):
      await dispatch(reading, before: exchange)
    case .no: goOn(with: exchange)
    case .cancel:
      callOff(exchange)
      say(SessionWording.calledOff(both: deed(of: exchange), deed(of: reading)))
    case .request(let other): offer(other, insteadOf: exchange)
    case .repeated: repeatPrompt()
    case .help: help(withQuestion: exchange)
    default: await replace(exchange, by: reading, orOther: line)
    }
  }

  /// What is no answer to whether a request can wait: one to what was asked before, or yet another
  /// request.
  private func replace(_ exchange: Exchange, by reading: Reading, orOther line: String) async {
    if picksOption(of: exchange, line) {
      stage = .talking(exchange)
      return await answer(exchange, line)
    }
    guard case .reading(let other, _) = interpreter.read(line, at: civilNow) else {
      return await miss(line) { goOn(with: exchange) }
    }
    if other.asksTheSame(as: reading) { return await dispatch(reading, before: exchange) }
    offer(other, insteadOf: exchange)
  }

  /// Whether “first”, “that first” or “Anna first” means the new request, or the one under way.
  ///
  /// - Returns: `nil` if it says neither; “the first” is one of a list.
  private func isNewFirst(_ line: String, _ reading: Reading, _ exchange: Exchange) -> Bool? {
    let words = line.lowercased().split { !$0.isLetter && $0 != "'" }
    guard words.last == "first", words != ["the", "first"] else { return nil }
    let rest = words.dropLast().filter { $0 != "the" }.joined(separator: " ")
    if ["", "that", "this", "do that", "yes"].contains(rest) { return true }
    let deeds = [deed(of: reading), deed(of: exchange)].map { Question.Option(names: [$0]) }
    guard case .options(let places) = read(rest, to: Question(.choice(slot: nil, options: deeds))),
      places.count == 1
    else { return nil }
    return places == [0]
  }

  /// Takes a new request, after which it is asked whether to go on with the one under way.
  func dispatch(_ reading: Reading, before exchange: Exchange) async {
    suspended.append(exchange)
    stage = .idle
    await dispatch(reading)
  }

  func offer(_ reading: Reading, insteadOf exchange: Exchange) {
    stage = .replacing(exchange, reading)
    repeatPrompt()
  }

  func goOn(with exchange: Exchange) {
    stage = .talking(exchange)
    say(SessionWording.goingOn)
    repeatPrompt()
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
}

extension Reading {
  /// Whether both want one thing, wherever in their lines they say so.
  fileprivate func asksTheSame(as other: Reading) -> Bool {
    intent == other.intent && app?.meaning == other.app?.meaning
      && slots.map(\.name) == other.slots.map(\.name)
      && slots.map(\.meaning) == other.slots.map(\.meaning)
      && slots.map(\.wording) == other.slots.map(\.wording)
  }
}

extension Exchange {
  /// Whether anything is lost when it is dropped.
  ///
  /// Who only asks can ask again, and what is left to the app is left there.
  var wouldBeMissed: Bool {
    if case .ask(let prompt) = conversation.step, case .openApp = prompt.kind { return false }
    return Schema.named(conversation.draft.intent)?.isQuestion != true
  }
}

// MARK: - Back to the first

extension Session {
  /// Once nothing else is under way, asks whether to go on with what was left for it.
  func offerToResume() {
    guard stage == .idle, let exchange = suspended.popLast() else { return }
    stage = .resuming(exchange)
    repeatPrompt()
  }

  /// The answer to whether to go on with a request that was left.
  func resume(_ exchange: Exchange, _ line: String) async {
    if await correct(exchange, line) { return }
    switch read(line, to: Question(.approval)) {
    case .yes: await resume(exchange)
    case .no: drop(exchange)
    case .cancel: dropAll(with: exchange)
    case .request(let other): await pass(over: exchange, for: other)
    case .repeated: repeatPrompt()
    case .help: help(withQuestion: exchange)
    default: await miss(line) { drop(exchange) }
    }
  }

  /// Takes another request instead of the answer; whoever does so twice is not asked for ever.
  private func pass(over exchange: Exchange, for other: Reading) async {
    if exchange.isPassedOver {
      drop(exchange)
      return await dispatch(other)
    }
    var exchange = exchange
    exchange.isPassedOver = true
    await dispatch(other, before: exchange)
  }

  private func resume(_ exchange: Exchange) async {
    var exchange = exchange
    exchange.isPassedOver = false
    exchange.conversation.resume()
    await carryOn(exchange)
  }

  private func drop(_ exchange: Exchange) {
    callOff(exchange)
    say(SessionWording.calledOff(deed(of: exchange)))
  }

  /// Who cancels wants to be asked about nothing else that waits either.
  private func dropAll(with exchange: Exchange) {
    drop(exchange)
    while let waiting = suspended.popLast() { drop(waiting) }
  }
}
