import Intents

/// The state and dependencies that CoinPurse's handlers share.
struct CoinPurseService: Sendable {
  let ledger: Ledger
  let addressBook: AddressBook
  let newIdentifier: @Sendable () -> String
  private let timeZone: TimeZone
  let now: @Sendable () -> Date

  init(_ surroundings: Surroundings) throws {
    ledger = try Ledger(surroundings.storage, report: surroundings.report)
    addressBook = surroundings.addressBook
    timeZone = surroundings.timeZone
    now = surroundings.now
    newIdentifier = surroundings.newIdentifier
    if try ledger.isEmpty,
      let purse = try surroundings.resources.decoded("Purse.json", as: Purse.self)
    {
      let bills = (purse.bills ?? []).enumerated().map { $1.bill(numbered: $0 + 1, today: today) }
      try ledger.open(with: purse.balances.map(\.amount), bills: bills)
    }
  }

  /// The app; what was booked stays in the ledger, so no earlier state is restored.
  var app: LaunchedApp {
    LaunchedApp(
      makeExtension: { CoinPurseExtension(service: self) },
      makeDelegate: { CoinPurseApp() },
      database: ledger.database,
      canTakeBack: false
    )
  }
}

/// The initial contents of a purse, read from JSON.
private struct Purse: Decodable, Sendable {
  var balances: [Balance]
  var bills: [Invoice]?

  struct Invoice: Decodable {
    /// Its purpose, in one word.
    var type: String
    var payee: String
    var amount: Amount
    var dueInDays: Double

    enum CodingKeys: CodingKey {
      case type
      case payee
      case dueInDays
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      type = try container.decode(String.self, forKey: .type)
      payee = try container.decode(String.self, forKey: .payee)
      amount = try Amount(from: decoder, in: 1...Amount.cents.upperBound)
      dueInDays = try container.decode(Double.self, forKey: .dueInDays)
    }

    private static let types: [String: INBillType] = [
      "electricity": .electricity, "gas": .gas, "internet": .internet, "phone": .phone,
      "rent": .rent, "water": .water,
    ]

    func bill(numbered number: Int, today: Date) -> Bill {
      Bill(
        identifier: "bill-\(number)",
        type: Self.types[type] ?? .unknown,
        payee: payee,
        amount: amount,
        due: today + dueInDays * 24 * 3600
      )
    }
  }

  struct Balance: Decodable {
    var amount: Amount

    init(from decoder: any Decoder) throws {
      amount = try Amount(from: decoder, in: Amount.cents)
    }
  }
}

extension Amount {
  private enum CodingKeys: CodingKey {
    case currency
    case cents
  }

  /// Reads a currency and the cents beside it.
  ///
  /// - Throws: If the cents are beyond what there can be.
  fileprivate init(from decoder: any Decoder, in range: ClosedRange<Int>) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cents = try container.decode(Int.self, forKey: .cents)
    guard range.contains(cents) else {
      throw DecodingError.dataCorruptedError(
        forKey: .cents,
        in: container,
        debugDescription: "Expected an amount that somebody can have, or owe."
      )
    }
    self.init(cents: cents, try container.decode(Currency.self, forKey: .currency))
  }
}

/// The activities that CoinPurse is opened with.
enum PurseActivity: String {
  case payments = "com.example.CoinPurse.payments"
}

// MARK: - Who is meant

extension CoinPurseService {
  /// A person of an intent as a user of CoinPurse, which reaches people by a number or an address of theirs.
  enum Party {
    case found(User)
    case unknown
    case unreachable
    case several([User])

    /// Several fit, but only this one is a favorite, or can be reached.
    case likely(User)
  }

  func party(_ person: INPerson) -> Party {
    let found = addressBook.users(matching: person)
    guard let first = found.first else { return .unknown }
    let reachable = found.filter { !$0.handles.isEmpty }
    if reachable.isEmpty { return .unreachable }
    if found.count == 1 { return .found(first) }
    let favorites = reachable.filter(\.isFavorite)
    if let favorite = favorites.first, favorites.count == 1 { return .likely(favorite) }
    return reachable.count == 1 ? .likely(reachable[0]) : .several(reachable)
  }

