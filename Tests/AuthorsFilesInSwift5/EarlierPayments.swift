// swift-format-ignore-file
// Payments as of iOS 10: the result classes that every parameter had then.
import Intents

class EarlierPayments: NSObject, INPaymentsDomainHandling {
    func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
        reached()
        if let payee = intent.payee { completion(.confirmationRequired(with: payee)) } else { completion(.needsValue()) }
    }

    func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void) {
        reached()
        let choices = [5, 10, 20].map { INCurrencyAmount(amount: NSDecimalNumber(value: $0), currencyCode: "EUR") }
        completion(intent.currencyAmount == nil ? .disambiguation(with: choices) : .success(with: intent.currencyAmount!))
    }

    func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        reached()
        completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        reached()
        completion(INSendPaymentIntentResponse(code: .inProgress, userActivity: nil))
    }

    func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        reached()
        completion(.notRequired())
    }

    func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        reached()
        completion(INRequestPaymentIntentResponse(code: .failureCredentialsUnverified, userActivity: nil))
    }

    func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        reached()
        completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
    }

    func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
        reached()
        completion(INSearchForBillsIntentResponse(code: .failure, userActivity: nil))
    }

    func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
        reached()
        completion(INSearchForAccountsIntentResponse(code: .failure, userActivity: nil))
    }

    func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
        reached()
        completion(INTransferMoneyIntentResponse(code: .failure, userActivity: nil))
    }
}
