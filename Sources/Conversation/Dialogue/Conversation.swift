/// The turn-taking of one request, as a value.
///
///     var conversation = Conversation(draft, parameters: parameters, policy: Policy(.always))
///     conversation.step                        // .resolve("recipients", draft)
///     conversation.resolved([.needsValue])     // .ask(“To whom?”)
///     conversation.heard(.values([mike]))      // .resolve("recipients", draft with Mike)
///
/// Tell a conversation what happened and it answers with the next step. It does nothing by
/// itself: no handler is called and nothing printed here, so that a conversation can be saved,
/// forked and replayed.
///
/// What holds whatever handler and user do:
/// - The handler is asked about the same parameter until it settles it; every answer is put into
///   the draft first.
/// - What is handled is the draft that the handler confirmed and, where a yes is due, that the user
///   said yes to. Handle is asked for at most once.
/// - What is told out of turn changes nothing. Only a cancellation is heard at any time up to
///   handle.
package struct Conversation: Sendable, Hashable, Codable {
  /// An action for the caller to take before it reports back.
  package indirect enum Step: Sendable, Hashable, Codable {
    case resolve(Slot, Draft)
    case ask(Prompt)
    case confirm(Draft)
    case handle(Draft)
    case finish(Outcome)
  }

  package let parameters: [Parameter]

  /// The slots that no handler is asked about.
  let unresolved: Set<Slot>
  package private(set) var policy: Policy
  package internal(set) var draft: Draft

  /// The next action.
  package internal(set) var step: Step

  /// The rules that the handler broke with what it answered last.
  package internal(set) var findings: [Finding] = []

  /// The number of parameters settled, in their order.
  var settled = 0

  /// While a later parameter is asked for anew, before its turn: how many were settled.
  var detour: Int?

  /// The last question, also after it was answered; `nil` if asking it again is asking anew.
  package internal(set) var prompt: Prompt?

  /// The question that was left when the app was offered instead.
  package internal(set) var abandoned: Prompt.Kind?

  /// The slot that the user wanted to do without, while the handler is asked whether it can.
  var skipped: Slot?

  /// The questions about each slot since it was last settled.
  var tallies: [Slot: Tally] = [:]

  /// Values from the user that the handler has not seen yet.
  var given: [Slot: [Value]] = [:]

  /// The option chosen or value approved by the user that the handler has not seen yet.
  var chosen: Choice?

  /// `true` once the handler has been asked to handle; from then on nothing can be changed.
  package internal(set) var isCommitted = false

  /// - Parameters:
  ///   - draft: What was said at first.
  ///   - parameters: Those that a handler is asked about, in their order.
  ///   - others: Those of the intent that may be set besides.
  ///   - policy: How much is asked.
  package init(
    _ draft: Draft,
    parameters: [Parameter],
    besides others: [Parameter] = [],
    policy: Policy
  ) {
    self.draft = draft
    self.parameters = parameters
    unresolved = Set(others.map(\.slot)).subtracting(parameters.map(\.slot))
    self.policy = policy
    step = parameters.first.map { .resolve($0.slot, draft) } ?? .confirm(draft)
  }
}

extension Conversation {
  /// A value that was settled on, and which element of a list it is; `nil` is the whole parameter.
  struct Choice: Sendable, Hashable, Codable {
    var element: Int?
    var value: Value
  }

  /// A count of the questions about a slot.
  ///
  /// In a list, each element that is settled restores the patience for the next one.
  struct Tally: Sendable, Hashable, Codable {
    var questions = 0

    /// The furthest element that was asked about.
    var element = 0

    /// `true` after the first choice among several options.
    var isPicked = false

    /// Buys new patience for what is asked next of the one who was picked.
    mutating func pick() {
      if !isPicked { questions = 0 }
      isPicked = true
    }
  }
}

// MARK: - Beside the turns

extension Conversation {
  /// True while the user is asked to confirm an action.
  package var asksToGoAhead: Bool {
    if case .ask(let prompt) = step { prompt.asksToGoAhead } else { false }
  }

  /// Has the user asked before handling, whatever the intent's own policy is.
  package mutating func askFirst() {
    policy.confirmation = .always
  }

  /// Takes up again what was left at a question: the handler is asked once more, for what it said
  /// may not hold any longer.
  @discardableResult
  package mutating func resume() -> Step {
    if case .ask = step, !isCommitted {
      endDetour()
      // To have left it for another request is no failure to answer.
      if settled < parameters.count { tallies[slot]?.questions -= 1 }
      prompt = nil
      step = advance()
    }
    return step
  }
}

