// swift-format-ignore-file
// Written by `swift run generate` from Payments.intents: edit that instead.

import Dialogue
import Intents

/// The schema of `INSendPaymentIntent`.
enum SendPaymentSchema: IntentSchema {
  static let intentName = "INSendPaymentIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("payee", reasons: ["credentialsUnverified", "insufficientFunds", "noAccount", "noValidHandle"]),
    Parameter("currencyAmount", reasons: ["paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported"]),
    Parameter("note"),
  ]

  static let resolved: [Parameter] = [
    Parameter("payee", reasons: ["credentialsUnverified", "insufficientFunds", "noAccount", "noValidHandle"]),
    Parameter("currencyAmount", reasons: ["paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported"]),
    Parameter("note"),
  ]

  static func makeIntent(from draft: Draft) -> INSendPaymentIntent {
    INSendPaymentIntent(
      payee: draft.object("payee", as: INPerson.self),
  currencyAmount: draft.object("currencyAmount", as: INCurrencyAmount.self),
  note: draft.object("note", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INSendPaymentIntentHandling)? {
    object as? any INSendPaymentIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSendPaymentIntent,
    by handler: any INSendPaymentIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "payee":
      Current.host.spelled("resolvePayee(for:)", as: "resolvePayee", of: intentName)
      let result: INSendPaymentPayeeResolutionResult = await handler.resolvePayee(for: intent)
      return [result]
    case "currencyAmount":
      Current.host.spelled("resolveCurrencyAmount(for:)", as: "resolveCurrencyAmount", of: intentName)
      let result: INSendPaymentCurrencyAmountResolutionResult = await handler.resolveCurrencyAmount(for: intent)
      return [result]
    case "note":
      Current.host.spelled("resolveNote(for:)", as: "resolveNote", of: intentName)
      let result: INStringResolutionResult = await handler.resolveNote(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSendPaymentIntent,
    by handler: any INSendPaymentIntentHandling
  ) async -> INSendPaymentIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSendPaymentIntent,
    by handler: any INSendPaymentIntentHandling
  ) async -> INSendPaymentIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSendPaymentIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCredentialsUnverified: Verdict(.failure, code: "failureCredentialsUnverified")
    case .failurePaymentsAmountBelowMinimum: Verdict(.failure, code: "failurePaymentsAmountBelowMinimum")
    case .failurePaymentsAmountAboveMaximum: Verdict(.failure, code: "failurePaymentsAmountAboveMaximum")
    case .failurePaymentsCurrencyUnsupported: Verdict(.failure, code: "failurePaymentsCurrencyUnsupported")
    case .failureInsufficientFunds: Verdict(.failure, code: "failureInsufficientFunds")
    case .failureNoBankAccount: Verdict(.failure, code: "failureNoBankAccount")
    case .failureNotEligible: Verdict(.failure, code: "failureNotEligible")
    case .failureTermsAndConditionsAcceptanceRequired: Verdict(.failure, code: "failureTermsAndConditionsAcceptanceRequired")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCredentialsUnverified"),
    Verdict(.failure, code: "failurePaymentsAmountBelowMinimum"),
    Verdict(.failure, code: "failurePaymentsAmountAboveMaximum"),
    Verdict(.failure, code: "failurePaymentsCurrencyUnsupported"),
    Verdict(.failure, code: "failureInsufficientFunds"),
    Verdict(.failure, code: "failureNoBankAccount"),
    Verdict(.failure, code: "failureNotEligible"),
    Verdict(.failure, code: "failureTermsAndConditionsAcceptanceRequired"),
  ]
}

