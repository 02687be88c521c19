import Dialogue
import Domains
import Foundation
import Understanding

// MARK: - How a request ends

extension Fulfillment {
  func finish(_ conclusion: Outcome, _ exchange: Exchange) async {
    let handover = Handover(device: device, caller: caller, store: store, reporter: reporter)
    let outcome: Outcome
    do throws(CallFailure) {
      outcome = try await handover.outcome(of: exchange, after: conclusion)
    } catch {
      return breakOff(exchange, after: error)
    }
    store.discourse.ended(exchange, Ended.Ending(outcome, of: exchange), at: device.clock.now)
    if outcome == .cancelled { reporter.state(.cancelled) }
    if outcome == .notUnderstood { reporter.state(.refused("not-understood")) }
    // What was not shown yet is named, so that it is plain what is dropped.
    let wasShown = exchange.conversation.prompt?.asksToGoAhead == true
    if outcome == .cancelled, !wasShown || exchange.isPartlyDone {
      return reporter.say(store.speech.lines(for: .calledOff([.exchange(exchange)])))
    }
    if case .handled(let draft, let verdict) = outcome {
      store.discourse.handled(exchange, speakingOf: store.lastAnswer?.mentions)
      if verdict.kind == .success { await summarize(draft) }
    }
    if case .failed = outcome, let standing = await standing(after: exchange.conversation.draft) {
      return reporter.say(standing)
    }
    reporter.say(lines(for: outcome, exchange))
    switch outcome {
    case .openedApp:
      do throws(CallFailure) {
        try handover.open(exchange)
        callOffRest(of: exchange, mayBeDone: true)
      } catch {
        breakOff(exchange, after: error)
      }
    case .handled:
      await goOn(after: exchange)
      await beginNext(after: exchange)
    case .failed:
      callOffRest(of: exchange, mayBeDone: false)
      offerAnew(exchange)
    case .notUnderstood, .declinedApp: callOffRest(of: exchange, mayBeDone: false)
    case .broken: callOffRest(of: exchange, mayBeDone: exchange.mayBeDone)
    case .cancelled: break
    }
  }

  /// Ends a request without any outcome, for want of a handler, say.
  func breakOff(_ exchange: Exchange) {
    let ending = exchange.mayBeDone ? Ended.Ending.doubtful : .dropped
    store.discourse.ended(exchange, ending, at: device.clock.now)
    callOffRest(of: exchange, mayBeDone: exchange.mayBeDone)
  }

  /// Ends a request that its app was to go on with in front or in the background, and failed at;
  /// that has been said.
  private func breakOff(_ exchange: Exchange, after failure: CallFailure) {
    var exchange = exchange
    let isQuestion = Schema.named(exchange.conversation.draft.intent)?.isQuestion == true
    exchange.mayBeDone = failure.leavesDoubt && !isQuestion
    breakOff(exchange)
  }

  /// Says for whom of several people nothing was done.
  private func callOffRest(of exchange: Exchange, mayBeDone: Bool) {
    guard let rest = exchange.leftOver(mayBeDone: mayBeDone) else { return }
    reporter.say(store.speech.lines(for: .calledOff([.exchange(rest)])))
  }

  /// The words for how a request ended; where it asked for one of what it found, those are about it.
  private func lines(for outcome: Outcome, _ exchange: Exchange) -> [String] {
    let (draft, app) = (exchange.conversation.draft, device.name(of: exchange.app))
    if case .broken(let finding) = outcome, finding.rule == .neverAnswered {
      let method = reporter.spelling(of: finding.method)
      return [EndWording.unanswered(by: app, in: method, mayBeDone: exchange.mayBeDone)]
    }
    let facts = Facts(draft: draft, card: store.lastAnswer?.card, voice: device.voice)
    if case .handled = outcome, let card = facts.card,
      let answer = facts.summary(of: exchange.namedOptions)
    {
      return [answer] + card.lines
    }
    return device.wording.lines(
      for: outcome,
      about: draft,
      with: app,
      showing: store.lastAnswer?.card
    )
  }

  /// Tells of a workout that stands already as a request wants it, which is no failure; `nil` where
  /// none does.
  private func standing(after draft: Draft) async -> [String]? {
    guard let effect = Manner.of(intent: draft.intent).effect, effect.activity == .workout else {
      return nil
    }
    let workouts = try? await caller.workouts(begunIn: .lately(at: device.clock.now))
    let ongoing = workouts?.ongoing
    switch (effect.verb, ongoing?.state) {
    case (.pauses, .paused), (.resumes, .running):
      return Array(device.wording.answer(about: ongoing.map(Workout.init)).lines.prefix(1))
    default: return nil
    }
  }

