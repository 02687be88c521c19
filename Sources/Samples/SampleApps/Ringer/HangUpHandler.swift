import Intents
import Storage

/// Ends the call that is under way.
final class HangUpHandler: NSObject, INHangUpCallIntentHandling {
  private let service: RingerService

  init(service: RingerService) {
    self.service = service
  }

  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    answer { try service.isCalling ? .ready : .failureNoCallToHangUp }
  }

  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    answer { try service.hangUp() ? .success : .failureNoCallToHangUp }
  }

  private func answer(
    _ code: () throws -> INHangUpCallIntentResponseCode
  ) -> INHangUpCallIntentResponse {
    let activity = NSUserActivity(activityType: RingerApp.historyActivity)
    return INHangUpCallIntentResponse(code: outcome(of: code), userActivity: activity)
  }

  private func outcome(
    of code: () throws -> INHangUpCallIntentResponseCode
  ) -> INHangUpCallIntentResponseCode {
    do {
      return try code()
    } catch StorageError.undecided {
      return .failureRequiringAppLaunch
    } catch {
      return .failure
    }
  }
}
