// swift-format-ignore-file
// Written by `swift run generate` from PaymentParts.intents: edit that instead.

import Dialogue
import Intents

extension INPaymentStatus: NamedCases {
  static let cases: [(name: String, value: INPaymentStatus)] = [
    ("unknown", .unknown),
    ("pending", .pending),
    ("completed", .completed),
    ("canceled", .canceled),
    ("failed", .failed),
    ("unpaid", .unpaid),
  ]
}

extension INAmountType: NamedCases {
  static let cases: [(name: String, value: INAmountType)] = [
    ("unknown", .unknown),
    ("minimumDue", .minimumDue),
    ("amountDue", .amountDue),
    ("currentBalance", .currentBalance),
    ("maximumTransferAmount", .maximumTransferAmount),
    ("minimumTransferAmount", .minimumTransferAmount),
    ("statementBalance", .statementBalance),
  ]
}

extension INAccountType: NamedCases {
  static let cases: [(name: String, value: INAccountType)] = [
    ("unknown", .unknown),
    ("checking", .checking),
    ("credit", .credit),
    ("debit", .debit),
    ("investment", .investment),
    ("mortgage", .mortgage),
    ("prepaid", .prepaid),
    ("saving", .saving),
  ]
}

extension INBalanceType: NamedCases {
  static let cases: [(name: String, value: INBalanceType)] = [
    ("unknown", .unknown),
    ("money", .money),
    ("points", .points),
    ("miles", .miles),
  ]
}

extension INBillType: NamedCases {
  static let cases: [(name: String, value: INBillType)] = [
    ("unknown", .unknown),
    ("autoInsurance", .autoInsurance),
    ("cable", .cable),
    ("carLease", .carLease),
    ("carLoan", .carLoan),
    ("creditCard", .creditCard),
    ("electricity", .electricity),
    ("gas", .gas),
    ("garbageAndRecycling", .garbageAndRecycling),
    ("healthInsurance", .healthInsurance),
    ("homeInsurance", .homeInsurance),
    ("internet", .internet),
    ("lifeInsurance", .lifeInsurance),
    ("mortgage", .mortgage),
    ("musicStreaming", .musicStreaming),
    ("phone", .phone),
    ("rent", .rent),
    ("sewer", .sewer),
    ("studentLoan", .studentLoan),
    ("trafficTicket", .trafficTicket),
    ("tuition", .tuition),
    ("utilities", .utilities),
    ("water", .water),
  ]
}

extension INSendPaymentPayeeUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INSendPaymentPayeeUnsupportedReason)] = [
    ("credentialsUnverified", .credentialsUnverified),
    ("insufficientFunds", .insufficientFunds),
    ("noAccount", .noAccount),
    ("noValidHandle", .noValidHandle),
  ]
}

extension INSendPaymentCurrencyAmountUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INSendPaymentCurrencyAmountUnsupportedReason)] = [
    ("paymentsAmountBelowMinimum", .paymentsAmountBelowMinimum),
    ("paymentsAmountAboveMaximum", .paymentsAmountAboveMaximum),
    ("paymentsCurrencyUnsupported", .paymentsCurrencyUnsupported),
  ]
}

extension INRequestPaymentPayerUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INRequestPaymentPayerUnsupportedReason)] = [
    ("credentialsUnverified", .credentialsUnverified),
    ("noAccount", .noAccount),
    ("noValidHandle", .noValidHandle),
  ]
}

extension INRequestPaymentCurrencyAmountUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INRequestPaymentCurrencyAmountUnsupportedReason)] = [
    ("paymentsAmountBelowMinimum", .paymentsAmountBelowMinimum),
    ("paymentsAmountAboveMaximum", .paymentsAmountAboveMaximum),
    ("paymentsCurrencyUnsupported", .paymentsCurrencyUnsupported),
  ]
}
