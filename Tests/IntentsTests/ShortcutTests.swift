import Foundation
import Testing

@testable import Intents

/// What is declared, and kept in memory, of shortcuts and of Focus.
@Suite struct ShortcutTests {
  @Test func `a shortcut is a request or an activity`() {
    let (intent, activity) = (INSendMessageIntent(), NSUserActivity(activityType: "soup"))
    #expect(INShortcut(intent: intent) == .intent(intent))
    #expect(INShortcut(intent: intent)?.intent === intent)
    #expect(INShortcut(intent: intent)?.userActivity == nil)
    #expect(INShortcut(userActivity: activity).userActivity === activity)
    #expect(INShortcut(userActivity: activity).intent == nil)
  }

  @Test func `what an app suggests is kept, and nobody has recorded a phrase`() async throws {
    let center = INVoiceShortcutCenter.shared
    #expect(center === INVoiceShortcutCenter.shared)
    let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "soup"))
    center.setShortcutSuggestions([shortcut])
    #expect(center.suggestions == [shortcut])
    #expect(try await center.allVoiceShortcuts() == [])
    center.getAllVoiceShortcuts { shortcuts, error in #expect(shortcuts == [] && error == nil) }
    center.getVoiceShortcut(with: UUID()) { shortcut, error in
      #expect(shortcut == nil && error != nil)
    }
    await #expect(throws: INIntentError.self) { try await center.voiceShortcut(with: UUID()) }
  }

  @Test func `a voice shortcut comes back from an archive`() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.store(UUID().uuidString, "identifier")
    coder.store("Soup time", "invocationPhrase")
    coder.store(INStartWorkoutIntent(), "intent")
    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    let shortcut = try #require(INVoiceShortcut(coder: decoder))
    #expect(shortcut.invocationPhrase == "Soup time")
    #expect(shortcut.shortcut.intent is INStartWorkoutIntent)
    #expect((shortcut.copy() as? INVoiceShortcut) == shortcut)
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(INVoiceShortcut(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
  }

  @Test func `nobody knows whether notifications are silenced`() async {
    let center = INFocusStatusCenter.default
    #expect(center.authorizationStatus == .restricted)
    #expect(center.focusStatus.isFocused == nil)
    #expect(await center.requestAuthorization() == .restricted)
    #expect(
      INShareFocusStatusIntent(focusStatus: INFocusStatus(isFocused: true)).focusStatus?.isFocused
        == true
    )
  }
}
