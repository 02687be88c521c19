/// A dialogue act, as far as words alone tell it.
package enum Move: Sendable, Hashable {
  /// A complete request in its own words, be it one that points to an earlier one: “same again”.
  case request(Reading)

  /// Two requests that fit about equally well, the better one first.
  case either(Reading, Reading)

  /// A request that no phrase covers; its words speak for it.
  case perhaps(Reading)

  /// Values, bare or with a preposition: “Anna”, “to the airport”, “for six”, “at 7”.
  case inform([SlotReading])

  /// Values in place of others: “make it six”, “Jane instead”, “not Anna, Mike”, “15, not 50”.
  case correct([SlotReading])

  /// A change in relation to the present values: “half”, “an hour later”, “one more person”.
  case shift([Shift])

  /// Values besides the present ones: “add Jane”, “plus Kate and John”.
  case add([SlotReading])

  /// Values to be left out: “not Anna”, “without Jane”.
  case remove([SlotReading])

  /// People in the place of one who is named: “replace Mike with Jane”.
  case exchange([SlotReading], with: [SlotReading])

  /// Other words for stretches of the text that is shown: “change lunch to dinner”.
  case reword([Rewording])

  /// Brings back what a change took away: with nothing named, the last change is undone.
  case restore([SlotReading])

  /// The options of the question that are meant, by position from zero; never empty.
  case pick([Int])

  /// Any of the options: “either”.
  case pickAny

  /// The option that was spoken of last: “this one”.
  case pickShown

  /// All of the options: “both”.
  case pickAll

  /// An option by what is shown of it: “the cheapest”, “something bigger”.
  case prefer(Preference)

  /// A word of yes, and never the verb of an act.
  case affirm

  /// A word of no.
  case deny

  /// The bare verb of an act, with at most a pronoun or its thing: “send it”, “book it”, “cancel”.
  case verb(Verb)

  /// Takes back what was said: “never mind”, “I changed my mind”, “scratch that”.
  case retract

  /// Another act on the same things, with those that are named: “text her instead”.
  case instead(IntentName, [SlotReading])

  /// A change that is wanted without its value: “change it”, or “change the amount” with a member
  /// of the list `aspect`.
  case revise(String?)

  /// “What was that?”
  case again

  /// A request that was left is gone back to; the things and people that it is named by.
  case resume([SlotReading])
  case help
  case back
  case skip

  /// “Maybe”, “I don't know”, “hm”.
  case unsure

  /// A condition, or a question back: “if she agrees”, “are you sure?”.
  case doubt

  /// A question for a part of what is shown, was done or is known, with what it names of that: “how
  /// much is it”, “how much is the compact”.
  case detail(Detail, about: [SlotReading] = [])
  case courtesy(Courtesy)

  /// Puts one of two requests first: the new one or the other; `nil` where “that” may be either.
  case first(new: Bool?)

  /// “Let me think”, “not yet”, “maybe I should …”: nothing is decided.
  case wait

  /// Keeps the request as it is shown.
  case keep

  /// A reason, an observation, an interjection: it asks for nothing and changes nothing.
  case remark

  /// A request known to be outside of all domains: “set a timer”.
  case foreign

  /// Nothing fits.
  case unread
}

/// The bare verb of an act.
package struct Verb: Sendable, Hashable {
  /// The requests that the verb can name, such as `sendMessage` and `sendPayment` for “send it”.
  package var requests: Set<IntentName>

  /// The object, where it is more than “it”: a pronoun for somebody, a thing such as “the ride”.
  package var object: [SlotReading]

  /// True if the verb ends or calls off what those requests began.
  package var cancels: Bool

  /// True if it has an object, be it “it”.
  package var hasObject = false

  /// True if it says no more than that there was enough of something.
  package private(set) var isEnough = false

  package init(requests: Set<IntentName>, object: [SlotReading] = [], cancels: Bool = false) {
    self.requests = requests
    self.object = object
    self.cancels = cancels
  }

  static let enough = {
    var verb = Verb(requests: [], cancels: true)
    verb.isEnough = true
    return verb
  }()
}

/// A change of one value in relation to itself: “a third less”, “an hour later”.
package struct Shift: Sendable, Hashable {
  /// The slot whose value changes; `nil` where the words fit several: “half”.
  package var slot: String?
  package var change: Change

  package enum Change: Sendable, Hashable {
    case times(Double)
    case more(Meaning)
    case less(Meaning)

    /// In seconds.
    case later(Double)

    /// In seconds.
    case earlier(Double)
  }

  package init(slot: String?, _ change: Change) {
    self.slot = slot
    self.change = change
  }
}

/// Other words for one stretch of a text.
package struct Rewording: Sendable, Hashable {
  /// The slot of the text, such as `content` or `note`.
  package var slot: String

  /// The stretch, to the letter.
  package var old: String

  /// The text in its place; empty where it is taken out.
  package var new: String

  package init(slot: String, old: String, new: String) {
    self.slot = slot
    self.old = old
    self.new = new
  }
}

/// The quality by which one of several options is preferred; a comparative is against the present
/// one.
package enum Preference: String, Sendable, Hashable, CaseIterable {
  case cheapest, quickest, biggest, smallest
  case cheaper, quicker, bigger, smaller
}

/// The property that a question asks for, of a thing that is shown, was done, goes on or is known.
package enum Detail: String, Sendable, Hashable, CaseIterable {
  case price

  /// The day by which something has to be paid.
  case due

  /// The time at which it comes, and so the wait.
  case pickup
  case arrival

  /// The time that something takes, from when to when.
  case duration

  /// The person that it goes to, or is asked of.
  case recipient

  /// The person that it comes from.
  case sender

  /// The time at which it was.
  case moment

  /// The words of the message.
  case content
  case option
  case party

  /// From where to where.
  case route

  /// The one that comes first among those on offer.
  case cheapest, quickest, biggest, smallest

  /// All that can be chosen.
  case choices

  /// The question whether it has been done.
  case done

  /// The question whether whom it was for has it.
  case receipt

  /// The question whether somebody's phone rings.
  case ringing

  /// The question whether it is on its way.
  case coming

  /// The members of the group that it goes to.
  case members

  /// The number of people that each of those on offer takes.
  case room

  /// The question whether it can still be called off or taken back.
  case undoing

  /// Earlier payments, which nothing here keeps.
  case pastPayments

  /// A comparison with earlier ones, which nothing here makes.
  case comparison

  /// The weather, of which nothing here knows.
  case weather

  // What no app can do with a call, a ride, a payment, or a workout.
  case holding, muting, recording, joining, loudness
  case childSeat, pets, luggage, driver, stops
  case later, repeating, cards, partPayment, ownAccounts
  case sharedArrival, months

  // What no app here is for.
  case music, timers, reminders, calendar, translation, blocking

  // What the assistant is asked of itself, and what it can't judge.
  case abilities, safety, places, advice, language

  /// The state of the thing that goes on: “status?”
  case standing

  /// The distance or time that the thing that goes on has behind it, or before it.
  case progress

  /// The progress of the thing that goes on; where nothing does, how one is.
  case going

  /// The distance, also that to what is on its way.
  case distance

  /// The time of day, whatever is asked.
  case clock

  /// The day, whatever is asked.
  case day
}

/// Words that ask for nothing and change nothing.
package enum Courtesy: String, Sendable, Hashable, CaseIterable {
  case greeting, thanks, apology, acknowledgement, insult, lament, chat, smallTalk, wellBeing,
    farewell, closing
}
