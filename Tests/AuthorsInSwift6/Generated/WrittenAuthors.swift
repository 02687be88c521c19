// swift-format-ignore-file
// Written by `swift run generate` from all catalogue files.

import Foundation
import Intents

private final class StartCallInAsync: Author, INStartCallIntentHandling {
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    calls.append("handle")
    return INStartCallIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    calls.append("confirm")
    return INStartCallIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    calls.append("resolveContacts")
    return [.notRequired()]
  }
  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
    calls.append("resolveDestinationType")
    return .notRequired()
  }
  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
    calls.append("resolveCallCapability")
    return .notRequired()
  }
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult {
    calls.append("resolveCallRecordToCallBack")
    return .notRequired()
  }
}

private final class StartCallInClosures: Author, INStartCallIntentHandling {
  func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(for intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
  func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    calls.append("resolveDestinationType")
    completion(.notRequired())
  }
  func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void) {
    calls.append("resolveCallCapability")
    completion(.notRequired())
  }
  func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void) {
    calls.append("resolveCallRecordToCallBack")
    completion(.notRequired())
  }
}

private final class StartCallInLabels: Author, INStartCallIntentHandling {
  func handle(startCall intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(startCall intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(forStartCall intent: INStartCallIntent, with completion: @escaping ([INStartCallContactResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
  func resolveDestinationType(forStartCall intent: INStartCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    calls.append("resolveDestinationType")
    completion(.notRequired())
  }
  func resolveCallCapability(forStartCall intent: INStartCallIntent, with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void) {
    calls.append("resolveCallCapability")
    completion(.notRequired())
  }
}

private func callStartCall(_ handler: any INStartCallIntentHandling) async {
  let intent = INStartCallIntent()
  let handle: INStartCallIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INStartCallIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveContacts: [INStartCallContactResolutionResult] =
    await handler.resolveContacts(for: intent)
  _ = resolveContacts
  let resolveDestinationType: INCallDestinationTypeResolutionResult =
    await handler.resolveDestinationType(for: intent)
  _ = resolveDestinationType
  let resolveCallCapability: INStartCallCallCapabilityResolutionResult =
    await handler.resolveCallCapability(for: intent)
  _ = resolveCallCapability
  let resolveCallRecordToCallBack: INCallRecordResolutionResult =
    await handler.resolveCallRecordToCallBack(for: intent)
  _ = resolveCallRecordToCallBack
}

private final class StartAudioCallInAsync: Author, INStartAudioCallIntentHandling {
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    calls.append("handle")
    return INStartAudioCallIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    calls.append("confirm")
    return INStartAudioCallIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveContacts")
    return [.notRequired()]
  }
  func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult {
    calls.append("resolveDestinationType")
    return .notRequired()
  }
}

private final class StartAudioCallInClosures: Author, INStartAudioCallIntentHandling {
  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartAudioCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
  func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    calls.append("resolveDestinationType")
    completion(.notRequired())
  }
}

private final class StartAudioCallInLabels: Author, INStartAudioCallIntentHandling {
  func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartAudioCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
  func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    calls.append("resolveDestinationType")
    completion(.notRequired())
  }
}

private func callStartAudioCall(_ handler: any INStartAudioCallIntentHandling) async {
  let intent = INStartAudioCallIntent()
  let handle: INStartAudioCallIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INStartAudioCallIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveContacts: [INPersonResolutionResult] =
    await handler.resolveContacts(for: intent)
  _ = resolveContacts
  let resolveDestinationType: INCallDestinationTypeResolutionResult =
    await handler.resolveDestinationType(for: intent)
  _ = resolveDestinationType
}

private final class StartVideoCallInAsync: Author, INStartVideoCallIntentHandling {
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    calls.append("handle")
    return INStartVideoCallIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    calls.append("confirm")
    return INStartVideoCallIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveContacts")
    return [.notRequired()]
  }
}

private final class StartVideoCallInClosures: Author, INStartVideoCallIntentHandling {
  func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartVideoCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
}

private final class StartVideoCallInLabels: Author, INStartVideoCallIntentHandling {
  func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartVideoCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
}

private func callStartVideoCall(_ handler: any INStartVideoCallIntentHandling) async {
  let intent = INStartVideoCallIntent()
  let handle: INStartVideoCallIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INStartVideoCallIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveContacts: [INPersonResolutionResult] =
    await handler.resolveContacts(for: intent)
  _ = resolveContacts
}

private final class SearchCallHistoryInAsync: Author, INSearchCallHistoryIntentHandling {
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    calls.append("handle")
    return INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    calls.append("confirm")
    return INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult {
    calls.append("resolveCallTypes")
    return .notRequired()
  }
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveDateCreated")
    return .notRequired()
  }
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    calls.append("resolveRecipient")
    return .notRequired()
  }
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult {
    calls.append("resolveUnseen")
    return .notRequired()
  }
}

private final class SearchCallHistoryInClosures: Author, INSearchCallHistoryIntentHandling {
  func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void) {
    calls.append("resolveCallTypes")
    completion(.notRequired())
  }
  func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateCreated")
    completion(.notRequired())
  }
  func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolveRecipient")
    completion(.notRequired())
  }
  func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveUnseen")
    completion(.notRequired())
  }
}

private final class SearchCallHistoryInEarlierAsync: Author, INSearchCallHistoryIntentHandling {
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    calls.append("handle")
    return INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    calls.append("confirm")
    return INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult {
    calls.append("resolveCallType")
    return .notRequired()
  }
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveDateCreated")
    return .notRequired()
  }
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    calls.append("resolveRecipient")
    return .notRequired()
  }
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult {
    calls.append("resolveUnseen")
    return .notRequired()
  }
}

private final class SearchCallHistoryInEarlierClosures: Author, INSearchCallHistoryIntentHandling {
  func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void) {
    calls.append("resolveCallType")
    completion(.notRequired())
  }
  func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateCreated")
    completion(.notRequired())
  }
  func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolveRecipient")
    completion(.notRequired())
  }
  func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveUnseen")
    completion(.notRequired())
  }
}

private final class SearchCallHistoryInLabels: Author, INSearchCallHistoryIntentHandling {
  func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void) {
    calls.append("resolveCallTypes")
    completion(.notRequired())
  }
  func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateCreated")
    completion(.notRequired())
  }
  func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolveRecipient")
    completion(.notRequired())
  }
  func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveUnseen")
    completion(.notRequired())
  }
}

private final class SearchCallHistoryInFirstYear: Author, INSearchCallHistoryIntentHandling {
  func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Void) {
    calls.append("resolveCallType")
    completion(.notRequired())
  }
  func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateCreated")
    completion(.notRequired())
  }
  func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolveRecipient")
    completion(.notRequired())
  }
  func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveUnseen")
    completion(.notRequired())
  }
}

private func callSearchCallHistory(_ handler: any INSearchCallHistoryIntentHandling) async {
  let intent = INSearchCallHistoryIntent()
  let handle: INSearchCallHistoryIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSearchCallHistoryIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveCallTypes: INCallRecordTypeOptionsResolutionResult =
    await handler.resolveCallTypes(for: intent)
  _ = resolveCallTypes
  let resolveDateCreated: INDateComponentsRangeResolutionResult =
    await handler.resolveDateCreated(for: intent)
  _ = resolveDateCreated
  let resolveRecipient: INPersonResolutionResult =
    await handler.resolveRecipient(for: intent)
  _ = resolveRecipient
  let resolveUnseen: INBooleanResolutionResult =
    await handler.resolveUnseen(for: intent)
  _ = resolveUnseen
}

private final class AnswerCallInAsync: Author, INAnswerCallIntentHandling {
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    calls.append("handle")
    return INAnswerCallIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    calls.append("confirm")
    return INAnswerCallIntentResponse(code: .ready, userActivity: nil)
  }
}

private final class AnswerCallInClosures: Author, INAnswerCallIntentHandling {
  func handle(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INAnswerCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INAnswerCallIntentResponse(code: .ready, userActivity: nil))
  }
}

private final class AnswerCallInLabels: Author, INAnswerCallIntentHandling {
  func handle(answerCall intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INAnswerCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(answerCall intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INAnswerCallIntentResponse(code: .ready, userActivity: nil))
  }
}

private func callAnswerCall(_ handler: any INAnswerCallIntentHandling) async {
  let intent = INAnswerCallIntent()
  let handle: INAnswerCallIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INAnswerCallIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
}

private final class HangUpCallInAsync: Author, INHangUpCallIntentHandling {
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    calls.append("handle")
    return INHangUpCallIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    calls.append("confirm")
    return INHangUpCallIntentResponse(code: .ready, userActivity: nil)
  }
}

private final class HangUpCallInClosures: Author, INHangUpCallIntentHandling {
  func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INHangUpCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INHangUpCallIntentResponse(code: .ready, userActivity: nil))
  }
}

private final class HangUpCallInLabels: Author, INHangUpCallIntentHandling {
  func handle(hangUpCall intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INHangUpCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(hangUpCall intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INHangUpCallIntentResponse(code: .ready, userActivity: nil))
  }
}

private func callHangUpCall(_ handler: any INHangUpCallIntentHandling) async {
  let intent = INHangUpCallIntent()
  let handle: INHangUpCallIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INHangUpCallIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
}

