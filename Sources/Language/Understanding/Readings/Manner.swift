/// The policy that goes with a request, as the catalogue says it.
///
/// ```
/// Manner.of(.requestRide).effect      // sets a ride
/// Manner.of(.requestRide).undoneBy    // .cancelRide
/// Manner.of(.sendPayment).delivers    // .money
/// ```
///
/// The notation is explained at the head of `Base.intents`; the table is written from there.
package struct Manner: Sendable, Hashable {
  /// The name that the phrases have for it; an intent's class name where nothing asks for it.
  package var request: IntentName

  /// The class names of the intents that it can lead to, in the catalogue's order; none for a
  /// request that is answered without an intent.
  package var intents: [String] = []

  /// The heading under which help shows it.
  package var topic: Topic?

  /// The kind of delivery it makes, which can't be taken back: never guess the recipient.
  package var delivers: Delivery?

  /// Its effect on an activity, such as ending a workout.
  package var effect: Effect?

  /// One must be over before the next is asked for: a second request changes the first.
  package var isOneAtATime = false

  /// SiriKit has no time for it: it is done now or not at all.
  package var isImmediate = false

  /// Nothing is lost when it is called off right after it began: a change then begins it anew.
  package var isBegunAnew = false

  /// The sentence for a change that comes after it was handled; `nil` where nothing is said.
  package var late: String?

  /// An example of what to say next.
  package var next: String?

  /// Opening sentences for a conversation about it, with gaps: “Call {person} with {app}”.
  package var openings: [String] = []

  /// The request that the assistant makes by itself afterwards, with the results of this one.
  package var followUp: FollowUp?

  /// The report it gives, for want of a SiriKit intent.
  package var record: Record?

  /// It only asks, so that nothing is lost when it is dropped: a look-up.
  package var isLookup = false

  /// True if it only tells something, from an app or from what the assistant keeps.
  package var changesNothing: Bool { isLookup || record != nil }

  /// It is always confirmed by the user before it is handled, whatever the app says.
  package var confirms = false
}

extension Manner {
  /// A heading of help, such as `messages`; all are listed in the catalogue.
  package struct Topic: Sendable, Hashable {
    package let name: String
  }

  package enum Delivery: Sendable, Hashable {
    /// A dictated text, such as a message.
    case text

    /// A payment, or the request for one.
    case money
  }

  /// Something that goes on for a while and is spoken of meanwhile, such as a ride.
  package struct Activity: Sendable, Hashable {
    package let name: String
  }

  package struct Effect: Sendable, Hashable {
    package var verb: Action
    package var activity: Activity
  }

  /// The action of a request on an activity.
  package enum Action: String, Sendable, Hashable, CaseIterable {
    /// Lists those that could be set.
    case offers
    /// Sets it going.
    case sets
    /// Tells how it stands.
    case shows
    case pauses
    case resumes
    /// Finishes it; what has been done counts.
    case ends
    /// Calls it off, which undoes what set it going.
    case cancels
  }

  /// A request of which the user hears nothing: messages that were read out are marked as read.
  package struct FollowUp: Sendable, Hashable {
    package var request: IntentName
    package var parameter: String
    package var term: String
  }

  /// A report that the assistant gives by itself.
  package struct Record: Sendable, Hashable {
    package var basis: Basis

    /// The subject of the report, after “to”: “hear how your week was”.
    package var about: String

    /// The assistant's action, after “I'll”: “tell you how your week was”.
    package var deed: String
  }

  package enum Basis: Sendable, Hashable {
    /// The records that apps have of an activity.
    case activity(Activity, Span)

    /// The entry that the contacts have of somebody.
    case contacts

    /// The audio route of an activity that goes on, which the device sees to.
    case sound(Activity)
  }

  package enum Span: String, Sendable, Hashable {
    /// A week of them.
    case week
    /// The one that goes on.
    case ongoing
    /// The one that ended last.
    case latest
    /// The one that goes on; where none does, the one that ended last.
    case current
    /// The kinds of it that apps have a word for.
    case kinds
  }
}

// MARK: - Looking up

