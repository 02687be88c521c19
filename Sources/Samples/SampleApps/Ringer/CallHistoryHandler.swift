import Intents

/// Finds calls in the history.
final class CallHistoryHandler: NSObject, INSearchCallHistoryIntentHandling {
  private let service: RingerService

  init(service: RingerService) {
    self.service = service
  }

  // MARK: - Resolve

  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void
  ) {
    guard let recipient = intent.recipient else { return completion(.notRequired()) }
    completion(service.addressBook.result(for: recipient))
  }

  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    if intent.callTypes.isEmpty { return completion(.notRequired()) }
    // Nothing rings while the history is looked at. There is no mailbox either, but whoever looks
    // into it wants to hear so.
    let kept: INCallRecordTypeOptions = [.outgoing, .missed, .received, .latest, .voicemail]
    completion(
      intent.callTypes.isSubset(of: kept) ? .success(with: intent.callTypes) : .unsupported()
    )
  }

  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(intent.unseen.map { .success(with: $0) } ?? .notRequired())
  }

  // MARK: - Handle

  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) {
    guard let calls = try? calls(for: intent) else {
      return completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
    }
    let activity = NSUserActivity(activityType: RingerApp.historyActivity)
    activity.title = "Call History"
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: activity)
    response.callRecords = calls.map(service.systemRecord)
    completion(response)
  }

  private func calls(for intent: INSearchCallHistoryIntent) throws -> [Call] {
    // Nobody can leave a message.
    if intent.callTypes.subtracting(.latest) == .voicemail { return [] }
    let limit = intent.callTypes.contains(.latest) ? 1 : 20
    return try service.store.calls(matching: query(for: intent), limit: limit)
  }

  private func query(for intent: INSearchCallHistoryIntent) -> CallQuery {
    var query = CallQuery(
      kinds: Call.Kind.kinds(in: intent.callTypes),
      isSeen: intent.unseen.map { !$0 },
      period: Period(intent.dateCreated, in: service.timeZone)
    )
    if let recipient = intent.recipient {
      query.user = service.addressBook.users(matching: recipient).first?.identifier ?? ""
    }
    switch intent.callCapabilities {
    case .audioCall: query.isVideo = false
    case .videoCall: query.isVideo = true
    default: break
    }
    return query
  }
}
