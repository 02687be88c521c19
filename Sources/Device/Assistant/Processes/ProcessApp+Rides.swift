package import Domains
import Synchronization

extension ProcessApp {
  package func makeRideWatch(
    isInApp: Bool,
    _ facts: DeviceFacts,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) throws(AppEnd) -> RideWatch? {
    let facts = SentFacts(facts)
    let process = try running(facts)
    let number = current.withLock { state in
      state.rideCount += 1
      return state.rideCount
    }
    guard try process.ask(.makeWatch(number, isInApp: isInApp), facts, for: \.flag) else {
      return nil
    }
    return RideWatch(
      start: { [weak self] in
        self?.current.withLock { $0.rides[number] = take }
        self?.tell(process, .startWatch(number), facts, RideObservation.startMethod)
      },
      stop: { [weak self] in
        _ = self?.current.withLock { $0.rides.removeValue(forKey: number) }
        self?.tell(process, .stopWatch(number), facts, RideObservation.stopMethod)
      }
    )
  }

  /// Asks for something whose reply says nothing.
  private func tell(
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