/// The schema of `INRequestPaymentIntent`.
enum RequestPaymentSchema: IntentSchema {
  static let intentName = "INRequestPaymentIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("payer", reasons: ["credentialsUnverified", "noAccount", "noValidHandle"]),
    Parameter("currencyAmount", reasons: ["paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported"]),
    Parameter("note"),
  ]

  static let resolved: [Parameter] = [
    Parameter("payer", reasons: ["credentialsUnverified", "noAccount", "noValidHandle"]),
    Parameter("currencyAmount", reasons: ["paymentsAmountBelowMinimum", "paymentsAmountAboveMaximum", "paymentsCurrencyUnsupported"]),
    Parameter("note"),
  ]

  static func makeIntent(from draft: Draft) -> INRequestPaymentIntent {
    INRequestPaymentIntent(
      payer: draft.object("payer", as: INPerson.self),
  currencyAmount: draft.object("currencyAmount", as: INCurrencyAmount.self),
  note: draft.object("note", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INRequestPaymentIntentHandling)? {
    object as? any INRequestPaymentIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INRequestPaymentIntent,
    by handler: any INRequestPaymentIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "payer":
      Current.host.spelled("resolvePayer(for:)", as: "resolvePayer", of: intentName)
      let result: INRequestPaymentPayerResolutionResult = await handler.resolvePayer(for: intent)
      return [result]
    case "currencyAmount":
      Current.host.spelled("resolveCurrencyAmount(for:)", as: "resolveCurrencyAmount", of: intentName)
      let result: INRequestPaymentCurrencyAmountResolutionResult = await handler.resolveCurrencyAmount(for: intent)
      return [result]
    case "note":
      Current.host.spelled("resolveNote(for:)", as: "resolveNote", of: intentName)
      let result: INStringResolutionResult = await handler.resolveNote(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INRequestPaymentIntent,
    by handler: any INRequestPaymentIntentHandling
  ) async -> INRequestPaymentIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INRequestPaymentIntent,
    by handler: any INRequestPaymentIntentHandling
  ) async -> INRequestPaymentIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INRequestPaymentIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCredentialsUnverified: Verdict(.failure, code: "failureCredentialsUnverified")
    case .failurePaymentsAmountBelowMinimum: Verdict(.failure, code: "failurePaymentsAmountBelowMinimum")
    case .failurePaymentsAmountAboveMaximum: Verdict(.failure, code: "failurePaymentsAmountAboveMaximum")
    case .failurePaymentsCurrencyUnsupported: Verdict(.failure, code: "failurePaymentsCurrencyUnsupported")
    case .failureNoBankAccount: Verdict(.failure, code: "failureNoBankAccount")
    case .failureNotEligible: Verdict(.failure, code: "failureNotEligible")
    case .failureTermsAndConditionsAcceptanceRequired: Verdict(.failure, code: "failureTermsAndConditionsAcceptanceRequired")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCredentialsUnverified"),
    Verdict(.failure, code: "failurePaymentsAmountBelowMinimum"),
    Verdict(.failure, code: "failurePaymentsAmountAboveMaximum"),
    Verdict(.failure, code: "failurePaymentsCurrencyUnsupported"),
    Verdict(.failure, code: "failureNoBankAccount"),
    Verdict(.failure, code: "failureNotEligible"),
    Verdict(.failure, code: "failureTermsAndConditionsAcceptanceRequired"),
  ]
}

/// The schema of `INPayBillIntent`.
enum PayBillSchema: IntentSchema {
  static let intentName = "INPayBillIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("transactionScheduledDate"),
    Parameter("transactionNote"),
    Parameter("billType", terms: ["autoInsurance", "cable", "carLease", "carLoan", "creditCard", "electricity", "gas", "garbageAndRecycling", "healthInsurance", "homeInsurance", "internet", "lifeInsurance", "mortgage", "musicStreaming", "phone", "rent", "sewer", "studentLoan", "trafficTicket", "tuition", "utilities", "water"]),
    Parameter("dueDate"),
  ]

  static let resolved: [Parameter] = [
    Parameter("transactionScheduledDate"),
    Parameter("transactionNote"),
    Parameter("billType", terms: ["autoInsurance", "cable", "carLease", "carLoan", "creditCard", "electricity", "gas", "garbageAndRecycling", "healthInsurance", "homeInsurance", "internet", "lifeInsurance", "mortgage", "musicStreaming", "phone", "rent", "sewer", "studentLoan", "trafficTicket", "tuition", "utilities", "water"]),
    Parameter("dueDate"),
  ]

  static func makeIntent(from draft: Draft) -> INPayBillIntent {
    INPayBillIntent(
      billPayee: nil,
  from: nil,
  transactionAmount: nil,
  transactionScheduledDate: draft.object("transactionScheduledDate", as: INDateComponentsRange.self),
  transactionNote: draft.object("transactionNote", as: String.self),
  billType: draft.object("billType", as: INBillType.self) ?? .unknown,
  dueDate: draft.object("dueDate", as: INDateComponentsRange.self)
    )
  }

  static func handler(_ object: Any) -> (any INPayBillIntentHandling)? {
    object as? any INPayBillIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INPayBillIntent,
    by handler: any INPayBillIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "transactionScheduledDate":
      Current.host.spelled("resolveTransactionScheduledDate(for:)", as: "resolveTransactionScheduledDate", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveTransactionScheduledDate(for: intent)
      return [result]
    case "transactionNote":
      Current.host.spelled("resolveTransactionNote(for:)", as: "resolveTransactionNote", of: intentName)
      let result: INStringResolutionResult = await handler.resolveTransactionNote(for: intent)
      return [result]
    case "billType":
      Current.host.spelled("resolveBillType(for:)", as: "resolveBillType", of: intentName)
      let result: INBillTypeResolutionResult = await handler.resolveBillType(for: intent)
      return [result]
    case "dueDate":
      Current.host.spelled("resolveDueDate(for:)", as: "resolveDueDate", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDueDate(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INPayBillIntent,
    by handler: any INPayBillIntentHandling
  ) async -> INPayBillIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INPayBillIntent,
    by handler: any INPayBillIntentHandling
  ) async -> INPayBillIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INPayBillIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCredentialsUnverified: Verdict(.failure, code: "failureCredentialsUnverified")
    case .failureInsufficientFunds: Verdict(.failure, code: "failureInsufficientFunds")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCredentialsUnverified"),
    Verdict(.failure, code: "failureInsufficientFunds"),
  ]
}

