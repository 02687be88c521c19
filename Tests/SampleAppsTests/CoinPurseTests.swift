import Foundation
import Intents
import Testing

@testable import SampleApps

struct CoinPurseTests {
  static let purse = """
    {"balances": [{"currency": "USD", "cents": 120000}, {"currency": "EUR", "cents": 5000}]}
    """
  let device = Device(resources: ["Purse.json": CoinPurseTests.purse])
  let service: CoinPurseService

  init() throws {
    service = try CoinPurseService(device.surroundings)
  }

  private var handler: SendPaymentHandler { SendPaymentHandler(service: service) }
  private var asking: RequestPaymentHandler { RequestPaymentHandler(service: service) }

  private func amount(_ amount: String, _ currency: String = "USD") -> INCurrencyAmount {
    INCurrencyAmount(amount: NSDecimalNumber(string: amount), currencyCode: currency)
  }

  private func sending(
    _ sum: String = "20",
    _ currency: String = "USD",
    to payee: String? = "Anna Haro",
    note: String? = nil,
    request: String? = "r1"
  ) -> INSendPaymentIntent {
    let intent = INSendPaymentIntent(
      payee: payee.map { heard($0) },
      currencyAmount: amount(sum, currency),
      note: note
    )
    intent.identifier = request
    return intent
  }

  private func send(_ intent: INSendPaymentIntent) throws -> INSendPaymentIntentResponse {
    try answer { handler.handle(intent: intent, completion: $0) }
  }

