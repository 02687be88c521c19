import Intents
import Storage

/// Asks others for money.
///
/// Written `async`. No money moves before the payer agrees, so there is nothing to confirm but
/// what the request would look like.
final class RequestPaymentHandler: NSObject, INRequestPaymentIntentHandling {
  private let service: CoinPurseService

  init(service: CoinPurseService) {
    self.service = service
  }

  // MARK: - Resolve

  /// Proposes whoever was asked last if nobody is named.
  func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult {
    guard let payer = intent.payer else {
      let latest = service.latestParty(.requested)?.party
      return latest.map { .confirmationRequired(with: $0) } ?? .needsValue()
    }
    return switch service.party(payer) {
    case .found(let user): .success(with: user.party)
    case .unknown: .unsupported(forReason: .noAccount)
    case .unreachable: .unsupported(forReason: .noValidHandle)
    case .several(let users): .disambiguation(with: users.map(\.party))
    case .likely(let user): .confirmationRequired(with: user.party)
    }
  }

  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult {
    guard let currencyAmount = intent.currencyAmount else { return .needsValue() }
    do throws(Amount.Flaw) {
      return switch try Amount(currencyAmount).limit {
      case .tooLittle: .unsupported(forReason: .paymentsAmountBelowMinimum)
      case .tooMuch: .unsupported(forReason: .paymentsAmountAboveMaximum)
      case nil: .success(with: currencyAmount)
      }
    } catch {
      return switch error {
      case .missing: .needsValue()
      case .currency: .unsupported(forReason: .paymentsCurrencyUnsupported)
      case .fraction: .unsupported()
      }
    }
  }

  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    intent.note.map { .success(with: $0) } ?? .notRequired()
  }

  // MARK: - Confirm and handle

  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    guard let payment = payment(for: intent) else { return answer(.failure) }
    return answer(.ready, payment, .unpaid)
  }

  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    guard let payment = payment(for: intent) else { return answer(.failure) }
    do {
      switch try service.book(payment, request: intent.identifier) {
      case .booked(let payment): return answer(.success, payment, .pending)
      case .refused: return answer(.failure)
      }
    } catch StorageError.undecided {
      return answer(.inProgress, payment, .unknown)
    } catch {
      return answer(.failure)
    }
  }

  private func payment(for intent: INRequestPaymentIntent) -> Payment? {
    service.payment(.requested, intent.payer, intent.currencyAmount, intent.note)
  }

  // MARK: - Answers

  private func answer(
    _ code: INRequestPaymentIntentResponseCode
  ) -> INRequestPaymentIntentResponse {
    INRequestPaymentIntentResponse(
      code: code,
      userActivity: NSUserActivity(activityType: PurseActivity.payments.rawValue)
    )
  }

  private func answer(
    _ code: INRequestPaymentIntentResponseCode,
    _ payment: Payment,
    _ status: INPaymentStatus
  ) -> INRequestPaymentIntentResponse {
    let response = answer(code)
    response.paymentRecord = service.record(of: payment, status)
    return response
  }
}