/// The schema of `INSearchForBillsIntent`.
enum SearchForBillsSchema: IntentSchema {
  static let intentName = "INSearchForBillsIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true
  static let isQuestion = true

  static let parameters: [Parameter] = [
    Parameter("paymentDateRange"),
    Parameter("billType", terms: ["autoInsurance", "cable", "carLease", "carLoan", "creditCard", "electricity", "gas", "garbageAndRecycling", "healthInsurance", "homeInsurance", "internet", "lifeInsurance", "mortgage", "musicStreaming", "phone", "rent", "sewer", "studentLoan", "trafficTicket", "tuition", "utilities", "water"]),
    Parameter("status", terms: ["pending", "completed", "canceled", "failed", "unpaid"]),
    Parameter("dueDateRange"),
  ]

  static let resolved: [Parameter] = [
    Parameter("paymentDateRange"),
    Parameter("billType", terms: ["autoInsurance", "cable", "carLease", "carLoan", "creditCard", "electricity", "gas", "garbageAndRecycling", "healthInsurance", "homeInsurance", "internet", "lifeInsurance", "mortgage", "musicStreaming", "phone", "rent", "sewer", "studentLoan", "trafficTicket", "tuition", "utilities", "water"]),
    Parameter("status", terms: ["pending", "completed", "canceled", "failed", "unpaid"]),
    Parameter("dueDateRange"),
  ]

  static func makeIntent(from draft: Draft) -> INSearchForBillsIntent {
    INSearchForBillsIntent(
      billPayee: nil,
  paymentDateRange: draft.object("paymentDateRange", as: INDateComponentsRange.self),
  billType: draft.object("billType", as: INBillType.self) ?? .unknown,
  status: draft.object("status", as: INPaymentStatus.self) ?? .unknown,
  dueDateRange: draft.object("dueDateRange", as: INDateComponentsRange.self)
    )
  }

  static func handler(_ object: Any) -> (any INSearchForBillsIntentHandling)? {
    object as? any INSearchForBillsIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSearchForBillsIntent,
    by handler: any INSearchForBillsIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "paymentDateRange":
      Current.host.spelled("resolvePaymentDateRange(for:)", as: "resolvePaymentDateRange", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolvePaymentDateRange(for: intent)
      return [result]
    case "billType":
      Current.host.spelled("resolveBillType(for:)", as: "resolveBillType", of: intentName)
      let result: INBillTypeResolutionResult = await handler.resolveBillType(for: intent)
      return [result]
    case "status":
      Current.host.spelled("resolveStatus(for:)", as: "resolveStatus", of: intentName)
      let result: INPaymentStatusResolutionResult = await handler.resolveStatus(for: intent)
      return [result]
    case "dueDateRange":
      Current.host.spelled("resolveDueDateRange(for:)", as: "resolveDueDateRange", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDueDateRange(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSearchForBillsIntent,
    by handler: any INSearchForBillsIntentHandling
  ) async -> INSearchForBillsIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSearchForBillsIntent,
    by handler: any INSearchForBillsIntentHandling
  ) async -> INSearchForBillsIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSearchForBillsIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCredentialsUnverified: Verdict(.failure, code: "failureCredentialsUnverified")
    case .failureBillNotFound: Verdict(.failure, code: "failureBillNotFound")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCredentialsUnverified"),
    Verdict(.failure, code: "failureBillNotFound"),
  ]
}

/// The schema of `INSearchForAccountsIntent`.
enum SearchForAccountsSchema: IntentSchema {
  static let intentName = "INSearchForAccountsIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true
  static let isQuestion = true

  static let parameters: [Parameter] = [
    Parameter("accountNickname"),
    Parameter("accountType", terms: ["checking", "credit", "debit", "investment", "mortgage", "prepaid", "saving"]),
    Parameter("organizationName"),
    Parameter("requestedBalanceType", terms: ["money", "points", "miles"]),
  ]

