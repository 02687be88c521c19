import Intents
import SampleApps

extension AppDelegate {
  /// Carries out an intent in the background.
  func handle(_ intent: INIntent) async -> INIntentResponse {
    await withCheckedContinuation { continuation in
      handle(intent) { response in
        // The delegate gives the response away with this call, as SiriKit has it.
        nonisolated(unsafe) let givenAway = response
        continuation.resume(returning: givenAway)
      }
    }
  }
}
