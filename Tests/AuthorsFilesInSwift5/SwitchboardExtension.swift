// swift-format-ignore-file
import Foundation
import Intents

/// Gives each kind of intent to an object of its own.
final class SwitchboardExtension: INExtension {
  override func handler(for intent: INIntent) -> Any? {
    reached()
    switch intent {
    case is INStartAudioCallIntent: return AudioCalls()
    case is INStartVideoCallIntent: return VideoCalls()
    case is INSendMessageIntent, is INSearchForMessagesIntent: return Texts.shared
    default: return nil
    }
  }
}

private class AudioCalls: NSObject, INStartAudioCallIntentHandling {
  func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    reached()
    guard let contacts = intent.contacts, !contacts.isEmpty else { return completion([.needsValue()]) }
    completion(contacts.map { person in
      if let matches = person.siriMatches, matches.count > 1 { return .disambiguation(with: matches) }
      return .success(with: person)
    })
  }

  func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    reached()
    completion(.success(with: intent.destinationType == .unknown ? .normal : intent.destinationType))
  }

  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    reached()
    let activity = NSUserActivity(activityType: INStartAudioCallIntentIdentifier)
    activity.userInfo = ["handle": intent.contacts?.first?.personHandle?.value ?? ""]
    completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: activity))
  }
}

private class VideoCalls: NSObject, INStartVideoCallIntentHandling {
  func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    reached()
    completion(intent.contacts?.map(INPersonResolutionResult.success(with:)) ?? [.needsValue()])
  }

  func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    reached()
    completion(INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil))
  }
}

private final class Texts: NSObject {
  static let shared = Texts()
  private override init() {}
}

extension Texts: INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    reached()
    completion(.init(code: .success, userActivity: nil))
  }
}

extension Texts: INSearchForMessagesIntentHandling {
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    reached()
    completion((intent.senders ?? []).map { .success(with: $0) })
  }

  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void) {
    reached()
    completion(.success(with: intent.attributes.union(.unread)))
  }

  func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    reached()
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = []
    completion(response)
  }
}
