// swift-format-ignore-file
import Contacts
import Intents

final class BellDialer: NSObject, INStartCallIntentHandling, INSearchCallHistoryIntentHandling {
  private lazy var store = CNContactStore()

  func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void) {
    reached()
    guard let contacts = intent.contacts else {
      completion([.needsValue()])
      return
    }
    guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else {
      completion([.unsupported(forReason: .noContactFound)])
      return
    }
    completion(contacts.map(resolve))
  }

  private func resolve(_ person: INPerson) -> INStartCallContactResolutionResult {
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
    do {
      let found = try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: person.displayName), keysToFetch: keys)
      let people = found.flatMap { contact in
        contact.phoneNumbers.map { number -> INPerson in
          let label = number.label.map { CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: $0) }
          let handle = INPersonHandle(value: number.value.stringValue, type: .phoneNumber, label: label.map { INPersonHandleLabel(rawValue: $0) })
          return INPerson(personHandle: handle, nameComponents: nil, displayName: "\(contact.givenName) \(contact.familyName)", image: nil, contactIdentifier: contact.identifier, customIdentifier: nil)
        }
      }
      switch people.count {
      case 0: return .unsupported(forReason: .noContactFound)
      case 1: return .success(with: people[0])
      default: return .disambiguation(with: people)
      }
    } catch {
      return .unsupported()
    }
  }

  func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void) {
    reached()
    if intent.callCapability == .videoCall {
      completion(.unsupported(forReason: .videoCallUnsupported))
    } else {
      completion(.success(with: .audioCall))
    }
  }

  func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void) {
    reached()
    completion(.notRequired())
  }

  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    reached()
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
  }

  // MARK: history

  func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void) {
    reached()
    completion(.success(with: intent.callTypes.isEmpty ? [.missed, .received] : intent.callTypes))
  }

  func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    reached()
    completion(.notRequired())
  }

  func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    reached()
    let anna = INPerson(handle: "+14155550108", displayName: "Anna", contactIdentifier: nil)
    let response = INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
    response.callRecords = [
      INCallRecord(identifier: "1", dateCreated: Date(), caller: anna, callRecordType: .missed, callCapability: .audioCall, unseen: true, numberOfCalls: 2)
    ]
    completion(response)
  }
}