// MARK: - What happened

extension Conversation {
  /// The handler gave its view of the parameter it was asked about.
  ///
  /// - Parameter resolutions: One for a plain parameter. For a list one per element, in order, or
  ///   a single one that speaks for the whole list.
  /// - Returns: The next step.
  @discardableResult
  package mutating func resolved(_ resolutions: [Resolution]) -> Step {
    guard case .resolve(let slot, _) = step else { return step }
    findings = []
    step = weigh(resolutions)
    given[slot] = nil
    chosen = nil
    return step
  }

  /// The user answered the last prompt, or called the request off.
  @discardableResult
  package mutating func heard(_ reply: Reply) -> Step {
    switch step {
    case .ask(let prompt):
      findings = []
      step = answer(to: prompt, reply) ?? askAgain(prompt.kind)
    case .resolve, .confirm:
      if reply == .cancel { step = .finish(.cancelled) }
    case .handle, .finish:
      break
    }
    return step
  }

  /// The handler said whether it can go ahead.
  @discardableResult
  package mutating func confirmed(_ verdict: Verdict) -> Step {
    guard case .confirm = step else { return step }
    findings = []
    step = weigh(confirmation: verdict)
    return step
  }

  /// The handler did the work, handed it on, or failed to.
  @discardableResult
  package mutating func handled(_ verdict: Verdict) -> Step {
    guard case .handle = step else { return step }
    findings = []
    step = weigh(handling: verdict)
    return step
  }

  /// The handler was cut off: the call that `step` asks for got no answer in time.
  @discardableResult
  package mutating func neverAnswered() -> Step {
    if let method { step = breakOff(.neverAnswered, in: method) }
    return step
  }
}

// MARK: - What the handler's answers lead to

extension Conversation {
  /// The handler method that the current step is about.
  private var method: String? {
    switch step {
    case .resolve(let slot, _): Finding.method(resolving: slot)
    case .confirm: Finding.confirmMethod
    case .handle: Finding.handleMethod
    case .ask, .finish: nil
    }
  }

  mutating func record(_ rule: Finding.Rule, detail: String? = nil) {
    if let method { findings.append(Finding(rule, method: method, detail: detail)) }
  }

  /// Ends because of a broken rule.
  mutating func breakOff(
    _ rule: Finding.Rule,
    in method: String,
    detail: String? = nil
  ) -> Step {
    let finding = Finding(rule, method: method, detail: detail)
    findings = [finding]
    return .finish(.broken(finding))
  }

  private mutating func weigh(confirmation verdict: Verdict) -> Step {
    switch verdict.kind {
    case .ready:
      break
    case .askFirst:
      if policy.confirmation == .never { record(.invalidCode, detail: verdict.code) }
    case .success:
      record(.successFromConfirm)
    case .continueInApp, .handleInApp:
      // An extension that resolves and confirms may leave the handling to its app.
      break
    case .inProgress:
      record(.invalidCode, detail: verdict.code)
    case .failure, .failureNeedingApp:
      return fail(verdict)
    }
    let isYesDue = policy.confirmation == .always || verdict.kind == .askFirst
    return isYesDue ? askToGoAhead() : commit(draft)
  }

  private mutating func weigh(handling verdict: Verdict) -> Step {
    switch verdict.kind {
    case .success, .inProgress, .continueInApp, .handleInApp:
      return .finish(.handled(draft, verdict))
    case .ready:
      record(.readyFromHandle)
      return .finish(.handled(draft, verdict))
    case .askFirst:
      return breakOff(.invalidCode, in: Finding.handleMethod, detail: verdict.code)
    case .failure, .failureNeedingApp:
      return fail(verdict)
    }
  }

  private mutating func fail(_ verdict: Verdict) -> Step {
    if verdict.isUnspecified { record(.invalidCode, detail: verdict.code) }
    return verdict.kind == .failureNeedingApp
      ? offerApp(.failed(verdict)) : .finish(.failed(verdict))
  }

  mutating func commit(_ draft: Draft) -> Step {
    isCommitted = true
    return .handle(draft)
  }

  /// Resolves the first parameter that is not settled, or confirms.
  func advance() -> Step {
    settled < parameters.count
      ? .resolve(parameters[settled].slot, draft) : .confirm(draft)
  }
}
