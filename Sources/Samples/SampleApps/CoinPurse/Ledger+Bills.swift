import Intents
import Storage

extension Ledger {
  /// A bill is paid by one request, of which the entries on its account tell how much it was.
  static let bills = """
    CREATE TABLE bill (
      identifier TEXT PRIMARY KEY,
      type INTEGER NOT NULL,
      payee TEXT NOT NULL,
      currency TEXT NOT NULL,
      cents INTEGER NOT NULL CHECK (cents > 0),
      due REAL NOT NULL,
      paid REAL,
      request TEXT UNIQUE
    ) STRICT, WITHOUT ROWID;
    """

  /// The result of paying a bill.
  enum BillPayment: Sendable, Hashable {
    case paid(Bill)
    case insufficientFunds
    case noSuchBill
  }

  /// Returns the bills that are found, those that are due first before the others.
  func bills(matching query: BillQuery) throws -> [Bill] {
    try database.read { try $0.bills(matching: query) }
  }

  /// Pays the first bill of a type that is due, once for each request.
  func pay(_ type: INBillType, request: String, at now: Date) throws -> BillPayment {
    try database.write { connection in
      if let known = try connection.bill(ofRequest: request) { return .paid(known) }
      let open = try connection.bills(matching: BillQuery(type: type, isPaid: false))
      guard var bill = open.first else { return .noSuchBill }
      guard try connection.canPay(bill) else { return .insufficientFunds }
      bill.paid = now
      try connection.book(payingOf: bill, request: request, at: now)
      return .paid(bill)
    }
  }

  /// True if there is enough for a bill.
  func canPay(_ bill: Bill) throws -> Bool {
    try database.read { try $0.canPay(bill) }
  }
}

extension Connection {
  func canPay(_ bill: Bill) throws -> Bool {
    try balance(of: .purse, in: bill.amount.currency) >= bill.amount.cents
  }

  func add(_ bill: Bill) throws {
    try run(
      "INSERT INTO bill (identifier, type, payee, currency, cents, due) VALUES (?, ?, ?, ?, ?, ?)",
      bill.identifier,
      bill.type.rawValue,
      bill.payee,
      bill.amount.currency.rawValue,
      bill.amount.cents,
      bill.due.timeIntervalSince1970
    )
  }

  func book(payingOf bill: Bill, request: String, at now: Date) throws {
    try run(
      "UPDATE bill SET paid = ?, request = ? WHERE identifier = ?",
      now.timeIntervalSince1970,
      request,
      bill.identifier
    )
    let (cents, currency) = (bill.amount.cents, bill.amount.currency)
    try book([(.purse, -cents), (.bill(bill.identifier), cents)], currency)
  }

  func bills(matching query: BillQuery) throws -> [Bill] {
    var conditions = Conditions()
    if let type = query.type { conditions.require("type = ?", [type.rawValue]) }
    if let isPaid = query.isPaid { conditions.require("(paid IS NOT NULL) = ?", [isPaid]) }
    return try bills("WHERE \(conditions.sql) ORDER BY due, identifier", conditions.arguments)
  }

  func bill(ofRequest request: String) throws -> Bill? {
    try bills("WHERE request = ?", [request]).first
  }

  private func bills(_ rest: String, _ arguments: [any Storable]) throws -> [Bill] {
    try rows(
      "SELECT identifier, type, payee, currency, cents, due, paid FROM bill \(rest)",
      arguments: arguments
    ) { try Bill($0) }
  }
}

extension Bill {
  fileprivate init(_ row: Row) throws {
    let paid: Double? = try row["paid"]
    self.init(
      identifier: try row["identifier"],
      type: INBillType(rawValue: try row["type"]) ?? .unknown,
      payee: try row["payee"],
      amount: Amount(cents: try row["cents"], try Amount.Currency(row, "currency")),
      due: Date(timeIntervalSince1970: try row["due"]),
      paid: paid.map { Date(timeIntervalSince1970: $0) }
    )
  }
}
