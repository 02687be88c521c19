import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct PaymentCardTests {
  private let anna = INPerson(
    personHandle: INPersonHandle(value: nil, type: .unknown),
    nameComponents: nil,
    displayName: "Anna Haro",
    image: nil,
    contactIdentifier: nil,
    customIdentifier: nil
  )
  private let amount = INCurrencyAmount(
    amount: NSDecimalNumber(string: "20.5"),
    currencyCode: "EUR"
  )

  private func record(_ status: INPaymentStatus) -> INPaymentRecord? {
    INPaymentRecord(
      payee: anna,
      payer: anna,
      currencyAmount: amount,
      paymentMethod: INPaymentMethod(
        type: .credit,
        name: "Visa",
        identificationHint: "1234",
        icon: nil
      ),
      note: nil,
      status: status,
      feeAmount: INCurrencyAmount(amount: 1, currencyCode: "EUR")
    )
  }

  // S40, S64
  @Test func `a card of a payment shows its record, and what only the request says`() {
    let intent = INSendPaymentIntent(payee: nil, currencyAmount: nil, note: "lunch")
    let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
    response.paymentRecord = record(.completed)
    #expect(
      response.card(about: intent, in: .test)?.lines == [
        "Payment", "  Amount: €20.50", "  To: Anna Haro", "  Fee: €1.00",
        "  Account: Visa (1234)", "  State: completed", "  Note: lunch",
      ]
    )
  }

  @Test func `a payment that isn't made yet has no state`() {
    let intent = INRequestPaymentIntent(payer: nil, currencyAmount: nil, note: nil)
    let response = INRequestPaymentIntentResponse(code: .ready, userActivity: nil)
    response.paymentRecord = record(.unpaid)
    let card = response.card(about: intent, in: .test)
    #expect(card?.title == "Payment Request")
    #expect(card?[.from] == "Anna Haro")
    #expect(card?[.state] == nil)
  }

  @Test func `without a record the request is shown, unless it was refused`() {
    let intent = INSendPaymentIntent(payee: anna, currencyAmount: amount, note: nil)
    let ready = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
    #expect(
      ready.card(about: intent, in: .test)?.lines == [
        "Payment", "  Amount: €20.50", "  To: Anna Haro",
      ]
    )
    let refusal = INSendPaymentIntentResponse(
      code: .failureInsufficientFunds,
      userActivity: nil
    )
    #expect(refusal.card(about: intent, in: .test) == nil)
  }
}
