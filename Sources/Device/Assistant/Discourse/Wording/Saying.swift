import Dialogue
import Domains
import Understanding

/// Something that the assistant says by itself, before its words.
///
/// `Speech` makes sentences of it. What is said about a request, its questions and how it ended, is
/// worded in `Domains`.
indirect enum Saying: Sendable, Hashable {
  case notAnAnswer, lastNotAnAnswer, notOurs
  case refused(Refusal, after: String?)
  case unread([String])
  case leftOut([String])

  /// Places that nobody knows, where others stay.
  case strangePlaces([String])

  /// The rest of a request that was said where one thing is asked for.
  case taken([SlotReading])
  case courtesy(Courtesy)

  /// A remark is heard, after so many others.
  case heard(Int)

  case calledOff([Deed])
  case givenUp(Deed)
  case cancelWhich(Deed)
  case nothingToCancel, nothingToConfirm, fine, goingOn, anew, alreadyDone, notYet, nothingDone,
    takeYourTime

  /// The outcome of a request.
  case did(Exchange)
  case didAlready(Exchange)
  case mayHaveDone(Exchange)
  case leftUndone(Exchange)
  case cantUndo(Exchange)
  case canUndo
  case canCallOff(Deed)

  case helpWithAnswer(cancelling: Deed)
  case helpWithQuestion(cancelling: Deed)
  case helpWithPrompt(Prompt.Kind, Exchange)
  case detail(String)

  /// A card once more.
  case shown(Card)
  case unknown, noneBetter

  /// A preference is noted, until there is something to choose from.
  case preferring(Preference)
  case firstQuestion

  case taking(String)
  case takingOption(of: [Value])
  case yoursToChoose, oneNumber
  case onePerson(String)
  case onlyNow, onlyOnce, noStops, inYourName, onlyWords, negativeSum, noDeleting
  case tooLate(IntentName)
  case nothingToRepeat, nothingListed
  case notThatMany(Int)

  case afterThat([Reading])
  case oneAtATime(Reading)

  case noApp, locked
  case cannot(String, IntentName)
  case missing(String)
  case notAuthorized(String)
}

/// A request as it is spoken of, after “to”: “send your message to Anna”.
indirect enum Deed: Sendable, Hashable {
  case exchange(Exchange)
  case exchanges([Exchange])
  case reading(Reading)

  /// Of one among several requests.
  case intents([IntentName])
}
