import Domains
import Synchronization

/// Passes on what comes from an app's process without having been asked for.
final class AppNews: Sendable {
  private struct State {
    var listener: (@Sendable (AppNote) -> Void)?
    var rides: [Int: @Sendable (Card) -> Void] = [:]
    var rideCount = 0
  }

  private let state = Mutex(State())
  private let app: AppDescription
  private let scene: Scene

  init(of app: AppDescription, in scene: Scene) { (self.app, self.scene) = (app, scene) }

  func attach(_ take: @escaping @Sendable (AppNote) -> Void) {
    state.withLock { $0.listener = take }
  }

  func take(_ news: AppProcess.News) {
    switch news {
    case .noted(let note): state.withLock(\.listener)?(note)
    case .ride(let number, let card): state.withLock { $0.rides[number] }?(card)
    case .reported(let sentence): scene.report?(sentence)
    case .storageFailed(let sentence): scene.storageFailed?(sentence)
    case .ended(let end): note(end, in: nil)
    }
  }

  private func note(_ end: AppEnd, in method: String?) {
    state.withLock(\.listener)?(.ended(end, app: app.name, method: method))
  }
}

// MARK: - Rides

extension AppNews {
  /// A number for a ride that is to be watched.
  func nextRide() -> Int {
    state.withLock { state in
      state.rideCount += 1
      return state.rideCount
    }
  }

  /// Has `take` told the cards of a ride, until that is `nil`.
  func watch(_ ride: Int, _ take: (@Sendable (Card) -> Void)?) {
    state.withLock { $0.rides[ride] = take }
  }

  /// Asks for something whose reply says nothing; should the process end instead, that is told.
  func tell(
    _ process: AppProcess,
    _ request: AppRequest,
    _ facts: SentFacts,
    _ method: String
  ) {
    // One that ended before has taken its rides along.
    guard !process.hasEnded else { return }
    do throws(AppEnd) {
      _ = try process.ask(request, facts, for: \.flag)
    } catch {
      note(error, in: method)
    }
  }
}
