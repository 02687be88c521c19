import Assistant
import Dialogue
import Intents
import Transcripts

private let ride = "INRequestRideIntent"
private let cancel = "INCancelRideIntent"
private let airport = "Get a ride to the airport with MyRide"
private let callOff = "Cancel my MyRide ride"
private let start = "INStartWorkoutIntent"
private let pay = "INSendPaymentIntent"
private let twenty = "Send $20 to Anna Haro with CoinPurse"

extension Plant {
  static let calls = [
    calling("there is an answer too many", .wrongCount, ["Call Anna Haro with Ringer"]) {
      $0.contacts = { intent, sound, done in
        sound.resolveContacts(for: intent) { (results: [INStartCallContactResolutionResult]) in
          done(results + results)
        }
      }
    },
    calling("one person is offered twice", .equalOptions, ["Call Mike with Ringer"]) {
      $0.contacts = { intent, sound, done in
        guard let matches = intent.contacts?.first?.siriMatches, matches.count > 1 else {
          return sound.resolveContacts(for: intent, with: done)
        }
        done([.disambiguation(with: matches + matches.prefix(1))])
      }
    },
    calling("it goes on with another activity", .undeclaredActivity, ["Call Anna Haro with Ringer"])
    {
      $0.deed = { _, _, done in
        let activity = NSUserActivity(activityType: "com.example.Ringer.dial")
        done(INStartCallIntentResponse(code: .continueInApp, userActivity: activity))
      }
    },
    Plant(
      "the app refuses to go on",
      in: "Ringer",
      ["INStartCallIntent"],
      .activityRefused,
      ["Call Anna Haro with Ringer"]
    ) { code, _ in
      var code = code
      code.continueActivity = { _ in false }
      return code
    },
  ]

  private static func calling(
    _ name: String,
    _ rule: Finding.Rule,
    _ words: [String],
    plant: @escaping @Sendable (Calling) -> Void
  ) -> Plant {
    Plant(name, in: "Ringer", ["INStartCallIntent"], rule, words) { code, _ in
      code.giving(Calling.self, plant)
    }
  }
}

extension Plant {
  static let rides = [
    Plant(
      "calling off is answered twice",
      in: "MyRide",
      [ride, cancel],
      .answeredTwice,
      of: cancel,
      [airport, "yes", callOff, "yes"]
    ) { code, _ in
      code.giving(Cancelling.self) {
        $0.deed = {
          $1.handle(cancelRide: $0, completion: $2)
          $1.handle(cancelRide: $0, completion: $2)
        }
      }
    },
    Plant(
      "calling off is ready for more",
      in: "MyRide",
      [ride, cancel],
      .readyFromHandle,
      of: cancel,
      [airport, "yes", callOff, "yes"]
    ) { code, _ in
      code.giving(Cancelling.self) {
        $0.deed = { $2(INCancelRideIntentResponse(code: .ready, userActivity: nil)) }
      }
    },
    riding("many people are asked for again", .needsGivenValue, ["\(airport) for 4 people"]) {
      $0.size = { intent, sound, done in
        guard let size = intent.partySize, size > 3 else {
          return sound.resolvePartySize(for: intent, with: done)
        }
        done(.needsValue())
      }
    },
    riding("a later ride is offered unseen", .nothingToShow, ["\(airport) tomorrow at 9 am"]) {
      $0.confirmation = { intent, sound, done in
        guard intent.scheduledPickupTime != nil else {
          return sound.confirm(intent: intent, completion: done)
        }
        done(INRequestRideIntentResponse(code: .ready, userActivity: nil))
      }
    },
    Plant(
      "the ride has no phase",
      in: "MyRide",
      [ride, "INGetRideStatusIntent"],
      .nothingToShow,
      of: "INGetRideStatusIntent",
      [airport, "yes", "Where is my MyRide ride"]
    ) { code, _ in
      code.giving(Locating.self) {
        $0.deed = { intent, sound in
          let response = await sound.handle(intent: intent)
          guard let status = response.rideStatus else { return response }
          status.phase = .unknown
          response.rideStatus = status
          return response
        }
      }
    },
    riding("nobody is driven anywhere", .neverSettled, []) {
      $0.pickup = { _, _, done in done(.notRequired()) }
      $0.destination = { intent, _, done in
        done(intent.dropOffLocation == nil ? .needsValue() : .unsupported())
      }
    },
    Plant("nothing of a ride is resolved", in: "MyRide", [ride], .resolvesNothing, []) {
      code,
      _ in code.giving(BlindRiding.self) { _ in }
    },
    Plant(
      "an offer that has expired is made again",
      in: "MyRide",
      [ride],
      .readyFromHandle,
      during: .clockMoved(Delay(1, .hour)),
      [airport, "yes"]
    ) { code, scene in
      let begun = scene.clock.now
      return code.giving(Riding.self) {
        $0.deed = { intent, sound, done in
          guard scene.clock.now > begun + 30 * 60 else {
            return sound.handle(intent: intent, completion: done)
          }
          done(INRequestRideIntentResponse(code: .ready, userActivity: nil))
        }
      }
    },
  ]

