import Dialogue
import Intents

extension INPaymentMethod: ValueConvertible {
  static func object(from content: Value.Content) -> INPaymentMethod? {
    guard case .paymentMethod(let method) = content else { return nil }
    return INPaymentMethod(
      type: .object(from: .term(method.kind)) ?? .unknown,
      name: method.name,
      identificationHint: method.hint,
      icon: nil
    )
  }

  var content: Value.Content? { .paymentMethod(method) }

  var method: PaymentMethod {
    PaymentMethod(kind: type.name, name: name, hint: identificationHint)
  }
}
