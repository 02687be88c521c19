import Assistant
import Contacts
import Dialogue
import Foundation
import Intents

private let send = "INSendMessageIntent"
private let search = "INSearchForMessagesIntent"
private let mark = "INSetMessageAttributeIntent"
private let anna = "Send a message to Anna Haro with MessageBot saying hi"

extension Plant {
  /// Defects in sending, finding and marking messages.
  static let messages = [
    sending("a group is never answered", .neverAnswered, [group, "yes"]) {
      $0.deed = { if $0.speakableGroupName == nil { $1.handle(intent: $0, completion: $2) } }
    },
    Plant("the text takes eleven seconds", in: "MessageBot", [send], .neverAnswered, [anna]) {
      code,
      scene in
      code.giving(Sending.self) {
        $0.content = {
          scene.wait(seconds: 11)
          $1.resolveContent(for: $0, with: $2)
        }
      }
    },
    Plant("sending takes eleven seconds", in: "MessageBot", [send], .answeredLate, [anna, "yes"]) {
      code,
      scene in
      code.giving(Sending.self) {
        $0.deed = {
          scene.wait(seconds: 11)
          $1.handle(intent: $0, completion: $2)
        }
      }
    },
    sending("the text is answered twice", .answeredTwice, [anna]) {
      $0.content = {
        $1.resolveContent(for: $0, with: $2)
        $1.resolveContent(for: $0, with: $2)
      }
    },
    Plant(
      "marking has no handler",
      in: "MessageBot",
      [mark],
      .noHandler,
      ["Mark my MessageBot messages as read"]
    ) { code, _ in
      code.giving { intent, sound in intent is INSetMessageAttributeIntent ? nil : sound }
    },
    Plant("sending gets the handler for finding", in: "MessageBot", [send], .wrongHandler, [anna]) {
      code,
      _ in
      let makeExtension = code.makeExtension
      return code.giving { _, _ in makeExtension().handler(for: INSearchForMessagesIntent()) }
    },
    Plant("handle is misspelt", in: "MessageBot", [send], .noHandle, [anna, "yes"]) { code, _ in
      code.giving(Misspelt.self) { _ in }
    },
    Plant(
      "finding takes its time",
      in: "MessageBot",
      [search],
      .overBudget,
      ["Read my MessageBot messages"]
    ) { code, _ in
      code.giving(Searching.self) {
        $0.deed = {
          let isPlain = $0.senders == nil && $0.recipients == nil && $0.dateTimeRange == nil
          let end = ContinuousClock.now + .milliseconds(isPlain ? 300 : 0)
          while ContinuousClock.now < end {}
          $1.handle(intent: $0, completion: $2)
        }
      }
    },
    sending(
      "the second recipient is forgotten",
      .wrongCount,
      ["Send a message to Anna Haro and John Appleseed with MessageBot saying hi"]
    ) {
      $0.recipients = { intent, sound, done in
        sound.resolveRecipients(for: intent) {
          (results: [INSendMessageRecipientResolutionResult]) in
          done(Array(results.prefix(1)))
        }
      }
    },
    sending(
      "one of several people is offered",
      .tooFewOptions,
      ["Send a message to Mike with MessageBot saying hi"]
    ) {
      $0.recipients = { intent, sound, done in
        guard let matches = intent.recipients?.first?.siriMatches, matches.count > 1 else {
          return sound.resolveRecipients(for: intent, with: done)
        }
        done([.disambiguation(with: [matches[0]])])
      }
    },
    sending("there is never enough text", .needsGivenValue, [anna]) {
      $0.content = { $2(.needsValue()) }
    },
    sending(
      "one who was chosen is asked about again",
      .asksAgain,
      ["Send a message to Mike with MessageBot saying hi", "1"]
    ) {
      $0.recipients = { intent, sound, done in
        guard let name = intent.recipients?.first?.displayName, name.hasPrefix("M") else {
          return sound.resolveRecipients(for: intent, with: done)
        }
        done([.disambiguation(with: ["Mike Abbott", "Mike Chen"].map(INPerson.init(named:)))])
      }
    },
    sending("without contacts it is done at once", .successFromConfirm, [anna]) {
      $0.confirmation = { intent, sound, done in
        guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else {
          return done(INSendMessageIntentResponse(code: .success, userActivity: nil))
        }
        sound.confirm(intent: intent, completion: done)
      }
    },
    sending("the code says nothing", .invalidCode, [anna, "yes"]) {
      $0.deed = { $2(INSendMessageIntentResponse(code: .unspecified, userActivity: nil)) }
    },
    Plant(
      "messages are found and not shown",
      in: "MessageBot",
      [search],
      .nothingToShow,
      ["Read my MessageBot messages"]
    ) { code, _ in
      code.giving(Searching.self) {
        $0.deed = { $2(INSearchForMessagesIntentResponse(code: .success, userActivity: nil)) }
      }
    },
    Plant(
      "nobody asks for the text",
      in: "MessageBot",
      [send],
      .unaskedParameter,
      ["Send a message to Anna Haro with MessageBot"]
    ) { code, _ in code.giving(Textless.self) { _ in } },
  ]

  private static let group = "Send a message to Hiking with MessageBot saying hi"

  private static func sending(
    _ name: String,
    _ rule: Finding.Rule,
    _ words: [String],
    plant: @escaping @Sendable (Sending) -> Void
  ) -> Plant {
    Plant(name, in: "MessageBot", [send], rule, words) { code, _ in
      code.giving(Sending.self, plant)
    }
  }
}

extension Scene {
  /// Lets time pass that a handler takes.
  func wait(seconds: Int) {
    (clock as? ManualClock)?.advance(by: .seconds(seconds))
  }
}

extension INPerson {
  /// Somebody of whom nothing but the name is known.
  fileprivate convenience init(named name: String) {
    self.init(
      personHandle: INPersonHandle(value: nil, type: .unknown),
      nameComponents: nil,
      displayName: name,
      image: nil,
      contactIdentifier: nil,
      customIdentifier: nil
    )
  }
}
