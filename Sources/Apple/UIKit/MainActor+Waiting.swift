import Dispatch
import Intents

/// An object on its way to the main actor or back.
///
/// Sendable because whoever hands it over waits, and touches it only when it is back.
struct Handed<Object>: @unchecked Sendable {
  let object: Object

  init(_ object: Object) { self.object = object }
}

/// Does something on the main actor and waits for it, whoever asks.
///
/// Whoever runs the app's code stays the one to be told of what happens.
func onMainActor<Result: Sendable>(_ body: @escaping @MainActor @Sendable () -> Result) -> Result {
  if isOnMainQueue { return MainActor.assumeIsolated(body) }
  let hosts = Hosts.current
  return DispatchQueue.main.sync {
    hosts.provide { MainActor.assumeIsolated(body) }
  }
}

/// The thread does not tell: the main queue leaves the main thread once a program awaits.
private var isOnMainQueue: Bool {
  DispatchQueue.getSpecific(key: mainQueue) != nil
}

private let mainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
