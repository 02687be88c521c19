import Intents

/// Calls what no conversation of the assistant calls: the steps that Maps takes with a ride, and
/// parameters that are never spoken of.
func callBesides(_ handler: Any) async {
  if let handler = handler as? any INGetRideStatusIntentHandling { follow(handler) }
  if let handler = handler as? any INSendPaymentIntentHandling {
    let _: INSendPaymentCurrencyAmountResolutionResult =
      await handler.resolveCurrencyAmount(for: INSendPaymentIntent())
  }
  if let handler = handler as? any INRequestPaymentIntentHandling {
    let _: INRequestPaymentCurrencyAmountResolutionResult =
      await handler.resolveCurrencyAmount(for: INRequestPaymentIntent())
  }
  if let handler = handler as? any INPayBillIntentHandling {
    _ = await handler.resolveBillType(for: INPayBillIntent())
    _ = await handler.resolveFromAccount(for: INPayBillIntent())
    _ = await handler.resolveTransactionAmount(for: INPayBillIntent())
  }
  if let handler = handler as? any INTransferMoneyIntentHandling {
    _ = await handler.resolveToAccount(for: INTransferMoneyIntent())
  }
  if let handler = handler as? any INShareFocusStatusIntentHandling {
    _ = await handler.confirm(intent: INShareFocusStatusIntent())
    _ = await handler.handle(intent: INShareFocusStatusIntent())
  }
  if let handler = handler as? any INGetVisualCodeIntentHandling {
    _ = await handler.resolveVisualCodeType(for: INGetVisualCodeIntent())
    _ = await handler.handle(intent: INGetVisualCodeIntent())
  }
  if let handler = handler as? any INSearchForAccountsIntentHandling {
    _ = await handler.resolveAccountType(for: INSearchForAccountsIntent())
  }
}

/// Follows a ride as Maps does.
private func follow(_ handler: any INGetRideStatusIntentHandling) {
  let intent = INGetRideStatusIntent()
  handler.startSendingUpdates(for: intent, to: Observer())
  handler.stopSendingUpdates(for: intent)
}

private final class Observer: NSObject, INGetRideStatusIntentResponseObserver {
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {}
}
