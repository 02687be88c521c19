import Foundation
import Glibc
import Randomness
import Scratch
import Storage
import Testing

@testable import SampleApps

/// Kills the process at random moments, sixty-four in all, or two hundred where whole samples are
/// wanted; half of them while it pays.
///
/// Each start finds the data folder as the kill before left it, so every kill but the last also
/// tries whether a new start copes with it.
@Suite(.startsProcesses) struct KillTests {
  /// The number of kills for a seed.
  private static let kills = Sample.few(8, of: 25)

  /// When a process is killed: so long a pause after it has been told yes, while it waits for more.
  private struct Moment {
    /// The number of requests that it is told before the kill, each with a yes to its question.
    let requests: Int
    let question: String
    let pause: Int

    /// Pauses from nothing to a whole start.
    init(upTo requests: Int, _ question: String, using generator: inout SplitMix) {
      self.requests = Int.random(in: 1...requests, using: &generator)
      self.question = question
      pause = 1 << Int.random(in: 0...16, using: &generator)
    }

    func kill(_ process: ParleyProcess) throws {
      try process.awaitOutput(of: question, times: requests)
      for _ in 0..<pause { sched_yield() }
      process.kill()
    }
  }

  /// Runs a conversation on a folder, to its end or to a moment.
  ///
  /// Its apps are in its process, so that they are killed in the middle of what they store; in
  /// processes of their own they end between two calls.
  ///
  /// What is to be killed finds no end of its input before, and so has something open.
  ///
  /// - Returns: All that it said.
  private func converse(
    _ lines: [String],
    in folder: ScratchFolder,
    isolated isIsolated: Bool = false,
    until kill: ((ParleyProcess) throws -> Void)? = nil
  ) throws -> String {
    let process = try ParleyProcess(
      (isIsolated ? [] : ["--in-process"]) + ["--data", folder.path],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      isHeldOpen: kill != nil
    )
    try kill?(process)
    let result = try process.finish()
    #expect(result.errors == "")
    #expect(result.code == (kill == nil ? 0 : 128 + SIGKILL))
    return result.output
  }

  private static let question = "Ready to send it?"

  // MARK: - Messages

  @Test(arguments: [1, 2, 3])
  func `what was said to be sent is stored, and nothing is sent twice`(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let folder = try ScratchFolder()
    var sent: [String] = []
    for run in 1...Self.kills {
      let texts = (1...5).map { "note \($0) of run \(run)" }
      let moment = Moment(upTo: texts.count, Self.question, using: &generator)
      let output = try converse(
        texts.prefix(moment.requests).flatMap(sending),
        in: folder,
        isolated: seed == 1,
        until: moment.kill
      )
      sent += texts.prefix(output.count(of: "Message to Anna Haro sent.\n"))
    }
    let output = try converse(sending("the last note"), in: folder)
    #expect(output.count(of: "Message to Anna Haro sent.\n") == 1)
    sent.append("the last note")

    let store = try MessageStore(.file(folder.path("MessageBot.sqlite")))
    let stored = try store.messages(matching: MessageQuery(), limit: -1).map(\.text)
    let counts = Dictionary(stored.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 } == [:])
    #expect(sent.filter { counts[$0] != 1 } == [])
    // Else the kills came too early to show anything.
    #expect(sent.count >= Self.kills / 3)
  }

  private func sending(_ text: String) -> [String] {
    ["Send a message to Anna Haro saying \(text)", "yes"]
  }

  @Test func `several conversations on one folder lose nothing of each other`() throws {
    let folder = try ScratchFolder()
    let texts = (1...4).map { number in (1...5).map { "note \($0) of conversation \(number)" } }
    let processes = try texts.map { texts in
      try ParleyProcess(
        ["--data", folder.path],
        input: Array(texts.flatMap(sending).map { $0 + "\n" }.joined().utf8)
      )
    }
    for process in processes {
      let result = try process.finish()
      #expect(result.errors == "")
      #expect(result.output.count(of: "Message to Anna Haro sent.\n") == 5)
    }
    let store = try MessageStore(.file(folder.path("MessageBot.sqlite")))
    let stored = try store.messages(matching: MessageQuery(), limit: -1).map(\.text)
    #expect(texts.flatMap(\.self).filter { text in stored.count { $0 == text } != 1 } == [])
    #expect(try converse(["who did I text"], in: folder) != "")
  }

  // MARK: - Rides

  @Test func `no yes books two rides, and no ride that was said to be booked is lost`() throws {
    var generator = SplitMix(seed: 4)
    let folder = try ScratchFolder()
    var (runs, booked, cancelled) = (0, 0, 0)
    func count(_ output: String) {
      runs += 1
      booked += output.count(of: "MyRide has confirmed your ride")
      cancelled += output.count(of: "MyRide has cancelled your ride.")
    }
    for _ in 1...Self.kills {
      let moment = Moment(upTo: 2, "Do you want to request it?", using: &generator)
      let lines = Array(Self.rides.prefix(4 * moment.requests))
      count(try converse(lines, in: folder, until: moment.kill))
    }
    count(try converse(Self.rides, in: folder))

    let rides = try rides(in: folder)
    // A ride can be booked without having been said to be, in the run that was killed just then.
    #expect((booked...booked + runs).contains(rides.count))
    #expect(Set(rides.map(\.request)).count == rides.count)
    #expect(rides.count { $0.isCancelled } >= cancelled)
    #expect(rides.count { !$0.isCancelled } <= 1)
    #expect(booked > Self.kills / 10 && cancelled > Self.kills / 10)
  }

  /// One ride is called off, if there is one, and two are booked, the first of them in vain.
  private static let rides = [
    "cancel my ride", "yes",
    "get me a ride from home to the Ferry Building tomorrow at 10 am", "yes",
    "cancel my ride", "yes",
    "get me a ride from home to the Ferry Building tomorrow at 10 am", "yes",
  ]

  private struct StoredRide {
    let request: String
    let isCancelled: Bool
  }

  private func rides(in folder: ScratchFolder) throws -> [StoredRide] {
    // The layout is the app's; one script stands for the version that it has.
    let database = try Database(.file(folder.path("MyRide.sqlite")), migrations: ["", ""])
    return try database.read { connection in
      try connection.rows("SELECT request, canceled FROM ride") { row in
        let cancelled: Double? = try row["canceled"]
        return try StoredRide(request: row["request"], isCancelled: cancelled != nil)
      }
    }
  }
}

