import Intents

/// Marks messages as read, unread or flagged.
///
/// Written in the spelling of iOS 10.
final class AttributeHandler: NSObject, INSetMessageAttributeIntentHandling {
  private let service: MessageBotService
  private var messenger: Messenger { service.messenger }

  init(service: MessageBotService) {
    self.service = service
  }

  func resolveAttribute(
    forSetMessageAttribute intent: INSetMessageAttributeIntent,
    with completion: @escaping (INMessageAttributeResolutionResult) -> Void
  ) {
    if intent.attribute == .unknown { return completion(.needsValue()) }
    completion(intent.mark == nil ? .unsupported() : .success(with: intent.attribute))
  }

  func handle(
    setMessageAttribute intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) {
    completion(INSetMessageAttributeIntentResponse(code: carryOut(intent), userActivity: nil))
  }

  private func carryOut(
    _ intent: INSetMessageAttributeIntent
  ) -> INSetMessageAttributeIntentResponseCode {
    guard let mark = intent.mark else { return .failureMessageAttributeNotSet }
    do {
      let marked = try messenger.mark(intent.identifiers, as: mark)
      return marked == 0 ? .failureMessageNotFound : .success
    } catch {
      return .failure
    }
  }
}

extension INSetMessageAttributeIntent {
  /// The mark that the attribute stands for in a store of texts, where nothing is ever played.
  var mark: MessageStore.Mark? {
    switch attribute {
    case .read: .read(true)
    case .unread: .read(false)
    case .flagged: .flagged(true)
    case .unflagged: .flagged(false)
    case .unknown, .played: nil
    }
  }
}

extension Messenger {
  /// Marks messages; where none are named, those that are meant by custom.
  ///
  /// “Mark my messages as read” means all that are unread. Everything else, such as “flag that
  /// message”, means the one that came last.
  ///
  /// - Returns: The number of messages to mark.
  func mark(_ identifiers: [String]?, as mark: MessageStore.Mark) throws -> Int {
    if let identifiers, !identifiers.isEmpty { return try store.mark(identifiers, as: mark) }
    let meant: [Message]
    if case .read(true) = mark {
      meant = try store.messages(matching: MessageQuery(isRead: false), limit: 1_000)
    } else {
      let me = addressBook.me.identifier
      meant = try store.messages(matching: MessageQuery(recipients: [me]), limit: 1)
    }
    return try store.mark(meant.map(\.identifier), as: mark)
  }
}
