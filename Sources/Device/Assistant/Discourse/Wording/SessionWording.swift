import Domains
import Understanding

/// The sentences of a session itself, before a request has an app and around its dialogue.
///
/// What is said about a request, its questions and how it ended, is worded in `Domains`.
enum SessionWording {
  // MARK: Not understood

  /// Names what there is beside what is none of ours, and a sentence beside what was not
  /// understood.
  static func refused(_ refusal: Refusal, suggesting example: String) -> String {
    refusal.isElsewhere
      ? "\(notOurs) \(FactWording.abilities)"
      : "\(notAnAnswer) You can say something like “\(example)”."
  }

  /// Of figures and times in a sentence that no part of a request has room for.
  static func leftOut(_ figures: [String]) -> String {
    "I don't know what to do with \(figures.quoted)."
  }

  static let negativeSum = "I can't send or ask for less than nothing."

  /// After an answer that could not be made sense of.
  static let notAnAnswer = Wording.apology

  /// The same before a question that is not asked another time.
  static let lastNotAnAnswer = Wording.lastApology

  /// After what is known to be none of ours.
  static let notOurs = "Sorry, I can't do that."

  /// After “any of them”, where one may be taken.
  static func taking(_ option: String) -> String {
    "OK, \(option)."
  }

  /// The same where it would be wrong to guess.
  static let yoursToChoose = "I'd rather not guess who gets it."

  /// After “go back” where nothing was settled before.
  static let firstQuestion = "There is no earlier question."

  /// Asks which of two intents was meant.
  static func nearTie(_ first: IntentName, _ second: IntentName) -> String {
    "Do you want to \(deed(of: first)) or to \(deed(of: second))?"
  }

  /// Asks whether that was meant; what was to be later can only be now.
  static func doubt(_ deed: String, isForLater: Bool) -> String {
    isForLater
      ? "I can't do that later. Do you want to \(deed) now?" : "Do you want to \(deed)?"
  }

  /// For several people, where an app takes one.
  static func onePerson(_ app: String) -> String {
    "\(app) takes one person at a time."
  }

  /// For somebody who is to be reached in several ways at once.
  static let oneNumber = "I can use one of them for each person."

  /// For another time, where something can only be done at once.
  static let onlyNow = "I can't do that later, only now."

  /// The answer where something that can only be done once is wanted again and again.
  static let onlyOnce = "I can't do that regularly, only once and now."

  /// The answer where a ride is to stop on the way.
  static let noStops = "I can't ask for a stop on the way."

  /// For a ride that somebody else takes.
  static let inYourName = "I can only request it in your name."

  /// For a picture or a file that is to be sent.
  static let onlyWords = "I can't send attachments, only words."

  /// Before a question that was answered so late that it is asked anew.
  static let changedMeanwhile = "That has changed since I asked."

  static let noDeleting = "I can't delete messages."

  // MARK: Apps

  static func whichApp(_ names: [String]) -> [String] {
    ["Which app do you want to use?"]
      + names.enumerated().map { "  \($0.offset + 1). \($0.element)" }
  }

  /// Asks whether one app may stand in for another that is not installed.
  static func substituting(_ service: String, by app: String) -> String {
    "\(missing(service)) Do you want to use \(app) instead?"
  }

  static func missing(_ service: String) -> String {
    "I don't have \(service)."
  }

  /// A service as it is said back: as it was typed, and with a capital.
  static func name(ofService wording: String) -> String {
    wording.prefix(1).uppercased() + wording.dropFirst()
  }

  static let noApp = "I don't see an app for that. You'll need to download one."

  static func cannot(_ app: String, _ intent: IntentName) -> String {
    "\(app) can't \(deed(of: intent))."
  }

  static func noHandler(_ app: String) -> String {
    "Sorry, \(app) can't do that."
  }

  static func opening(_ app: String) -> String {
    "Opening \(app)…"
  }

  // MARK: Permission

  /// The question before an app's first use, with what the app says it is good for.
  static func authorization(_ app: String, usage: String?) -> [String] {
    ["Would you like to use “\(app)” with Parley?"] + (usage.map { ["  \($0)"] } ?? [])
  }

  static func notAuthorized(_ app: String) -> String {
    "I'll need to access your \(app) data."
  }

  static let locked = "I'm sorry, you'll need to unlock your device for that."

  // MARK: Ending

  /// Asks whether a request can wait for a new one.
  static func replacing(_ deed: String, by other: String) -> String {
    "You haven't finished: I was about to \(deed). Do you want to \(other) first?"
  }