  static let resolved: [Parameter] = [
    Parameter("accountNickname"),
    Parameter("accountType", terms: ["checking", "credit", "debit", "investment", "mortgage", "prepaid", "saving"]),
    Parameter("organizationName"),
    Parameter("requestedBalanceType", terms: ["money", "points", "miles"]),
  ]

  static func makeIntent(from draft: Draft) -> INSearchForAccountsIntent {
    INSearchForAccountsIntent(
      accountNickname: draft.object("accountNickname", as: INSpeakableString.self),
  accountType: draft.object("accountType", as: INAccountType.self) ?? .unknown,
  organizationName: draft.object("organizationName", as: INSpeakableString.self),
  requestedBalanceType: draft.object("requestedBalanceType", as: INBalanceType.self) ?? .unknown
    )
  }

  static func handler(_ object: Any) -> (any INSearchForAccountsIntentHandling)? {
    object as? any INSearchForAccountsIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSearchForAccountsIntent,
    by handler: any INSearchForAccountsIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "accountNickname":
      Current.host.spelled("resolveAccountNickname(for:)", as: "resolveAccountNickname", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveAccountNickname(for: intent)
      return [result]
    case "accountType":
      Current.host.spelled("resolveAccountType(for:)", as: "resolveAccountType", of: intentName)
      let result: INAccountTypeResolutionResult = await handler.resolveAccountType(for: intent)
      return [result]
    case "organizationName":
      Current.host.spelled("resolveOrganizationName(for:)", as: "resolveOrganizationName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveOrganizationName(for: intent)
      return [result]
    case "requestedBalanceType":
      Current.host.spelled("resolveRequestedBalanceType(for:)", as: "resolveRequestedBalanceType", of: intentName)
      let result: INBalanceTypeResolutionResult = await handler.resolveRequestedBalanceType(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSearchForAccountsIntent,
    by handler: any INSearchForAccountsIntentHandling
  ) async -> INSearchForAccountsIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSearchForAccountsIntent,
    by handler: any INSearchForAccountsIntentHandling
  ) async -> INSearchForAccountsIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSearchForAccountsIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCredentialsUnverified: Verdict(.failure, code: "failureCredentialsUnverified")
    case .failureAccountNotFound: Verdict(.failure, code: "failureAccountNotFound")
    case .failureTermsAndConditionsAcceptanceRequired: Verdict(.failure, code: "failureTermsAndConditionsAcceptanceRequired")
    case .failureNotEligible: Verdict(.failure, code: "failureNotEligible")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCredentialsUnverified"),
    Verdict(.failure, code: "failureAccountNotFound"),
    Verdict(.failure, code: "failureTermsAndConditionsAcceptanceRequired"),
    Verdict(.failure, code: "failureNotEligible"),
  ]
}

/// The schema of `INTransferMoneyIntent`.
enum TransferMoneySchema: IntentSchema {
  static let intentName = "INTransferMoneyIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("transactionScheduledDate"),
    Parameter("transactionNote"),
  ]

  static let resolved: [Parameter] = [
    Parameter("transactionScheduledDate"),
    Parameter("transactionNote"),
  ]

  static func makeIntent(from draft: Draft) -> INTransferMoneyIntent {
    INTransferMoneyIntent(
      from: nil,
  to: nil,
  transactionAmount: nil,
  transactionScheduledDate: draft.object("transactionScheduledDate", as: INDateComponentsRange.self),
  transactionNote: draft.object("transactionNote", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INTransferMoneyIntentHandling)? {
    object as? any INTransferMoneyIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INTransferMoneyIntent,
    by handler: any INTransferMoneyIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "transactionScheduledDate":
      Current.host.spelled("resolveTransactionScheduledDate(for:)", as: "resolveTransactionScheduledDate", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveTransactionScheduledDate(for: intent)
      return [result]
    case "transactionNote":
      Current.host.spelled("resolveTransactionNote(for:)", as: "resolveTransactionNote", of: intentName)
      let result: INStringResolutionResult = await handler.resolveTransactionNote(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INTransferMoneyIntent,
    by handler: any INTransferMoneyIntentHandling
  ) async -> INTransferMoneyIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INTransferMoneyIntent,
    by handler: any INTransferMoneyIntentHandling
  ) async -> INTransferMoneyIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INTransferMoneyIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCredentialsUnverified: Verdict(.failure, code: "failureCredentialsUnverified")
    case .failureInsufficientFunds: Verdict(.failure, code: "failureInsufficientFunds")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCredentialsUnverified"),
    Verdict(.failure, code: "failureInsufficientFunds"),
  ]
}
