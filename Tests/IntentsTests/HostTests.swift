import Foundation
import Testing

@testable import Intents

@Suite struct HostTests {
  let host = RecordingHost()

  @Test func `donations and their deletion reach the host, in both spellings`() async throws {
    let interaction = INInteraction(intent: INSendMessageIntent(), response: nil)
    interaction.identifier = "one"
    try await Current.$host.withValue(host) {
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
    Current.$host.withValue(host) {
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
    Current.$host.withValue(host) {
      #expect(INPreferences.siriAuthorizationStatus() == .denied)
      #expect(INPreferences.siriLanguageCode() == "de-DE")
      INPreferences.requestSiriAuthorization { #expect($0 == .restricted) }
    }
    #expect(host.facts == ["asked"])
  }

  @Test func `without a host an app may be used and everything told is dropped`() {
    #expect(INPreferences.siriAuthorizationStatus() == .authorized)
    INInteraction(intent: INIntent(), response: nil).donate()
  }
}
