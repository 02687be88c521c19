import Intents

extension FirstYear {
  final class AudioCallHandler: NSObject, INStartAudioCallIntentHandling {
    func resolveContacts(
      forStartAudioCall intent: INStartAudioCallIntent,
      with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
      completion(intent.contacts?.map { .success(with: $0) } ?? [.needsValue()])
    }

    func handle(
      startAudioCall intent: INStartAudioCallIntent,
      completion: @escaping (INStartAudioCallIntentResponse) -> Void
    ) {
      completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
  }

  final class VideoCallHandler: NSObject, INStartVideoCallIntentHandling {
    func resolveContacts(
      forStartVideoCall intent: INStartVideoCallIntent,
      with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
      completion(intent.contacts?.map { .success(with: $0) } ?? [.needsValue()])
    }

    func handle(
      startVideoCall intent: INStartVideoCallIntent,
      completion: @escaping (INStartVideoCallIntentResponse) -> Void
    ) {
      completion(INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
  }
}
