import Dialogue
import Randomness

/// A simulated person: hears what is asked and answers in moves, until all is done that they
/// wanted, or they give up.
///
/// A person knows nothing of words. What they say is decided by their plan and by what is asked, so
/// the same plan leads to the same conversation with the same assistant.
package struct UserModel: Sendable {
  package enum Response: Sendable, Hashable {
    case say([Move])
    case leave(Leaving)
  }

  /// Why somebody stops talking.
  package enum Leaving: Sendable, Hashable {
    /// There is nothing left to say.
    case content

    /// The same question came again and again.
    case askedForEver

    /// The request came to nothing, however often it was made.
    case refused

    /// The request is shown with a mistake that can't be corrected.
    case shownWrong

    /// The assistant asks what can't be answered.
    case lost
  }

  let plan: Plan
  let ontology: Ontology
  package internal(set) var progress: [Progress]

  /// The digressions still to come.
  var quirks: [Quirk]

  /// `true` once the person has called everything off.
  package internal(set) var hasCancelled = false

  /// The number of different questions so far.
  var questions = 0
  private var last: Question?

  /// The last question that can be answered, whatever came of that.
  private(set) var answerable: Question?

  /// The request that is being put together, as far as it can be seen.
  private(set) var draft: Draft?

  /// True while the question is for a text, which takes in nearly everything that is said.
  package private(set) var isDictating = false

  /// The aspects said before the last line, by errand.
  private var saidBefore: [Set<String>] = []
  private var repetitions = 0

  /// The number of unwanted questions that the person has called off.
  private var refusals = 0

  /// The number of offers to continue in the app.
  var offers = 0

  package init(_ plan: Plan, _ ontology: Ontology) {
    self.plan = plan
    self.ontology = ontology
    quirks = plan.quirks
    progress = plan.errands.compactMap { errand in
      ontology.kind(errand.intent).map { Progress(errand, kind: $0) }
    }
  }
}

// MARK: - Responding

extension UserModel {
  /// Returns the person's next moves, or their reason for leaving.
  package mutating func respond(to observation: Observation) -> Response {
    if observation.isMiss { unsay() }
    saidBefore = progress.map(\.said)
    draft = observation.draft
    isDictating = observation.question.map(isForText) ?? false
    guard let question = observation.question else { return goOn() }
    if hasCancelled { return insist() }
    repetitions = question == last ? repetitions + 1 : 0
    if repetitions == 0 { questions += 1 }
    last = question
    if repetitions > 3 { return .leave(.askedForEver) }
    if repetitions == 0, let moves = digression(at: question) {
      last = nil
      return .say(moves)
    }
    if question.slot != nil { answerable = question }
    return answer(question)
  }

  private func isForText(_ question: Question) -> Bool {
    guard case .value(let intent, let slot) = question else { return false }
    return ontology.kind(intent)?.aspect(of: slot)?.isText == true
  }

  /// Takes back what was said in a line that was not understood.
  private mutating func unsay() {
    for (index, said) in saidBefore.enumerated() { progress[index].said = said }
  }

  /// Says no to whatever is asked after all was called off.
  private mutating func insist() -> Response {
    refusals += 1
    return refusals > 3 ? .leave(.askedForEver) : .say([.retract])
  }

  /// Goes on where nothing is asked: with what was begun and came to nothing, or with the next.
  private mutating func goOn() -> Response {
    last = nil
    if hasCancelled { return .leave(.content) }
    if let errand = progress.firstIndex(where: { $0.state == .begun }) {
      guard progress[errand].attempts < 3 else { return .leave(.refused) }
      return .say(request(errand, Set(progress[errand].wanted.keys)))
    }
    guard let errand = progress.firstIndex(where: { $0.state == .waiting }) else {
      return .leave(.content)
    }
    return .say(open(errand))
  }

  /// Calls off what is asked about and not wanted.
  mutating func reject() -> Response {
    refusals += 1
    return refusals > 2 ? .leave(.lost) : .say([.retract])
  }
}

// MARK: - Requests

extension UserModel {
  mutating func open(_ errand: Int) -> [Move] {
    var moves = request(errand, plan.errands[errand].opening)
    let first = quirks.firstIndex { quirk in
      if case .change(let change) = quirk {
        change.errand == errand && change.occasion == .opening
      } else {
        false
      }
    }
    if let first, case .change(let change) = quirks.remove(at: first) { moves += apply(change) }
    return moves
  }

  mutating func request(_ errand: Int, _ aspects: Set<String>) -> [Move] {
    progress[errand].state = .begun
    progress[errand].attempts += 1
    return [.request(intent: progress[errand].kind.intent, say(aspects, of: errand))]
  }

  /// Takes note that aspects are said.
  mutating func say(_ aspects: some Collection<String>, of errand: Int) -> [Said] {
    progress[errand].said.formUnion(aspects)
    let progress = progress[errand]
    return progress.kind.aspects.compactMap { aspect in
      guard aspects.contains(aspect.name), let items = progress.wanted[aspect.name] else {
        return nil
      }
      return Said(aspect: aspect.name, items: items)
    }
  }

  /// Takes note that a request was handled.
  package mutating func finish(_ errand: Int) {
    progress[errand].state = .done
  }
}