private final class SendMessageInAsync: Author, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    calls.append("handle")
    return INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    calls.append("confirm")
    return INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    calls.append("resolveRecipients")
    return [.notRequired()]
  }
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveSpeakableGroupName")
    return .notRequired()
  }
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult {
    calls.append("resolveOutgoingMessageType")
    return .notRequired()
  }
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    calls.append("resolveContent")
    return .notRequired()
  }
}

private final class SendMessageInClosures: Author, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveSpeakableGroupName")
    completion(.notRequired())
  }
  func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void) {
    calls.append("resolveOutgoingMessageType")
    completion(.notRequired())
  }
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveContent")
    completion(.notRequired())
  }
}

private final class SendMessageInEarlierAsync: Author, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    calls.append("handle")
    return INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    calls.append("confirm")
    return INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveRecipients")
    return [.notRequired()]
  }
  func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    calls.append("resolveGroupName")
    return .notRequired()
  }
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult {
    calls.append("resolveOutgoingMessageType")
    return .notRequired()
  }
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    calls.append("resolveContent")
    return .notRequired()
  }
}

private final class SendMessageInEarlierClosures: Author, INSendMessageIntentHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveGroupName")
    completion(.notRequired())
  }
  func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void) {
    calls.append("resolveOutgoingMessageType")
    completion(.notRequired())
  }
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveContent")
    completion(.notRequired())
  }
}

private final class SendMessageInLabels: Author, INSendMessageIntentHandling {
  func handle(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveSpeakableGroupName")
    completion(.notRequired())
  }
  func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveContent")
    completion(.notRequired())
  }
}

private final class SendMessageInFirstYear: Author, INSendMessageIntentHandling {
  func handle(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveGroupName")
    completion(.notRequired())
  }
  func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveContent")
    completion(.notRequired())
  }
}

private func callSendMessage(_ handler: any INSendMessageIntentHandling) async {
  let intent = INSendMessageIntent()
  let handle: INSendMessageIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSendMessageIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveRecipients: [INSendMessageRecipientResolutionResult] =
    await handler.resolveRecipients(for: intent)
  _ = resolveRecipients
  let resolveSpeakableGroupName: INSpeakableStringResolutionResult =
    await handler.resolveSpeakableGroupName(for: intent)
  _ = resolveSpeakableGroupName
  let resolveOutgoingMessageType: INOutgoingMessageTypeResolutionResult =
    await handler.resolveOutgoingMessageType(for: intent)
  _ = resolveOutgoingMessageType
  let resolveContent: INStringResolutionResult =
    await handler.resolveContent(for: intent)
  _ = resolveContent
}

private final class SearchForMessagesInAsync: Author, INSearchForMessagesIntentHandling {
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    calls.append("handle")
    return INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    calls.append("confirm")
    return INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveRecipients")
    return [.notRequired()]
  }
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveSenders")
    return [.notRequired()]
  }
  func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult {
    calls.append("resolveAttributes")
    return .notRequired()
  }
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveDateTimeRange")
    return .notRequired()
  }
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult] {
    calls.append("resolveSpeakableGroupNames")
    return [.notRequired()]
  }
}

private final class SearchForMessagesInClosures: Author, INSearchForMessagesIntentHandling {
  func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveSenders")
    completion([.notRequired()])
  }
  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void) {
    calls.append("resolveAttributes")
    completion(.notRequired())
  }
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateTimeRange")
    completion(.notRequired())
  }
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void) {
    calls.append("resolveSpeakableGroupNames")
    completion([.notRequired()])
  }
}

private final class SearchForMessagesInEarlierAsync: Author, INSearchForMessagesIntentHandling {
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    calls.append("handle")
    return INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    calls.append("confirm")
    return INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveRecipients")
    return [.notRequired()]
  }
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveSenders")
    return [.notRequired()]
  }
  func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult {
    calls.append("resolveAttributes")
    return .notRequired()
  }
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveDateTimeRange")
    return .notRequired()
  }
  func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult] {
    calls.append("resolveGroupNames")
    return [.notRequired()]
  }
}

private final class SearchForMessagesInEarlierClosures: Author, INSearchForMessagesIntentHandling {
  func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveSenders")
    completion([.notRequired()])
  }
  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void) {
    calls.append("resolveAttributes")
    completion(.notRequired())
  }
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateTimeRange")
    completion(.notRequired())
  }
  func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void) {
    calls.append("resolveGroupNames")
    completion([.notRequired()])
  }
}

private final class SearchForMessagesInLabels: Author, INSearchForMessagesIntentHandling {
  func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveSenders")
    completion([.notRequired()])
  }
  func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void) {
    calls.append("resolveAttributes")
    completion(.notRequired())
  }
  func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateTimeRange")
    completion(.notRequired())
  }
  func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void) {
    calls.append("resolveSpeakableGroupNames")
    completion([.notRequired()])
  }
}

private final class SearchForMessagesInFirstYear: Author, INSearchForMessagesIntentHandling {
  func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveSenders")
    completion([.notRequired()])
  }
  func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void) {
    calls.append("resolveAttributes")
    completion(.notRequired())
  }
  func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateTimeRange")
    completion(.notRequired())
  }
  func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping ([INStringResolutionResult]) -> Void) {
    calls.append("resolveGroupNames")
    completion([.notRequired()])
  }
}

private func callSearchForMessages(_ handler: any INSearchForMessagesIntentHandling) async {
  let intent = INSearchForMessagesIntent()
  let handle: INSearchForMessagesIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSearchForMessagesIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveRecipients: [INPersonResolutionResult] =
    await handler.resolveRecipients(for: intent)
  _ = resolveRecipients
  let resolveSenders: [INPersonResolutionResult] =
    await handler.resolveSenders(for: intent)
  _ = resolveSenders
  let resolveAttributes: INMessageAttributeOptionsResolutionResult =
    await handler.resolveAttributes(for: intent)
  _ = resolveAttributes
  let resolveDateTimeRange: INDateComponentsRangeResolutionResult =
    await handler.resolveDateTimeRange(for: intent)
  _ = resolveDateTimeRange
  let resolveSpeakableGroupNames: [INSpeakableStringResolutionResult] =
    await handler.resolveSpeakableGroupNames(for: intent)
  _ = resolveSpeakableGroupNames
}

private final class SetMessageAttributeInAsync: Author, INSetMessageAttributeIntentHandling {
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    calls.append("handle")
    return INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    calls.append("confirm")
    return INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
    calls.append("resolveAttribute")
    return .notRequired()
  }
}

private final class SetMessageAttributeInClosures: Author, INSetMessageAttributeIntentHandling {
  func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void) {
    calls.append("resolveAttribute")
    completion(.notRequired())
  }
}

private final class SetMessageAttributeInLabels: Author, INSetMessageAttributeIntentHandling {
  func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void) {
    calls.append("resolveAttribute")
    completion(.notRequired())
  }
}

private func callSetMessageAttribute(_ handler: any INSetMessageAttributeIntentHandling) async {
  let intent = INSetMessageAttributeIntent()
  let handle: INSetMessageAttributeIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSetMessageAttributeIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveAttribute: INMessageAttributeResolutionResult =
    await handler.resolveAttribute(for: intent)
  _ = resolveAttribute
}

private final class EditMessageInAsync: Author, INEditMessageIntentHandling {
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    calls.append("handle")
    return INEditMessageIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    calls.append("confirm")
    return INEditMessageIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
    calls.append("resolveEditedContent")
    return .notRequired()
  }
}

private final class EditMessageInClosures: Author, INEditMessageIntentHandling {
  func handle(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
    calls.append("handle")
    completion(INEditMessageIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INEditMessageIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveEditedContent")
    completion(.notRequired())
  }
}

private func callEditMessage(_ handler: any INEditMessageIntentHandling) async {
  let intent = INEditMessageIntent()
  let handle: INEditMessageIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INEditMessageIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveEditedContent: INStringResolutionResult =
    await handler.resolveEditedContent(for: intent)
  _ = resolveEditedContent
}

private final class UnsendMessagesInAsync: Author, INUnsendMessagesIntentHandling {
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    calls.append("handle")
    return INUnsendMessagesIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    calls.append("confirm")
    return INUnsendMessagesIntentResponse(code: .ready, userActivity: nil)
  }
}

private final class UnsendMessagesInClosures: Author, INUnsendMessagesIntentHandling {
  func handle(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
    calls.append("handle")
    completion(INUnsendMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INUnsendMessagesIntentResponse(code: .ready, userActivity: nil))
  }
}

private func callUnsendMessages(_ handler: any INUnsendMessagesIntentHandling) async {
  let intent = INUnsendMessagesIntent()
  let handle: INUnsendMessagesIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INUnsendMessagesIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
}

private final class ShareFocusStatusInAsync: Author, INShareFocusStatusIntentHandling {
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    calls.append("handle")
    return INShareFocusStatusIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    calls.append("confirm")
    return INShareFocusStatusIntentResponse(code: .ready, userActivity: nil)
  }
}

private final class ShareFocusStatusInClosures: Author, INShareFocusStatusIntentHandling {
  func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
    calls.append("handle")
    completion(INShareFocusStatusIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil))
  }
}

private func callShareFocusStatus(_ handler: any INShareFocusStatusIntentHandling) async {
  let intent = INShareFocusStatusIntent()
  let handle: INShareFocusStatusIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INShareFocusStatusIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
}

