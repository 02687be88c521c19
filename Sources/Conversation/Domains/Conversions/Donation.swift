package import Dialogue
package import Intents

/// An app's report of its use outside of the assistant (`INInteraction.donate`), as far as apps and
/// people are ranked by it.
package struct Donation: Sendable, Hashable, Codable {
  /// The intent's class name.
  package var intent: String

  /// The people that the intent was for.
  package var people: [Person]

  package init(_ interaction: INInteraction) {
    intent = interaction.intent.className
    people = interaction.intent.others.map(\.person)
  }
}

extension INIntent {
  fileprivate var className: String {
    String(describing: type(of: self))
  }

  /// The people whom an intent is for.
  fileprivate var others: [INPerson] {
    switch self {
    case let intent as INSendMessageIntent: intent.recipients ?? []
    case let intent as INStartCallIntent: intent.contacts ?? []
    case let intent as INStartAudioCallIntent: intent.contacts ?? []
    case let intent as INStartVideoCallIntent: intent.contacts ?? []
    case let intent as INSendPaymentIntent: [intent.payee].compactMap { $0 }
    case let intent as INRequestPaymentIntent: [intent.payer].compactMap { $0 }
    default: []
    }
  }
}
