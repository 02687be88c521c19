// swift-format-ignore-file
import Intents

/// Builds people in all the ways there are.
class NamedPeople: INExtension, INSendMessageIntentHandling {
    private let formatter: PersonNameComponentsFormatter = {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .medium
        return formatter
    }()

    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        reached()
        guard let wanted = intent.recipients?.first else { return [.disambiguation(with: everybody)] }
        let name = wanted.nameComponents ?? formatter.personNameComponents(from: wanted.displayName) ?? PersonNameComponents()
        let hits = everybody.filter { formatter.string(from: $0.nameComponents ?? name) == formatter.string(from: name) }
        return (intent.recipients ?? []).map { _ in hits.count == 1 ? .success(with: hits[0]) : .success(with: wanted) }
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        reached()
        let initials = intent.recipients?.compactMap(\.nameComponents).map {
            PersonNameComponentsFormatter.localizedString(from: $0, style: .abbreviated, options: [])
        }
        let activity = NSUserActivity(activityType: "people")
        activity.keywords = Set(initials ?? [])
        return INSendMessageIntentResponse(code: .success, userActivity: activity)
    }

    private var everybody: [INPerson] {
        var kate = PersonNameComponents()
        kate.givenName = "Kate"
        kate.familyName = "Bell"
        return [
            INPerson(personHandle: INPersonHandle(value: "kate", type: .unknown), nameComponents: kate, displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: "u1"),
            INPerson(personHandle: INPersonHandle(value: "+14155550101", type: .phoneNumber, label: .mobile), nameComponents: nil, displayName: "Mike", image: nil, contactIdentifier: nil, customIdentifier: "u2", isMe: false, suggestionType: .none),
            INPerson(personHandle: INPersonHandle(value: "me@example.com", type: .emailAddress), nameComponents: nil, displayName: "Me", image: nil, contactIdentifier: nil, customIdentifier: nil, isMe: true),
            INPerson(handle: "jo", nameComponents: kate, contactIdentifier: nil)
        ]
    }
}
