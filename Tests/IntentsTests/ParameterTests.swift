import Foundation
import Testing

@testable import Intents

@Suite struct ParameterTests {
  private let intent = INSendMessageIntent(
    recipients: ["Anna", "Bea"].map {
      INPerson(handle: "1", displayName: $0, contactIdentifier: nil)
    },
    content: "Hi",
    groupName: nil,
    serviceName: nil,
    sender: INPerson(
      personHandle: INPersonHandle(value: "+1", type: .phoneNumber),
      nameComponents: nil,
      displayName: nil,
      image: nil,
      contactIdentifier: nil,
      customIdentifier: nil
    )
  )

  @Test func `a parameter is named by its key path`() throws {
    let parameter = try #require(INParameter(keyPath: \INSendMessageIntent.content))
    #expect(parameter == INParameter(for: INSendMessageIntent.self, keyPath: "content"))
    let code = INParameter(keyPath: \INSendMessageIntentResponse.code)
    #expect(code?.parameterKeyPath == "code")
    #expect(INParameter(keyPath: \INIntent.suggestedInvocationPhrase) == nil)
    #expect(INParameter(keyPath: \String.count) == nil)
  }

  @Test func `a parameter is copied, and comes back from an archive`() throws {
    let parameter = INParameter(for: INSendMessageIntent.self, keyPath: "recipients")
    parameter.setIndex(1, forSubKeyPath: "recipients")
    #expect(parameter.copy() as? INParameter == parameter)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: parameter,
      requiringSecureCoding: true
    )
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: INParameter.self, from: archive)
    #expect(back == parameter)
    #expect(back?.index(forSubKeyPath: "recipients") == 1)
  }

  @Test func `an interaction tells the value of a parameter, down a path and in a list`() {
    let interaction = INInteraction(intent: intent, response: nil)
    func value(_ path: String, index: Int? = nil) -> Any? {
      let parameter = INParameter(for: INSendMessageIntent.self, keyPath: path)
      if let index { parameter.setIndex(index, forSubKeyPath: path) }
      return interaction.parameterValue(for: parameter)
    }
    #expect(value("content") as? String == "Hi")
    #expect(value("sender.personHandle.value") as? String == "+1")
    #expect((value("recipients", index: 1) as? INPerson)?.displayName == "Bea")
    #expect(value("recipients", index: 2) == nil)
    #expect(value("nothing") == nil)
  }

  @Test func `a parameter of the response is looked up there`() {
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    let interaction = INInteraction(intent: intent, response: response)
    let parameter = INParameter(for: INSendMessageIntentResponse.self, keyPath: "code")
    let value = interaction.parameterValue(for: parameter)
    #expect(value as? INSendMessageIntentResponseCode == .success)
  }
}