  @Test(arguments: [Int.min, Int.max, -1_000_000_000_001])
  func `A purse that nobody can have is told, with its place in the file`(cents: Int) throws {
    let purse = #"{"balances": [{"currency": "USD", "cents": \#(cents)}]}"#
    let device = Device(resources: ["Purse.json": purse])
    let error = #expect(throws: ResourceError.self) { try CoinPurseService(device.surroundings) }
    #expect(
      error?.description
        == "The file Purse.json does not have what is expected at balances › 1 › cents."
    )
  }

  @Test(arguments: [Int.min, Int.max, 0, -1])
  func `A bill that nobody can owe is told, with its place in the file`(cents: Int) throws {
    let purse = """
      {"balances": [], "bills": [{
        "type": "gas", "payee": "A", "currency": "USD", "cents": \(cents), "dueInDays": 1
      }]}
      """
    let device = Device(resources: ["Purse.json": purse])
    let error = #expect(throws: ResourceError.self) { try CoinPurseService(device.surroundings) }
    #expect(
      error?.description
        == "The file Purse.json does not have what is expected at bills › 1 › cents."
    )
  }

  // MARK: - Whom

  private func payee(_ name: String?) throws -> INSendPaymentPayeeResolutionResult {
    try answer { handler.resolvePayee(for: sending(to: name), with: $0) }
  }

  @Test func `Nobody named is asked for, and later is the one who was paid last`() throws {
    guard case .needsValue = try payee(nil).state else {
      Issue.record("not asked")
      return
    }
    _ = try send(sending(to: "Mike Chen"))
    guard case .confirmationRequired(let last as INPerson) = try payee(nil).state else {
      Issue.record("not proposed")
      return
    }
    #expect(last.displayName == "Mike Chen")
  }

  @Test func `Payees are told apart, and those that can't be paid are refused`() throws {
    // S14, S15
    guard case .disambiguation(let mikes) = try payee("Mike").state,
      case .confirmationRequired(let john as INPerson) = try payee("John").state,
      case .unsupported(let stranger) = try payee("Zebediah").state,
      case .unsupported(let silent) = try payee("Si Lent").state
    else {
      Issue.record("\(try payee("Mike")) \(try payee("John")) \(try payee("Si Lent"))")
      return
    }
    #expect(mikes.count == 2)
    #expect(john.displayName == "John Appleseed")
    #expect(stranger == "noAccount")
    #expect(silent == "noValidHandle")
  }

  // MARK: - How much

  /// The reason of a refusal, if it is one.
  private func refusal(_ result: INIntentResolutionResult) -> String?? {
    if case .unsupported(let reason) = result.state { .some(reason) } else { nil }
  }

  @Test(arguments: [
    ("20", "CHF", "paymentsCurrencyUnsupported"), ("20", "CAD", "paymentsCurrencyUnsupported"),
    ("0.99", "USD", "paymentsAmountBelowMinimum"), ("-5", "USD", "paymentsAmountBelowMinimum"),
    ("500.01", "EUR", "paymentsAmountAboveMaximum"), ("10.005", "USD", nil),
    ("1e40", "USD", nil),
  ])
  func `Amounts that can't be paid are refused`(
    sum: String,
    currency: String,
    reason: String?
  ) async throws {
    // S17, S64
    let result: INSendPaymentCurrencyAmountResolutionResult = try answer {
      handler.resolveCurrencyAmount(for: sending(sum, currency), with: $0)
    }
    #expect(refusal(result) == .some(reason))
    let intent = INRequestPaymentIntent(
      payer: heard("Anna Haro"),
      currencyAmount: amount(sum, currency),
      note: nil
    )
    let other: INRequestPaymentCurrencyAmountResolutionResult =
      await asking.resolveCurrencyAmount(for: intent)
    #expect(refusal(other) == .some(reason))
  }

  @Test(arguments: ["1", "19.99", "0.1e2", "500"])
  func `Amounts in whole cents are taken as they are`(sum: String) throws {
    let exact = try Amount(amount(sum))
    #expect(exact.systemAmount == amount(sum))
    #expect(NSDecimalNumber(string: sum).multiplying(byPowerOf10: 2).intValue == exact.cents)
  }

  // MARK: - Paying

  @Test func `A payment moves money and tells all about itself`() throws {
    // S64
    let response = try send(sending("20.50", "EUR", note: "lunch"))
    #expect(response.code == .success)
    let record = try #require(response.paymentRecord)
    #expect(record.payee?.displayName == "Anna Haro")
    #expect(record.currencyAmount == amount("20.50", "EUR"))
    #expect(record.feeAmount == amount("0.25", "EUR"))
    #expect(record.note == "lunch")
    #expect(record.status == .completed)
    #expect(try service.ledger.balance(of: .euros) == 5000 - 2075)
    #expect(try service.ledger.balance(of: .dollars) == 120_000)
  }

  @Test func `Confirming pays nothing`() throws {
    let response: INSendPaymentIntentResponse = try answer {
      handler.confirm(intent: sending(), completion: $0)
    }
    #expect(response.code == .ready)
    #expect(response.paymentRecord?.status == .unpaid)
    #expect(try service.ledger.count == 0)
  }

  @Test func `One request is paid once, however often it is handled`() throws {
    let first = try send(sending())
    let second = try send(sending())
    #expect(first.code == .success && second.code == .success)
    #expect(first.paymentRecord == second.paymentRecord)
    #expect(try service.ledger.balance(of: .dollars) == 118_000)
    _ = try send(sending(request: "r2"))
    #expect(try service.ledger.balance(of: .dollars) == 116_000)
  }

  @Test func `A payment that was made is still told of when it could not be made again`() throws {
    _ = try send(sending("49", "EUR"))
    #expect(try send(sending("49", "EUR")).code == .success)
    #expect(try send(sending("49", "EUR", request: "r2")).code == .failureInsufficientFunds)
    let again: INSendPaymentIntentResponse = try answer {
      handler.confirm(intent: sending("49", "EUR"), completion: $0)
    }
    #expect(again.code == .ready)
  }

  @Test func `What the account doesn't hold, fee and all, is not paid`() throws {
    #expect(try send(sending("49.76", "EUR")).code == .failureInsufficientFunds)
    #expect(try send(sending("49.75", "EUR")).code == .success)
    #expect(try service.ledger.balance(of: .euros) == 0)
  }

  @Test func `A day has its limit, and ends at midnight`() throws {
    #expect(try send(sending("500", request: "r1")).code == .success)
    #expect(try send(sending("500", request: "r2")).code == .success)
    #expect(try send(sending("1", request: "r3")).code == .failurePaymentsAmountAboveMaximum)
    // From 9:41 in the morning to a minute past midnight.
    device.advance((14 * 60 + 20) * 60)
    #expect(try send(sending("1", request: "r4")).code == .success)
  }

  @Test func `Asking for money books the request once, and moves none`() async throws {
    // S64
    let intent = INRequestPaymentIntent(
      payer: heard("Mike Chen"),
      currencyAmount: amount("15"),
      note: "tickets"
    )
    intent.identifier = "r1"
    let first = await asking.handle(intent: intent)
    let second = await asking.handle(intent: intent)
    #expect(first.code == .success && second.code == .success)
    #expect(first.paymentRecord?.status == .pending)
    #expect(first.paymentRecord?.payer?.displayName == "Mike Chen")
    #expect(try service.ledger.payments(.requested, limit: -1).count == 1)
    #expect(try service.ledger.balance(of: .dollars) == 120_000)
  }

  @Test func `An opened purse shows its payments`() {
    let app = CoinPurseApp()
    #expect(app.continue(NSUserActivity(activityType: PurseActivity.payments.rawValue)))
    #expect(!app.continue(NSUserActivity(activityType: "com.example.other")))
  }

  // MARK: - The accounts

  private func accounts(
    _ name: String? = nil,
    _ type: INAccountType = .unknown,
    in unit: INBalanceType = .unknown
  ) throws -> (nicknames: [String?], balances: [NSDecimalNumber?]) {
    let intent = INSearchForAccountsIntent(
      accountNickname: name.map { INSpeakableString(spokenPhrase: $0) },
      accountType: type,
      organizationName: nil,
      requestedBalanceType: unit
    )
    let handler = AccountsHandler(service: service)
    let codes: [INSearchForAccountsIntentResponseCode] = [
      try answer { handler.confirm(intent: intent, completion: $0) }.code,
      try answer { handler.handle(intent: intent, completion: $0) }.code,
    ]
    let accounts = try answer { handler.handle(intent: intent, completion: $0) }.accounts ?? []
    let found: [INSearchForAccountsIntentResponseCode] =
      accounts.isEmpty ? [.failureAccountNotFound, .failureAccountNotFound] : [.ready, .success]
    #expect(codes == found)
    return (accounts.map(\.nickname?.spokenPhrase), accounts.map(\.balance?.amount))
  }

  @Test func `All accounts are told, or the one that is asked for by its currency`() throws {
    #expect(try accounts().nicknames == ["Dollar account", "Euro account"])
    #expect(try accounts().balances == [1200, 50])
    #expect(try accounts("my euros").balances == [50])
    #expect(try accounts(nil, .checking).nicknames.count == 2)
    #expect(try accounts(nil, .saving).nicknames == [])
    #expect(try accounts("holiday fund").nicknames == [])
    _ = try send(sending("20"))
    #expect(try accounts("dollars").balances == [1180])
  }

  @Test func `An account has a name that is known, and its balance is money`() throws {
    let handler = AccountsHandler(service: service)
    func asking(_ name: String?, _ unit: INBalanceType) -> INSearchForAccountsIntent {
      INSearchForAccountsIntent(
        accountNickname: name.map { INSpeakableString(spokenPhrase: $0) },
        accountType: .unknown,
        organizationName: nil,
        requestedBalanceType: unit
      )
    }
    func isNamed(_ name: String?) throws -> String {
      let result = try answer {
        handler.resolveAccountNickname(for: asking(name, .unknown), with: $0)
      }
      return "\(result.state)".prefix { $0 != "(" }.description
    }
    #expect(try isNamed(nil) == "notRequired")
    #expect(try isNamed("euros") == "success")
    #expect(try isNamed("dollars and euros") == "unsupported")
    func isCounted(in unit: INBalanceType) throws -> String {
      let result = try answer {
        handler.resolveRequestedBalanceType(for: asking(nil, unit), with: $0)
      }
      return "\(result.state)".prefix { $0 != "(" }.description
    }
    #expect(try isCounted(in: .money) == "success")
    #expect(try isCounted(in: .miles) == "unsupported")
  }
}
