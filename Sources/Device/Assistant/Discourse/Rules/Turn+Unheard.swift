import Dialogue
import Domains
import Understanding

extension Turn {
  /// The one who is meant, or the number that was in doubt.
  mutating func clear(_ clarification: Clarification) -> Bool {
    let said = hearing.updates.filter { !$0.isRemoval }.flatMap(\.slots)
    if clarification.intent?.hasNoPlace(besideOthersIn: said) == true { return false }
    if let other = said.last(where: { $0.name == clarification.slot.name }) {
      course.proceed(with: clarification.with(other))
    } else if hearing.updates.contains(where: \.isRemoval), let question {
      course.follow(question.no)
    } else {
      return take(hearing.updates, besides: clarification)
    }
    return true
  }

  /// Takes the rest of a request where one thing in it is asked about: that question comes again.
  private mutating func take(_ edits: [Edit], besides clarification: Clarification) -> Bool {
    guard case .request(let reading, let app) = clarification.purpose else { return false }
    let (whole, rest) = reading.completed(by: edits, isCorrected: true)
    let changed = whole.reworded(by: edits)
    guard changed != reading else { return false }
    if !rest.isEmpty { course.say(.leftOut(rest.map(\.wording))) }
    let taken = edits.flatMap(\.slots).filter { !rest.contains($0) && !$0.isSomebody }
    if !taken.isEmpty { course.say(.taken(taken)) }
    course.proceed(with: .request(changed, app: app))
    return true
  }

  func hour(for clarification: Clarification) -> SlotReading? {
    let said = hearing.slots.first { $0.name == clarification.slot.name }
    let words = [said?.wording, utterance.line].compactMap(\.self)
    return context.hour(of: clarification.slot, in: words) ?? said
  }

  /// A change where it is asked which of two requests comes first: of the new one, of which was
  /// spoken last, if it has such a value, else of the one under way.
  mutating func change(_ exchange: Exchange, or reading: Reading) -> Bool {
    let restated = hearing.restated.last
    if let restated, restated.asksTheSame(as: reading) {
      course.follow(.request(reading, before: exchange))
    } else if let corrected = reading.taking(restated?.slots ?? hearing.slots) {
      let question = Stage.replacing(exchange, corrected)
      if hearing.decision == .yes, let yes = question.question?.yes {
        course.follow(yes)
      } else {
        course.ask(question)
      }
    } else if restated == nil, !context.values(of: hearing.slots, for: exchange).isEmpty {
      course.say(.goingOn)
      apply(to: exchange)
    } else {
      return false
    }
    return true
  }

  /// A change of a request of which no app has heard.
  ///
  /// Whoever says more of it wants it; only what can't be taken back waits for a yes. Of two, the one
  /// is meant that alone has room for what is said.
  mutating func changeReading() -> Bool {
    if case .choosingIntent(let first, let second) = stage {
      let meant = [first, second].only(withRoomFor: hearing.updates)
      guard hearing.decision != .no, !hearing.updates.contains(where: \.isRemoval), let meant else {
        return false
      }
      course.stage = .idle
      course.doubt(meant)
      return true
    }
    guard let reading = stage.reading else { return false }
    let corrected = reading.completed(by: hearing.updates, isCorrected: true).0
    guard corrected != reading, let changed = stage.with(corrected) else { return false }
    // Whoever puts right what was only supposed wants it, unless it would end something.
    let isMeant =
      stage == stage.reading.map { .doubting($0) } && !corrected.intent.manner.isUndoing
    let isWanted = hearing.decision == .yes || isMeant || !corrected.intent.manner.actsUnasked
    if isWanted, let yes = changed.question?.yes {
      course.follow(yes)
    } else {
      course.ask(changed)
    }
    return true
  }
}

extension [Reading] {
  /// The only one that has room for all the values of a line, with these.
  fileprivate func only(withRoomFor edits: [Edit]) -> Reading? {
    let fitting = compactMap { reading -> Reading? in
      let (whole, rest) = reading.completed(by: edits, isCorrected: true)
      return rest.isEmpty && whole != reading ? whole : nil
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension Clarification {
  /// The same with what else is said of its request.
  func completed(by edits: [Edit]) -> Clarification {
    guard case .request(let reading, let app) = purpose,
      edits.contains(where: { edit in edit.slots.contains { $0.name == slot.name } })
    else { return self }
    let others = edits.filter { edit in !edit.slots.contains { $0.name == slot.name } }
    var result = self
    result.purpose = .request(reading.completed(by: others, isCorrected: true).0, app: app)
    return result
  }
}
