// swift-format-ignore-file
import Foundation
import Intents
import Synchronization

/// Keeps its money behind a mutex.
final class Ledger: Sendable {
    static let shared = Ledger()
    private let cents = Mutex<[String: Decimal]>(["USD": 120, "EUR": 40])

    func balance(_ currency: String) -> Decimal? {
        cents.withLock { $0[currency] }
    }

    func withdraw(_ amount: Decimal, _ currency: String) -> Bool {
        cents.withLock { balances in
            guard let balance = balances[currency], balance >= amount else { return false }
            balances[currency] = balance - amount
            return true
        }
    }
}

final class LedgerPayments: NSObject, INSendPaymentIntentHandling, INRequestPaymentIntentHandling {
    let ledger = Ledger.shared

    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        reached()
        guard let payee = intent.payee else { return .needsValue() }
        return payee.isMe ? .unsupported(forReason: .noAccount) : .success(with: payee)
    }

    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
        reached()
        guard let amount = intent.currencyAmount, let code = amount.currencyCode else { return .needsValue() }
        guard ledger.balance(code) != nil else { return .unsupported(forReason: .paymentsCurrencyUnsupported) }
        return .success(with: amount)
    }

    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        reached()
        let amount = (intent.currencyAmount?.amount ?? 0) as Decimal
        let isCovered = ledger.balance(intent.currencyAmount?.currencyCode ?? "").map { $0 >= amount } ?? false
        return INSendPaymentIntentResponse(code: isCovered ? .ready : .failureInsufficientFunds, userActivity: nil)
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        reached()
        guard let amount = intent.currencyAmount, let decimal = amount.amount, ledger.withdraw(decimal as Decimal, amount.currencyCode ?? "") else {
            return INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil)
        }
        let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
        response.paymentRecord = INPaymentRecord(payee: intent.payee, payer: nil, currencyAmount: amount, paymentMethod: nil, note: intent.note, status: .completed, feeAmount: INCurrencyAmount(amount: .zero, currencyCode: "USD"))
        return response
    }

    func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
        reached()
        return intent.payer.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult {
        reached()
        return intent.currencyAmount.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        reached()
        return INRequestPaymentIntentResponse(code: .success, userActivity: nil)
    }
}
