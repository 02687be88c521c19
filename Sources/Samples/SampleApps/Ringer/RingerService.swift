import Intents

/// The state and dependencies that Ringer's handlers share.
struct RingerService: Sendable {
  let addressBook: AddressBook
  let store: CallStore
  let timeZone: TimeZone
  let now: @Sendable () -> Date
  let newIdentifier: @Sendable () -> String

  init(_ surroundings: Surroundings) throws {
    addressBook = surroundings.addressBook
    store = try CallStore(surroundings.storage, report: surroundings.report)
    timeZone = surroundings.timeZone
    now = surroundings.now
    newIdentifier = surroundings.newIdentifier
    if try store.isEmpty,
      let seed = try surroundings.resources.decoded("Calls.json", as: CallSeed.self)
    {
      try store.plant(seed.calls(now: now()))
    }
  }

  var app: LaunchedApp {
    LaunchedApp(
      makeExtension: { RingerExtension(service: self) },
      makeDelegate: { RingerApp(service: self) },
      database: store.database
    )
  }
}

/// The calls a history starts out with, read from JSON.
private struct CallSeed: Decodable, Sendable {
  var calls: [Entry]

  struct Entry: Decodable {
    var minutesAgo: Double
    var person: String
    var kind: Call.Kind
    var video: Bool
    var seconds: Double?
    var seen: Bool
  }

  func calls(now: Date) -> [Call] {
    calls.enumerated().map { index, entry in
      Call(
        identifier: "call-\(index + 1)",
        kind: entry.kind,
        isVideo: entry.video,
        people: [Call.Party(user: entry.person)],
        started: now - entry.minutesAgo * 60,
        seconds: entry.seconds,
        isSeen: entry.seen
      )
    }
  }
}

// MARK: - Whom to call

extension RingerService {
  /// Returns the parties to call for an intent's people; `nil` if one of them can't be called.
  func parties(for people: [INPerson]) -> [Call.Party]? {
    let parties = people.compactMap(party)
    guard parties.count == people.count, !parties.isEmpty else { return nil }
    // Whoever is named twice is called once.
    return parties.enumerated().filter { !parties[..<$0].contains($1) }.map(\.element)
  }

  private func party(for person: INPerson) -> Call.Party? {
    switch addressBook.recipient(for: person) {
    case .reached(let user, let handle):
      Call.Party(user: user.identifier, handle: handle.value)
    case .unknown:
      person.dialedNumber.map { Call.Party(handle: $0) }
    case .missingHandle, .unreachable, .several, .favorite, .severalHandles:
      nil
    }
  }

  /// The people of the last call of some kinds: whom to redial, or to call back.
  func partiesOfLastCall(_ kinds: [Call.Kind], with user: String? = nil) throws -> [Call.Party]? {
    try store.calls(matching: CallQuery(kinds: kinds, user: user), limit: 1).first?.people
  }
}

// MARK: - The call that is under way

extension RingerService {
  /// Nobody tells the app that the other side has hung up: after so long it takes that for granted.
  private static let longestCall: TimeInterval = 30 * 60

  private var start: Date { now() - Self.longestCall }

  /// Indicates whether there is a call to hang up.
  var isCalling: Bool {
    get throws { try store.hasCall(placedAfter: start) }
  }

  /// Ends what is under way; `false` if nothing is.
  func hangUp() throws -> Bool {
    try store.endCalls(placedAfter: start, at: now())
  }
}

extension INPerson {
  /// The number that was said instead of a name, if it can be one.
  var dialedNumber: String? {
    guard let value = personHandle?.value, personHandle?.type != .emailAddress else { return nil }
    let digits = value.filter(\.isWholeNumber)
    return (3...15).contains(digits.count) ? value : nil
  }
}

// MARK: - As the system knows it

extension RingerService {
  func systemRecord(_ call: Call) -> INCallRecord {
    INCallRecord(
      identifier: call.identifier,
      dateCreated: call.started,
      caller: call.people.first.flatMap(person),
      callRecordType: call.kind.systemType,
      callCapability: call.isVideo ? .videoCall : .audioCall,
      callDuration: call.seconds,
      unseen: !call.isSeen,
      numberOfCalls: 1
    )
  }

  private func person(_ party: Call.Party) -> INPerson? {
    if let user = party.user.flatMap(addressBook.user) {
      return user.person(with: party.handle.flatMap { user.handle(like: $0) })
    }
    guard let number = party.handle else { return nil }
    return INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber),
      nameComponents: nil,
      displayName: number,
      image: nil,
      contactIdentifier: nil,
      customIdentifier: nil
    )
  }
}
