// swift-format-ignore-file
// Written by `swift run generate` from PaymentParts.intents: edit that instead.

public import Foundation

/// One payment, or one request for it: who, whom, how much, and how far it got.
open class INPaymentRecord: NSObject, NSCopying, NSSecureCoding {
  /// The recipient of the money.
  @NSCopying open internal(set) var payee: INPerson?

  /// The person who pays.
  @NSCopying open internal(set) var payer: INPerson?

  /// The amount.
  @NSCopying open internal(set) var currencyAmount: INCurrencyAmount?

  /// The means of payment.
  @NSCopying open internal(set) var paymentMethod: INPaymentMethod?

  /// The note on it.
  open internal(set) var note: String?

  /// The status.
  open internal(set) var status: INPaymentStatus = .unknown

  /// The fee.
  @NSCopying open internal(set) var feeAmount: INCurrencyAmount?

  public init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?) {
    self.note = note
    self.status = status
    super.init()
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
    self.feeAmount = feeAmount
  }

  public init?(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus) {
    self.note = note
    self.status = status
    super.init()
    self.payee = payee
    self.payer = payer
    self.currencyAmount = currencyAmount
    self.paymentMethod = paymentMethod
  }

  public required init?(coder: NSCoder) {
    let original: INPaymentRecord? = coder.original()
    payee = if let original { copied(original.payee) } else { coder.fetch("payee") }
    payer = if let original { copied(original.payer) } else { coder.fetch("payer") }
    currencyAmount = if let original { copied(original.currencyAmount) } else { coder.fetch("currencyAmount") }
    paymentMethod = if let original { copied(original.paymentMethod) } else { coder.fetch("paymentMethod") }
    note = if let original { copied(original.note) } else { coder.fetch("note") }
    status = if let original { copied(original.status) } else { coder.fetch("status") ?? .unknown }
    feeAmount = if let original { copied(original.feeAmount) } else { coder.fetch("feeAmount") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(payee, "payee")
    coder.store(payer, "payer")
    coder.store(currencyAmount, "currencyAmount")
    coder.store(paymentMethod, "paymentMethod")
    coder.store(note, "note")
    coder.store(status, "status")
    coder.store(feeAmount, "feeAmount")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The status of a payment.
public enum INPaymentStatus: Int, Sendable {
  case `unknown` = 0
  case `pending` = 1
  case `completed` = 2
  case `canceled` = 3
  case `failed` = 4
  case `unpaid` = 5
}

/// The result of resolving a parameter of type `INPaymentStatus`.
open class INPaymentStatusResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INPaymentStatus) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INPaymentStatus) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// An account at a bank, or anything that has a balance.
open class INPaymentAccount: NSObject, NSCopying, NSSecureCoding {
  /// The person's name for it.
  @NSCopying open internal(set) var nickname: INSpeakableString?

  /// Its number at the bank, or the end of it.
  open internal(set) var accountNumber: String?

  /// The kind of account.
  open internal(set) var accountType: INAccountType = .unknown

  /// The bank.
  @NSCopying open internal(set) var organizationName: INSpeakableString?

  /// The balance.
  @NSCopying open internal(set) var balance: INBalanceAmount?

  /// The other balance, such as points.
  @NSCopying open internal(set) var secondaryBalance: INBalanceAmount?

  public init(nickname: INSpeakableString, number accountNumber: String?, accountType: INAccountType, organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?) {
    self.accountNumber = accountNumber
    self.accountType = accountType
    super.init()
    self.nickname = nickname
    self.organizationName = organizationName
    self.balance = balance
    self.secondaryBalance = secondaryBalance
  }

  @available(iOS, deprecated: 11, message: "Use the initialiser with balances.")
  public init?(nickname: INSpeakableString, number accountNumber: String?, accountType: INAccountType, organizationName: INSpeakableString?) {
    self.accountNumber = accountNumber
    self.accountType = accountType
    super.init()
    self.nickname = nickname
    self.organizationName = organizationName
  }

  public required init?(coder: NSCoder) {
    let original: INPaymentAccount? = coder.original()
    nickname = if let original { copied(original.nickname) } else { coder.fetch("nickname") }
    accountNumber = if let original { copied(original.accountNumber) } else { coder.fetch("accountNumber") }
    accountType = if let original { copied(original.accountType) } else { coder.fetch("accountType") ?? .unknown }
    organizationName = if let original { copied(original.organizationName) } else { coder.fetch("organizationName") }
    balance = if let original { copied(original.balance) } else { coder.fetch("balance") }
    secondaryBalance = if let original { copied(original.secondaryBalance) } else { coder.fetch("secondaryBalance") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(nickname, "nickname")
    coder.store(accountNumber, "accountNumber")
    coder.store(accountType, "accountType")
    coder.store(organizationName, "organizationName")
    coder.store(balance, "balance")
    coder.store(secondaryBalance, "secondaryBalance")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The result of resolving a parameter of type `INPaymentAccount`.
open class INPaymentAccountResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INPaymentAccount) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INPaymentAccount]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INPaymentAccount?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// An amount of money, or which of an account's or a bill's amounts is meant.
open class INPaymentAmount: NSObject, NSCopying, NSSecureCoding {
  /// The kind of amount: the smallest that is due, all that is due.
  open internal(set) var amountType: INAmountType = .unknown

