import Intents

extension Today {
  final class CallHandler: NSObject, INStartCallIntentHandling {
    func resolveContacts(
      for intent: INStartCallIntent,
      with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
    ) {
      completion(intent.contacts?.map { .success(with: $0) } ?? [.needsValue()])
    }

    func handle(
      intent: INStartCallIntent,
      completion: @escaping (INStartCallIntentResponse) -> Void
    ) {
      completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
    }
  }
}
