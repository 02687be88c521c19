import Intents

/// Starts calls of all kinds.
///
/// The app places them; the extension finds out whom to call.
final class StartCallHandler: NSObject, INStartCallIntentHandling {
  private let service: RingerService

  init(service: RingerService) {
    self.service = service
  }

  // MARK: - Resolve

  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) {
    guard let contacts = intent.contacts, !contacts.isEmpty else {
      return completion([resolutionWithoutContacts(intent)])
    }
    completion(contacts.map(service.resolution))
  }

  /// Redialling and calling back need no name, but a call to go by; the mailbox needs none either.
  private func resolutionWithoutContacts(
    _ intent: INStartCallIntent
  ) -> INStartCallContactResolutionResult {
    if intent.destinationType == .voicemail { return .notRequired() }
    guard let kinds = intent.kindsToCallAgain else { return .needsValue() }
    let parties = try? service.partiesOfLastCall(kinds)
    return parties == nil ? .unsupported(forReason: .noCallHistoryForRedial) : .notRequired()
  }

  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    switch intent.destinationType {
    case .unknown: completion(.success(with: .normal))
    // There is no mailbox, of which `confirm` tells: no other answer would do instead.
    case .normal, .redial, .callBack, .voicemail:
      completion(.success(with: intent.destinationType))
    // Calls go over the internet: there is no emergency line.
    case .emergency: completion(.unsupported())
    }
  }

  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    let isUnknown = intent.callCapability == .unknown
    completion(.success(with: isUnknown ? .audioCall : intent.callCapability))
  }

  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallRecordResolutionResult) -> Void
  ) {
    guard let kinds = intent.kindsToCallAgain, intent.contacts?.isEmpty ?? true else {
      return completion(.notRequired())
    }
    let participant = intent.callRecordFilter?.participants?.first
    let user = participant.flatMap { service.addressBook.users(matching: $0).first }
    let query = CallQuery(kinds: kinds, user: user?.identifier)
    guard let call = try? service.store.calls(matching: query, limit: 1).first else {
      let reason = INStartCallCallRecordToCallBackUnsupportedReason.noMatchingCall
      return completion(
        INStartCallCallRecordToCallBackResolutionResult.unsupported(forReason: reason)
      )
    }
    completion(.success(with: service.systemRecord(call)))
  }

  // MARK: - Confirm

  /// A call to one person just starts; one that rings several people is worth a question.
  func confirm(
    intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) {
    guard let request = request(for: intent) else {
      return completion(
        INStartCallIntentResponse(code: .failureContactNotSupportedByApp, userActivity: nil)
      )
    }
    let code: INStartCallIntentResponseCode =
      request.people.count > 1 ? .userConfirmationRequired : .ready
    completion(INStartCallIntentResponse(code: code, userActivity: request.activity))
  }

  // MARK: - Handle

  func handle(
    intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) {
    guard let request = request(for: intent) else {
      return completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
    }
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: request.activity))
  }

  private func request(for intent: INStartCallIntent) -> CallRequest? {
    let parties =
      if let contacts = intent.contacts, !contacts.isEmpty {
        service.parties(for: contacts)
      } else {
        partiesToCallAgain(intent)
      }
    return service.request(
      intent.identifier,
      to: parties,
      isVideo: intent.callCapability == .videoCall
    )
  }

  private func partiesToCallAgain(_ intent: INStartCallIntent) -> [Call.Party]? {
    if let person = intent.callRecordToCallBack?.caller { return service.parties(for: [person]) }
    return intent.kindsToCallAgain.flatMap { try? service.partiesOfLastCall($0) }
  }
}

extension INStartCallIntent {
  /// The calls to look at for whom to call again; `nil` if it is a call like any other.
  fileprivate var kindsToCallAgain: [Call.Kind]? {
    switch destinationType {
    case .redial: [.outgoing]
    case .callBack: [.missed, .received]
    case .unknown, .normal, .emergency, .voicemail: nil
    }
  }
}

extension RingerService {
  /// The answer for one person who is to be called.
  func resolution(of person: INPerson) -> INStartCallContactResolutionResult {
    addressBook.recipient(for: person).result(
      unknown: resolutionOfStranger(person),
      missingHandle: .unsupported(forReason: .noHandleForLabel)
    )
  }

  private func resolutionOfStranger(_ person: INPerson) -> INStartCallContactResolutionResult {
    if person.dialedNumber != nil { return .success(with: person) }
    let hasHandle = !(person.personHandle?.value ?? "").isEmpty
    return .unsupported(forReason: hasHandle ? .invalidHandle : .noContactFound)
  }

  /// The request for a call, if there is somebody to call.
  func request(_ identifier: String?, to parties: [Call.Party]?, isVideo: Bool) -> CallRequest? {
    parties.map {
      CallRequest(identifier: identifier ?? newIdentifier(), people: $0, isVideo: isVideo)
    }
  }
}
