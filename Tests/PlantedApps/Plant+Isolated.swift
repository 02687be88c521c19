import Assistant
import Dialogue
import Foundation
import Intents
import Transcripts

/// Has much memory for a while.
private func take(megabytes: Int) {
  let size = megabytes << 20
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4096)
  memset(memory, 1, size)
  memory.deallocate()
}

extension Plant {
  /// Defects that show in a process of the app's own.
  static let isolated = [
    Plant(
      "a group ends the process",
      in: "MessageBot",
      ["INSendMessageIntent"],
      .appEnded,
      ["Send a message to Hiking with MessageBot saying hi", "yes"]
    ) { code, _ in
      code.giving(Sending.self) {
        $0.deed = {
          if $0.speakableGroupName != nil { exit(1) }
          $1.handle(intent: $0, completion: $2)
        }
      }
    },
    Plant(
      "yen crash",
      in: "CoinPurse",
      ["INSendPaymentIntent"],
      .appEnded,
      ["Send 500 yen to Anna Haro with CoinPurse"]
    ) { code, _ in
      code.giving(Paying.self) {
        $0.amount = {
          precondition($0.currencyAmount?.currencyCode != "JPY")
          $1.resolveCurrencyAmount(for: $0, with: $2)
        }
      }
    },
    Plant(
      "finding takes much memory",
      in: "MessageBot",
      ["INSearchForMessagesIntent"],
      .overBudget,
      ["Read my MessageBot messages"]
    ) { code, _ in
      code.giving(Searching.self) {
        $0.deed = {
          if $0.senders == nil, $0.recipients == nil, $0.dateTimeRange == nil {
            take(megabytes: 120)
          }
          $1.handle(intent: $0, completion: $2)
        }
      }
    },
    Plant(
      "without a network it is done at once",
      in: "MyRide",
      ["INRequestRideIntent"],
      .successFromConfirm,
      during: .networkGone,
      ["Get a ride to the airport with MyRide"]
    ) { code, _ in
      let prices = Prices()
      return code.giving(Riding.self) {
        $0.confirmation = { intent, sound, done in
          guard prices.isReached else {
            return done(INRequestRideIntentResponse(code: .success, userActivity: nil))
          }
          sound.confirm(intent: intent, completion: done)
        }
      }
    },
  ]
}
