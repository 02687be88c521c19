// swift-format-ignore-file
import Intents

struct CachedMessage: Codable {
    let id: String
    let from: String
    let text: String
    let date: Date
    var read: Bool
}

/// Reads what the app left in the group's container.
enum MessageCache {
    static var url: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("inbox-cache.json")
    }

    static func load() -> [CachedMessage] {
        guard let data = try? Data(contentsOf: url) else {
            return [CachedMessage(id: "m1", from: "Anna Haro", text: "lunch?", date: Date(), read: false)]
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return (try? decoder.decode([CachedMessage].self, from: data)) ?? []
    }

    static func save(_ messages: [CachedMessage]) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(messages).write(to: url, options: [.atomic])
    }
}

class InboxSearch: NSObject, INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {

    func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
        reached()
        if let range = intent.dateTimeRange {
            completion(.success(with: range))
        } else {
            let calendar = Calendar.current
            let start = calendar.dateComponents([.year, .month, .day], from: Date().addingTimeInterval(-7 * 24 * 3600))
            let end = calendar.dateComponents([.year, .month, .day], from: Date())
            completion(.confirmationRequired(with: INDateComponentsRange(start: start, end: end)))
        }
    }

    // The older parameter, asked when the newer is not written.
    func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void) {
        reached()
        completion((intent.groupNames ?? []).map { .success(with: $0) })
    }

    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        reached()
        let terms = intent.searchTerms ?? []
        let hits = MessageCache.load().filter { message in
            let unreadOnly = intent.attributes.contains(.unread)
            return (!unreadOnly || !message.read) && terms.allSatisfy { message.text.localizedCaseInsensitiveContains($0) }
        }
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = hits.map { hit in
            let sender = INPerson(personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: hit.from, image: nil, contactIdentifier: nil, customIdentifier: hit.from)
            return INMessage(identifier: hit.id, content: hit.text, dateSent: hit.date, sender: sender, recipients: nil)
        }
        completion(response)
    }

    func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void) {
        reached()
        switch intent.attribute {
        case .read, .unread: completion(.success(with: intent.attribute))
        case .unknown: completion(.needsValue())
        default: completion(.unsupported())
        }
    }

    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        reached()
        var messages = MessageCache.load()
        for index in messages.indices where intent.identifiers?.contains(messages[index].id) == true {
            messages[index].read = intent.attribute == .read
        }
        do {
            try MessageCache.save(messages)
            completion(.init(code: .success, userActivity: nil))
        } catch {
            completion(.init(code: .failureMessageAttributeNotSet, userActivity: nil))
        }
    }
}
