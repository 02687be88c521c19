import Intents
import Storage

/// The accounts and all that was ever booked on them, on disk.
///
/// Books are kept in double entry: what one account of a payment loses, others gain, so that the
/// entries of each payment add up to nothing. Nothing that was booked is ever changed or removed;
/// a balance is the sum of its entries, which is kept up with each of them.
struct Ledger: Sendable {
  let database: Database

  init(_ location: Location, report: Database.Report? = nil) throws {
    database = try Database(
      location,
      migrations: [Self.layout, Self.balances, Self.bills],
      report: report
    )
  }

  private static let layout = """
    CREATE TABLE payment (
      number INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      request TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL CHECK (kind IN ('sent', 'requested')),
      person TEXT NOT NULL,
      currency TEXT NOT NULL,
      cents INTEGER NOT NULL CHECK (cents > 0),
      fee INTEGER NOT NULL CHECK (fee >= 0),
      note TEXT,
      date REAL NOT NULL
    ) STRICT;
    CREATE TABLE entry (
      payment INTEGER REFERENCES payment (number),
      account TEXT NOT NULL,
      currency TEXT NOT NULL,
      cents INTEGER NOT NULL CHECK (cents <> 0)
    ) STRICT;
    CREATE INDEX entries_by_account ON entry (account, currency);
    CREATE TRIGGER payments_stay BEFORE UPDATE ON payment
    BEGIN SELECT RAISE(ABORT, 'what was booked stays'); END;
    CREATE TRIGGER payments_are_kept BEFORE DELETE ON payment
    BEGIN SELECT RAISE(ABORT, 'what was booked stays'); END;
    CREATE TRIGGER entries_stay BEFORE UPDATE ON entry
    BEGIN SELECT RAISE(ABORT, 'what was booked stays'); END;
    CREATE TRIGGER entries_are_kept BEFORE DELETE ON entry
    BEGIN SELECT RAISE(ABORT, 'what was booked stays'); END
    """

  /// To add up all entries, or all payments, takes the longer the more there are.
  private static let balances = """
    CREATE TABLE balance (
      account TEXT NOT NULL,
      currency TEXT NOT NULL,
      cents INTEGER NOT NULL,
      PRIMARY KEY (account, currency)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO balance SELECT account, currency, sum(cents) FROM entry GROUP BY account, currency;
    CREATE TRIGGER entries_count AFTER INSERT ON entry
    BEGIN
      INSERT INTO balance VALUES (new.account, new.currency, new.cents)
      ON CONFLICT (account, currency) DO UPDATE SET cents = cents + excluded.cents;
    END;
    CREATE INDEX payment_in_order ON payment (kind, number);
    CREATE INDEX payment_in_time ON payment (kind, currency, date, cents);
    """

  /// The result of booking a payment.
  enum Booking: Sendable, Hashable {
    case booked(Payment)
    case refused(Refusal)
  }

  enum Refusal: Sendable, Hashable {
    case insufficientFunds

    /// More than can be sent in a day.
    case overDailyLimit
  }

  /// Books a payment, once for each request: whoever asks again, in this run of the app or in a
  /// later one, is given what was booked then.
  ///
  /// The daily limit counts from `today`, when the day began.
  func book(_ payment: Payment, request: String, today: Date) throws -> Booking {
    try database.write { connection in
      if let known = try connection.payments("WHERE request = ?", request).first {
        return .booked(known)
      }
      if let refusal = try connection.refusal(of: payment, today: today) {
        return .refused(refusal)
      }
      try connection.insert(payment, request: request)
      return .booked(payment)
    }
  }

  /// Why a payment could not be booked just now; `nil` if it could.
  ///
  /// A request that was booked before could be, again and again.
  func refusal(of payment: Payment, request: String?, today: Date) throws -> Refusal? {
    try database.read { connection in
      if let request, try connection.has("SELECT 1 FROM payment WHERE request = ?", request) {
        return nil
      }
      return try connection.refusal(of: payment, today: today)
    }
  }

  /// Returns the purse's balance, in cents.
  func balance(of currency: Amount.Currency) throws -> Int {
    try database.read { try $0.balance(of: .purse, in: currency) }
  }

  /// The number of payments and requests ever booked.
  var count: Int {
    get throws {
      // None is ever removed, so that the last one's number is how many there are.
      try database.read { try $0.sum("SELECT coalesce(max(number), 0) AS sum FROM payment", []) }
    }
  }

  /// Returns the payments of a kind, the latest first; a `limit` of -1 means all of them.
  func payments(_ kind: Payment.Kind, limit: Int) throws -> [Payment] {
    try database.read { connection in
      try connection.payments(
        "WHERE kind = ? ORDER BY number DESC LIMIT ?",
        kind.rawValue,
        limit
      )
    }
  }

  /// True if nothing was ever booked.
  var isEmpty: Bool {
    get throws { try database.isFresh || !database.has(Self.anyEntry) }
  }

  /// The contents of a new purse.
  private struct Opening: Sendable, Equatable {
    var balances: [Amount]
    var bills: [Bill]
  }

  /// Puts the opening balances, and the bills to pay from them, into a purse that was never filled,
  /// and leaves any other as it is.
  func open(with balances: [Amount], bills: [Bill] = []) throws {
    let opening = Opening(balances: balances, bills: bills)
    try database.plant(opening, unless: Self.anyEntry) { connection in
      for bill in bills { try connection.add(bill) }
      for balance in balances where balance.cents != 0 {
        try connection.book(
          [(.purse, balance.cents), (.opening, -balance.cents)],
          balance.currency
        )
      }
    }
  }

  private static let anyEntry = "SELECT 1 FROM entry"
}