private final class GetVisualCodeInAsync: Author, INGetVisualCodeIntentHandling {
  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    calls.append("handle")
    return INGetVisualCodeIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    calls.append("confirm")
    return INGetVisualCodeIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
    calls.append("resolveVisualCodeType")
    return .notRequired()
  }
}

private final class GetVisualCodeInClosures: Author, INGetVisualCodeIntentHandling {
  func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    calls.append("handle")
    completion(INGetVisualCodeIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INGetVisualCodeIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void) {
    calls.append("resolveVisualCodeType")
    completion(.notRequired())
  }
}

private final class GetVisualCodeInLabels: Author, INGetVisualCodeIntentHandling {
  func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    calls.append("handle")
    completion(INGetVisualCodeIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INGetVisualCodeIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void) {
    calls.append("resolveVisualCodeType")
    completion(.notRequired())
  }
}

private func callGetVisualCode(_ handler: any INGetVisualCodeIntentHandling) async {
  let intent = INGetVisualCodeIntent()
  let handle: INGetVisualCodeIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INGetVisualCodeIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveVisualCodeType: INVisualCodeTypeResolutionResult =
    await handler.resolveVisualCodeType(for: intent)
  _ = resolveVisualCodeType
}

private final class SendPaymentInAsync: Author, INSendPaymentIntentHandling {
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    calls.append("handle")
    return INSendPaymentIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    calls.append("confirm")
    return INSendPaymentIntentResponse(code: .ready, userActivity: nil)
  }
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    calls.append("resolvePayee")
    return .notRequired()
  }
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
    calls.append("resolveCurrencyAmount")
    return .notRequired()
  }
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    calls.append("resolveNote")
    return .notRequired()
  }
}

private final class SendPaymentInClosures: Author, INSendPaymentIntentHandling {
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void) {
    calls.append("resolvePayee")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
}

private final class SendPaymentInEarlierAsync: Author, INSendPaymentIntentHandling {
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    calls.append("handle")
    return INSendPaymentIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    calls.append("confirm")
    return INSendPaymentIntentResponse(code: .ready, userActivity: nil)
  }
  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult {
    calls.append("resolvePayee")
    return .notRequired()
  }
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
    calls.append("resolveCurrencyAmount")
    return .notRequired()
  }
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    calls.append("resolveNote")
    return .notRequired()
  }
}

private final class SendPaymentInEarlierClosures: Author, INSendPaymentIntentHandling {
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolvePayee")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
}

private final class SendPaymentInLabels: Author, INSendPaymentIntentHandling {
  func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolvePayee")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
}

private func callSendPayment(_ handler: any INSendPaymentIntentHandling) async {
  let intent = INSendPaymentIntent()
  let handle: INSendPaymentIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSendPaymentIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolvePayee: INSendPaymentPayeeResolutionResult =
    await handler.resolvePayee(for: intent)
  _ = resolvePayee
  let resolveCurrencyAmount: INSendPaymentCurrencyAmountResolutionResult =
    await handler.resolveCurrencyAmount(for: intent)
  _ = resolveCurrencyAmount
  let resolveNote: INStringResolutionResult =
    await handler.resolveNote(for: intent)
  _ = resolveNote
}

private final class RequestPaymentInAsync: Author, INRequestPaymentIntentHandling {
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    calls.append("handle")
    return INRequestPaymentIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    calls.append("confirm")
    return INRequestPaymentIntentResponse(code: .ready, userActivity: nil)
  }
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
    calls.append("resolvePayer")
    return .notRequired()
  }
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult {
    calls.append("resolveCurrencyAmount")
    return .notRequired()
  }
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    calls.append("resolveNote")
    return .notRequired()
  }
}

private final class RequestPaymentInClosures: Author, INRequestPaymentIntentHandling {
  func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void) {
    calls.append("resolvePayer")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
}

private final class RequestPaymentInEarlierAsync: Author, INRequestPaymentIntentHandling {
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    calls.append("handle")
    return INRequestPaymentIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    calls.append("confirm")
    return INRequestPaymentIntentResponse(code: .ready, userActivity: nil)
  }
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult {
    calls.append("resolvePayer")
    return .notRequired()
  }
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult {
    calls.append("resolveCurrencyAmount")
    return .notRequired()
  }
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    calls.append("resolveNote")
    return .notRequired()
  }
}

private final class RequestPaymentInEarlierClosures: Author, INRequestPaymentIntentHandling {
  func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolvePayer")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
}

private final class RequestPaymentInLabels: Author, INRequestPaymentIntentHandling {
  func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolvePayer")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
}

private func callRequestPayment(_ handler: any INRequestPaymentIntentHandling) async {
  let intent = INRequestPaymentIntent()
  let handle: INRequestPaymentIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INRequestPaymentIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolvePayer: INRequestPaymentPayerResolutionResult =
    await handler.resolvePayer(for: intent)
  _ = resolvePayer
  let resolveCurrencyAmount: INRequestPaymentCurrencyAmountResolutionResult =
    await handler.resolveCurrencyAmount(for: intent)
  _ = resolveCurrencyAmount
  let resolveNote: INStringResolutionResult =
    await handler.resolveNote(for: intent)
  _ = resolveNote
}

private final class PayBillInAsync: Author, INPayBillIntentHandling {
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    calls.append("handle")
    return INPayBillIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    calls.append("confirm")
    return INPayBillIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    calls.append("resolveBillPayee")
    return .notRequired()
  }
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
    calls.append("resolveFromAccount")
    return .notRequired()
  }
  func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
    calls.append("resolveTransactionAmount")
    return .notRequired()
  }
  func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveTransactionScheduledDate")
    return .notRequired()
  }
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult {
    calls.append("resolveTransactionNote")
    return .notRequired()
  }
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    calls.append("resolveBillType")
    return .notRequired()
  }
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveDueDate")
    return .notRequired()
  }
}

private final class PayBillInClosures: Author, INPayBillIntentHandling {
  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    calls.append("handle")
    completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INPayBillIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
    calls.append("resolveBillPayee")
    completion(.notRequired())
  }
  func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveFromAccount")
    completion(.notRequired())
  }
  func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
    calls.append("resolveTransactionAmount")
    completion(.notRequired())
  }
  func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveTransactionScheduledDate")
    completion(.notRequired())
  }
  func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveTransactionNote")
    completion(.notRequired())
  }
  func resolveBillType(for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
    calls.append("resolveBillType")
    completion(.notRequired())
  }
  func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDueDate")
    completion(.notRequired())
  }
}

private final class PayBillInLabels: Author, INPayBillIntentHandling {
  func handle(payBill intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    calls.append("handle")
    completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(payBill intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INPayBillIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
    calls.append("resolveBillPayee")
    completion(.notRequired())
  }
  func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveFromAccount")
    completion(.notRequired())
  }
  func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
    calls.append("resolveTransactionAmount")
    completion(.notRequired())
  }
  func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveTransactionScheduledDate")
    completion(.notRequired())
  }
  func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveTransactionNote")
    completion(.notRequired())
  }
  func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
    calls.append("resolveBillType")
    completion(.notRequired())
  }
  func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDueDate")
    completion(.notRequired())
  }
}

private func callPayBill(_ handler: any INPayBillIntentHandling) async {
  let intent = INPayBillIntent()
  let handle: INPayBillIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INPayBillIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveBillPayee: INBillPayeeResolutionResult =
    await handler.resolveBillPayee(for: intent)
  _ = resolveBillPayee
  let resolveFromAccount: INPaymentAccountResolutionResult =
    await handler.resolveFromAccount(for: intent)
  _ = resolveFromAccount
  let resolveTransactionAmount: INPaymentAmountResolutionResult =
    await handler.resolveTransactionAmount(for: intent)
  _ = resolveTransactionAmount
  let resolveTransactionScheduledDate: INDateComponentsRangeResolutionResult =
    await handler.resolveTransactionScheduledDate(for: intent)
  _ = resolveTransactionScheduledDate
  let resolveTransactionNote: INStringResolutionResult =
    await handler.resolveTransactionNote(for: intent)
  _ = resolveTransactionNote
  let resolveBillType: INBillTypeResolutionResult =
    await handler.resolveBillType(for: intent)
  _ = resolveBillType
  let resolveDueDate: INDateComponentsRangeResolutionResult =
    await handler.resolveDueDate(for: intent)
  _ = resolveDueDate
}

private final class SearchForBillsInAsync: Author, INSearchForBillsIntentHandling {
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    calls.append("handle")
    return INSearchForBillsIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    calls.append("confirm")
    return INSearchForBillsIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult {
    calls.append("resolveBillPayee")
    return .notRequired()
  }
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolvePaymentDateRange")
    return .notRequired()
  }
  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult {
    calls.append("resolveBillType")
    return .notRequired()
  }
  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult {
    calls.append("resolveStatus")
    return .notRequired()
  }
  func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveDueDateRange")
    return .notRequired()
  }
}

private final class SearchForBillsInClosures: Author, INSearchForBillsIntentHandling {
  func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForBillsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForBillsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
    calls.append("resolveBillPayee")
    completion(.notRequired())
  }
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolvePaymentDateRange")
    completion(.notRequired())
  }
  func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
    calls.append("resolveBillType")
    completion(.notRequired())
  }
  func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void) {
    calls.append("resolveStatus")
    completion(.notRequired())
  }
  func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDueDateRange")
    completion(.notRequired())
  }
}

