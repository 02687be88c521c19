import Dialogue
import Foundation
import Intents
import Transcripts

extension Interruption: StagedEvent {
  /// Happens, as far as the device and not the app is concerned.
  func happen(to device: DeviceState) {
    switch kind {
    case .locked: device.permit { $0.isLocked = true }
    case .unlocked: device.permit { $0.isLocked = false }
    case .contactsDenied: device.permit { $0.contacts = false }
    case .siriDenied: device.permit { $0.siri = .denied }
    case .clockMoved(let delay):
      // The machine's own clock stays as it is.
      let clock = device.clock as? any SettableClock
      clock?.set(to: device.clock.now.addingTimeInterval(delay.duration.timeInterval))
    case .incomingCall, .memoryWarning, .appKilled, .appKilledAfterwards, .networkGone,
      .appUpdated:
      break
    }
  }

  /// Performs a call of an app while it happens.
  fileprivate func perform(
    of app: any RunningApp,
    _ interrupter: Interrupter,
    _ call: @Sendable () async -> HandlerCall.Result
  ) async -> HandlerCall.Result {
    switch kind {
    case .appKilled:
      app.end(because: .killed)
      return .ended(AppEnd(.killed))
    case .appKilledAfterwards:
      _ = await call()
      app.end(because: .killed)
      return .ended(AppEnd(.killed))
    case .appUpdated:
      app.end(because: .killed)
      return await call()
    case .incomingCall:
      let result = await call()
      interrupter.interrupt()
      return result
    case .locked, .unlocked, .contactsDenied, .siriDenied, .memoryWarning, .networkGone,
      .clockMoved:
      return await call()
    }
  }
}

extension ArraySlice<Interruption> {
  /// Performs a call while all of them happen, each during those before it.
  func perform(
    of app: any RunningApp,
    _ interrupter: Interrupter,
    _ call: @Sendable () async -> HandlerCall.Result
  ) async -> HandlerCall.Result {
    guard let event = first else { return await call() }
    return await event.perform(of: app, interrupter) {
      await dropFirst().perform(of: app, interrupter, call)
    }
  }
}

extension Interruption.Kind {
  /// The event that the app's own process has to be told of.
  var appEvent: AppEvent? {
    switch self {
    case .memoryWarning: .memoryWarning
    case .networkGone: .networkGone
    case .locked: .locked
    case .unlocked: .unlocked
    case .contactsDenied, .siriDenied, .incomingCall, .appKilled,
      .appKilledAfterwards, .appUpdated, .clockMoved:
      nil
    }
  }
}
