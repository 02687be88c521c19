// swift-format-ignore-file
import Foundation
import Intents
import os.log
import UIKit

fileprivate extension OSLog {
    static let intents = OSLog(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "intents")
}

class LoggedMessages: INExtension, INSendMessageIntentHandling {
    let icon = UIImage(named: "bubble")

    override init() {
        os_log("made", log: .intents, type: .debug)
        super.init()
    }

    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
        reached()
        os_log("%d recipients", log: .intents, intent.recipients?.count ?? 0)
        let image = icon?.pngData().map(INImage.init(imageData:)) ?? INImage(url: URL(string: "https://example.com/a.png")!)
        completion((intent.recipients ?? []).map { recipient in
            let shown = INPerson(personHandle: recipient.personHandle ?? INPersonHandle(value: "", type: .unknown), nameComponents: recipient.nameComponents, displayName: recipient.displayName, image: image, contactIdentifier: recipient.contactIdentifier, customIdentifier: recipient.customIdentifier)
            return INPersonResolutionResult.success(with: shown)
        })
    }

    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        os_log("confirm %{public}@ %{private}@", log: OSLog.intents, type: .info, "\(type(of: intent))", intent.content ?? "")
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        guard let content = intent.content else {
            os_log(.fault, log: .intents, "no content")
            completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
            return
        }
        if #available(iOS 14.0, *) {
            Logger(.intents).info("sending \(content.count) characters of \(content, privacy: .private)")
        }
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}
