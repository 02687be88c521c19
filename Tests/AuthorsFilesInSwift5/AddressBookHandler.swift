// swift-format-ignore-file
import Intents
import Contacts

class AddressBookHandler: NSObject {

    let contactStore = CNContactStore()

    func everybody() -> [CNContact] {
        var all = [CNContact]()
        let keys: [CNKeyDescriptor] = [
            CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
            CNContactEmailAddressesKey as CNKeyDescriptor,
            CNContactImageDataKey as CNKeyDescriptor
        ]
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.sortOrder = .userDefault
        do {
            try self.contactStore.enumerateContacts(with: request) { (contact, stop) in
                all.append(contact)
                if all.count >= 500 { stop.pointee = true }
            }
        } catch let error as NSError {
            print("Contacts: \(error.localizedDescription)")
        }
        return all
    }

    func person(from contact: CNContact) -> INPerson {
        var name = PersonNameComponents()
        name.givenName = contact.givenName
        name.familyName = contact.familyName
        name.nickname = contact.nickname
        let mail = contact.emailAddresses.first.map { $0.value as String }
        let image = contact.imageData.map { INImage(imageData: $0) }
        return INPerson(personHandle: INPersonHandle(value: mail, type: .emailAddress), nameComponents: name, displayName: CNContactFormatter.string(from: contact, style: .fullName), image: image, contactIdentifier: contact.identifier, customIdentifier: nil, aliases: nil, suggestionType: .none)
    }
}

extension AddressBookHandler: INSendMessageIntentHandling {

    func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Swift.Void) {
        reached()
        contactStore.requestAccess(for: .contacts) { granted, _ in
            if !granted { completion([.unsupported(forReason: .noAccount)]) }
        }
        guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return }
        let people = self.everybody()
        let results: [INSendMessageRecipientResolutionResult] = (intent.recipients ?? []).map { wanted in
            let hits = people.filter { $0.givenName.caseInsensitiveCompare(wanted.displayName) == .orderedSame || $0.identifier == wanted.contactIdentifier }
            if hits.count > 1 { return .disambiguation(with: hits.map(self.person(from:))) }
            return .success(with: hits.first.map(self.person(from:)) ?? wanted)
        }
        completion(results.isEmpty ? [.needsValue()] : results)
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Swift.Void) {
        reached()
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}