  /// Adds to the end of a workout what it came to, if its app tells that.
  private func summarize(_ draft: Draft) async {
    guard let effect = Manner.of(intent: draft.intent).effect,
      effect.verb == .ends, effect.activity == .workout
    else { return }
    // The workout has ended in any case: whoever can't tell of it has left nothing undone.
    let workouts = try? await caller.workouts(begunIn: .lately(at: device.clock.now))
    guard let last = workouts?.last, last.state == .ended, last.duration >= 1 else { return }
    store.lastAnswer?.card = Card(showing: Workout(last), in: device.voice)
  }
}

// MARK: - What follows by itself

extension Fulfillment {
  /// Begins with the same for the next one of several people, unless the device is locked by now.
  private func beginNext(after exchange: Exchange) async {
    guard let (draft, terms) = exchange.next, let app = device.app(exchange.app) else { return }
    guard store.context.isUnlocked(for: draft.intent, with: app.description) else {
      reporter.state(.refused("locked"))
      reporter.say(store.speech.lines(for: .locked))
      return callOffRest(of: exchange, mayBeDone: true)
    }
    store.lastAnswer = nil
    await begin(store.grounding.people.addressed(draft), with: exchange.app, terms)
  }

  private func goOn(after exchange: Exchange) async {
    let answer = store.lastAnswer
    watcher.follow(exchange.conversation.draft.intent, of: exchange.app, showing: answer?.card)
    guard let answer, !answer.mentions.isEmpty else { return }
    await followUp(on: exchange, answer.mentions)
    offerReply(after: exchange, answer.mentions)
  }

  private func followUp(on exchange: Exchange, _ mentions: Mentions) async {
    guard let app = device.app(exchange.app),
      let draft = mentions.followUp(
        on: exchange.conversation.draft.intent,
        with: app.description.intents
      ),
      let call = caller.call(.handle, draft, of: app)
    else { return }
    // The user has heard what they asked for, and nothing of this.
    _ = try? await caller.answer(to: call)
  }

  /// Asks whether to end the one that goes on, if there is one, and begin with this instead.
  private func offerAnew(_ exchange: Exchange) {
    guard let effect = exchange.manner.effect, effect.verb == .sets,
      let ending = store.discourse.memory.ending(effect.activity)
    else { return }
    let draft = exchange.conversation.draft
    store.discourse.stage = .offering(Offer(draft: draft, app: exchange.app, instead: ending))
    reporter.say(store.speech.lines(asking: store.discourse.stage))
  }

  /// After reading what one person wrote, asks whether to write back.
  private func offerReply(after exchange: Exchange, _ mentions: Mentions) {
    guard exchange.conversation.draft.isReading,
      device.app(exchange.app)?.description.intents.contains(Schema.messageSending) == true,
      let reply = mentions.reply, reply.isToOne, store.discourse.agenda == nil,
      store.discourse.waiting.isEmpty
    else { return }
    store.discourse.offered(reply.draft, by: exchange.app)
    reporter.say(SessionWording.offerReply)
  }
}

extension Draft {
  /// Returns whether somebody's messages are read out, rather than certain ones looked for.
  fileprivate var isReading: Bool {
    let narrowing: Set<Slot> = ["searchTerms", "dateTimeRange"]
    let manner = Manner.of(intent: intent)
    return manner.isLookup && manner.topic == .messages && filledSlots.isDisjoint(with: narrowing)
      && self["attributes"].allSatisfy { $0.content == .terms(["unread"]) }
  }
}

extension Mentions {
  /// The request that the assistant makes by itself once an intent was handled, about what that has
  /// found.
  ///
  /// Siri marks each message that it reads out, so that the next request reads only new ones.
  fileprivate func followUp(on intent: String, with intents: [String]) -> Draft? {
    guard let next = Manner.of(intent: intent).followUp,
      let intent = intents.first(where: { Manner.of(intent: $0).request == next.request }),
      let slot = Schema.named(intent)?.lookup?.slot
    else { return nil }
    let found = values(for: slot)
    guard !found.isEmpty else { return nil }
    let term = Value(next.term, .term(next.term))
    return Draft(intent, [slot: found, Slot(rawValue: next.parameter): [term]])
  }
}
