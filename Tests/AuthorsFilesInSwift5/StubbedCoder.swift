// swift-format-ignore-file
import Intents

// Subclasses with an initialiser of their own, and the line that Xcode fills in.

class PickupIntent: INSendMessageIntent {
    let counter: Int

    init(counter: Int) {
        self.counter = counter
        super.init(recipients: nil, outgoingMessageType: .outgoingMessageText, content: "Ready", speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class PickupResponse: INSendMessageIntentResponse {
    let ticket: String

    init(ticket: String) {
        self.ticket = ticket
        super.init(code: .success, userActivity: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class StubbedCoder: INExtension, INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        let response = PickupResponse(ticket: "A7")
        let interaction = INInteraction(intent: PickupIntent(counter: 3), response: response)
        interaction.donate { _ in }
        let activity = NSUserActivity(activityType: "pickup")
        if (interaction.copy() as? INInteraction)?.intent is PickupIntent { reached() }
        activity.title = response.ticket
        response.userActivity = activity
        completion(response)
    }
}
