// swift-format-ignore-file
import Intents

class PiggyBankHandler: INExtension {

    let wallet = Wallet.shared
    let currencies: Set<String> = ["USD", "EUR"]

    private func check(_ amount: INCurrencyAmount?) -> INSendPaymentCurrencyAmountResolutionResult {
        guard let amount = amount, let value = amount.amount else { return .needsValue() }
        guard currencies.contains(amount.currencyCode ?? "") else { return .unsupported(forReason: .paymentsCurrencyUnsupported) }
        if value.compare(NSDecimalNumber.zero) != .orderedDescending { return .unsupported(forReason: .paymentsAmountBelowMinimum) }
        if value.compare(NSDecimalNumber(value: 500)) == .orderedDescending { return .unsupported(forReason: .paymentsAmountAboveMaximum) }
        return .success(with: amount)
    }
}

extension PiggyBankHandler: INSendPaymentIntentHandling {

    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void) {
        reached()
        guard let payee = intent.payee else {
            completion(.needsValue())
            return
        }
        if payee.personHandle == nil {
            completion(.unsupported(forReason: .noAccount))
        } else {
            completion(.success(with: payee))
        }
    }

    func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void) {
        reached()
        completion(check(intent.currencyAmount))
    }

    func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        reached()
        completion(intent.note.map { INStringResolutionResult.success(with: $0) } ?? .notRequired())
    }

    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        reached()
        guard let amount = intent.currencyAmount?.amount, wallet.balance.compare(amount) != .orderedAscending else {
            completion(INSendPaymentIntentResponse(code: .failureInsufficientFunds, userActivity: nil))
            return
        }
        let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
        response.paymentRecord = record(of: intent, status: .pending)
        completion(response)
    }

    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        reached()
        let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
        response.paymentRecord = record(of: intent, status: .completed)
        wallet.balance = wallet.balance.subtracting(intent.currencyAmount?.amount ?? .zero)
        completion(response)
    }

    private func record(of intent: INSendPaymentIntent, status: INPaymentStatus) -> INPaymentRecord? {
        let card = INPaymentMethod(type: .debit, name: "Piggy", identificationHint: "0042", icon: nil)
        return INPaymentRecord(payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: card, note: intent.note, status: status)
    }
}

extension PiggyBankHandler: INRequestPaymentIntentHandling {

    func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void) {
        reached()
        completion(intent.payer.map { .success(with: $0) } ?? .needsValue())
    }

    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
        reached()
        completion(INRequestPaymentIntentResponse(code: .success, userActivity: nil))
    }
}

class Wallet {
    static let shared = Wallet()
    private let defaults = UserDefaults(suiteName: "group.com.example.piggy")!

    var balance: NSDecimalNumber {
        get { return NSDecimalNumber(string: defaults.string(forKey: "balance") ?? "100") }
        set { defaults.set(newValue.stringValue, forKey: "balance") }
    }
}
