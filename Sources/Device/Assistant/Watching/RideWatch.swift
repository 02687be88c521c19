import Domains
import Intents
import Synchronization

/// Has an app tell what becomes of a ride, as a device does while its screen shows the ride: from
/// `startSendingUpdates` to `stopSendingUpdates`.
///
/// Sendable because the handler and the intent are used by `start` and `stop` alone, which run on
/// the session's thread.
final class RideWatch: @unchecked Sendable {
  /// The app's name.
  let app: String
  private let intent = INGetRideStatusIntent()
  private let handler: any INGetRideStatusIntentHandling
  private let observer: Observer

  /// - Returns: `nil` if the app gives no handler for the status of rides.
  init?(
    _ app: InstalledApp,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Update) -> Void
  ) {
    let handler =
      app.description.extensionIntents.contains(Self.intentName)
      ? app.code.makeExtension().handler(for: intent) : app.code.handlerForIntent?(intent)
    guard let handler = handler as? any INGetRideStatusIntentHandling else { return nil }
    self.handler = handler
    self.app = app.description.name
    observer = Observer(voice: voice, take: take)
  }

  static let intentName = INGetRideStatusIntentIdentifier

  /// The methods that the app is called with, as findings name them.
  static let startMethod = "startSendingUpdates(for:to:)"
  static let stopMethod = "stopSendingUpdates(for:)"

  func start() {
    handler.startSendingUpdates(for: intent, to: observer)
  }

  func stop() {
    observer.close()
    handler.stopSendingUpdates(for: intent)
  }
}

// MARK: - Being told

extension RideWatch {
  /// An observer of the app's updates, which may come on any thread.
  private final class Observer: NSObject, INGetRideStatusIntentResponseObserver {
    private let voice: @Sendable () -> Voice
    private let take: @Sendable (Update) -> Void
    private let isClosed = Mutex(false)

    init(voice: @escaping @Sendable () -> Voice, take: @escaping @Sendable (Update) -> Void) {
      self.voice = voice
      self.take = take
    }

    func close() {
      isClosed.withLock { $0 = true }
    }

    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
      guard !isClosed.withLock({ $0 }) else { return }
      let answer = Schema.named(RideWatch.intentName)?
        .answer(response, to: INGetRideStatusIntent(), in: voice())
      if let card = answer?.card { take(.ride(card)) }
    }
  }
}
