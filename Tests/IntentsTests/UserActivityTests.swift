import Foundation
import Testing

@testable import Intents

// S43: a response without a user activity gets a default one.
@Suite struct UserActivityTests {
  @Test func `a default activity is named after the intent and holds intent and response`() throws {
    let intent = INSendMessageIntent(
      recipients: nil,
      content: "Hi",
      groupName: nil,
      serviceName: nil,
      sender: nil
    )
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    let activity = NSUserActivity(default: intent, response)

    #expect(activity.activityType == "INSendMessageIntent")
    let interaction = try #require(activity.interaction)
    #expect((interaction.intent as? INSendMessageIntent)?.content == "Hi")
    #expect((interaction.intentResponse as? INSendMessageIntentResponse)?.code == .success)
    #expect(interaction.intent !== intent)
  }

  @Test func `a response can carry the default activity that is made from itself`() {
    let response = INEndWorkoutIntentResponse(code: .continueInApp, userActivity: nil)
    response.userActivity = NSUserActivity(default: INEndWorkoutIntent(), response)
    let inner = response.userActivity?.interaction?.intentResponse as? INEndWorkoutIntentResponse
    #expect(inner?.code == .continueInApp)
    #expect(inner?.userActivity == nil)
  }

  @Test func `entries are added to those that are there`() {
    let activity = NSUserActivity(activityType: "com.example.a")
    activity.addUserInfoEntries(from: ["a": 1])
    activity.addUserInfoEntries(from: ["b": 2])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 2])
  }
}