private final class SearchForBillsInLabels: Author, INSearchForBillsIntentHandling {
  func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForBillsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForBillsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
    calls.append("resolveBillPayee")
    completion(.notRequired())
  }
  func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolvePaymentDateRange")
    completion(.notRequired())
  }
  func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
    calls.append("resolveBillType")
    completion(.notRequired())
  }
  func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void) {
    calls.append("resolveStatus")
    completion(.notRequired())
  }
  func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDueDateRange")
    completion(.notRequired())
  }
}

private func callSearchForBills(_ handler: any INSearchForBillsIntentHandling) async {
  let intent = INSearchForBillsIntent()
  let handle: INSearchForBillsIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSearchForBillsIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveBillPayee: INBillPayeeResolutionResult =
    await handler.resolveBillPayee(for: intent)
  _ = resolveBillPayee
  let resolvePaymentDateRange: INDateComponentsRangeResolutionResult =
    await handler.resolvePaymentDateRange(for: intent)
  _ = resolvePaymentDateRange
  let resolveBillType: INBillTypeResolutionResult =
    await handler.resolveBillType(for: intent)
  _ = resolveBillType
  let resolveStatus: INPaymentStatusResolutionResult =
    await handler.resolveStatus(for: intent)
  _ = resolveStatus
  let resolveDueDateRange: INDateComponentsRangeResolutionResult =
    await handler.resolveDueDateRange(for: intent)
  _ = resolveDueDateRange
}

private final class SearchForAccountsInAsync: Author, INSearchForAccountsIntentHandling {
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    calls.append("handle")
    return INSearchForAccountsIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    calls.append("confirm")
    return INSearchForAccountsIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveAccountNickname")
    return .notRequired()
  }
  func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
    calls.append("resolveAccountType")
    return .notRequired()
  }
  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveOrganizationName")
    return .notRequired()
  }
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult {
    calls.append("resolveRequestedBalanceType")
    return .notRequired()
  }
}

private final class SearchForAccountsInClosures: Author, INSearchForAccountsIntentHandling {
  func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForAccountsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForAccountsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveAccountNickname")
    completion(.notRequired())
  }
  func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void) {
    calls.append("resolveAccountType")
    completion(.notRequired())
  }
  func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveOrganizationName")
    completion(.notRequired())
  }
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void) {
    calls.append("resolveRequestedBalanceType")
    completion(.notRequired())
  }
}

private final class SearchForAccountsInLabels: Author, INSearchForAccountsIntentHandling {
  func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForAccountsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForAccountsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveAccountNickname")
    completion(.notRequired())
  }
  func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void) {
    calls.append("resolveAccountType")
    completion(.notRequired())
  }
  func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveOrganizationName")
    completion(.notRequired())
  }
  func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void) {
    calls.append("resolveRequestedBalanceType")
    completion(.notRequired())
  }
}

private func callSearchForAccounts(_ handler: any INSearchForAccountsIntentHandling) async {
  let intent = INSearchForAccountsIntent()
  let handle: INSearchForAccountsIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INSearchForAccountsIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveAccountNickname: INSpeakableStringResolutionResult =
    await handler.resolveAccountNickname(for: intent)
  _ = resolveAccountNickname
  let resolveAccountType: INAccountTypeResolutionResult =
    await handler.resolveAccountType(for: intent)
  _ = resolveAccountType
  let resolveOrganizationName: INSpeakableStringResolutionResult =
    await handler.resolveOrganizationName(for: intent)
  _ = resolveOrganizationName
  let resolveRequestedBalanceType: INBalanceTypeResolutionResult =
    await handler.resolveRequestedBalanceType(for: intent)
  _ = resolveRequestedBalanceType
}

private final class TransferMoneyInAsync: Author, INTransferMoneyIntentHandling {
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    calls.append("handle")
    return INTransferMoneyIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    calls.append("confirm")
    return INTransferMoneyIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    calls.append("resolveFromAccount")
    return .notRequired()
  }
  func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    calls.append("resolveToAccount")
    return .notRequired()
  }
  func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult {
    calls.append("resolveTransactionAmount")
    return .notRequired()
  }
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveTransactionScheduledDate")
    return .notRequired()
  }
  func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult {
    calls.append("resolveTransactionNote")
    return .notRequired()
  }
}

private final class TransferMoneyInClosures: Author, INTransferMoneyIntentHandling {
  func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    calls.append("handle")
    completion(INTransferMoneyIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INTransferMoneyIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveFromAccount")
    completion(.notRequired())
  }
  func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveToAccount")
    completion(.notRequired())
  }
  func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
    calls.append("resolveTransactionAmount")
    completion(.notRequired())
  }
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveTransactionScheduledDate")
    completion(.notRequired())
  }
  func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveTransactionNote")
    completion(.notRequired())
  }
}

private final class TransferMoneyInLabels: Author, INTransferMoneyIntentHandling {
  func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    calls.append("handle")
    completion(INTransferMoneyIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INTransferMoneyIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveFromAccount")
    completion(.notRequired())
  }
  func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveToAccount")
    completion(.notRequired())
  }
  func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
    calls.append("resolveTransactionAmount")
    completion(.notRequired())
  }
  func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveTransactionScheduledDate")
    completion(.notRequired())
  }
  func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveTransactionNote")
    completion(.notRequired())
  }
}

private func callTransferMoney(_ handler: any INTransferMoneyIntentHandling) async {
  let intent = INTransferMoneyIntent()
  let handle: INTransferMoneyIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INTransferMoneyIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveFromAccount: INPaymentAccountResolutionResult =
    await handler.resolveFromAccount(for: intent)
  _ = resolveFromAccount
  let resolveToAccount: INPaymentAccountResolutionResult =
    await handler.resolveToAccount(for: intent)
  _ = resolveToAccount
  let resolveTransactionAmount: INPaymentAmountResolutionResult =
    await handler.resolveTransactionAmount(for: intent)
  _ = resolveTransactionAmount
  let resolveTransactionScheduledDate: INDateComponentsRangeResolutionResult =
    await handler.resolveTransactionScheduledDate(for: intent)
  _ = resolveTransactionScheduledDate
  let resolveTransactionNote: INStringResolutionResult =
    await handler.resolveTransactionNote(for: intent)
  _ = resolveTransactionNote
}

private final class RequestRideInAsync: Author, INRequestRideIntentHandling {
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    calls.append("handle")
    return INRequestRideIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    calls.append("confirm")
    return INRequestRideIntentResponse(code: .ready, userActivity: nil)
  }
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    calls.append("resolvePickupLocation")
    return .notRequired()
  }
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    calls.append("resolveDropOffLocation")
    return .notRequired()
  }
  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveRideOptionName")
    return .notRequired()
  }
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    calls.append("resolvePartySize")
    return .notRequired()
  }
  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult {
    calls.append("resolveScheduledPickupTime")
    return .notRequired()
  }
}

private final class RequestRideInClosures: Author, INRequestRideIntentHandling {
  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestRideIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolvePickupLocation")
    completion(.notRequired())
  }
  func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolveDropOffLocation")
    completion(.notRequired())
  }
  func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveRideOptionName")
    completion(.notRequired())
  }
  func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
    calls.append("resolvePartySize")
    completion(.notRequired())
  }
  func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveScheduledPickupTime")
    completion(.notRequired())
  }
}

private final class RequestRideInLabels: Author, INRequestRideIntentHandling {
  func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestRideIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolvePickupLocation")
    completion(.notRequired())
  }
  func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolveDropOffLocation")
    completion(.notRequired())
  }
  func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveRideOptionName")
    completion(.notRequired())
  }
  func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
    calls.append("resolvePartySize")
    completion(.notRequired())
  }
  func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveScheduledPickupTime")
    completion(.notRequired())
  }
}

private func callRequestRide(_ handler: any INRequestRideIntentHandling) async {
  let intent = INRequestRideIntent()
  let handle: INRequestRideIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INRequestRideIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolvePickupLocation: INPlacemarkResolutionResult =
    await handler.resolvePickupLocation(for: intent)
  _ = resolvePickupLocation
  let resolveDropOffLocation: INPlacemarkResolutionResult =
    await handler.resolveDropOffLocation(for: intent)
  _ = resolveDropOffLocation
  let resolveRideOptionName: INSpeakableStringResolutionResult =
    await handler.resolveRideOptionName(for: intent)
  _ = resolveRideOptionName
  let resolvePartySize: INIntegerResolutionResult =
    await handler.resolvePartySize(for: intent)
  _ = resolvePartySize
  let resolveScheduledPickupTime: INDateComponentsRangeResolutionResult =
    await handler.resolveScheduledPickupTime(for: intent)
  _ = resolveScheduledPickupTime
}

private final class ListRideOptionsInAsync: Author, INListRideOptionsIntentHandling {
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    calls.append("handle")
    return INListRideOptionsIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    calls.append("confirm")
    return INListRideOptionsIntentResponse(code: .ready, userActivity: nil)
  }
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    calls.append("resolvePickupLocation")
    return .notRequired()
  }
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    calls.append("resolveDropOffLocation")
    return .notRequired()
  }
}

private final class ListRideOptionsInClosures: Author, INListRideOptionsIntentHandling {
  func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolvePickupLocation")
    completion(.notRequired())
  }
  func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolveDropOffLocation")
    completion(.notRequired())
  }
}

private final class ListRideOptionsInLabels: Author, INListRideOptionsIntentHandling {
  func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolvePickupLocation")
    completion(.notRequired())
  }
  func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolveDropOffLocation")
    completion(.notRequired())
  }
}