  /// The amount.
  @NSCopying open internal(set) var amount: INCurrencyAmount?

  public init(amountType: INAmountType, amount: INCurrencyAmount) {
    self.amountType = amountType
    super.init()
    self.amount = amount
  }

  public required init?(coder: NSCoder) {
    let original: INPaymentAmount? = coder.original()
    amountType = if let original { copied(original.amountType) } else { coder.fetch("amountType") ?? .unknown }
    amount = if let original { copied(original.amount) } else { coder.fetch("amount") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(amountType, "amountType")
    coder.store(amount, "amount")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The result of resolving a parameter of type `INPaymentAmount`.
open class INPaymentAmountResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INPaymentAmount) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INPaymentAmount]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INPaymentAmount?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The kind of amount.
public enum INAmountType: Int, Sendable {
  case `unknown` = 0
  case `minimumDue` = 1
  case `amountDue` = 2
  case `currentBalance` = 3
  case `maximumTransferAmount` = 4
  case `minimumTransferAmount` = 5
  case `statementBalance` = 6
}

/// The kind of account.
public enum INAccountType: Int, Sendable {
  case `unknown` = 0
  case `checking` = 1
  case `credit` = 2
  case `debit` = 3
  case `investment` = 4
  case `mortgage` = 5
  case `prepaid` = 6
  case `saving` = 7
}

/// The result of resolving a parameter of type `INAccountType`.
open class INAccountTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INAccountType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INAccountType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The balance of an account: money, points, or miles.
open class INBalanceAmount: NSObject, NSCopying, NSSecureCoding {
  /// The amount.
  @NSCopying open internal(set) var amount: NSDecimalNumber?

  /// Of what.
  open internal(set) var balanceType: INBalanceType = .unknown

  /// The ISO 4217 code, such as `EUR`; nil for what is not money.
  open internal(set) var currencyCode: String?

  init(amount: NSDecimalNumber, balanceType: INBalanceType, currencyCode: String?) {
    self.balanceType = balanceType
    self.currencyCode = currencyCode
    super.init()
    self.amount = amount
  }

  public init?(amount: NSDecimalNumber, balanceType: INBalanceType) {
    self.balanceType = balanceType
    super.init()
    self.amount = amount
  }

