import Foundation
import Intents
import Scratch
import Storage
import Testing

@testable import SampleApps

struct LedgerTests {
  private static let day = Date(timeIntervalSince1970: 1_795_161_600)

  private func payment(
    _ cents: Int,
    _ currency: Amount.Currency = .dollars,
    fee: Int = 0,
    kind: Payment.Kind = .sent,
    named identifier: String = "p1"
  ) -> Payment {
    Payment(
      identifier: identifier,
      kind: kind,
      person: "anna",
      amount: Amount(cents: cents, currency),
      fee: fee,
      note: "lunch",
      date: Self.day + 60
    )
  }

  @Test func `a bill is paid once, from money that is there`() throws {
    func bill(_ type: INBillType, _ cents: Int) -> Bill {
      let amount = Amount(cents: cents, .dollars)
      return Bill(identifier: "\(cents)", type: type, payee: "P", amount: amount, due: Self.day)
    }
    let ledger = try Ledger(.memory)
    let (phone, rent) = (bill(.phone, 4_500), bill(.rent, 90_000))
    try ledger.open(with: [Amount(cents: 10_000, .dollars)], bills: [phone, rent])
    var paid = phone
    paid.paid = Self.day
    for _ in 1...2 {
      #expect(try ledger.pay(.phone, request: "r1", at: Self.day) == .paid(paid))
    }
    #expect(try ledger.balance(of: .dollars) == 5_500)
    #expect(try ledger.pay(.phone, request: "r2", at: Self.day) == .noSuchBill)
    #expect(try ledger.pay(.rent, request: "r3", at: Self.day) == .insufficientFunds)
    #expect(try ledger.bills(matching: BillQuery(isPaid: false)) == [rent])
  }

  @Test func `a request that was booked before a crash is not booked again after it`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("CoinPurse.sqlite")
    let before = try Ledger(.file(path))
    try before.open(with: [Amount(cents: 10_000, .dollars)])
    let booked = try before.book(payment(2_000), request: "r1", today: Self.day)

    // Whoever asked never heard of it, and asks again at the next start.
    let after = try Ledger(.file(path))
    try after.open(with: [Amount(cents: 10_000, .dollars)])
    let again = try after.book(payment(2_000, named: "p2"), request: "r1", today: Self.day)
    #expect(booked == .booked(payment(2_000)))
    #expect(again == booked)
    #expect(try after.balance(of: .dollars) == 8_000)
    #expect(try after.payments(.sent, limit: -1) == [payment(2_000)])
  }

  @Test func `several that book at once spend no cent twice`() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("CoinPurse.sqlite")
    try Ledger(.file(path)).open(with: [Amount(cents: 10_000, .dollars)])
    let bookings = await withTaskGroup(of: Ledger.Booking?.self) { group in
      for number in 0..<40 {
        group.addTask {
          let ledger = try? Ledger(.file(path))
          let payment = payment(1_000, named: "p\(number)")
          // Each request comes twice.
          return try? ledger?.book(payment, request: "r\(number / 2)", today: Self.day)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let ledger = try Ledger(.file(path))
    #expect(!bookings.contains(nil))
    #expect(bookings.count { $0 == .refused(.insufficientFunds) } == 20)
    #expect(try ledger.balance(of: .dollars) == 0)
    #expect(try ledger.count == 10)
  }

  @Test func `entries add up to nothing, and the books balance`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("CoinPurse.sqlite")
    let ledger = try Ledger(.file(path))
    try ledger.open(with: [Amount(cents: 10_000, .dollars), Amount(cents: 5_000, .euros)])
    _ = try ledger.book(payment(1_000, .euros, fee: 25), request: "r1", today: Self.day)
    _ = try ledger.book(payment(900, kind: .requested, named: "p2"), request: "r2", today: Self.day)
    let database = ledger.database
    let sums = try database.read { connection in
      try connection.rows("SELECT sum(cents) AS sum FROM entry GROUP BY currency") {
        try $0["sum"] as Int
      }
    }
    #expect(sums == [0, 0])
    #expect(try ledger.balance(of: .euros) == 3_975)
    #expect(try ledger.balance(of: .dollars) == 10_000)
  }

  @Test(arguments: [
    "UPDATE payment SET cents = 1", "DELETE FROM payment", "UPDATE entry SET cents = 1",
    "DELETE FROM entry",
    """
    INSERT INTO payment (identifier, request, kind, person, currency, cents, fee, date)
    VALUES ('p2', 'r1', 'sent', 'anna', 'USD', 1, 0, 0)
    """,
  ])
  func `what was booked stays as it is, and a request has one payment`(sql: String) throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("CoinPurse.sqlite")
    let ledger = try Ledger(.file(path))
    try ledger.open(with: [Amount(cents: 10_000, .dollars)])
    _ = try ledger.book(payment(1_000), request: "r1", today: Self.day)
    let database = ledger.database
    #expect(throws: StorageError.self) { try database.write { try $0.run(sql) } }
    #expect(try ledger.balance(of: .dollars) == 9_000)
  }

  @Test func `a row in a currency that the books don't know is not taken for another`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("CoinPurse.sqlite")
    let ledger = try Ledger(.file(path))
    let database = ledger.database
    try database.write { connection in
      try connection.run(
        """
        INSERT INTO payment (identifier, request, kind, person, currency, cents, fee, date)
        VALUES ('p1', 'r1', 'sent', 'anna', 'CHF', 2000, 0, 0)
        """
      )
    }
    let mismatch = StorageError.mismatch(
      column: "currency",
      expected: "USD or EUR",
      found: "another word"
    )
    #expect(throws: mismatch) { try ledger.payments(.sent, limit: 1) }
    #expect(throws: mismatch) {
      try ledger.book(payment(2_000), request: "r1", today: Self.day)
    }
  }

  @Test func `the latest comes first, of one kind`() throws {
    let ledger = try Ledger(.memory)
    try ledger.open(with: [Amount(cents: 10_000, .dollars)])
    for number in 1...3 {
      let payment = payment(100 * number, named: "p\(number)")
      _ = try ledger.book(payment, request: "r\(number)", today: Self.day)
    }
    _ = try ledger.book(payment(900, kind: .requested, named: "p4"), request: "r4", today: Self.day)
    #expect(try ledger.payments(.sent, limit: 1).map(\.identifier) == ["p3"])
    #expect(try ledger.payments(.sent, limit: -1).map(\.identifier) == ["p3", "p2", "p1"])
    #expect(try ledger.payments(.requested, limit: 1).map(\.identifier) == ["p4"])
  }
}