private func callListRideOptions(_ handler: any INListRideOptionsIntentHandling) async {
  let intent = INListRideOptionsIntent()
  let handle: INListRideOptionsIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INListRideOptionsIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolvePickupLocation: INPlacemarkResolutionResult =
    await handler.resolvePickupLocation(for: intent)
  _ = resolvePickupLocation
  let resolveDropOffLocation: INPlacemarkResolutionResult =
    await handler.resolveDropOffLocation(for: intent)
  _ = resolveDropOffLocation
}

private final class GetRideStatusInAsync: Author, INGetRideStatusIntentHandling {
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    calls.append("handle")
    return INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    calls.append("confirm")
    return INGetRideStatusIntentResponse(code: .ready, userActivity: nil)
  }
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
    calls.append("startSendingUpdates")
  }
  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    calls.append("stopSendingUpdates")
  }
}

private final class GetRideStatusInClosures: Author, INGetRideStatusIntentHandling {
  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    calls.append("handle")
    completion(INGetRideStatusIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil))
  }
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
    calls.append("startSendingUpdates")
  }
  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    calls.append("stopSendingUpdates")
  }
}

private final class GetRideStatusInLabels: Author, INGetRideStatusIntentHandling {
  func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    calls.append("handle")
    completion(INGetRideStatusIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil))
  }
  func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
    calls.append("startSendingUpdates")
  }
  func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {
    calls.append("stopSendingUpdates")
  }
}

private func callGetRideStatus(_ handler: any INGetRideStatusIntentHandling) async {
  let intent = INGetRideStatusIntent()
  let handle: INGetRideStatusIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INGetRideStatusIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  handler.startSendingUpdates(for: intent, to: ToldObserver())
  handler.stopSendingUpdates(for: intent)
}

private final class CancelRideInAsync: Author, INCancelRideIntentHandling {
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    calls.append("handle")
    return INCancelRideIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    calls.append("confirm")
    return INCancelRideIntentResponse(code: .ready, userActivity: nil)
  }
}

private final class CancelRideInClosures: Author, INCancelRideIntentHandling {
  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    calls.append("handle")
    completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INCancelRideIntentResponse(code: .ready, userActivity: nil))
  }
}

private func callCancelRide(_ handler: any INCancelRideIntentHandling) async {
  let intent = INCancelRideIntent()
  let handle: INCancelRideIntentResponse =
    await handler.handle(cancelRide: intent)
  _ = handle
  let confirm: INCancelRideIntentResponse =
    await handler.confirm(cancelRide: intent)
  _ = confirm
}

private final class SendRideFeedbackInAsync: Author, INSendRideFeedbackIntentHandling {
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
    calls.append("handle")
    return INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
    calls.append("confirm")
    return INSendRideFeedbackIntentResponse(code: .ready, userActivity: nil)
  }
}

private final class SendRideFeedbackInClosures: Author, INSendRideFeedbackIntentHandling {
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendRideFeedbackIntentResponse(code: .ready, userActivity: nil))
  }
}

private func callSendRideFeedback(_ handler: any INSendRideFeedbackIntentHandling) async {
  let intent = INSendRideFeedbackIntent()
  let handle: INSendRideFeedbackIntentResponse =
    await handler.handle(sendRideFeedback: intent)
  _ = handle
  let confirm: INSendRideFeedbackIntentResponse =
    await handler.confirm(sendRideFeedback: intent)
  _ = confirm
}

private final class StartWorkoutInAsync: Author, INStartWorkoutIntentHandling {
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    calls.append("handle")
    return INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    calls.append("confirm")
    return INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveWorkoutName")
    return .notRequired()
  }
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    calls.append("resolveGoalValue")
    return .notRequired()
  }
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult {
    calls.append("resolveWorkoutGoalUnitType")
    return .notRequired()
  }
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult {
    calls.append("resolveWorkoutLocationType")
    return .notRequired()
  }
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    calls.append("resolveIsOpenEnded")
    return .notRequired()
  }
}

private final class StartWorkoutInClosures: Author, INStartWorkoutIntentHandling {
  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
  func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) {
    calls.append("resolveGoalValue")
    completion(.notRequired())
  }
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void) {
    calls.append("resolveWorkoutGoalUnitType")
    completion(.notRequired())
  }
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void) {
    calls.append("resolveWorkoutLocationType")
    completion(.notRequired())
  }
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveIsOpenEnded")
    completion(.notRequired())
  }
}

private final class StartWorkoutInLabels: Author, INStartWorkoutIntentHandling {
  func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
  func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) {
    calls.append("resolveGoalValue")
    completion(.notRequired())
  }
  func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void) {
    calls.append("resolveWorkoutGoalUnitType")
    completion(.notRequired())
  }
  func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void) {
    calls.append("resolveWorkoutLocationType")
    completion(.notRequired())
  }
  func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveIsOpenEnded")
    completion(.notRequired())
  }
}

private func callStartWorkout(_ handler: any INStartWorkoutIntentHandling) async {
  let intent = INStartWorkoutIntent()
  let handle: INStartWorkoutIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INStartWorkoutIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveWorkoutName: INSpeakableStringResolutionResult =
    await handler.resolveWorkoutName(for: intent)
  _ = resolveWorkoutName
  let resolveGoalValue: INDoubleResolutionResult =
    await handler.resolveGoalValue(for: intent)
  _ = resolveGoalValue
  let resolveWorkoutGoalUnitType: INWorkoutGoalUnitTypeResolutionResult =
    await handler.resolveWorkoutGoalUnitType(for: intent)
  _ = resolveWorkoutGoalUnitType
  let resolveWorkoutLocationType: INWorkoutLocationTypeResolutionResult =
    await handler.resolveWorkoutLocationType(for: intent)
  _ = resolveWorkoutLocationType
  let resolveIsOpenEnded: INBooleanResolutionResult =
    await handler.resolveIsOpenEnded(for: intent)
  _ = resolveIsOpenEnded
}

private final class PauseWorkoutInAsync: Author, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    calls.append("handle")
    return INPauseWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    calls.append("confirm")
    return INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveWorkoutName")
    return .notRequired()
  }
}

private final class PauseWorkoutInClosures: Author, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private final class PauseWorkoutInLabels: Author, INPauseWorkoutIntentHandling {
  func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private func callPauseWorkout(_ handler: any INPauseWorkoutIntentHandling) async {
  let intent = INPauseWorkoutIntent()
  let handle: INPauseWorkoutIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INPauseWorkoutIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveWorkoutName: INSpeakableStringResolutionResult =
    await handler.resolveWorkoutName(for: intent)
  _ = resolveWorkoutName
}

private final class ResumeWorkoutInAsync: Author, INResumeWorkoutIntentHandling {
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    calls.append("handle")
    return INResumeWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    calls.append("confirm")
    return INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveWorkoutName")
    return .notRequired()
  }
}

private final class ResumeWorkoutInClosures: Author, INResumeWorkoutIntentHandling {
  func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private final class ResumeWorkoutInLabels: Author, INResumeWorkoutIntentHandling {
  func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private func callResumeWorkout(_ handler: any INResumeWorkoutIntentHandling) async {
  let intent = INResumeWorkoutIntent()
  let handle: INResumeWorkoutIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INResumeWorkoutIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveWorkoutName: INSpeakableStringResolutionResult =
    await handler.resolveWorkoutName(for: intent)
  _ = resolveWorkoutName
}

private final class EndWorkoutInAsync: Author, INEndWorkoutIntentHandling {
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    calls.append("handle")
    return INEndWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    calls.append("confirm")
    return INEndWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveWorkoutName")
    return .notRequired()
  }
}

private final class EndWorkoutInClosures: Author, INEndWorkoutIntentHandling {
  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private final class EndWorkoutInLabels: Author, INEndWorkoutIntentHandling {
  func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private func callEndWorkout(_ handler: any INEndWorkoutIntentHandling) async {
  let intent = INEndWorkoutIntent()
  let handle: INEndWorkoutIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INEndWorkoutIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveWorkoutName: INSpeakableStringResolutionResult =
    await handler.resolveWorkoutName(for: intent)
  _ = resolveWorkoutName
}

private final class CancelWorkoutInAsync: Author, INCancelWorkoutIntentHandling {
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    calls.append("handle")
    return INCancelWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    calls.append("confirm")
    return INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
    calls.append("resolveWorkoutName")
    return .notRequired()
  }
}

private final class CancelWorkoutInClosures: Author, INCancelWorkoutIntentHandling {
  func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INCancelWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private final class CancelWorkoutInLabels: Author, INCancelWorkoutIntentHandling {
  func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INCancelWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

private func callCancelWorkout(_ handler: any INCancelWorkoutIntentHandling) async {
  let intent = INCancelWorkoutIntent()
  let handle: INCancelWorkoutIntentResponse =
    await handler.handle(intent: intent)
  _ = handle
  let confirm: INCancelWorkoutIntentResponse =
    await handler.confirm(intent: intent)
  _ = confirm
  let resolveWorkoutName: INSpeakableStringResolutionResult =
    await handler.resolveWorkoutName(for: intent)
  _ = resolveWorkoutName
}

private final class INCallsDomainHandlingAuthor: Author, INCallsDomainHandling {
  func handle(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartAudioCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
  func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void) {
    calls.append("resolveDestinationType")
    completion(.notRequired())
  }
  func handle(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartVideoCallIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveContacts")
    completion([.notRequired()])
  }
  func handle(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void) {
    calls.append("resolveCallTypes")
    completion(.notRequired())
  }
  func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateCreated")
    completion(.notRequired())
  }
  func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
    calls.append("resolveRecipient")
    completion(.notRequired())
  }
  func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveUnseen")
    completion(.notRequired())
  }
}

private final class INMessagesDomainHandlingAuthor: Author, INMessagesDomainHandling {
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveSpeakableGroupName")
    completion(.notRequired())
  }
  func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void) {
    calls.append("resolveOutgoingMessageType")
    completion(.notRequired())
  }
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveContent")
    completion(.notRequired())
  }
  func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveRecipients")
    completion([.notRequired()])
  }
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {
    calls.append("resolveSenders")
    completion([.notRequired()])
  }
  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void) {
    calls.append("resolveAttributes")
    completion(.notRequired())
  }
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDateTimeRange")
    completion(.notRequired())
  }
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void) {
    calls.append("resolveSpeakableGroupNames")
    completion([.notRequired()])
  }
  func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping (INMessageAttributeResolutionResult) -> Void) {
    calls.append("resolveAttribute")
    completion(.notRequired())
  }
}

