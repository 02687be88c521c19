import Dispatch
import Foundation
import Testing

@testable import Intents

@Suite struct HostTests {
  let host = RecordingHost()

  @Test func `donations and their deletion reach the host, in both spellings`() async throws {
    let interaction = INInteraction(intent: INSendMessageIntent(), response: nil)
    interaction.identifier = "one"
    try await Current.$caller.withValue(host) {
      interaction.donate { #expect($0 == nil) }
      try await interaction.donate()
      INInteraction.delete(with: ["one"]) { #expect($0 == nil) }
      try await INInteraction.delete(with: "group")
      try await INInteraction.deleteAll()
    }
    let expected = [
      "donated one", "donated one", #"deleted identifiers(["one"])"#, #"deleted group("group")"#,
      "deleted all",
    ]
    #expect(host.facts == expected)
  }

  @Test func `an app's words reach the host`() {
    Current.$caller.withValue(host) {
      let vocabulary = INVocabulary.shared()
      vocabulary.setVocabularyStrings(["Legs", "Arms"], of: .workoutActivityName)
      let spoken = INSpeakableString(spokenPhrase: "Climbers")
      vocabulary.setVocabulary([spoken], of: .contactGroupName)
      vocabulary.removeAllVocabularyStrings()
    }
    let expected = [
      #"vocabulary workoutActivityName ["Legs", "Arms"]"#,
      #"vocabulary contactGroupName ["Climbers"]"#,
      "vocabulary all []",
    ]
    #expect(host.facts == expected)
  }

  @Test func `the host says whether the app may be used`() {
    Current.$caller.withValue(host) {
      #expect(INPreferences.siriAuthorizationStatus() == .denied)
      #expect(INPreferences.siriLanguageCode() == "de-DE")
      INPreferences.requestSiriAuthorization { #expect($0 == .restricted) }
    }
    #expect(host.facts == ["asked"])
  }

  @Test func `without a host an app may be used and everything told is dropped`() {
    let nobody = NoHost()
    #expect(nobody.siriAuthorizationStatus == .authorized)
    nobody.donated(INInteraction(intent: INIntent(), response: nil))
  }

  @Test func `what is made in a call and told on a queue reaches who called`() async throws {
    let queue = DispatchQueue(label: "app")
    Current.$caller.withValue(host) {
      nonisolated(unsafe) let interaction = INInteraction(intent: INIntent(), response: nil)
      nonisolated(unsafe) let vocabulary = INVocabulary.shared()
      interaction.identifier = "one"
      queue.async {
        (interaction.copy() as? INInteraction)?.donate()
        interaction.donate()
        vocabulary.setVocabularyStrings(["Legs"], of: .workoutActivityName)
      }
    }
    await withCheckedContinuation { done in queue.async { done.resume() } }
    let expected = [
      "donated one", "donated one", #"vocabulary workoutActivityName ["Legs"]"#,
    ]
    #expect(host.facts == expected)
  }

  @Test func `a host that lives alone is told what no call leads to, and one of several is not`() {
    let residents = Residents()
    #expect(residents.only == nil)
    let first = residents.admit(host)
    #expect(residents.only as? RecordingHost === host)
    do {
      let second = residents.admit(RecordingHost())
      withExtendedLifetime(second) { #expect(residents.only == nil) }
    }
    withExtendedLifetime(first) { #expect(residents.only as? RecordingHost === host) }
  }
}
