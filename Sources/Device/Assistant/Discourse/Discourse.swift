package import Dialogue
import Domains
import Foundation
import Understanding

/// The dialogue of a session: the open question, what waits, what was spoken of.
///
/// A value without clock, handler or text. What a line does to it is decided by the rules in
/// `Turn`, in their order; what they return are acts, which the session carries out. Keeping,
/// saving and undoing a conversation are keeping this value.
package struct Discourse: Sendable, Hashable {
  /// The open question.
  package internal(set) var stage = Stage.idle

  /// Requests that were left for later ones, the last one last.
  var waiting: [Suspended] = []

  /// The rest of a line that made several requests.
  var agenda: Sequel?

  /// Lines in a row that said nothing to the assistant's own question.
  var misses = 0

  /// The words that could not be read since it was shown what a yes would do.
  var missed: [String] = []

  /// The detail that the last lines asked for and that nothing here can tell.
  var limit: Detail?

  /// The report that the assistant gave last, while no app has been asked for anything since.
  var report: Reading?

  /// Lines that were heard as only telling something.
  var remarks = 0

  /// The people and places that the last line to do so spoke of.
  var considered: Considered?

  /// The card that was shown last.
  var card: Card? {
    didSet {
      if let card, card.items.contains(where: { $0.offer != nil }) { offered = card }
    }
  }

  /// The last list of what can be chosen by its price, its time or its size.
  private(set) var offered: Card?

  /// The things on offer that the last line asked about, which “that one” means then.
  var pointed: [SlotReading] = []

  /// The preference by which the last line asked of one of what is on offer, which “that one” means
  /// then.
  var preferred: Preference?

  /// The last request of this run that was to change something, and that an app took.
  @Boxed var done: Ended? = nil

  /// The request that ended last, where nothing was done, for whoever corrects it after all.
  @Boxed var dropped: Ended? = nil

  /// The requests that are over, for those that refer to them.
  @Boxed var memory = Memory()

  /// The name of the rule that decided about the last line.
  package internal(set) var rule = ""
}

extension Discourse {
  /// The request that an app is being asked about.
  package var exchange: Exchange? { stage.exchange }

  /// The intent that is being put together.
  package var draft: Draft? {
    if case .offering(let offer) = stage { return offer.draft }
    return exchange?.conversation.draft
  }

  /// The identifier of the app that it is for.
  var appOfDraft: String? {
    if case .offering(let offer) = stage { return offer.app }
    return exchange?.app
  }
}

extension Discourse {
  /// The card of what was looked up last, while nothing has been done since.
  var told: Card? {
    guard let last = memory.handled.first, Manner.of(intent: last.draft.intent).isLookup else {
      return nil
    }
    return card
  }
}

// MARK: - What becomes of a request

extension Discourse {
  /// A request has come to a question, which is the open one from here on.
  mutating func asked(_ exchange: Exchange) {
    stage = .talking(exchange)
    memory.note(exchange.draftForAll)
  }

  /// A request is over; one that was not done is kept for whoever corrects it, and of one that may
  /// have been done the user is told.
  mutating func ended(_ exchange: Exchange, _ ending: Ended.Ending, at now: Date) {
    stage = .idle
    memory.note(exchange.conversation.draft)
    let ended = Ended(exchange: exchange, ending: ending, date: now)
    switch ending {
    case .dropped, .refused:
      dropped = ended
      // Where there is nothing to end, nothing stands in the way of what comes next.
      if ended.isRefused, exchange.manner.isUndoing, waiting.isEmpty { agenda?.isDue = true }
    case .done, .doubtful:
      dropped = nil
      if !exchange.manner.isLookup { done = ended }
    }
    if ending == .doubtful { memory.tell(ofUnsettled: exchange.identifier) }
    // What was on offer was so for that request.
    if !exchange.manner.isLookup { offered = nil }
  }

  /// A request was handled, and its response spoke of these people and things.
  mutating func handled(_ exchange: Exchange, speakingOf mentions: Mentions?) {
    memory.keep(exchange.asHandled, answer: mentions)
    memory.note(exchange.company.compactMap(\.somebody))
    let intent = exchange.request
    // What was called off is another one when it is asked for again.
    memory.settle { request in
      request.app == exchange.app && intent != nil
        && Manner.of(intent: request.draft.intent).undoneBy == intent
    }
    if waiting.isEmpty, exchange.next == nil { agenda?.isDue = true }
  }