  /// Asks whether to go on with a request that has waited.
  static func resuming(_ deed: String) -> String {
    "Do you still want to \(deed)?"
  }

  static func calledOff(_ deeds: [String]) -> String {
    "OK, \(deeds.map { "I won't \($0)" }.joined(separator: ", and "))."
  }

  /// After “cancel” where it is asked whether to cancel something.
  static func cancelWhich(_ deed: String) -> String {
    "Say “yes” and I'll \(deed), or “no” and I won't."
  }

  /// Quotes words beside an answer that were not understood.
  static func unread(_ words: [String]) -> String {
    "I didn't get \(words.quoted)."
  }

  /// The answer to a word of courtesy.
  static func courtesy(_ courtesy: Courtesy) -> String {
    switch courtesy {
    case .greeting: "Hello."
    case .thanks: "You're welcome."
    case .apology: "No problem."
    case .acknowledgement: "OK."
    case .insult: "I'm sorry about that."
    case .lament: "I'm sorry to hear that."
    case .chat: fine
    case .smallTalk: "I'm an assistant, not a person. \(FactWording.abilities)"
    case .wellBeing: "I'm fine, thank you."
    case .farewell, .closing: "Goodbye."
    }
  }

  /// After too many answers that were none.
  static func givenUp(_ deed: String) -> String {
    "Sorry, I still didn't get that, so I won't \(deed)."
  }

  /// After reading what somebody wrote.
  static let offerReply = "Do you want to reply?"

  static let fine = "OK."

  static let nothingToRepeat = "I haven't done anything yet that I could do again."

  /// To whoever thinks aloud.
  static let takeYourTime = "Take your time."

  static let alreadyDone = "That's done already."
  static let notYet = "Not yet."
  static let nothingDone = "I haven't done anything."

  /// To whoever asks whether a request was done.
  static func did(_ deed: String) -> String {
    "Yes, I did \(deed)."
  }

  /// To whoever agrees once more.
  static func didAlready(_ deed: String) -> String {
    "I did \(deed) already."
  }

  static func mayHaveDone(_ deed: String) -> String {
    "I was asked to \(deed), and don't know whether that was done."
  }

  static func leftUndone(_ deed: String) -> String {
    "No, I didn't \(deed)."
  }

  /// To whoever wants something taken back that nothing takes back.
  static func cantUndo(_ deed: String) -> String {
    "I did \(deed), and I can't undo that."
  }

  static let done = "That's done, and I can't undo it."

  /// For an app that didn't tell what it has recorded.
  static let noWorkouts = "Sorry, I couldn't find out about your workouts."

  static let nothingToCancel = "There is nothing to cancel."

  /// To a yes where nothing was asked, nor done.
  static let nothingToConfirm = "There is nothing to confirm."
  static let goingOn = "OK, let's go on."

  /// After Ctrl-C; when handle was under way, nobody can know how far it got.
  static func interrupted(_ app: String, mayBeDone: Bool) -> String {
    "OK, I stopped waiting for \(app).\(mayBeDone ? " It may have been done all the same." : "")"
  }

  /// Before a yes to what was asked for before, and may have been done then.
  static let mayBeDone =
    "I don't know whether that was done when you asked before. If it was, it won't be done twice."

  // MARK: Help

  /// Help, with an example for each kind of request that an installed app takes.
  ///
  /// With what more help can be had is named at its end.
  static func help(_ examples: [String], topics: [String] = []) -> [String] {
    let more = topics.isEmpty ? [] : ["For more, say “help with \(topics[0])”\(others(topics))."]
    return ["You can say something like:"] + examples.map { "  \($0)" } + more
  }

  private static func others(_ topics: [String]) -> String {
    topics.count < 2 ? "" : ", or with " + either(Array(topics.dropFirst()))
  }

  static func helpWithAnswer(cancelling deed: String) -> String {
    "You can answer the question, or say “cancel” and I won't \(deed)."
  }

  static func helpWithQuestion(cancelling deed: String) -> String {
    "You can say “yes” or “no”, or say “cancel” and I won't \(deed)."
  }

  /// The request, after “to”, where it is open which of several was meant.
  static func deed(ofOneAmong intents: [IntentName]) -> String {
    intents.map(deed).joined(separator: " or ")
  }

  /// The topic of an intent, after “to”.
  static func deed(of intent: IntentName) -> String {
    IntentRow.topic(of: intent) ?? Manner.of(intent).record?.about ?? "do that"
  }
}
