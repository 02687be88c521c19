import Intents

// The two intents that `INStartCallIntent` replaced; people’s shortcuts still hold them.

/// Starts calls without a picture.
final class StartAudioCallHandler: NSObject, INStartAudioCallIntentHandling {
  private let service: RingerService

  init(service: RingerService) {
    self.service = service
  }

  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(service.resolutions(of: intent.contacts))
  }

  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) {
    switch intent.destinationType {
    case .unknown, .normal: completion(.success(with: .normal))
    case .emergency, .voicemail, .redial, .callBack: completion(.unsupported())
    }
  }

  func confirm(
    intent: INStartAudioCallIntent,
    completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    let code: INStartAudioCallIntentResponseCode =
      service.parties(for: intent.contacts ?? []) == nil ? .failureNoValidNumber : .ready
    completion(INStartAudioCallIntentResponse(code: code, userActivity: nil))
  }

  func handle(
    intent: INStartAudioCallIntent,
    completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) {
    let parties = service.parties(for: intent.contacts ?? [])
    let request = service.request(intent.identifier, to: parties, isVideo: false)
    completion(
      INStartAudioCallIntentResponse(
        code: request == nil ? .failure : .continueInApp,
        userActivity: request?.activity
      )
    )
  }
}

/// Starts calls with a picture.
final class StartVideoCallHandler: NSObject, INStartVideoCallIntentHandling {
  private let service: RingerService

  init(service: RingerService) {
    self.service = service
  }

  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion(service.resolutions(of: intent.contacts))
  }

  func confirm(
    intent: INStartVideoCallIntent,
    completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    let code: INStartVideoCallIntentResponseCode =
      service.parties(for: intent.contacts ?? []) == nil ? .failureInvalidNumber : .ready
    completion(INStartVideoCallIntentResponse(code: code, userActivity: nil))
  }

  func handle(
    intent: INStartVideoCallIntent,
    completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) {
    let parties = service.parties(for: intent.contacts ?? [])
    let request = service.request(intent.identifier, to: parties, isVideo: true)
    completion(
      INStartVideoCallIntentResponse(
        code: request == nil ? .failure : .continueInApp,
        userActivity: request?.activity
      )
    )
  }
}

extension RingerService {
  /// Without the reasons, which only the newer intent has.
  fileprivate func resolutions(of contacts: [INPerson]?) -> [INPersonResolutionResult] {
    guard let contacts, !contacts.isEmpty else { return [.needsValue()] }
    return contacts.map { person in
      addressBook.recipient(for: person).result(
        unknown: person.dialedNumber == nil ? .unsupported() : .success(with: person),
        missingHandle: .unsupported()
      )
    }
  }
}
