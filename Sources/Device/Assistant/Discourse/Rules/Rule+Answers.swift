import Dialogue
import Domains
import Understanding

// MARK: - Yes

extension Rule {
  /// Yes is said, and nothing else that could change what it is to.
  static let yes = Rule(
    "yes",
    because: "It says yes to the open question, and nothing else."
  ) { turn in
    guard let yes = turn.question.flatMap({ $0.yes ?? $0.despite }),
      turn.hearing.isPlainYes || turn.hearing.isAcknowledgement
        || turn.isPointing && turn.stage.intent?.isEnding != true
    else { return false }
    turn.course.follow(yes)
    return true
  }

  /// Yes to what has been done already, or no to nothing: there is nothing to do.
  ///
  /// The act of what was dropped takes that up again.
  static let afterwards = Rule(
    "afterwards",
    because: "It answers what has been answered already."
  ) { turn in
    guard turn.stage == .idle, turn.hearing.isWithoutContent, turn.hearing.unread.isEmpty,
      turn.hearing.decision == .yes || turn.course.discourse.considered != nil,
      turn.hearing.control != .wait
    else { return false }
    let discourse = turn.course.discourse
    switch turn.hearing.decision {
    case .no: turn.course.say(.fine)
    case .yes where turn.utterance.understood.resumes(discourse.deed): return false
    case .yes where discourse.dropped == nil:
      let answered: Saying = discourse.done == nil ? .nothingToConfirm : .fine
      let deed = discourse.deed.map(Saying.didAlready) ?? discourse.doubt.map(Saying.mayHaveDone)
      turn.course.say(deed ?? answered)
    case .yes: return false
    case nil:
      guard let over = discourse.dropped ?? discourse.done, let request = over.exchange.request,
        turn.hearing.verb?.requests.contains(request) == true
      else { return false }
      if discourse.dropped == nil {
        turn.course.say(discourse.doubt.map(Saying.mayHaveDone) ?? .didAlready(over.exchange))
      } else {
        let (draft, party) = (over.exchange.conversation.draft, over.exchange.party)
        turn.course.follow(.begin(draft, app: over.exchange.app, Terms(party: party)))
      }
    }
    return true
  }

  /// A yes with something behind it that could not be read is none.
  ///
  /// Nor is the first one after a line of which some was passed over, but for the verb of the act,
  /// which is said of what is shown. What that line asks for besides comes after the next one.
  static let unreadYes = Rule(
    "unread-yes",
    because: "It says yes, but what stands behind or before it could not be read: it is none."
  ) { turn in
    let (hearing, missed) = (turn.hearing, turn.course.discourse.missed)
    let unread = hearing.unread.isEmpty ? missed : hearing.unread
    let isYes = hearing.decision == .yes
    let isAlone = hearing.isWithoutContent || !missed.isEmpty && hearing.updates.isEmpty
    guard isYes || hearing.isAcknowledgement, turn.isYesOrNo, !hearing.isContradictory, isAlone,
      !unread.isEmpty, !hearing.unread.isEmpty || hearing.verb == nil
    else { return false }
    turn.keepRequests()
    turn.course.discourse.missed = []
    turn.course.askAgain(after: .unread(unread))
    return true
  }
}

extension Understood {
  /// True if it goes on with what was paused last: “go”, which is no yes then, or “start again”.
  func resumes(_ deed: Exchange?) -> Bool {
    guard let paused = deed?.manner.effect, paused.verb == .pauses,
      case .reading(let reading, _) = self
    else { return false }
    return reading.intent == Manner.request(that: .resumes, paused.activity)
  }
}

// MARK: - No

extension Rule {
  /// No is about the question; what could not be read behind it is quoted.
  static let no = Rule(
    "no",
    because: "It says no to the open question."
  ) { turn in
    guard turn.hearing.decision == .no, !turn.hearing.isContradictory,
      turn.hearing.requests.isEmpty, let question = turn.question
    else { return false }
    let isEmergency = turn.stage.exchange?.conversation.draft.isEmergencyCall == true
    if question.isYesOrNo, !turn.hearing.unread.isEmpty, !isEmergency {
      turn.course.askAgain(after: .unread(turn.hearing.unread))
    } else {
      turn.course.follow(question.no)
    }
    return true
  }
}

// MARK: - Choices

extension Rule {
  /// Some of what is listed, by their places or names.
  static let choice = Rule(
    "choice",
    because: "It chooses from what is listed."
  ) { turn in
    if let positions = turn.hearing.picks {
      guard let step = turn.question?.picking(positions) else { return false }
      turn.course.follow(step)
      return true
    }
    switch turn.hearing.control {
    case .pickAny: return turn.pickAny()
    case .pickAll: return turn.pickAll()
    default: return false
    }
  }
}

extension Turn {
  /// The first of a list where it is left open which; who gets something is not guessed.
  fileprivate mutating func pickAny() -> Bool {
    if case .choosingApp(let reading, let apps) = stage, let first = apps.first {
      course.say(.taking(context.name(of: first)))
      course.follow(.requestOf(reading, app: first))
      return true
    }
    guard case .talking(let exchange) = stage, let options = prompt?.kind.options,
      let first = options.first
    else { return false }
    if exchange.isAddressed(to: first) {
      course.askAgain(after: .yoursToChoose)
    } else {
      course.say(.takingOption(of: options))
      course.follow(.reply(.options([0]), exchange))
    }
    return true
  }

  /// “Both”, where several people can be meant and each can be reached; else it is said why not.
  fileprivate mutating func pickAll() -> Bool {
    guard case .talking(let exchange) = stage, let prompt else { return false }
    // Of more than were listed nobody can mean all.
    if case .narrowing = prompt.kind { return false }
    let options = prompt.kind.options
    let contacts = options.compactMap(context.contact)
    guard options.count > 1, contacts.count == options.count else { return false }
    let isOneEach = Set(contacts.map(\.identifier)).count == options.count
    if isOneEach, exchange.takesSeveral(at: prompt) {
      course.follow(.reply(.values(options), exchange))
    } else {
      course.askAgain(after: isOneEach ? .onePerson(context.name(of: exchange.app)) : .oneNumber)
    }
    return true
  }
}

extension Exchange {
  /// True if the prompt's parameter is a list.
  fileprivate func takesSeveral(at prompt: Prompt) -> Bool {
    conversation.parameters.contains { $0.slot == prompt.kind.slot && $0.isList }
  }

  /// True if a value is somebody whom something goes to that can't be taken back.
  fileprivate func isAddressed(to value: Value) -> Bool {
    guard case .person = value.content, let request else { return false }
    return request.manner.delivers != nil
  }
}