extension KillTests {
  // MARK: - Payments

  // S64
  @Test(arguments: [5, 6, 7, 8])
  func `no payment that was said to be made is lost, and none is made twice`(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let folder = try ScratchFolder()
    var said = 0
    func pay(run: Int, until moment: Moment? = nil) throws -> [Int] {
      let amounts = (1...3).map { 100 + 3 * run + $0 }
      let lines = amounts.prefix(moment?.requests ?? amounts.count).flatMap(paying)
      let output = try converse(lines, in: folder, until: moment?.kill)
      let sent = output.count(of: "Sent $")
      said += sent
      try checkBooks(in: folder, amounts, sent: sent)
      return amounts
    }
    for run in 1...Self.kills {
      let amounts = try pay(run: run, until: Moment(upTo: 3, Self.question, using: &generator))
      try repeatRequests(for: amounts, in: folder)
    }
    let before = said
    _ = try pay(run: Self.kills + 1)
    #expect(said == before + 3)
    // Else the kills came too early to show anything.
    #expect(said >= Self.kills / 3)
  }

  @Test func `whoever was said to be paid is known at the next start`() throws {
    let lines = ["Pay Anna Haro $1", "yes", "Pay Mike Chen $2", "yes"]
    let said = try converse(lines, in: try ScratchFolder())
    for _ in 1...10 {
      let folder = try ScratchFolder()
      // As soon as it is said.
      _ = try converse(lines, in: folder) { process in
        try process.awaitOutput(ofBytes: said.utf8.count)
        process.kill()
      }
      let again = try converse(["Same again", "no"], in: folder)
      #expect(again.contains("$2.00 to Mike Chen. Ready to send it?"))
    }
  }

  /// In cents: what the purse of the sample world starts out with.
  private static let opening = 1_250_00

  private func paying(_ cents: Int) -> [String] {
    ["Pay Anna Haro $\(cents / 100).\(cents % 100 / 10)\(cents % 10)", "yes"]
  }

  private func ledger(in folder: ScratchFolder) throws -> Ledger {
    let ledger = try Ledger(.file(folder.path("CoinPurse.sqlite")))
    // As at each start; the first run may have been killed before it came to that.
    try ledger.open(with: [Amount(cents: Self.opening, .dollars)])
    return ledger
  }

  /// Holds the books of a killed run against what it said.
  private func checkBooks(in folder: ScratchFolder, _ amounts: [Int], sent: Int) throws {
    let ledger = try ledger(in: folder)
    let paid = try ledger.payments(.sent, limit: -1).map(\.amount.cents)
    #expect(Set(paid).count == paid.count)
    #expect(amounts.prefix(sent).allSatisfy(paid.contains))
    // At most the one that was under way was made without being said to be.
    #expect(amounts.count(where: paid.contains) <= sent + 1)
    #expect(try ledger.balance(of: .dollars) == Self.opening - paid.reduce(0, +))
  }

  /// Asks twice more for everything that a killed run was to pay: under the request's own
  /// identifier where it was booked, and a new one where it wasn't.
  private func repeatRequests(for amounts: [Int], in folder: ScratchFolder) throws {
    let ledger = try ledger(in: folder)
    let requests = try requests(in: folder)
    for cents in amounts + amounts {
      let request = requests[cents] ?? "repeated \(cents)"
      let payment = payment(of: cents)
      guard case .booked(let booked) = try ledger.book(payment, request: request, today: Self.day)
      else {
        Issue.record("not booked")
        continue
      }
      #expect(booked.amount == payment.amount)
      // What was booked before is not booked in its place.
      #expect((booked.identifier == payment.identifier) == (requests[cents] == nil))
    }
    let paid = try ledger.payments(.sent, limit: -1).map(\.amount.cents)
    #expect(amounts.allSatisfy { cents in paid.count { $0 == cents } == 1 })
    #expect(try ledger.balance(of: .dollars) == Self.opening - paid.reduce(0, +))
  }

  private static let day = Date(timeIntervalSince1970: 0)

  private func payment(of cents: Int) -> Payment {
    Payment(
      identifier: "repeated \(cents)",
      kind: .sent,
      person: "anna",
      amount: Amount(cents: cents, .dollars),
      fee: 0,
      note: nil,
      date: Self.day
    )
  }

  /// The requests that were booked, by amount in cents.
  private func requests(in folder: ScratchFolder) throws -> [Int: String] {
    // The layout is the app's; one script stands for the version that it has.
    let database = try Database(.file(folder.path("CoinPurse.sqlite")), migrations: ["", "", ""])
    let rows = try database.read { connection in
      try connection.rows("SELECT cents, request FROM payment") { row in
        try (row["cents"] as Int, row["request"] as String)
      }
    }
    return Dictionary(rows) { first, _ in first }
  }
}

extension String {
  fileprivate func count(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
