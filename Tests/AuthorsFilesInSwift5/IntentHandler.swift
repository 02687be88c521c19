// swift-format-ignore-file
//
//  IntentHandler.swift
//  ChirpIntents
//

import Intents

// This is the starting point: the three message intents handled by the extension itself.
// Try it by saying "Send a message with Chirp" or "Search for messages in Chirp".

class IntentHandler: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {

    override func handler(for intent: INIntent) -> Any {
        // The default: every intent is handled right here. Return another object for an intent to have it handled there.
        reached()
        return self
    }

    // MARK: - INSendMessageIntentHandling

    // Resolution: say whether each parameter will do (optional).
    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
        reached()
        if let recipients = intent.recipients {

            // Nobody was named, so ask.
            if recipients.count == 0 {
                completion([INSendMessageRecipientResolutionResult.needsValue()])
                return
            }

            var resolutionResults = [INSendMessageRecipientResolutionResult]()
            for recipient in recipients {
                let matchingContacts = [recipient] // TODO: look for the contacts that fit
                switch matchingContacts.count {
                case 2  ... Int.max:
                    // More than one fits, so let the person choose.
                    resolutionResults += [INSendMessageRecipientResolutionResult.disambiguation(with: matchingContacts)]

                case 1:
                    // Just one.
                    resolutionResults += [INSendMessageRecipientResolutionResult.success(with: recipient)]

                case 0:
                    // Nobody fits.
                    resolutionResults += [INSendMessageRecipientResolutionResult.unsupported()]

                default:
                    break

                }
            }
            completion(resolutionResults)
        } else {
            completion([INSendMessageRecipientResolutionResult.needsValue()])
        }
    }

    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        reached()
        if let text = intent.content, !text.isEmpty {
            completion(INStringResolutionResult.success(with: text))
        } else {
            completion(INStringResolutionResult.needsValue())
        }
    }

    // Once everything is resolved: check that the message could be sent (optional).
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        // TODO: is somebody signed in?
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        let response = INSendMessageIntentResponse(code: .ready, userActivity: userActivity)
        completion(response)
    }

    // Send it (required).
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        // TODO: hand it to the app's own sender
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
        let response = INSendMessageIntentResponse(code: .success, userActivity: userActivity)
        completion(response)
    }

    // MARK: - INSearchForMessagesIntentHandling

    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        reached()
        // TODO: search with what the intent holds
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSearchForMessagesIntent.self))
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: userActivity)
        // One made-up message
        response.messages = [INMessage(
            identifier: "identifier",
            conversationIdentifier: "conversation",
            content: "I am so excited!",
            dateSent: Date(),
            sender: INPerson(personHandle: INPersonHandle(value: "sarah@example.com", type: .emailAddress), nameComponents: nil, displayName: "Sarah", image: nil,  contactIdentifier: nil, customIdentifier: nil),
            recipients: [INPerson(personHandle: INPersonHandle(value: "+1-415-555-5555", type: .phoneNumber), nameComponents: nil, displayName: "John", image: nil,  contactIdentifier: nil, customIdentifier: nil)],
            groupName: INSpeakableString(spokenPhrase: "Group"),
            messageType: .text
            )]
        completion(response)
    }

    // MARK: - INSetMessageAttributeIntentHandling

    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        reached()
        // TODO: mark them
        let userActivity = NSUserActivity(activityType: NSStringFromClass(INSetMessageAttributeIntent.self))
        let response = INSetMessageAttributeIntentResponse(code: .success, userActivity: userActivity)
        completion(response)
    }
}
