// swift-format-ignore-file
import Intents

final class HouseholdBills: NSObject, INPayBillIntentHandling, INSearchForBillsIntentHandling, INSearchForAccountsIntentHandling, INTransferMoneyIntentHandling {

    private let checking = INPaymentAccount(nickname: INSpeakableString(spokenPhrase: "Checking"), number: "1234", accountType: .checking, organizationName: INSpeakableString(spokenPhrase: "First Bank"), balance: INBalanceAmount(amount: 250, currencyCode: "USD"), secondaryBalance: nil)

    func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
        reached()
        return intent.billType == .unknown ? .needsValue() : .success(with: intent.billType)
    }

    func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
        reached()
        return .success(with: intent.fromAccount ?? checking)
    }

    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
        reached()
        let due = INPaymentAmount(amountType: .amountDue, amount: INCurrencyAmount(amount: 80, currencyCode: "USD"))
        return intent.transactionAmount.map { .success(with: $0) } ?? .confirmationRequired(with: due)
    }

    func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        reached()
        let response = INPayBillIntentResponse(code: .ready, userActivity: nil)
        response.fromAccount = checking
        return response
    }

    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        reached()
        return INPayBillIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
        reached()
        let response = INSearchForBillsIntentResponse(code: .success, userActivity: nil)
        response.bills = [INBillDetails(billType: .electricity, paymentStatus: .unpaid, billPayee: nil, amountDue: INCurrencyAmount(amount: 80, currencyCode: "USD"), minimumDue: nil, lateFee: nil, dueDate: DateComponents(month: 12, day: 1), paymentDate: nil)].compactMap { $0 }
        return response
    }

    func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
        reached()
        return .success(with: .checking)
    }

    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        reached()
        let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
        response.accounts = [checking]
        return response
    }

    func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        reached()
        return intent.toAccount.map { .success(with: $0) } ?? .disambiguation(with: [checking, checking])
    }

    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        reached()
        return INTransferMoneyIntentResponse(code: .failureInsufficientFunds, userActivity: nil)
    }
}