  public required init?(coder: NSCoder) {
    let original: INBalanceAmount? = coder.original()
    amount = if let original { copied(original.amount) } else { coder.fetch("amount") }
    balanceType = if let original { copied(original.balanceType) } else { coder.fetch("balanceType") ?? .unknown }
    currencyCode = if let original { copied(original.currencyCode) } else { coder.fetch("currencyCode") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(amount, "amount")
    coder.store(balanceType, "balanceType")
    coder.store(currencyCode, "currencyCode")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The unit of a balance.
public enum INBalanceType: Int, Sendable {
  case `unknown` = 0
  case `money` = 1
  case `points` = 2
  case `miles` = 3
}

/// The result of resolving a parameter of type `INBalanceType`.
open class INBalanceTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INBalanceType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INBalanceType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// A bill: from whom, for what, how much, and until when.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INBillDetails: NSObject, NSCopying, NSSecureCoding {
  /// The sender.
  @NSCopying open var billPayee: INBillPayee?

  /// All that has to be paid.
  @NSCopying open var amountDue: INCurrencyAmount?

  /// The least that has to be paid by now.
  @NSCopying open var minimumDue: INCurrencyAmount?

  /// The fee for paying late.
  @NSCopying open var lateFee: INCurrencyAmount?

  /// The date by which it has to be paid.
  open var dueDate: DateComponents?

  /// The date on which it was paid.
  open var paymentDate: DateComponents?

  /// The kind of bill.
  open var billType: INBillType = .unknown

  /// The status of its payment.
  open var paymentStatus: INPaymentStatus = .unknown

  public init?(billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?) {
    self.billType = billType
    self.paymentStatus = paymentStatus
    self.dueDate = dueDate
    self.paymentDate = paymentDate
    super.init()
    self.billPayee = billPayee
    self.amountDue = amountDue
    self.minimumDue = minimumDue
    self.lateFee = lateFee
  }

  public required init?(coder: NSCoder) {
    let original: INBillDetails? = coder.original()
    billPayee = if let original { copied(original.billPayee) } else { coder.fetch("billPayee") }
    amountDue = if let original { copied(original.amountDue) } else { coder.fetch("amountDue") }
    minimumDue = if let original { copied(original.minimumDue) } else { coder.fetch("minimumDue") }
    lateFee = if let original { copied(original.lateFee) } else { coder.fetch("lateFee") }
    dueDate = if let original { copied(original.dueDate) } else { coder.fetch("dueDate") }
    paymentDate = if let original { copied(original.paymentDate) } else { coder.fetch("paymentDate") }
    billType = if let original { copied(original.billType) } else { coder.fetch("billType") ?? .unknown }
    paymentStatus = if let original { copied(original.paymentStatus) } else { coder.fetch("paymentStatus") ?? .unknown }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(billPayee, "billPayee")
    coder.store(amountDue, "amountDue")
    coder.store(minimumDue, "minimumDue")
    coder.store(lateFee, "lateFee")
    coder.store(dueDate, "dueDate")
    coder.store(paymentDate, "paymentDate")
    coder.store(billType, "billType")
    coder.store(paymentStatus, "paymentStatus")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A sender of bills.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INBillPayee: NSObject, NSCopying, NSSecureCoding {
  /// The person's name for them.
  @NSCopying open internal(set) var nickname: INSpeakableString?

  /// The number that the person has with them.
  open internal(set) var accountNumber: String?

  /// Their own name.
  @NSCopying open internal(set) var organizationName: INSpeakableString?

  public init?(nickname: INSpeakableString, number accountNumber: String?, organizationName: INSpeakableString?) {
    self.accountNumber = accountNumber
    super.init()
    self.nickname = nickname
    self.organizationName = organizationName
  }

  public required init?(coder: NSCoder) {
    let original: INBillPayee? = coder.original()
    nickname = if let original { copied(original.nickname) } else { coder.fetch("nickname") }
    accountNumber = if let original { copied(original.accountNumber) } else { coder.fetch("accountNumber") }
    organizationName = if let original { copied(original.organizationName) } else { coder.fetch("organizationName") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(nickname, "nickname")
    coder.store(accountNumber, "accountNumber")
    coder.store(organizationName, "organizationName")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The result of resolving a parameter of type `INBillPayee`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INBillPayeeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INBillPayee) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INBillPayee]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INBillPayee?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The kind of bill.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public enum INBillType: Int, Sendable {
  case `unknown` = 0
  case `autoInsurance` = 1
  case `cable` = 2
  case `carLease` = 3
  case `carLoan` = 4
  case `creditCard` = 5
  case `electricity` = 6
  case `gas` = 7
  case `garbageAndRecycling` = 8
  case `healthInsurance` = 9
  case `homeInsurance` = 10
  case `internet` = 11
  case `lifeInsurance` = 12
  case `mortgage` = 13
  case `musicStreaming` = 14
  case `phone` = 15
  case `rent` = 16
  case `sewer` = 17
  case `studentLoan` = 18
  case `trafficTicket` = 19
  case `tuition` = 20
  case `utilities` = 21
  case `water` = 22
}

/// The result of resolving a parameter of type `INBillType`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INBillTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INBillType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INBillType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// `INPersonResolutionResult` that can say why a value is no use.
open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why a person cannot be paid.
public enum INSendPaymentPayeeUnsupportedReason: Int, Sendable {
  /// Whoever pays has to sign in to the app first.
  case `credentialsUnverified` = 1
  /// Whoever pays has not enough money.
  case `insufficientFunds` = 2
  /// The payee has no account.
  case `noAccount` = 3
  /// The payee has no address that the app can pay to.
  case `noValidHandle` = 4
}

/// `INCurrencyAmountResolutionResult` that can say why a value is no use.
open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(currencyAmountResolutionResult result: INCurrencyAmountResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why an amount cannot be paid.
public enum INSendPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case `paymentsAmountBelowMinimum` = 1
  case `paymentsAmountAboveMaximum` = 2
  case `paymentsCurrencyUnsupported` = 3
}

/// `INPersonResolutionResult` that can say why a value is no use.
open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why a person cannot be asked for money.
public enum INRequestPaymentPayerUnsupportedReason: Int, Sendable {
  /// Whoever asks has to sign in to the app first.
  case `credentialsUnverified` = 1
  /// The payer has no account.
  case `noAccount` = 2
  /// The payer has no address that the app can reach.
  case `noValidHandle` = 3
}

/// `INCurrencyAmountResolutionResult` that can say why a value is no use.
open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(currencyAmountResolutionResult result: INCurrencyAmountResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why an amount cannot be asked for.
public enum INRequestPaymentCurrencyAmountUnsupportedReason: Int, Sendable {
  case `paymentsAmountBelowMinimum` = 1
  case `paymentsAmountAboveMaximum` = 2
  case `paymentsCurrencyUnsupported` = 3
}
