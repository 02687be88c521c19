import Assistant
import Contacts
import Dialogue
import Foundation
import Intents
import Synchronization
import Transcripts
import UIKit

private let send = "INSendMessageIntent"
private let search = "INSearchForMessagesIntent"
private let anna = "Send a message to Anna Haro with MessageBot saying hi"
private let read = "Read my MessageBot messages"

extension Plant {
  /// Defects in what MessageBot keeps between its calls, and in what it does when something happens.
  static let kept = [
    interrupted(
      "what is sent stays in memory",
      .effectLost,
      .appKilledAfterwards,
      [anna, "yes", read]
    ) { code, _ in
      let kept = Kept()
      return code.giving(Sending.self) {
        $0.deed = { intent, _, done in
          kept.add(intent.content ?? "")
          done(INSendMessageIntentResponse(code: .success, userActivity: nil))
        }
      }.giving(Searching.self) {
        $0.deed = { _, _, done in done(kept.response) }
      }
    },
    interrupted(
      "nobody knows which request it was",
      .doneTwice,
      .appKilledAfterwards,
      [anna, "yes", anna, "yes", "Find messages to Anna Haro in MessageBot"]
    ) { code, _ in
      code.giving(Sending.self) {
        $0.deed = { intent, sound, done in
          intent.identifier = nil
          sound.handle(intent: intent, completion: done)
        }
      }
    },
    interrupted(
      "what was confirmed is known in memory alone",
      .changedByInterruption,
      .appUpdated,
      [anna, "yes"]
    ) { code, _ in
      let flag = Flag()
      return code.giving(Sending.self) {
        $0.confirmation = {
          flag.isSet = true
          $1.confirm(intent: $0, completion: $2)
        }
        $0.deed = { flag.isSet ? $1.handle(intent: $0, completion: $2) : $2(.failed) }
      }
    },
    interrupted(
      "a mark of being busy is left behind",
      .changedByInterruption,
      .appKilled,
      [anna, "yes", anna]
    ) { code, scene in
      let mark = scene.folder.map { "\($0)/busy" }
      return code.giving(Sending.self) {
        $0.confirmation = { intent, sound, done in
          guard let mark else { return sound.confirm(intent: intent, completion: done) }
          if FileManager.default.fileExists(atPath: mark) { return done(.failed) }
          _ = FileManager.default.createFile(atPath: mark, contents: nil)
          sound.confirm(intent: intent, completion: done)
        }
        $0.deed = {
          if let mark { try? FileManager.default.removeItem(atPath: mark) }
          $1.handle(intent: $0, completion: $2)
        }
      }
    },
    interrupted("the contacts go in between", .neverAnswered, .contactsDenied, [anna]) {
      code,
      _ in
      let flag = Flag()
      return code.giving(Sending.self) {
        $0.content = {
          flag.isSet = CNContactStore.authorizationStatus(for: .contacts) == .authorized
          $1.resolveContent(for: $0, with: $2)
        }
        $0.confirmation = { intent, sound, done in
          let isAllowed = CNContactStore.authorizationStatus(for: .contacts) == .authorized
          if isAllowed || !flag.isSet { sound.confirm(intent: intent, completion: done) }
        }
      }
    },
    interrupted("Siri is denied and it is ready", .readyFromHandle, .siriDenied, [anna, "yes"]) {
      code,
      _ in
      code.giving(Sending.self) {
        $0.deed = { intent, sound, done in
          guard INPreferences.siriAuthorizationStatus() == .authorized else {
            return done(INSendMessageIntentResponse(code: .ready, userActivity: nil))
          }
          sound.handle(intent: intent, completion: done)
        }
      }
    },
  ]

  /// The same where something is told to a whole process, which is theirs alone.
  static let notified = [
    interrupted(
      "what is needed is let go of",
      .changedByInterruption,
      .memoryWarning,
      [anna, "yes"]
    ) { code, _ in
      let flag = Flag(after: UIApplication.didReceiveMemoryWarningNotification)
      return code.giving(Sending.self) {
        $0.deed = { flag.isSet ? $2(.failed) : $1.handle(intent: $0, completion: $2) }
      }
    },
    interrupted("nothing is answered once locked", .neverAnswered, .locked, [anna]) { code, _ in
      let flag = Flag(after: UIApplication.protectedDataWillBecomeUnavailableNotification)
      return code.giving(Sending.self) {
        $0.confirmation = { if !flag.isSet { $1.confirm(intent: $0, completion: $2) } }
      }
    },
    interrupted(
      "a request is dropped when the device is unlocked",
      .changedByInterruption,
      .unlocked,
      [anna, "yes"]
    ) { code, _ in
      let flag = Flag(after: UIApplication.protectedDataDidBecomeAvailableNotification)
      return code.giving(Sending.self) {
        $0.deed = { flag.isSet ? $2(.failed) : $1.handle(intent: $0, completion: $2) }
      }
    },
  ]

  private static func interrupted(
    _ name: String,
    _ rule: Finding.Rule,
    _ interruption: Interruption.Kind,
    _ words: [String],
    grow: @escaping @Sendable (AppCode, Scene) -> AppCode
  ) -> Plant {
    Plant(name, in: "MessageBot", [send, search], rule, during: interruption, words) {
      var code = grow($0, $1)
      // What is kept beside the database is not taken back with it.
      code.restorePoint = nil
      return code
    }
  }
}

/// Texts in memory.
private final class Kept: Sendable {
  private let texts = Mutex<[String]>([])

  func add(_ text: String) { texts.withLock { $0.append(text) } }

  var response: INSearchForMessagesIntentResponse {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = texts.withLock { texts in
      texts.indices.map { number in
        INMessage(
          identifier: "\(number)",
          content: texts[number],
          dateSent: nil,
          sender: nil,
          recipients: nil
        )
      }
    }
    return response
  }
}

/// Something that an app's process remembers.
private final class Flag: Sendable {
  private let value = Mutex(false)

  init() {}

  /// Is set when a notification comes.
  init(after name: Notification.Name) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      self?.isSet = true
    }
  }

  var isSet: Bool {
    get { value.withLock(\.self) }
    set { value.withLock { $0 = newValue } }
  }
}

extension INSendMessageIntentResponse {
  fileprivate static var failed: INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
}
