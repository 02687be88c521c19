// swift-format-ignore-file
//
//  Messages that may be audio, with what is attached.
//

import Intents

public class VoiceNotes: INExtension {
    public override init() {
        super.init()
    }
}

extension VoiceNotes: INSendMessageIntentHandling {

    public func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void) {
        reached()
        switch intent.outgoingMessageType {
        case .outgoingMessageAudio, .outgoingMessageText:
            completion(.success(with: intent.outgoingMessageType))
        case .unknown:
            completion(.success(with: .outgoingMessageText))
        @unknown default:
            completion(.unsupported())
        }
    }

    public func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        reached()
        guard let group = intent.speakableGroupName else { completion(.notRequired()); return }
        let known = ["Hiking", "Choir"].map { INSpeakableString(spokenPhrase: $0) }
        let hits = known.filter { $0.spokenPhrase.lowercased().contains(group.spokenPhrase.lowercased()) }
        completion(hits.count == 1 ? .success(with: hits[0]) : .disambiguation(with: known))
    }

    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        var size = 0
        var names: [String] = []
        for attachment in intent.attachments ?? [] {
            if let file = attachment.audioMessageFile {
                size += file.data.count
                names.append(file.filename)
            }
        }
        let copy = INFile(data: Data(count: 16), filename: "note.caf", typeIdentifier: "com.apple.coreaudio-format")
        _ = INSendMessageAttachment(audioMessageFile: copy)

        let response = INSendMessageIntentResponse(code: size > 10_000_000 ? .failure : .success, userActivity: nil)
        let message = INMessage(identifier: UUID().uuidString, conversationIdentifier: intent.conversationIdentifier, content: intent.content, dateSent: Date(), sender: intent.sender, recipients: intent.recipients, groupName: intent.speakableGroupName, messageType: .audio, serviceName: intent.serviceName)
        response.sentMessage = message
        completion(response)
    }
}