  private static func riding(
    _ name: String,
    _ rule: Finding.Rule,
    _ words: [String],
    plant: @escaping @Sendable (Riding) -> Void
  ) -> Plant {
    Plant(name, in: "MyRide", [ride], rule, words) { code, _ in code.giving(Riding.self, plant) }
  }
}

extension Plant {
  static let workouts = [
    starting("nothing is offered for an unknown one", .tooFewOptions, [quidditch]) {
      $0.workout = { intent, sound in
        await intent.isKnown ? sound.resolveWorkoutName(for: intent) : .disambiguation(with: [])
      }
    },
    starting("a dozen is offered for an unknown one", .tooManyOptions, [quidditch]) {
      $0.workout = { intent, sound in
        guard !intent.isKnown else { return await sound.resolveWorkoutName(for: intent) }
        return .disambiguation(with: (1...12).map { INSpeakableString(spokenPhrase: "run \($0)") })
      }
    },
    starting("nothing is proposed", .nothingToConfirm, ["Start a workout with Stride"]) {
      $0.workout = { intent, sound in
        guard intent.workoutName == nil else { return await sound.resolveWorkoutName(for: intent) }
        return .confirmationRequired(with: nil)
      }
    },
    Plant(
      "a proposal is made again after a yes",
      in: "Stride",
      [start, "INEndWorkoutIntent"],
      .asksAgain,
      [
        "Start a run with Stride", "End my workout with Stride", "Start a workout with Stride",
        "yes",
      ]
    ) { code, _ in
      code.giving(Starting.self) {
        $0.workout = { intent, sound in
          let result = await sound.resolveWorkoutName(for: intent)
          let isBefore = intent.workoutName?.vocabularyIdentifier != nil
          return isBefore ? .confirmationRequired(with: intent.workoutName) : result
        }
      }
    },
    starting("confirming is success", .successFromConfirm, ["Start a run with Stride"]) {
      $0.confirmation = { _, _ in INStartWorkoutIntentResponse(code: .success, userActivity: nil) }
    },
    Plant(
      "nobody is in the app",
      in: "Stride",
      [start],
      .nobodyInApp,
      ["Start a walk with Stride"]
    ) { code, _ in
      var code = code
      code.handleIntent = nil
      return code
    },
  ]

  private static let quidditch = "Start a quidditch with Stride"

  private static func starting(
    _ name: String,
    _ rule: Finding.Rule,
    _ words: [String],
    plant: @escaping @Sendable (Starting) -> Void
  ) -> Plant {
    Plant(name, in: "Stride", [start], rule, words) { code, _ in
      code.giving(Starting.self, plant)
    }
  }
}

extension INStartWorkoutIntent {
  /// Returns `true` for a few workouts, and without any.
  fileprivate var isKnown: Bool {
    guard let name = workoutName?.spokenPhrase.lowercased() else { return true }
    return ["run", "walk", "ride", "hill repeats", "workout"].contains { name.contains($0) }
  }
}

extension Plant {
  static let payments = [
    paying("whoever is agreed to is asked about again", .asksAgain, [twenty, "yes"]) {
      $0.payee = { intent, sound, done in
        guard let payee = intent.payee, payee.displayName.hasPrefix("Anna") else {
          return sound.resolvePayee(for: intent, with: done)
        }
        done(.confirmationRequired(with: payee))
      }
    },
    Plant(
      "strangers are rejected as by messages",
      in: "CoinPurse",
      [pay],
      .foreignReason,
      ["Send $20 to Zebulon with CoinPurse"]
    ) { code, _ in code.giving(Mistaken.self) { _ in } },
    paying("what was paid is ready", .readyFromHandle, [twenty, "yes"]) {
      $0.deed = { $2(INSendPaymentIntentResponse(code: .ready, userActivity: nil)) }
    },
    Plant(
      "nobody asks for the amount",
      in: "CoinPurse",
      [pay],
      .unaskedParameter,
      ["Send money to Anna Haro with CoinPurse"]
    ) { code, _ in code.giving(Amountless.self) { _ in } },
    paying("nothing can be paid", .neverHandled, []) {
      $0.confirmation = { $2(INSendPaymentIntentResponse(code: .failure, userActivity: nil)) }
    },
    Plant(
      "nobody knows which payment it was",
      in: "CoinPurse",
      [pay, "INSearchForAccountsIntent"],
      .doneTwice,
      during: .incomingCall,
      [twenty, "yes", twenty, "yes", "What is my balance in CoinPurse"]
    ) { code, _ in
      code.giving(Paying.self) {
        $0.deed = { intent, sound, done in
          intent.identifier = nil
          sound.handle(intent: intent, completion: done)
        }
      }
    },
  ]

  private static func paying(
    _ name: String,
    _ rule: Finding.Rule,
    _ words: [String],
    plant: @escaping @Sendable (Paying) -> Void
  ) -> Plant {
    Plant(name, in: "CoinPurse", [pay], rule, words) { code, _ in code.giving(Paying.self, plant) }
  }
}
