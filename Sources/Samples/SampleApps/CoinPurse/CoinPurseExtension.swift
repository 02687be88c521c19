import Intents

/// The way into CoinPurse for the system.
final class CoinPurseExtension: INExtension {
  private let service: CoinPurseService

  init(service: CoinPurseService) {
    self.service = service
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendPaymentIntent: SendPaymentHandler(service: service)
    case is INRequestPaymentIntent: RequestPaymentHandler(service: service)
    case is INPayBillIntent: PayBillHandler(service: service)
    case is INSearchForBillsIntent: BillsHandler(service: service)
    case is INSearchForAccountsIntent: AccountsHandler(service: service)
    default: nil
    }
  }
}

/// CoinPurse itself, when it is opened.
final class CoinPurseApp: NSObject, AppDelegate {
  /// Shows the list of payments, on which a payment that was begun can be gone on with.
  func `continue`(_ userActivity: NSUserActivity) -> Bool {
    PurseActivity(rawValue: userActivity.activityType) != nil || userActivity.interaction != nil
  }
}
