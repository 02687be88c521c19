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

  /// Performs a call while it happens.
  func perform(_ call: HandlerCall, _ interrupter: Interrupter) async -> HandlerCall.Result {
    let app = call.app.running
    switch kind {
    case .appKilled:
      app.end(because: .killed)
      return .ended(AppEnd(.killed))
    case .appKilledAfterwards:
      _ = await call.perform()
      app.end(because: .killed)
      return .ended(AppEnd(.killed))
    case .appUpdated:
      app.end(because: .killed)
      return await call.perform()
    case .incomingCall:
      let result = await call.perform()
      interrupter.interrupt()
      return result
    case .locked, .unlocked, .contactsDenied, .siriDenied, .memoryWarning, .networkGone,
      .clockMoved:
      return await call.perform()
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