extension Manner {
  /// The manner of a request; a plain one for what the catalogue doesn't know, such as “same again”.
  package static func of(_ request: IntentName) -> Manner {
    byRequest[request] ?? Manner(request: request)
  }

  /// The manner of the request that leads to an intent, by its class name.
  package static func of(intent: String) -> Manner {
    byIntent[intent] ?? Manner(request: IntentName(rawValue: intent))
  }

  private static let byRequest = Dictionary(uniqueKeysWithValues: all.map { ($0.request, $0) })
  private static let byIntent = Dictionary(
    uniqueKeysWithValues: all.flatMap { manner in manner.intents.map { ($0, manner) } }
  )

  /// The request that does something to an activity: that sets a ride, or ends a workout.
  package static func request(that verb: Action, _ activity: Activity) -> IntentName? {
    byEffect[Effect(verb: verb, activity: activity)]
  }

  /// The request that calls off an activity; where nothing undoes it, the one that ends it: a phone
  /// that rang can only be hung up.
  package static func request(undoing activity: Activity) -> IntentName? {
    request(that: .cancels, activity) ?? request(that: .ends, activity)
  }

  /// The request that tells how an activity stands while it goes on.
  package static func report(on activity: Activity) -> IntentName? {
    request(that: .shows, activity)
      ?? records.first { $0.record?.basis == .activity(activity, .ongoing) }?.request
  }

  /// All requests that do this to some activity, in the catalogue's order.
  package static func requests(that verb: Action) -> [IntentName] {
    all.filter { $0.effect?.verb == verb }.map(\.request)
  }

  /// The requests that are answered without an intent.
  package static let records = all.filter { $0.record != nil }

  private static let byEffect = Dictionary(
    all.compactMap { manner in manner.effect.map { ($0, manner.request) } }
  ) { first, _ in first }
}

extension Manner.Topic {
  /// The requests that it is about, in the catalogue's order.
  package var requests: [IntentName] {
    Manner.all.filter { $0.topic == self && $0.isSayable }.map(\.request)
  }
}

// MARK: - What follows from it

extension Manner {
  /// True if a thing that words name can mean it: “the ride”, “the request”, “it”.
  ///
  /// - Parameter thing: A member of the list `thing` or `thing-it` of the phrases.
  /// - Returns: `true` for what any request is called, too.
  package func isAbout(_ thing: String) -> Bool {
    ["request", "it"].contains(thing) || topic?.name.hasPrefix(thing) == true
  }

  /// The activity that goes on after it.
  private var remaining: Activity? {
    switch effect?.verb {
    case .sets, .shows, .pauses, .resumes: effect?.activity
    case .offers, .ends, .cancels, nil: nil
    }
  }

  /// The request that calls off what this one was about: “cancel that”.
  package var undoneBy: IntentName? {
    remaining.flatMap(Self.request(undoing:))
  }

  /// The request that finishes what this one was about: “done”; `nil` where it can only be undone.
  package var endedBy: IntentName? {
    remaining.flatMap { Self.request(that: .ends, $0) }
  }

  /// The request for one of those that this one has listed.
  package var offered: IntentName? {
    guard let effect, effect.verb == .offers else { return nil }
    return Self.request(that: .sets, effect.activity)
  }

  /// Indicates whether it is done without a yes and can't be taken back: a phone rings, a workout
  /// is over.
  package var actsUnasked: Bool {
    !confirms && (isImmediate || effect?.verb == .ends || effect?.verb == .cancels)
  }

  /// Indicates whether “same again” can mean it: it began something, rather than went on with what
  /// another request began.
  package var repeats: Bool {
    switch effect?.verb {
    case .offers, .sets, nil: true
    case .shows, .pauses, .resumes, .ends, .cancels: false
    }
  }

  /// Indicates whether it is about something that another request has set going.
  package var needsOngoing: Bool {
    switch effect?.verb {
    case .shows, .pauses, .resumes, .ends, .cancels: true
    case .offers, .sets, nil: false
    }
  }

  /// Indicates whether there are phrases that ask for it.
  package var isSayable: Bool { record != nil || !intents.contains(request.rawValue) }
}
