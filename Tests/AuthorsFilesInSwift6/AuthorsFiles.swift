import Intents
import UIKit

extension AuthorsFile {
  static let all = [
    AuthorsFile("AsyncMessages.swift", [send, "INSearchForMessagesIntent"]) {
      AsyncMessages(service: MessageService()) as Any
    },
    AuthorsFile(
      "AsyncRides.swift",
      [ride, "INListRideOptionsIntent"],
      extension: { AsyncRides() }
    ),
    AuthorsFile(
      "LedgerPayments.swift",
      ["INSendPaymentIntent", "INRequestPaymentIntent"],
      handler: { LedgerPayments() }
    ),
    AuthorsFile(
      "SwimWorkouts.swift",
      ["INStartWorkoutIntent", "INEndWorkoutIntent", "INCancelWorkoutIntent"],
      handler: { SwimWorkouts() }
    ),
    AuthorsFile("TaskInside.swift", [send, "INStartCallIntent"], extension: { TaskInside() }),
    AuthorsFile("ModernCalls.swift", calls, extension: { ModernCalls() }),
    AuthorsFile(
      "SceneAppDelegate.swift",
      opens: { INPauseWorkoutIntent() },
      delegate: { SceneAppDelegate() }
    ),
    AuthorsFile("NamedPeople.swift", [send], extension: { NamedPeople() }),
    AuthorsFile(
      "SecondThoughts.swift",
      ["INEditMessageIntent", "INUnsendMessagesIntent", "INSetMessageAttributeIntent"],
      extension: { SecondThoughts() }
    ),
    AuthorsFile("HouseholdBills.swift", accounts, handler: { HouseholdBills() }),
    AuthorsFile("MixedSpellings.swift", [send], extension: { MixedSpellings() }),
    AuthorsFile("FakeStores.swift", [send, ride], extension: { FakeStores() }),
    AuthorsFile("CaughtErrors.swift", [send, ride], extension: { CaughtErrors() }),
    AuthorsFile("BookedRides.swift", [ride], handler: { BookedRides() }),
  ]

  private static let (send, ride) = ("INSendMessageIntent", "INRequestRideIntent")
  private static let calls = [
    "INStartCallIntent", "INSearchCallHistoryIntent", "INAnswerCallIntent", "INHangUpCallIntent",
  ]
  private static let accounts = [
    "INPayBillIntent", "INSearchForBillsIntent", "INSearchForAccountsIntent",
    "INTransferMoneyIntent",
  ]
}