private final class INVisualCodeDomainHandlingAuthor: Author, INVisualCodeDomainHandling {
  func handle(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    calls.append("handle")
    completion(INGetVisualCodeIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INGetVisualCodeIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping (INVisualCodeTypeResolutionResult) -> Void) {
    calls.append("resolveVisualCodeType")
    completion(.notRequired())
  }
}

private final class INPaymentsDomainHandlingAuthor: Author, INPaymentsDomainHandling {
  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void) {
    calls.append("resolvePayee")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
  func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestPaymentIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void) {
    calls.append("resolvePayer")
    completion(.notRequired())
  }
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void) {
    calls.append("resolveCurrencyAmount")
    completion(.notRequired())
  }
  func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveNote")
    completion(.notRequired())
  }
  func handle(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    calls.append("handle")
    completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INPayBillIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
    calls.append("resolveBillPayee")
    completion(.notRequired())
  }
  func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveFromAccount")
    completion(.notRequired())
  }
  func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
    calls.append("resolveTransactionAmount")
    completion(.notRequired())
  }
  func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveTransactionScheduledDate")
    completion(.notRequired())
  }
  func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveTransactionNote")
    completion(.notRequired())
  }
  func resolveBillType(for intent: INPayBillIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
    calls.append("resolveBillType")
    completion(.notRequired())
  }
  func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDueDate")
    completion(.notRequired())
  }
  func handle(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForBillsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForBillsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping (INBillPayeeResolutionResult) -> Void) {
    calls.append("resolveBillPayee")
    completion(.notRequired())
  }
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolvePaymentDateRange")
    completion(.notRequired())
  }
  func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping (INBillTypeResolutionResult) -> Void) {
    calls.append("resolveBillType")
    completion(.notRequired())
  }
  func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping (INPaymentStatusResolutionResult) -> Void) {
    calls.append("resolveStatus")
    completion(.notRequired())
  }
  func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveDueDateRange")
    completion(.notRequired())
  }
  func handle(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSearchForAccountsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSearchForAccountsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveAccountNickname")
    completion(.notRequired())
  }
  func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping (INAccountTypeResolutionResult) -> Void) {
    calls.append("resolveAccountType")
    completion(.notRequired())
  }
  func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveOrganizationName")
    completion(.notRequired())
  }
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping (INBalanceTypeResolutionResult) -> Void) {
    calls.append("resolveRequestedBalanceType")
    completion(.notRequired())
  }
  func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    calls.append("handle")
    completion(INTransferMoneyIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INTransferMoneyIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveFromAccount")
    completion(.notRequired())
  }
  func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void) {
    calls.append("resolveToAccount")
    completion(.notRequired())
  }
  func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void) {
    calls.append("resolveTransactionAmount")
    completion(.notRequired())
  }
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveTransactionScheduledDate")
    completion(.notRequired())
  }
  func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    calls.append("resolveTransactionNote")
    completion(.notRequired())
  }
}

private final class INRidesharingDomainHandlingAuthor: Author, INRidesharingDomainHandling {
  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    calls.append("handle")
    completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INRequestRideIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolvePickupLocation")
    completion(.notRequired())
  }
  func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolveDropOffLocation")
    completion(.notRequired())
  }
  func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveRideOptionName")
    completion(.notRequired())
  }
  func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
    calls.append("resolvePartySize")
    completion(.notRequired())
  }
  func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void) {
    calls.append("resolveScheduledPickupTime")
    completion(.notRequired())
  }
  func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    calls.append("handle")
    completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil))
  }
  func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolvePickupLocation")
    completion(.notRequired())
  }
  func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
    calls.append("resolveDropOffLocation")
    completion(.notRequired())
  }
  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    calls.append("handle")
    completion(INGetRideStatusIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil))
  }
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
    calls.append("startSendingUpdates")
  }
  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    calls.append("stopSendingUpdates")
  }
  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    calls.append("handle")
    completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INCancelRideIntentResponse(code: .ready, userActivity: nil))
  }
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void) {
    calls.append("handle")
    completion(INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INSendRideFeedbackIntentResponse(code: .ready, userActivity: nil))
  }
}

private final class INWorkoutsDomainHandlingAuthor: Author, INWorkoutsDomainHandling {
  func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
  func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) {
    calls.append("resolveGoalValue")
    completion(.notRequired())
  }
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void) {
    calls.append("resolveWorkoutGoalUnitType")
    completion(.notRequired())
  }
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void) {
    calls.append("resolveWorkoutLocationType")
    completion(.notRequired())
  }
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
    calls.append("resolveIsOpenEnded")
    completion(.notRequired())
  }
  func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
  func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
  func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
  func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    calls.append("handle")
    completion(INCancelWorkoutIntentResponse(code: .failure, userActivity: nil))
  }
  func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
    calls.append("confirm")
    completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
  }
  func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
    calls.append("resolveWorkoutName")
    completion(.notRequired())
  }
}

