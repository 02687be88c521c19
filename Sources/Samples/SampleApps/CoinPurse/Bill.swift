import Intents

/// A bill that somebody has sent to the owner of the purse.
struct Bill: Sendable, Hashable {
  var identifier: String
  var type: INBillType
  /// The name of whoever sent it.
  var payee: String
  var amount: Amount
  var due: Date
  /// When it was paid; `nil` as long as it is not.
  var paid: Date?

  var status: INPaymentStatus { paid == nil ? .unpaid : .completed }
}

/// The criteria of a search for bills.
///
/// `nil` ones match everything.
struct BillQuery: Sendable {
  var type: INBillType?
  var isPaid: Bool?
}
