import Foundation
import Intents
import Storage
import Testing

@testable import SampleApps

/// What requests cost does not grow with what is stored, counted in steps of SQLite's machine.
struct ManyRecordsTests {
  private static let now = Date(timeIntervalSince1970: 1_795_196_460)

  /// A moment so many minutes ago.
  private func minutesAgo(_ minutes: Int) -> Date { Self.now - Double(minutes) * 60 }

  /// The steps of the same work with few records and with many.
  private func expectSame<Store>(
    _ make: (_ count: Int) throws -> Store,
    _ database: (Store) -> Database,
    _ work: (Store) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let steps = try [50, 3_000].map { count in
      let store = try make(count)
      // Statements are prepared by the first, which costs no steps but may analyse.
      let before = try database(store).read { $0.stepCount }
      try work(store)
      return try database(store).read { $0.stepCount } - before
    }
    #expect(steps[0] > 0, sourceLocation: sourceLocation)
    #expect(
      Double(steps[1]) <= Double(steps[0]) * 1.2,
      "\(steps[0]) steps became \(steps[1])",
      sourceLocation: sourceLocation
    )
  }

  // MARK: - Workouts

  private func workouts(_ count: Int) throws -> WorkoutStore {
    let store = try WorkoutStore(.memory)
    for number in (1...count).reversed() {
      let began = minutesAgo(number * 60 * 24)
      let plan = WorkoutPlan(activity: .run)
      let workout = Workout(
        identifier: "w\(number)",
        plan: plan,
        state: .running,
        began: began,
        elapsed: 0,
        runningSince: began
      )
      _ = try store.begin(workout, request: "b\(number)")
      let change: Workout.Change = number.isMultiple(of: 2) ? .end : .cancel
      _ = try store.change(change, of: nil, request: "e\(number)", now: began + 1800)
    }
    return store
  }

  @Test func `a workout begins and ends`() throws {
    try expectSame(workouts, \.database) { store throws in
      let plan = WorkoutPlan(activity: .run)
      let workout = Workout(
        identifier: "new",
        plan: plan,
        state: .running,
        began: Self.now,
        elapsed: 0,
        runningSince: Self.now
      )
      #expect(try store.begin(workout, request: "new"))
      #expect(try store.ongoing != nil)
      #expect(try store.change(.end, of: nil, request: "end", now: Self.now + 60))
      #expect(try store.last?.identifier == "new")
      let week = DateInterval(start: Self.now - 7 * 86_400, end: Self.now + 1)
      #expect(try store.workouts(begunIn: week).last?.identifier == "new")
    }
  }

  // MARK: - Payments

  private func payment(_ number: Int, _ kind: Payment.Kind = .sent, _ date: Date) -> Payment {
    Payment(
      identifier: "p\(number)",
      kind: kind,
      person: "anna",
      amount: Amount(cents: 100, .dollars),
      fee: 0,
      date: date
    )
  }

  private func ledger(_ count: Int) throws -> Ledger {
    let ledger = try Ledger(.memory)
    try ledger.open(with: [Amount(cents: 1_000_000, .dollars)])
    for number in (1...count).reversed() {
      let date = minutesAgo(number * 60)
      let kind: Payment.Kind = number.isMultiple(of: 2) ? .sent : .requested
      _ = try ledger.book(payment(number, kind, date), request: "r\(number)", today: date)
    }
    return ledger
  }

  @Test func `money is sent and asked for`() throws {
    try expectSame(ledger, \.database) { ledger throws in
      #expect(try !ledger.isEmpty)
      #expect(try ledger.payments(.sent, limit: 1).count == 1)
      let payment = payment(0, .sent, Self.now)
      #expect(try ledger.refusal(of: payment, request: "new", today: Self.now) == nil)
      let booking = try ledger.book(payment, request: "new", today: Self.now)
      #expect(booking == .booked(payment))
    }
  }

  @Test func `a balance is the sum of its entries, also of those from before it was kept`() throws {
    let ledger = try ledger(40)
    let sums: [Int] = try ledger.database.read { connection in
      try connection.rows(
        "SELECT sum(cents) AS sum FROM entry WHERE account = 'purse' AND currency = 'USD'"
      ) { try $0["sum"] }
    }
    #expect(try [ledger.balance(of: .dollars)] == sums)
  }

  // MARK: - Calls

  private func calls(_ count: Int) throws -> CallStore {
    let store = try CallStore(.memory)
    let kinds: [Call.Kind] = [.received, .outgoing, .outgoing]
    try store.plant(
      (1...count).map { number in
        Call(
          identifier: "c\(number)",
          // The last missed call is the very first.
          kind: number == 1 ? .missed : kinds[number % 3],
          isVideo: false,
          people: [Call.Party(user: number < 20 ? "anna" : "mike")],
          started: minutesAgo(count - number),
          isSeen: true
        )
      }
    )
    return store
  }

  @Test(arguments: [
    CallQuery(kinds: [.outgoing]), CallQuery(kinds: [.missed, .received]),
    CallQuery(kinds: [.missed]), CallQuery(user: "anna"), CallQuery(isVideo: true),
    CallQuery(isSeen: false), CallQuery(),
  ])
  func `calls are found`(query: CallQuery) throws {
    try expectSame(calls, \.database) { _ = try $0.calls(matching: query, limit: 5) }
  }

  @Test func `calls are placed and seen`() throws {
    try expectSame(calls, \.database) { store throws in
      let call = Call(
        identifier: "new",
        kind: .outgoing,
        isVideo: false,
        people: [Call.Party(user: "anna")],
        started: Self.now,
        isSeen: false
      )
      #expect(try store.add(call, request: "new"))
      try store.markAllSeen()
    }
  }

  /// Calls of the last minutes, all of them ended.
  private func endedCalls(_ count: Int) throws -> CallStore {
    let store = try CallStore(.memory)
    try store.plant(
      (1...count).map { number in
        Call(
          identifier: "c\(number)",
          kind: .outgoing,
          isVideo: false,
          people: [Call.Party(user: "anna")],
          started: Self.now - Double(number) / 10,
          seconds: 1,
          isSeen: true
        )
      }
    )
    return store
  }

  @Test func `it is known that no call is under way`() throws {
    try expectSame(endedCalls, \.database) { store throws in
      #expect(try !store.hasCall(placedAfter: minutesAgo(30)))
      #expect(try !store.endCalls(placedAfter: minutesAgo(30), at: Self.now))
    }
  }

  // MARK: - Messages

  private func messages(_ count: Int) throws -> MessageStore {
    let store = try MessageStore(.memory)
    let conversations = [("anna", nil), ("mike", nil), ("climbers", "Climbers" as String?)]
    let seed = MessageSeed(
      conversations: conversations.enumerated().map { place, conversation in
        MessageSeed.Conversation(
          identifier: conversation.0,
          group: conversation.1,
          participants: place == 2 ? ["anna", "mike"] : [conversation.0],
          messages: (0..<(place == 0 ? 10 : count)).map { number in
            MessageSeed.Message(
              minutesAgo: Double(count - number),
              sender: place == 0 ? "anna" : "mike",
              text: "number \(number)",
              read: true
            )
          }
        )
      }
    )
    try store.plant(seed, me: "me", now: Self.now)
    // What has come since is indexed when somebody looks for it first.
    _ = try store.messages(matching: MessageQuery(terms: ["lunch"]), limit: 1)
    return store
  }

  @Test(arguments: [
    MessageQuery(), MessageQuery(isRead: false), MessageQuery(isFlagged: true),
    MessageQuery(senders: ["anna"]), MessageQuery(recipients: ["anna"]),
    MessageQuery(recipients: ["me"]), MessageQuery(conversations: ["anna"]),
    MessageQuery(groups: ["climbers"]), MessageQuery(terms: ["7"]),
  ])
  func `messages are found`(query: MessageQuery) throws {
    try expectSame(messages, \.database) { _ = try $0.messages(matching: query, limit: 5) }
  }

  @Test func `messages of many are found in the order of their time`() throws {
    let store = try messages(3_000)
    let found = try store.messages(matching: MessageQuery(terms: ["number"]), limit: 3)
    #expect(found.map(\.text) == ["number 2998", "number 2999", "number 2999"])
    let one = try store.messages(matching: MessageQuery(recipients: ["me"]), limit: 1)
    #expect(one.map(\.text) == ["number 2999"])
  }

  @Test func `messages are sent, and groups listed`() throws {
    try expectSame(messages, \.database) { store throws in
      let outgoing = Outgoing(
        request: "new",
        sender: "me",
        recipients: [Message.Recipient(user: "anna")],
        text: "hello",
        sent: Self.now
      )
      _ = try store.send(outgoing) { "new" }
      #expect(try store.groups.map(\.name) == ["Climbers"])
      #expect(try store.group(named: "climbers")?.identifier == "climbers")
    }
  }

  // MARK: - Rides

  @Test func `rides are counted and booked`() throws {
    func ride(_ number: Int, _ date: Date) -> Ride {
      Ride(
        identifier: "MR-\(number)",
        kind: .sedan,
        pickup: Place(name: "A", latitude: 1, longitude: 1),
        dropOff: Place(name: "B", latitude: 2, longitude: 2),
        driver: "d",
        booked: date,
        pickupDate: date,
        isScheduled: false
      )
    }
    func rides(_ count: Int) throws -> RideStore {
      let store = try RideStore(.memory)
      for number in 1...count {
        let date = minutesAgo((count - number + 2) * 1440)
        _ = try store.book(ride(number, date), request: "r\(number)", now: date)
        try store.cancel("MR-\(number)", Ride.Cancellation(date: date, fee: 0))
      }
      #expect(try store.count == count)
      return store
    }
    try expectSame(rides, \.database) { store throws in
      _ = try store.count
      _ = try store.latest
      guard case .booked = try store.book(ride(0, Self.now), request: "new", now: Self.now) else {
        Issue.record("expected a ride")
        return
      }
    }
  }
}
