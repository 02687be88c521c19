import Intents
import UIKit

extension AuthorsFile {
  static let all = [
    AuthorsFile("IntentHandler.swift", [send, search, mark], extension: { IntentHandler() }),
    AuthorsFile("UnfinishedHandler.swift", [ride], extension: { UnfinishedHandler() }),
    AuthorsFile(
      "TaxiFirstYear.swift",
      [
        ride, "INListRideOptionsIntent", "INGetRideStatusIntent", "INCancelRideIntent",
        "INSendRideFeedbackIntent",
      ],
      extension: { TaxiIntentHandler() }
    ),
    AuthorsFile(
      "SwitchboardExtension.swift",
      ["INStartAudioCallIntent", "INStartVideoCallIntent", send, search],
      extension: { SwitchboardExtension() }
    ),
    AuthorsFile("PiggyBankHandler.swift", payments, extension: { PiggyBankHandler() }),
    AuthorsFile("EarlierPayments.swift", payments + accounts, handler: { EarlierPayments() }),
    AuthorsFile("TrackWorkouts.swift", [start] + workouts, extension: { TrackWorkouts() }),
    AuthorsFile(
      "BellDialer.swift",
      ["INStartCallIntent", "INSearchCallHistoryIntent"],
      handler: { BellDialer() }
    ),
    AuthorsFile("VoiceNotes.swift", [send], extension: { VoiceNotes() }),
    AuthorsFile(
      "InboxSearch.swift",
      [search, mark],
      handler: { InboxSearch() },
      writing: MessageCache.url
    ),
    AuthorsFile("FareQuotes.swift", ["INListRideOptionsIntent"], extension: { FareQuotes() }),
    AuthorsFile(
      "RideTracker.swift",
      ["INGetRideStatusIntent", "INCancelRideIntent", "INSendRideFeedbackIntent"],
      handler: { RideTracker() }
    ),
    AuthorsFile(
      "AppDelegate.swift",
      opens: { INSendMessageIntent() },
      delegate: { AppDelegate() }
    ),
    AuthorsFile(
      "OldAppDelegate.swift",
      opens: { INStartWorkoutIntent() },
      delegate: { OldAppDelegate() }
    ),
    AuthorsFile("SendQueue.swift", [send], extension: { SendQueue() }),
    AuthorsFile("AddressBookHandler.swift", [send], handler: { AddressBookHandler() }),
    AuthorsFile("DonatingHandler.swift", [send, start], extension: { DonatingHandler() }),
    AuthorsFile("StubbedCoder.swift", [send], extension: { StubbedCoder() }),
    AuthorsFile("DelayedMessages.swift", [send], extension: { DelayedMessages() }),
    AuthorsFile(
      "SharedResolving.swift",
      ["INPauseWorkoutIntent", "INResumeWorkoutIntent"],
      extension: { SharedResolving() }
    ),
    AuthorsFile("LoggedMessages.swift", [send], extension: { LoggedMessages() }),
    AuthorsFile(
      "PlainOldCalls.swift",
      ["INStartAudioCallIntent", "INStartVideoCallIntent", "INSearchCallHistoryIntent"],
      extension: { PlainOldCalls() }
    ),
  ]

  private static let (send, search, mark) = (
    "INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent"
  )
  private static let (ride, start) = ("INRequestRideIntent", "INStartWorkoutIntent")
  private static let payments = ["INSendPaymentIntent", "INRequestPaymentIntent"]
  private static let accounts = [
    "INPayBillIntent", "INSearchForBillsIntent", "INSearchForAccountsIntent",
    "INTransferMoneyIntent",
  ]
  private static let workouts = [
    "INPauseWorkoutIntent", "INResumeWorkoutIntent", "INEndWorkoutIntent",
    "INCancelWorkoutIntent",
  ]
}
