import Intents
import Storage

/// Tells which bills there are; those to be paid, if nothing is said of which.
///
/// Written `async`, as the other one.
final class BillsHandler: NSObject, INSearchForBillsIntentHandling {
  private let service: CoinPurseService

  init(service: CoinPurseService) {
    self.service = service
  }

  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult {
    intent.billType == .unknown ? .notRequired() : .success(with: intent.billType)
  }

  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult {
    switch intent.status {
    case .unknown: intent.billType == .unknown ? .success(with: .unpaid) : .notRequired()
    case .unpaid, .completed: .success(with: intent.status)
    case .pending, .canceled, .failed: .unsupported()
    }
  }

  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    let query = BillQuery(
      type: intent.billType == .unknown ? nil : intent.billType,
      isPaid: intent.status == .unknown ? nil : intent.status == .completed
    )
    let bills = try? service.ledger.bills(matching: query)
    let response = INSearchForBillsIntentResponse(
      code: bills == nil ? .failure : .success,
      userActivity: NSUserActivity(activityType: PurseActivity.payments.rawValue)
    )
    response.bills = bills?.compactMap(service.details)
    return response
  }
}

/// Pays bills, in full.
final class PayBillHandler: NSObject, INPayBillIntentHandling {
  private let service: CoinPurseService

  init(service: CoinPurseService) {
    self.service = service
  }

  // MARK: - Resolve

  /// Proposes the only bill that is open if none is named.
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    guard let open = try? service.openBills else { return .notRequired() }
    if intent.billType != .unknown {
      let isOpen = open.contains { $0.type == intent.billType }
      return isOpen ? .success(with: intent.billType) : .unsupported()
    }
    guard let only = open.first, open.count == 1 else { return .needsValue() }
    return .confirmationRequired(with: only.type)
  }

  // MARK: - Confirm and handle

  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    guard let bill = try? service.openBills.first(where: { $0.type == intent.billType }),
      let isCovered = try? service.ledger.canPay(bill)
    else { return answer(.failure) }
    return isCovered ? answer(.ready, bill) : answer(.failureInsufficientFunds)
  }

  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    do {
      switch try service.pay(intent.billType, request: intent.identifier) {
      case .paid(let bill): return answer(.success, bill)
      case .insufficientFunds: return answer(.failureInsufficientFunds)
      case .noSuchBill: return answer(.failure)
      }
    } catch StorageError.undecided {
      return answer(.inProgress)
    } catch {
      return answer(.failure)
    }
  }

  private func answer(
    _ code: INPayBillIntentResponseCode,
    _ bill: Bill? = nil
  ) -> INPayBillIntentResponse {
    let response = INPayBillIntentResponse(
      code: code,
      userActivity: NSUserActivity(activityType: PurseActivity.payments.rawValue)
    )
    guard let bill else { return response }
    response.billDetails = service.details(of: bill)
    response.fromAccount = try? service.account(for: bill.amount.currency)
    response.transactionAmount = INPaymentAmount(
      amountType: .amountDue,
      amount: bill.amount.systemAmount
    )
    return response
  }
}

extension CoinPurseService {
  fileprivate var openBills: [Bill] {
    get throws { try ledger.bills(matching: BillQuery(isPaid: false)) }
  }

  fileprivate func pay(_ type: INBillType, request: String?) throws -> Ledger.BillPayment {
    try ledger.pay(type, request: request ?? newIdentifier(), at: now())
  }

  /// The bill as the system shows it.
  fileprivate func details(of bill: Bill) -> INBillDetails? {
    INBillDetails(
      billType: bill.type,
      paymentStatus: bill.status,
      billPayee: INBillPayee(
        nickname: INSpeakableString(spokenPhrase: bill.payee),
        number: nil,
        organizationName: nil
      ),
      amountDue: bill.amount.systemAmount,
      minimumDue: nil,
      lateFee: nil,
      dueDate: day(of: bill.due),
      paymentDate: bill.paid.map(day)
    )
  }
}