  /// Returns the user who was paid or asked last.
  func latestParty(_ kind: Payment.Kind) -> User? {
    let latest = (try? ledger.payments(kind, limit: 1))?.first
    return latest.flatMap { addressBook.user($0.person) }
  }
}

extension User {
  /// The user with what CoinPurse reaches them by: a mobile number sooner than another.
  var party: INPerson {
    person(with: handles.first { $0.label == .mobile } ?? handles.first)
  }
}

// MARK: - The accounts

extension CoinPurseService {
  /// The account for money of a currency, with what is in it now.
  func account(for currency: Amount.Currency) throws -> INPaymentAccount {
    let balance = Amount(cents: try ledger.balance(of: currency), currency).systemAmount
    return INPaymentAccount(
      nickname: currency.accountName,
      number: nil,
      accountType: .checking,
      organizationName: nil,
      balance: balance.amount.map {
        INBalanceAmount(amount: $0, currencyCode: currency.rawValue)
      },
      secondaryBalance: nil
    )
  }
}

extension Amount.Currency {
  var accountName: INSpeakableString {
    INSpeakableString(spokenPhrase: self == .dollars ? "Dollar account" : "Euro account")
  }

  /// The currency of an account by what somebody calls it: “euros”, “my dollar account”.
  init?(accountCalled name: String) {
    let words = name.lowercased()
    let named = Self.allCases.filter { currency in
      currency.words.contains { words.contains($0) }
    }
    guard let first = named.first, named.count == 1 else { return nil }
    self = first
  }

  private var words: [String] {
    switch self {
    case .dollars: ["dollar", "buck", "usd", "$"]
    case .euros: ["euro", "eur", "€"]
    }
  }
}

// MARK: - The payment

extension CoinPurseService {
  /// The payment that an intent asks for.
  ///
  /// - Returns: `nil` if it does not say who and how much in terms of CoinPurse.
  func payment(
    _ kind: Payment.Kind,
    _ person: INPerson?,
    _ amount: INCurrencyAmount?,
    _ note: String?
  ) -> Payment? {
    guard let person, case .found(let user) = party(person),
      let amount = try? amount.map({ try Amount($0) }), amount.limit == nil
    else { return nil }
    return Payment(
      identifier: newIdentifier(),
      kind: kind,
      person: user.identifier,
      amount: amount,
      fee: kind == .sent ? Tariff.fee(for: amount.currency) : 0,
      note: note,
      date: now()
    )
  }

  func refusal(of payment: Payment, request: String?) throws -> Ledger.Refusal? {
    try ledger.refusal(of: payment, request: request, today: today)
  }

  func book(_ payment: Payment, request: String?) throws -> Ledger.Booking {
    try ledger.book(payment, request: request ?? newIdentifier(), today: today)
  }

  private var today: Date { calendar.startOfDay(for: now()) }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  /// The day of a date, without a time.
  func day(of date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day], from: date)
  }

  /// The payment as the system shows it.
  func record(of payment: Payment, _ status: INPaymentStatus) -> INPaymentRecord? {
    let other = addressBook.user(payment.person)?.party
    let me = addressBook.me.person()
    return INPaymentRecord(
      payee: payment.kind == .sent ? other : me,
      payer: payment.kind == .sent ? me : other,
      currencyAmount: payment.amount.systemAmount,
      paymentMethod: payment.amount.currency.account,
      note: payment.note,
      status: status,
      feeAmount: payment.fee == 0
        ? nil : Amount(cents: payment.fee, payment.amount.currency).systemAmount
    )
  }
}

extension Amount {
  enum Limit {
    case tooLittle
    case tooMuch
  }

  /// The limit on a single payment that the amount exceeds or falls short of, if any.
  var limit: Limit? {
    if cents < Tariff.least { return .tooLittle }
    return cents > Tariff.most ? .tooMuch : nil
  }
}

extension Amount.Currency {
  /// The account for money of this currency, in and out.
  fileprivate var account: INPaymentMethod {
    INPaymentMethod(
      type: .checking,
      name: accountName.spokenPhrase,
      identificationHint: nil,
      icon: nil
    )
  }
}
