import Intents

/// The way into Ringer for the system: a handler of its own for each kind of intent.
final class RingerExtension: INExtension {
  private let service: RingerService

  init(service: RingerService) {
    self.service = service
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INStartCallIntent: StartCallHandler(service: service)
    case is INStartAudioCallIntent: StartAudioCallHandler(service: service)
    case is INStartVideoCallIntent: StartVideoCallHandler(service: service)
    case is INSearchCallHistoryIntent: CallHistoryHandler(service: service)
    case is INHangUpCallIntent: HangUpHandler(service: service)
    default: nil
    }
  }
}

/// Ringer itself, when it is opened.
final class RingerApp: NSObject, AppDelegate {
  static let historyActivity = "com.example.Ringer.history"

  private let service: RingerService

  init(service: RingerService) {
    self.service = service
  }

  /// Places the call it was opened for, or shows the history.
  func `continue`(_ userActivity: NSUserActivity) -> Bool {
    if let request = CallRequest(userActivity) { return place(request) }
    guard userActivity.activityType == Self.historyActivity else {
      return userActivity.interaction != nil
    }
    return (try? service.store.markAllSeen()) != nil
  }

  private func place(_ request: CallRequest) -> Bool {
    let call = Call(
      identifier: service.newIdentifier(),
      kind: .outgoing,
      isVideo: request.isVideo,
      people: request.people,
      started: service.now(),
      isSeen: true
    )
    return (try? service.store.add(call, request: request.identifier)) != nil
  }
}
