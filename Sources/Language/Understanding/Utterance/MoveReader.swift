internal import Automata

/// Reads a stretch of words as a move, in the light of a question.
///
/// All that the words can do stands in one list with one scale of costs: the moves of the phrases,
/// the requests, and the options of the question. Of two that cost the same the first in `order`
/// counts.
struct MoveReader {
  let stretch: Stretch

  /// The question, which tells nothing of its request so far: what is looked at of that is noted.
  let question: Question?
  let seen: SeenRequest
  let phrases: Automaton

  /// The values that can be meant.
  let fit: ValueFit

  /// A move and what is doubtful about it.
  struct Found {
    var move: Move
    var cost: Int32
    var rank = 0

    /// True if its values are such as the request has that the question belongs to.
    var isOwn = true
  }

  init(_ stretch: Stretch, _ question: Question?, _ phrases: Automaton) {
    self.stretch = stretch
    self.question = question.map { Question($0.kind, intent: $0.intent) }
    seen = SeenRequest(question)
    self.phrases = phrases
    fit = ValueFit(
      stretch: stretch,
      question: self.question,
      seen: seen,
      phrases: phrases,
      own: question?.intent.flatMap { intent in
        phrases.intents.first { $0.name == intent.rawValue && $0.role == .request }
      }
    )
  }

  /// The cheapest move; `nil` where nothing fits.
  ///
  /// Requests are looked for only where one could be cheaper, typing errors only where nothing
  /// fits without.
  var best: Found? {
    var best = Self.cheaper(option, move(in: stretch.moves))
    if mayAsk(insteadOf: best), let request, !isNoMore(request, than: best) {
      best = Self.cheaper(best, request)
    }
    guard best?.cost ?? .max >= Costs.misspelling, let corrected = stretch.correctedMoves else {
      return best
    }
    return Self.cheaper(move(in: corrected), best)
  }

  /// True if a request says no more than the verb of the act that is asked about: “then book it”.
  private func isNoMore(_ request: Found, than move: Found?) -> Bool {
    guard case .verb(let verb)? = move?.move, let own = question?.intent,
      case .request(let reading) = request.move
    else { return false }
    return !verb.cancels && verb.requests.contains(own) && reading.intent == own
      && reading.slots.isEmpty && reading.app == nil
  }

  /// The cheapest move that a search has found, be it about the words of a text.
  private func move(in search: Search) -> Found? {
    Self.cheaper(cheapestMove(in: search), rewording(in: search))
  }

  /// True if the words ask something, be it known what or not.
  var isQuestion: Bool {
    let moves = stretch.moves
    return stretch.isAsked || moves.candidates.contains { moves.name(of: $0) == Self.inquiry }
  }

  private static let inquiry = "question"
}

// MARK: - What counts of moves that cost the same

extension MoveReader {
  /// The kinds of move; `told` are values that can tell one of a list, `asked` those asked for.
  private static let order = [
    "pick", "restore", "retract", "pickAll", "pickAny", "pickShown", "told", "asked", "skip",
    "seeming",
    "heard", "affirm", "deny", "verb",
    "courtesy", "sayAgain", "help", "back", "unsure", "doubt", "first", "detail", "prefer",
    "instead",
    "revise", "remove", "exchange", "add", "shift", "correct", "keep", "reword", "request",
    "inform", "wait", "unread", "remark",
  ]

  func rank(_ kind: String) -> Int {
    isOutOfPlace(kind) ? Self.order.count : Self.order.firstIndex(of: kind) ?? Self.order.count
  }

  /// True if a move counts only where nothing else fits as well.
  private func isOutOfPlace(_ kind: String) -> Bool {
    switch kind {
    // With nothing asked, the verb of an act asks for it, and there is nothing to agree or add to.
    case "verb", "add", "back", "affirm", "remove": question == nil
    // “Sorry” excuses itself; “sorry?” has not heard.
    case "courtesy": stretch.isAsked
    // A word such as “none” says no, where there is nothing to be skipped.
    case "skip": question?.kind == .approval
    default: false
    }
  }

  /// The cheaper of two; the first if nothing tells them apart.
  static func cheaper(_ one: Found?, _ other: Found?) -> Found? {
    guard let one, let other else { return one ?? other }
    let isLater =
      (other.cost, other.rank, other.isOwn ? 0 : 1) < (one.cost, one.rank, one.isOwn ? 0 : 1)
    return isLater ? other : one
  }
}
