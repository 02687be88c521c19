import Assistant
import Intents
import Synchronization
import Testing

/// How requests get from an app's extension to the app itself.
@Suite struct SessionHandoverTests {
  @Test func `the app goes on, on the screen, with what its extension answers continueInApp to`()
    async throws
  {
    // S5
    let opened = Opened()
    let rehearsal = try Rehearsal(
      "Stride",
      describe: { $0.activityTypes = ["com.example.start"] },
      code: { _ in
        AppCode(
          extension: { Entrance { Starter(.continueInApp) } },
          continueActivity: { opened.take($0) }
        )
      }
    )
    let (facts, said) = await startRun(rehearsal)
    #expect(
      facts.suffix(2) == [
        "= handle INStartWorkoutIntent -> continueInApp",
        "= open Stride com.example.start",
      ]
    )
    #expect(said.hasPrefix("< OK, opening Stride "))
    #expect(opened.activities == ["com.example.start INStartWorkoutIntent"])
  }

  @Test func `the app does in the background what its extension answers handleInApp to`()
    async throws
  {
    // S5
    let opened = Opened()
    let rehearsal = try Rehearsal("Stride") { _ in
      AppCode(
        extension: { Entrance { Starter(.handleInApp) } },
        continueActivity: { opened.take($0) },
        handleIntent: { _ in INStartWorkoutIntentResponse(code: .success, userActivity: nil) }
      )
    }
    let (facts, said) = await startRun(rehearsal)
    #expect(
      facts.suffix(3) == [
        "= handle INStartWorkoutIntent -> handleInApp",
        "= open Stride com.example.start",
        "= handle INStartWorkoutIntent -> success",
      ]
    )
    #expect(said.hasSuffix(" has started in Stride."))
    #expect(opened.activities == [])
  }

  @Test func `what fails in the background is said to have failed`() async throws {
    // S5
    let rehearsal = try Rehearsal("Stride") { _ in
      AppCode(
        extension: { Entrance { Starter(.handleInApp) } },
        handleIntent: { _ in
          INStartWorkoutIntentResponse(code: .failureOngoingWorkout, userActivity: nil)
        }
      )
    }
    let (facts, said) = await startRun(rehearsal)
    #expect(facts.last == "= handle INStartWorkoutIntent -> failureOngoingWorkout")
    #expect(said == "< You already have a workout going in Stride.")
  }

  @Test func `an app that says so in its property list handles an intent itself`() async throws {
    // S5
    let asked = Tally()
    let rehearsal = try Rehearsal(
      "Stride",
      describe: { app in
        app.extensionIntents.removeAll { $0 == "INStartWorkoutIntent" }
        app.inAppIntents = ["INStartWorkoutIntent"]
      },
      code: { _ in
        AppCode(
          extension: {
            asked.add()
            return INExtension()
          },
          handlerFor: { $0 is INStartWorkoutIntent ? Starter(.success) : nil }
        )
      }
    )
    let (facts, said) = await startRun(rehearsal)
    #expect(facts.last == "= handle INStartWorkoutIntent -> success")
    #expect(said.hasSuffix(" has started in Stride."))
    #expect(asked.count == 0)
  }

  /// - Returns: The facts, and the first line that was said; a card may follow it.
  private func startRun(_ rehearsal: Rehearsal) async -> (facts: [String], said: String) {
    let lines = await rehearsal.hear("start a run")
    let said = lines.first { $0.hasPrefix("< ") }
    return (lines.filter { $0.hasPrefix("= ") }, said ?? "")
  }

  /// Answers handle with a code and an activity, and leaves everything else to the defaults.
  private final class Starter: NSObject, INStartWorkoutIntentHandling {
    private let code: INStartWorkoutIntentResponseCode

    init(_ code: INStartWorkoutIntentResponseCode) {
      self.code = code
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
      INStartWorkoutIntentResponse(
        code: code,
        userActivity: NSUserActivity(activityType: "com.example.start")
      )
    }
  }

  /// The activities an app was opened with, and the intents in them.
  private final class Opened: Sendable {
    private let state = Mutex<[String]>([])

    var activities: [String] { state.withLock { $0 } }

    func take(_ activity: NSUserActivity) -> Bool {
      let intent = activity.interaction.map { "\(type(of: $0.intent))" } ?? "none"
      let line = "\(activity.activityType) \(intent)"
      state.withLock { $0.append(line) }
      return true
    }
  }
}
