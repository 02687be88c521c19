// swift-format-ignore-file
import Intents

// A messenger that also heeds Focus, shows codes and suggests shortcuts.

class QuietMessages: INExtension, INSendMessageIntentHandling, INShareFocusStatusIntentHandling, INVisualCodeDomainHandling {
    private var suggested: [INShortcut] = []

    override func handler(for intent: INIntent) -> Any {
        reached()
        switch intent {
        case is INShareFocusStatusIntent, is INGetVisualCodeIntent: return self
        default: return self
        }
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        let center = INFocusStatusCenter.default
        let isQuiet = center.authorizationStatus == .authorized && center.focusStatus.isFocused == true
        center.requestAuthorization { status in
            if status == .denied { print("nobody may know") }
        }
        suggest(intent)
        INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, error in
            for shortcut in shortcuts ?? [] where shortcut.shortcut.intent is INSendMessageIntent {
                print(shortcut.invocationPhrase, shortcut.identifier)
            }
        }
        completion(INSendMessageIntentResponse(code: isQuiet ? .inProgress : .success, userActivity: nil))
    }

    private func suggest(_ intent: INSendMessageIntent) {
        let activity = NSUserActivity(activityType: "com.example.chat")
        guard let again = INShortcut(intent: intent) else { return }
        suggested = [again, INShortcut(userActivity: activity)]
        INVoiceShortcutCenter.shared.setShortcutSuggestions(suggested)
        if case .userActivity(let last)? = suggested.last, last.title != nil { suggested.removeLast() }
    }

    func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
        reached()
        completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
        reached()
        let isFocused = intent.focusStatus?.isFocused ?? false
        let response = INShareFocusStatusIntentResponse(code: isFocused ? .success : .failure, userActivity: nil)
        completion(response)
    }

    func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void) {
        reached()
        switch intent.visualCodeType {
        case .contact: completion(.success(with: .contact))
        case .requestPayment, .sendPayment: completion(.confirmationRequired(with: .contact))
        case .transit, .bus, .subway, .unknown: completion(.needsValue())
        @unknown default: completion(.unsupported())
        }
    }

    func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
        reached()
        let response = INGetVisualCodeIntentResponse(code: .success, userActivity: nil)
        response.visualCodeImage = INImage(named: "code")
        completion(response)
    }
}
