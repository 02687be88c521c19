import Intents
import Storage

/// Sends money.
final class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
  private let service: CoinPurseService

  init(service: CoinPurseService) {
    self.service = service
  }

  // MARK: - Resolve

  /// Proposes whoever was paid last if nobody is named.
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    guard let payee = intent.payee else {
      let latest = service.latestParty(.sent)?.party
      return completion(latest.map { .confirmationRequired(with: $0) } ?? .needsValue())
    }
    switch service.party(payee) {
    case .found(let user): completion(.success(with: user.party))
    case .unknown: completion(.unsupported(forReason: .noAccount))
    case .unreachable: completion(.unsupported(forReason: .noValidHandle))
    case .several(let users): completion(.disambiguation(with: users.map(\.party)))
    case .likely(let user): completion(.confirmationRequired(with: user.party))
    }
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    guard let currencyAmount = intent.currencyAmount else { return completion(.needsValue()) }
    do throws(Amount.Flaw) {
      let amount = try Amount(currencyAmount)
      switch amount.limit {
      case .tooLittle: completion(.unsupported(forReason: .paymentsAmountBelowMinimum))
      case .tooMuch: completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
      case nil: completion(.success(with: currencyAmount))
      }
    } catch {
      switch error {
      case .missing: completion(.needsValue())
      case .currency: completion(.unsupported(forReason: .paymentsCurrencyUnsupported))
      case .fraction: completion(.unsupported())
      }
    }
  }

  func resolveNote(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(intent.note.map { .success(with: $0) } ?? .notRequired())
  }

  // MARK: - Confirm

  /// Checks the balance and the limits, and shows the payment to be made.
  func confirm(
    intent: INSendPaymentIntent,
    completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) {
    guard let payment = payment(for: intent) else { return completion(answer(.failure)) }
    do {
      let refusal = try service.refusal(of: payment, request: intent.identifier)
      completion(refusal.map { refused(payment, $0) } ?? answer(.ready, payment, .unpaid))
    } catch {
      completion(answer(.failure))
    }
  }

  // MARK: - Handle

  func handle(
    intent: INSendPaymentIntent,
    completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) {
    guard let payment = payment(for: intent) else { return completion(answer(.failure)) }
    do {
      switch try service.book(payment, request: intent.identifier) {
      case .booked(let payment): completion(answer(.success, payment, .completed))
      case .refused(let refusal): completion(refused(payment, refusal))
      }
    } catch StorageError.undecided {
      completion(answer(.inProgress, payment, .unknown))
    } catch {
      completion(answer(.failure))
    }
  }

  private func payment(for intent: INSendPaymentIntent) -> Payment? {
    service.payment(.sent, intent.payee, intent.currencyAmount, intent.note)
  }

  // MARK: - Answers

  private func refused(
    _ payment: Payment,
    _ refusal: Ledger.Refusal
  ) -> INSendPaymentIntentResponse {
    switch refusal {
    // The record tells the fee, without which there might be enough.
    case .insufficientFunds: answer(.failureInsufficientFunds, payment, .failed)
    case .overDailyLimit: answer(.failurePaymentsAmountAboveMaximum)
    }
  }

  private func answer(_ code: INSendPaymentIntentResponseCode) -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(
      code: code,
      userActivity: NSUserActivity(activityType: PurseActivity.payments.rawValue)
    )
  }

  private func answer(
    _ code: INSendPaymentIntentResponseCode,
    _ payment: Payment,
    _ status: INPaymentStatus
  ) -> INSendPaymentIntentResponse {
    let response = answer(code)
    response.paymentRecord = service.record(of: payment, status)
    return response
  }
}
