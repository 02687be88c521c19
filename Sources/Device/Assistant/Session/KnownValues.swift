import Dialogue
import Domains

/// The values that are known for the parameters of a request: people, places, its app's own words.
struct KnownValues {
  private let row: IntentRow?
  private let app: AppDescription?
  private let world: World
  private let vocabulary: UserVocabulary
  private let isContactsAllowed: Bool

  init(for exchange: Exchange, on device: DeviceState) {
    row = IntentRow.row(for: exchange.conversation.draft.intent)
    app = device.app(exchange.app)?.description
    world = device.world
    vocabulary = device.vocabulary
    isContactsAllowed = device.permissions.contacts
  }
}

extension KnownValues {
  /// The values of a parameter, as they can be said; none where nobody knows more than the user.
  func values(for slot: Slot) -> [String] {
    switch kind(of: slot) {
    case .people, .group: people
    case .place: world.places.compactMap(\.names.first)
    case .phrase: phrases(for: slot)
    case .text, .texts, .opening, .time, .span, .term, .terms, .flag, .count, .others, .more,
      .goalAmount, .goalUnit, .money, nil:
      []
    }
  }

  /// Returns whether a parameter is text that somebody writes.
  func isText(_ slot: Slot) -> Bool { kind(of: slot) == .text || kind(of: slot) == .texts }

  private var people: [String] {
    guard isContactsAllowed else { return [] }
    return world.contacts.contacts.filter { !$0.isMe }.compactMap(\.names.first)
  }

  private func phrases(for slot: Slot) -> [String] {
    guard let app, let row else { return [] }
    let own = vocabulary.terms(parameter: slot.rawValue, of: app.identifier).map(\.spoken)
    let items = app.items(for: slot.rawValue, of: row.intent)
    return own + items.compactMap { $0.phrases.first?.spoken }
  }

  private func kind(of slot: Slot) -> IntentRow.Kind? {
    row?.columns.first { $0.parameter == slot }?.kind
  }
}