  /// A request was offered after another one.
  mutating func offered(_ draft: Draft, by app: String) {
    stage = .offering(Offer(draft: draft, app: app))
  }
}

// MARK: - What is told

extension Discourse {
  /// The assistant has told something of these people.
  mutating func spokeOf(_ people: [Person]) {
    memory.note(people)
  }

  /// An app has told what there is of the things that a request refers to.
  mutating func found(_ mentions: Mentions) {
    memory.mentions = mentions
  }

  /// An app has told of its use outside of the assistant.
  mutating func donated(_ donation: Donation, by app: String) {
    memory.keep(donation, from: app)
  }
}

// MARK: - What may have been done

extension Discourse {
  /// An app is about to carry out a request that the user has said yes to; should nothing be heard
  /// of it any more, it is unsettled.
  ///
  /// A request that needs no yes is done as often as it is asked for.
  mutating func handling(_ exchange: Exchange, at now: Date) {
    guard exchange.conversation.prompt?.asksToGoAhead == true else { return }
    memory.begin(exchange.asHandled, exchange.identifier, at: now)
  }

  /// An app has told what became of a request, unless it can't know.
  mutating func settled(_ exchange: Exchange, as verdict: Verdict) {
    guard !verdict.isOpen, verdict.kind != .handleInApp else { return }
    memory.settle(exchange.identifier)
  }

  /// A request was certainly not done, but for an earlier attempt at it.
  mutating func leftUndone(_ exchange: Exchange) {
    if exchange.repetition == nil { memory.settle(exchange.identifier) }
  }
}

/// A request that is over, and how it ended.
struct Ended: Sendable, Hashable {
  var exchange: Exchange
  var ending: Ending
  var date: Date

  enum Ending: Sendable, Hashable {
    /// Its app said that it is done.
    case done

    /// Nobody knows whether its app did it.
    case doubtful

    /// Its app would not do it.
    case refused

    /// The user dropped it, or it came to nothing before its app could do it.
    case dropped
  }

  var isRefused: Bool { ending == .refused }

  /// True if it was not done, nor by an earlier attempt that nobody heard of.
  var isUndone: Bool {
    switch ending {
    case .refused, .dropped: exchange.repetition == nil
    case .done, .doubtful: false
    }
  }
}

extension Ended.Ending {
  init(_ outcome: Outcome, of exchange: Exchange) {
    self =
      switch outcome {
      case .handled(_, let verdict): verdict.isOpen ? .doubtful : .done
      case .openedApp: .doubtful
      case .broken: exchange.mayBeDone ? .doubtful : .dropped
      case .failed: .refused
      case .cancelled, .notUnderstood, .declinedApp: .dropped
      }
  }
}

extension Exchange {
  /// The request as it is remembered once an app has taken it.
  var asHandled: Memory.Handled {
    Memory.Handled(app: app, draft: conversation.draft)
  }
}

// MARK: - Going back

extension Discourse {
  /// The discourse with nothing asked, put together or left for later; what is remembered of
  /// requests that are over stays.
  var atRest: Discourse {
    var rested = Discourse()
    rested.memory = memory
    rested.done = done
    return rested
  }

  var isAtRest: Bool { stage == .idle && waiting.isEmpty && agenda == nil }
}

/// A question that was left open for another request.
struct Suspended: Sendable, Hashable {
  /// The question that was open.
  var stage: Stage

  /// When it was left.
  var since: Date

  /// The lines that were taken since.
  var lines = 0
}

extension Suspended {
  /// The request whose app is to be asked once more before its question is.
  var exchange: Exchange? {
    if case .talking(let exchange) = stage { exchange } else { nil }
  }
}

/// Requests that wait until the one before is over.
struct Sequel: Sendable, Hashable {
  /// In the order in which they were said; never empty.
  var steps: [Step]

  /// True if the request before has been done; otherwise the user is asked whether the next is
  /// still wanted.
  var isDue = false

  init(_ steps: [Step]) { self.steps = steps }

  init(readings: [Reading]) { self.init(readings.map { .request($0) }) }
}
