import Domains
import Intents
import Synchronization

/// Has an app tell what becomes of a ride, as a device does while its screen shows the ride: from
/// `startSendingUpdates` to `stopSendingUpdates`.
///
/// Sendable because the handler and the intent are used by `start` and `stop` alone, which run on
/// the session's thread.
final class RideObservation: @unchecked Sendable {
  private let intent = INGetRideStatusIntent()
  private let handler: any INGetRideStatusIntentHandling
  private let observer: Observer

  /// - Returns: `nil` if there is no handler for the status of rides.
  init?(
    asking handlerFor: (INIntent) -> Any?,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) {
    guard let handler = handlerFor(intent) as? any INGetRideStatusIntentHandling else { return nil }
    self.handler = handler
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

extension RideObservation {
  /// An observer of the app's updates, which may come on any thread.
  private final class Observer: NSObject, INGetRideStatusIntentResponseObserver {
    private let voice: @Sendable () -> Voice
    private let take: @Sendable (Card) -> Void
    private let isClosed = Mutex(false)

    init(voice: @escaping @Sendable () -> Voice, take: @escaping @Sendable (Card) -> Void) {
      self.voice = voice
      self.take = take
    }

    func close() {
      isClosed.withLock { $0 = true }
    }

    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
      guard !isClosed.withLock({ $0 }) else { return }
      let answer = Schema.named(RideObservation.intentName)?
        .answer(response, to: INGetRideStatusIntent(), in: voice())
      if let card = answer?.card { take(card) }
    }
  }
}
