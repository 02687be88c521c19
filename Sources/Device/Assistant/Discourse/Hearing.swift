import Domains
import Understanding

/// The clauses of a line, folded into one; see `Fold`.
struct Hearing: Sendable, Hashable {
  enum Decision: Sendable, Hashable { case yes, no }

  /// A request that the line makes.
  enum Wanted: Sendable, Hashable {
    case clearly(Reading)
    case either(Reading, Reading)
    case perhaps(Reading)

    /// True if its words only speak for it.
    var isDoubtful: Bool { if case .perhaps = self { true } else { false } }
  }

  var decision: Decision?

  /// True if the line says no and then yes, which may be either.
  var isContradictory = false
  var updates: [Edit] = []

  /// Values that stand behind a request, and are about it.
  var behind: [Edit] = []
  var picks: [Int]?
  var control: Move?
  var requests: [Wanted] = []
  var verb: Verb?
  var instead: Instead?

  /// True if it asks for something in the place of what is at hand: “could you ring him instead”.
  var asksInstead = false

  /// True if something is called off: “never mind”.
  var isRetracted = false

  /// The request that the line goes on to take back: “call Anna? no”.
  var takenBack: Reading?
  var courtesies: [Courtesy] = []

  /// True if something is only told: a reason, an observation.
  var remarks = false
  var isForeign = false

  /// The wishes beside something else that none of the apps is for: “send it and set an alarm”.
  var limits: [Detail] = []

  /// True if its last words agree, and to what stands before them: “just me, book it”.
  var endsInYes = false

  /// True if it asks for time, even if it goes on to say something.
  var hesitates = false

  /// The words of the clauses that nothing could be made of.
  var unread: [String] = []

  /// The ones that begin as commands.
  var unreadOrders: [String] = []

  /// The ones that have a value in them.
  var unreadValues: [String] = []

  /// The ones that have a number in them, which behind a change of a text is rather a reason for it.
  var unreadNumbers: [String] = []

  /// True if one of these asks something.
  var asks = false

  /// True if a question mark ends what it says.
  var isAsked = false

  /// The people whom the line names besides what it asks for and answers.
  var people: [SlotReading] = []

  /// The number of clauses that ask for something, say something or are not understood.
  var weight = 0

  /// True if each of these asks something.
  var isQuestion = false

  /// Another act on the same things.
  struct Instead: Sendable, Hashable {
    var intent: IntentName
    var slots: [SlotReading]
  }
}

extension Hearing {
  /// Folds the clauses of a line, with the name that the open question's request is asked for by.
  init(_ clauses: [Clause], to own: IntentName?) { self = Fold(clauses, to: own).heard }

  /// The same where what was asked in passing, and not known, is what is taken back; with nothing
  /// else said, all stays as it is.
  var withoutRetraction: Hearing {
    var hearing = self
    hearing.isRetracted = false
    let isNothingElse = isWithoutContent && control == nil && decision == nil && verb == nil
    if isNothingElse, instead == nil, picks == nil, unread.isEmpty { hearing.control = .keep }
    return hearing
  }

  /// True if it says no, and not to a value in whose place it gives another, as in “no, 25, yes”.
  var isRefusal: Bool { decision == .no && updates.isEmpty }

  var isWaiting: Bool { control == .wait || control == .unsure }

  /// True if it says nothing but what steers, or yes and no.
  var isWithoutContent: Bool { updates.isEmpty && requests.isEmpty }
}

extension IntentName {
  /// True if it ends something itself: “I'm done, end it”.
  var isEnding: Bool {
    if self == .finished || self == .cancelThat { return true }
    return [.ends, .cancels].contains(manner.effect?.verb)
  }
}
