import Intents
import Storage

/// An account of the ledger.
enum Account {
  case purse

  /// The source of the purse's initial money.
  case opening
  case fees
  case person(String)

  /// The sender of a bill, by the bill's identifier.
  case bill(String)

  var name: String {
    switch self {
    case .purse: "purse"
    case .opening: "opening"
    case .fees: "fees"
    case .person(let identifier): "person \(identifier)"
    case .bill(let identifier): "bill \(identifier)"
    }
  }
}

extension Connection {
  func insert(_ payment: Payment, request: String) throws {
    let amount = payment.amount
    try run(
      """
      INSERT INTO payment (identifier, request, kind, person, currency, cents, fee, note, date)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      payment.identifier,
      request,
      payment.kind.rawValue,
      payment.person,
      amount.currency.rawValue,
      amount.cents,
      payment.fee,
      payment.note,
      payment.date.timeIntervalSince1970
    )
    // What is only asked for moves no money.
    guard payment.kind == .sent else { return }
    let number = try sum("SELECT last_insert_rowid() AS sum", [])
    let moves: [(Account, Int)] = [
      (.purse, -payment.cost), (.person(payment.person), amount.cents), (.fees, payment.fee),
    ]
    try book(moves.filter { $0.1 != 0 }, amount.currency, payment: number)
  }

  func book(
    _ moves: [(Account, Int)],
    _ currency: Amount.Currency,
    payment: Int? = nil
  ) throws {
    precondition(moves.reduce(0) { $0 + $1.1 } == 0, "Expected entries that add up to nothing.")
    for (account, cents) in moves {
      try run(
        "INSERT INTO entry (payment, account, currency, cents) VALUES (?, ?, ?, ?)",
        payment,
        account.name,
        currency.rawValue,
        cents
      )
    }
  }

  func balance(of account: Account, in currency: Amount.Currency) throws -> Int {
    try sum(
      "SELECT cents AS sum FROM balance WHERE account = ? AND currency = ?",
      [account.name, currency.rawValue]
    )
  }

  func refusal(of payment: Payment, today: Date) throws -> Ledger.Refusal? {
    guard payment.kind == .sent else { return nil }
    let currency = payment.amount.currency
    let sent = try sum(
      """
      SELECT coalesce(sum(cents), 0) AS sum FROM payment
      WHERE kind = 'sent' AND currency = ? AND date >= ?
      """,
      [currency.rawValue, today.timeIntervalSince1970]
    )
    if sent + payment.amount.cents > Tariff.mostInADay { return .overDailyLimit }
    return try balance(of: .purse, in: currency) < payment.cost ? .insufficientFunds : nil
  }

  func sum(_ sql: String, _ arguments: [any Storable]) throws -> Int {
    try rows(sql, arguments: arguments) { try $0["sum"] as Int }.first ?? 0
  }

  func payments(_ clause: String, _ arguments: any Storable...) throws -> [Payment] {
    try rows("SELECT * FROM payment \(clause)", arguments: arguments) { try Payment($0) }
  }
}

extension Payment {
  fileprivate init(_ row: Row) throws {
    self.init(
      identifier: try row["identifier"],
      kind: try Kind(row, "kind"),
      person: try row["person"],
      amount: Amount(cents: try row["cents"], try Amount.Currency(row, "currency")),
      fee: try row["fee"],
      note: try row["note"],
      date: Date(timeIntervalSince1970: try row["date"])
    )
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// Reads one of the words that the books know.
  ///
  /// - Throws: For any other, since money that was booked is not to be guessed at.
  init(_ row: Row, _ column: String) throws {
    guard let value = Self(rawValue: try row[column]) else {
      throw StorageError.mismatch(
        column: column,
        expected: Self.allCases.map(\.rawValue).joined(separator: " or "),
        found: "another word"
      )
    }
    self = value
  }
}