/// Everybody who wrote a handler.
package let writtenAuthors: [WrittenAuthor] = [
  WrittenAuthor(name: "INStartCallIntent, async", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType", "resolveCallCapability", "resolveCallRecordToCallBack"]) {
    let author = StartCallInAsync()
    await callStartCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartCallIntent, closures", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType", "resolveCallCapability", "resolveCallRecordToCallBack"]) {
    let author = StartCallInClosures()
    await callStartCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartCallIntent, labels", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType", "resolveCallCapability"]) {
    let author = StartCallInLabels()
    await callStartCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartAudioCallIntent, async", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType"]) {
    let author = StartAudioCallInAsync()
    await callStartAudioCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartAudioCallIntent, closures", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType"]) {
    let author = StartAudioCallInClosures()
    await callStartAudioCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartAudioCallIntent, labels", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType"]) {
    let author = StartAudioCallInLabels()
    await callStartAudioCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartVideoCallIntent, async", expected: ["handle", "confirm", "resolveContacts"]) {
    let author = StartVideoCallInAsync()
    await callStartVideoCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartVideoCallIntent, closures", expected: ["handle", "confirm", "resolveContacts"]) {
    let author = StartVideoCallInClosures()
    await callStartVideoCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartVideoCallIntent, labels", expected: ["handle", "confirm", "resolveContacts"]) {
    let author = StartVideoCallInLabels()
    await callStartVideoCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchCallHistoryIntent, async", expected: ["handle", "confirm", "resolveCallTypes", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = SearchCallHistoryInAsync()
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchCallHistoryIntent, closures", expected: ["handle", "confirm", "resolveCallTypes", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = SearchCallHistoryInClosures()
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchCallHistoryIntent, earlierAsync", expected: ["handle", "confirm", "resolveCallType", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = SearchCallHistoryInEarlierAsync()
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchCallHistoryIntent, earlierClosures", expected: ["handle", "confirm", "resolveCallType", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = SearchCallHistoryInEarlierClosures()
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchCallHistoryIntent, labels", expected: ["handle", "confirm", "resolveCallTypes", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = SearchCallHistoryInLabels()
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchCallHistoryIntent, firstYear", expected: ["handle", "confirm", "resolveCallType", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = SearchCallHistoryInFirstYear()
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INAnswerCallIntent, async", expected: ["handle", "confirm"]) {
    let author = AnswerCallInAsync()
    await callAnswerCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INAnswerCallIntent, closures", expected: ["handle", "confirm"]) {
    let author = AnswerCallInClosures()
    await callAnswerCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INAnswerCallIntent, labels", expected: ["handle", "confirm"]) {
    let author = AnswerCallInLabels()
    await callAnswerCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INHangUpCallIntent, async", expected: ["handle", "confirm"]) {
    let author = HangUpCallInAsync()
    await callHangUpCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INHangUpCallIntent, closures", expected: ["handle", "confirm"]) {
    let author = HangUpCallInClosures()
    await callHangUpCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INHangUpCallIntent, labels", expected: ["handle", "confirm"]) {
    let author = HangUpCallInLabels()
    await callHangUpCall(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendMessageIntent, async", expected: ["handle", "confirm", "resolveRecipients", "resolveSpeakableGroupName", "resolveOutgoingMessageType", "resolveContent"]) {
    let author = SendMessageInAsync()
    await callSendMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendMessageIntent, closures", expected: ["handle", "confirm", "resolveRecipients", "resolveSpeakableGroupName", "resolveOutgoingMessageType", "resolveContent"]) {
    let author = SendMessageInClosures()
    await callSendMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendMessageIntent, earlierAsync", expected: ["handle", "confirm", "resolveRecipients", "resolveGroupName", "resolveOutgoingMessageType", "resolveContent"]) {
    let author = SendMessageInEarlierAsync()
    await callSendMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendMessageIntent, earlierClosures", expected: ["handle", "confirm", "resolveRecipients", "resolveGroupName", "resolveOutgoingMessageType", "resolveContent"]) {
    let author = SendMessageInEarlierClosures()
    await callSendMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendMessageIntent, labels", expected: ["handle", "confirm", "resolveRecipients", "resolveSpeakableGroupName", "resolveContent"]) {
    let author = SendMessageInLabels()
    await callSendMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendMessageIntent, firstYear", expected: ["handle", "confirm", "resolveRecipients", "resolveGroupName", "resolveContent"]) {
    let author = SendMessageInFirstYear()
    await callSendMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForMessagesIntent, async", expected: ["handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveSpeakableGroupNames"]) {
    let author = SearchForMessagesInAsync()
    await callSearchForMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForMessagesIntent, closures", expected: ["handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveSpeakableGroupNames"]) {
    let author = SearchForMessagesInClosures()
    await callSearchForMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForMessagesIntent, earlierAsync", expected: ["handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveGroupNames"]) {
    let author = SearchForMessagesInEarlierAsync()
    await callSearchForMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForMessagesIntent, earlierClosures", expected: ["handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveGroupNames"]) {
    let author = SearchForMessagesInEarlierClosures()
    await callSearchForMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForMessagesIntent, labels", expected: ["handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveSpeakableGroupNames"]) {
    let author = SearchForMessagesInLabels()
    await callSearchForMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForMessagesIntent, firstYear", expected: ["handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveGroupNames"]) {
    let author = SearchForMessagesInFirstYear()
    await callSearchForMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INSetMessageAttributeIntent, async", expected: ["handle", "confirm", "resolveAttribute"]) {
    let author = SetMessageAttributeInAsync()
    await callSetMessageAttribute(author)
    return author.calls
  },
  WrittenAuthor(name: "INSetMessageAttributeIntent, closures", expected: ["handle", "confirm", "resolveAttribute"]) {
    let author = SetMessageAttributeInClosures()
    await callSetMessageAttribute(author)
    return author.calls
  },
  WrittenAuthor(name: "INSetMessageAttributeIntent, labels", expected: ["handle", "confirm", "resolveAttribute"]) {
    let author = SetMessageAttributeInLabels()
    await callSetMessageAttribute(author)
    return author.calls
  },
  WrittenAuthor(name: "INEditMessageIntent, async", expected: ["handle", "confirm", "resolveEditedContent"]) {
    let author = EditMessageInAsync()
    await callEditMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INEditMessageIntent, closures", expected: ["handle", "confirm", "resolveEditedContent"]) {
    let author = EditMessageInClosures()
    await callEditMessage(author)
    return author.calls
  },
  WrittenAuthor(name: "INUnsendMessagesIntent, async", expected: ["handle", "confirm"]) {
    let author = UnsendMessagesInAsync()
    await callUnsendMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INUnsendMessagesIntent, closures", expected: ["handle", "confirm"]) {
    let author = UnsendMessagesInClosures()
    await callUnsendMessages(author)
    return author.calls
  },
  WrittenAuthor(name: "INShareFocusStatusIntent, async", expected: ["handle", "confirm"]) {
    let author = ShareFocusStatusInAsync()
    await callShareFocusStatus(author)
    return author.calls
  },
  WrittenAuthor(name: "INShareFocusStatusIntent, closures", expected: ["handle", "confirm"]) {
    let author = ShareFocusStatusInClosures()
    await callShareFocusStatus(author)
    return author.calls
  },
  WrittenAuthor(name: "INGetVisualCodeIntent, async", expected: ["handle", "confirm", "resolveVisualCodeType"]) {
    let author = GetVisualCodeInAsync()
    await callGetVisualCode(author)
    return author.calls
  },
  WrittenAuthor(name: "INGetVisualCodeIntent, closures", expected: ["handle", "confirm", "resolveVisualCodeType"]) {
    let author = GetVisualCodeInClosures()
    await callGetVisualCode(author)
    return author.calls
  },
  WrittenAuthor(name: "INGetVisualCodeIntent, labels", expected: ["handle", "confirm", "resolveVisualCodeType"]) {
    let author = GetVisualCodeInLabels()
    await callGetVisualCode(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendPaymentIntent, async", expected: ["handle", "confirm", "resolvePayee", "resolveCurrencyAmount", "resolveNote"]) {
    let author = SendPaymentInAsync()
    await callSendPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendPaymentIntent, closures", expected: ["handle", "confirm", "resolvePayee", "resolveCurrencyAmount", "resolveNote"]) {
    let author = SendPaymentInClosures()
    await callSendPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendPaymentIntent, earlierAsync", expected: ["handle", "confirm", "resolvePayee", "resolveCurrencyAmount", "resolveNote"]) {
    let author = SendPaymentInEarlierAsync()
    await callSendPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendPaymentIntent, earlierClosures", expected: ["handle", "confirm", "resolvePayee", "resolveCurrencyAmount", "resolveNote"]) {
    let author = SendPaymentInEarlierClosures()
    await callSendPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendPaymentIntent, labels", expected: ["handle", "confirm", "resolvePayee", "resolveCurrencyAmount", "resolveNote"]) {
    let author = SendPaymentInLabels()
    await callSendPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestPaymentIntent, async", expected: ["handle", "confirm", "resolvePayer", "resolveCurrencyAmount", "resolveNote"]) {
    let author = RequestPaymentInAsync()
    await callRequestPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestPaymentIntent, closures", expected: ["handle", "confirm", "resolvePayer", "resolveCurrencyAmount", "resolveNote"]) {
    let author = RequestPaymentInClosures()
    await callRequestPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestPaymentIntent, earlierAsync", expected: ["handle", "confirm", "resolvePayer", "resolveCurrencyAmount", "resolveNote"]) {
    let author = RequestPaymentInEarlierAsync()
    await callRequestPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestPaymentIntent, earlierClosures", expected: ["handle", "confirm", "resolvePayer", "resolveCurrencyAmount", "resolveNote"]) {
    let author = RequestPaymentInEarlierClosures()
    await callRequestPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestPaymentIntent, labels", expected: ["handle", "confirm", "resolvePayer", "resolveCurrencyAmount", "resolveNote"]) {
    let author = RequestPaymentInLabels()
    await callRequestPayment(author)
    return author.calls
  },
  WrittenAuthor(name: "INPayBillIntent, async", expected: ["handle", "confirm", "resolveBillPayee", "resolveFromAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote", "resolveBillType", "resolveDueDate"]) {
    let author = PayBillInAsync()
    await callPayBill(author)
    return author.calls
  },
  WrittenAuthor(name: "INPayBillIntent, closures", expected: ["handle", "confirm", "resolveBillPayee", "resolveFromAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote", "resolveBillType", "resolveDueDate"]) {
    let author = PayBillInClosures()
    await callPayBill(author)
    return author.calls
  },
  WrittenAuthor(name: "INPayBillIntent, labels", expected: ["handle", "confirm", "resolveBillPayee", "resolveFromAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote", "resolveBillType", "resolveDueDate"]) {
    let author = PayBillInLabels()
    await callPayBill(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForBillsIntent, async", expected: ["handle", "confirm", "resolveBillPayee", "resolvePaymentDateRange", "resolveBillType", "resolveStatus", "resolveDueDateRange"]) {
    let author = SearchForBillsInAsync()
    await callSearchForBills(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForBillsIntent, closures", expected: ["handle", "confirm", "resolveBillPayee", "resolvePaymentDateRange", "resolveBillType", "resolveStatus", "resolveDueDateRange"]) {
    let author = SearchForBillsInClosures()
    await callSearchForBills(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForBillsIntent, labels", expected: ["handle", "confirm", "resolveBillPayee", "resolvePaymentDateRange", "resolveBillType", "resolveStatus", "resolveDueDateRange"]) {
    let author = SearchForBillsInLabels()
    await callSearchForBills(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForAccountsIntent, async", expected: ["handle", "confirm", "resolveAccountNickname", "resolveAccountType", "resolveOrganizationName", "resolveRequestedBalanceType"]) {
    let author = SearchForAccountsInAsync()
    await callSearchForAccounts(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForAccountsIntent, closures", expected: ["handle", "confirm", "resolveAccountNickname", "resolveAccountType", "resolveOrganizationName", "resolveRequestedBalanceType"]) {
    let author = SearchForAccountsInClosures()
    await callSearchForAccounts(author)
    return author.calls
  },
  WrittenAuthor(name: "INSearchForAccountsIntent, labels", expected: ["handle", "confirm", "resolveAccountNickname", "resolveAccountType", "resolveOrganizationName", "resolveRequestedBalanceType"]) {
    let author = SearchForAccountsInLabels()
    await callSearchForAccounts(author)
    return author.calls
  },
  WrittenAuthor(name: "INTransferMoneyIntent, async", expected: ["handle", "confirm", "resolveFromAccount", "resolveToAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote"]) {
    let author = TransferMoneyInAsync()
    await callTransferMoney(author)
    return author.calls
  },
  WrittenAuthor(name: "INTransferMoneyIntent, closures", expected: ["handle", "confirm", "resolveFromAccount", "resolveToAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote"]) {
    let author = TransferMoneyInClosures()
    await callTransferMoney(author)
    return author.calls
  },
  WrittenAuthor(name: "INTransferMoneyIntent, labels", expected: ["handle", "confirm", "resolveFromAccount", "resolveToAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote"]) {
    let author = TransferMoneyInLabels()
    await callTransferMoney(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestRideIntent, async", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation", "resolveRideOptionName", "resolvePartySize", "resolveScheduledPickupTime"]) {
    let author = RequestRideInAsync()
    await callRequestRide(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestRideIntent, closures", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation", "resolveRideOptionName", "resolvePartySize", "resolveScheduledPickupTime"]) {
    let author = RequestRideInClosures()
    await callRequestRide(author)
    return author.calls
  },
  WrittenAuthor(name: "INRequestRideIntent, labels", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation", "resolveRideOptionName", "resolvePartySize", "resolveScheduledPickupTime"]) {
    let author = RequestRideInLabels()
    await callRequestRide(author)
    return author.calls
  },
  WrittenAuthor(name: "INListRideOptionsIntent, async", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation"]) {
    let author = ListRideOptionsInAsync()
    await callListRideOptions(author)
    return author.calls
  },
  WrittenAuthor(name: "INListRideOptionsIntent, closures", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation"]) {
    let author = ListRideOptionsInClosures()
    await callListRideOptions(author)
    return author.calls
  },
  WrittenAuthor(name: "INListRideOptionsIntent, labels", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation"]) {
    let author = ListRideOptionsInLabels()
    await callListRideOptions(author)
    return author.calls
  },
  WrittenAuthor(name: "INGetRideStatusIntent, async", expected: ["handle", "confirm", "startSendingUpdates", "stopSendingUpdates"]) {
    let author = GetRideStatusInAsync()
    await callGetRideStatus(author)
    return author.calls
  },
  WrittenAuthor(name: "INGetRideStatusIntent, closures", expected: ["handle", "confirm", "startSendingUpdates", "stopSendingUpdates"]) {
    let author = GetRideStatusInClosures()
    await callGetRideStatus(author)
    return author.calls
  },
  WrittenAuthor(name: "INGetRideStatusIntent, labels", expected: ["handle", "confirm", "startSendingUpdates", "stopSendingUpdates"]) {
    let author = GetRideStatusInLabels()
    await callGetRideStatus(author)
    return author.calls
  },
  WrittenAuthor(name: "INCancelRideIntent, async", expected: ["handle", "confirm"]) {
    let author = CancelRideInAsync()
    await callCancelRide(author)
    return author.calls
  },
  WrittenAuthor(name: "INCancelRideIntent, closures", expected: ["handle", "confirm"]) {
    let author = CancelRideInClosures()
    await callCancelRide(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendRideFeedbackIntent, async", expected: ["handle", "confirm"]) {
    let author = SendRideFeedbackInAsync()
    await callSendRideFeedback(author)
    return author.calls
  },
  WrittenAuthor(name: "INSendRideFeedbackIntent, closures", expected: ["handle", "confirm"]) {
    let author = SendRideFeedbackInClosures()
    await callSendRideFeedback(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartWorkoutIntent, async", expected: ["handle", "confirm", "resolveWorkoutName", "resolveGoalValue", "resolveWorkoutGoalUnitType", "resolveWorkoutLocationType", "resolveIsOpenEnded"]) {
    let author = StartWorkoutInAsync()
    await callStartWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartWorkoutIntent, closures", expected: ["handle", "confirm", "resolveWorkoutName", "resolveGoalValue", "resolveWorkoutGoalUnitType", "resolveWorkoutLocationType", "resolveIsOpenEnded"]) {
    let author = StartWorkoutInClosures()
    await callStartWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INStartWorkoutIntent, labels", expected: ["handle", "confirm", "resolveWorkoutName", "resolveGoalValue", "resolveWorkoutGoalUnitType", "resolveWorkoutLocationType", "resolveIsOpenEnded"]) {
    let author = StartWorkoutInLabels()
    await callStartWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INPauseWorkoutIntent, async", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = PauseWorkoutInAsync()
    await callPauseWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INPauseWorkoutIntent, closures", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = PauseWorkoutInClosures()
    await callPauseWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INPauseWorkoutIntent, labels", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = PauseWorkoutInLabels()
    await callPauseWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INResumeWorkoutIntent, async", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = ResumeWorkoutInAsync()
    await callResumeWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INResumeWorkoutIntent, closures", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = ResumeWorkoutInClosures()
    await callResumeWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INResumeWorkoutIntent, labels", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = ResumeWorkoutInLabels()
    await callResumeWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INEndWorkoutIntent, async", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = EndWorkoutInAsync()
    await callEndWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INEndWorkoutIntent, closures", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = EndWorkoutInClosures()
    await callEndWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INEndWorkoutIntent, labels", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = EndWorkoutInLabels()
    await callEndWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INCancelWorkoutIntent, async", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = CancelWorkoutInAsync()
    await callCancelWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INCancelWorkoutIntent, closures", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = CancelWorkoutInClosures()
    await callCancelWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INCancelWorkoutIntent, labels", expected: ["handle", "confirm", "resolveWorkoutName"]) {
    let author = CancelWorkoutInLabels()
    await callCancelWorkout(author)
    return author.calls
  },
  WrittenAuthor(name: "INCallsDomainHandling", expected: ["handle", "confirm", "resolveContacts", "resolveDestinationType", "handle", "confirm", "resolveContacts", "handle", "confirm", "resolveCallTypes", "resolveDateCreated", "resolveRecipient", "resolveUnseen"]) {
    let author = INCallsDomainHandlingAuthor()
    await callStartAudioCall(author)
    await callStartVideoCall(author)
    await callSearchCallHistory(author)
    return author.calls
  },
  WrittenAuthor(name: "INMessagesDomainHandling", expected: ["handle", "confirm", "resolveRecipients", "resolveSpeakableGroupName", "resolveOutgoingMessageType", "resolveContent", "handle", "confirm", "resolveRecipients", "resolveSenders", "resolveAttributes", "resolveDateTimeRange", "resolveSpeakableGroupNames", "handle", "confirm", "resolveAttribute"]) {
    let author = INMessagesDomainHandlingAuthor()
    await callSendMessage(author)
    await callSearchForMessages(author)
    await callSetMessageAttribute(author)
    return author.calls
  },
  WrittenAuthor(name: "INVisualCodeDomainHandling", expected: ["handle", "confirm", "resolveVisualCodeType"]) {
    let author = INVisualCodeDomainHandlingAuthor()
    await callGetVisualCode(author)
    return author.calls
  },
  WrittenAuthor(name: "INPaymentsDomainHandling", expected: ["handle", "confirm", "resolvePayee", "resolveCurrencyAmount", "resolveNote", "handle", "confirm", "resolvePayer", "resolveCurrencyAmount", "resolveNote", "handle", "confirm", "resolveBillPayee", "resolveFromAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote", "resolveBillType", "resolveDueDate", "handle", "confirm", "resolveBillPayee", "resolvePaymentDateRange", "resolveBillType", "resolveStatus", "resolveDueDateRange", "handle", "confirm", "resolveAccountNickname", "resolveAccountType", "resolveOrganizationName", "resolveRequestedBalanceType", "handle", "confirm", "resolveFromAccount", "resolveToAccount", "resolveTransactionAmount", "resolveTransactionScheduledDate", "resolveTransactionNote"]) {
    let author = INPaymentsDomainHandlingAuthor()
    await callSendPayment(author)
    await callRequestPayment(author)
    await callPayBill(author)
    await callSearchForBills(author)
    await callSearchForAccounts(author)
    await callTransferMoney(author)
    return author.calls
  },
  WrittenAuthor(name: "INRidesharingDomainHandling", expected: ["handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation", "resolveRideOptionName", "resolvePartySize", "resolveScheduledPickupTime", "handle", "confirm", "resolvePickupLocation", "resolveDropOffLocation", "handle", "confirm", "startSendingUpdates", "stopSendingUpdates", "handle", "confirm", "handle", "confirm"]) {
    let author = INRidesharingDomainHandlingAuthor()
    await callRequestRide(author)
    await callListRideOptions(author)
    await callGetRideStatus(author)
    await callCancelRide(author)
    await callSendRideFeedback(author)
    return author.calls
  },
  WrittenAuthor(name: "INWorkoutsDomainHandling", expected: ["handle", "confirm", "resolveWorkoutName", "resolveGoalValue", "resolveWorkoutGoalUnitType", "resolveWorkoutLocationType", "resolveIsOpenEnded", "handle", "confirm", "resolveWorkoutName", "handle", "confirm", "resolveWorkoutName", "handle", "confirm", "resolveWorkoutName", "handle", "confirm", "resolveWorkoutName"]) {
    let author = INWorkoutsDomainHandlingAuthor()
    await callStartWorkout(author)
    await callPauseWorkout(author)
    await callResumeWorkout(author)
    await callEndWorkout(author)
    await callCancelWorkout(author)
    return author.calls
  },
]
