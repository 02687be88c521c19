import Intents
import Testing

@testable import Domains

@Suite struct WorkoutCardTests {
  private let response = INStartWorkoutIntentResponse(code: .success, userActivity: nil)

  // S40
  @Test func `a card of a workout shows its goal and where it takes place`() {
    let intent = INStartWorkoutIntent(
      workoutName: INSpeakableString(spokenPhrase: "run"),
      goalValue: 20,
      workoutGoalUnitType: .minute,
      workoutLocationType: .outdoor
    )
    #expect(
      response.card(about: intent, in: .test)?.lines == [
        "Workout", "  Workout: run", "  Goal: 20 minutes", "  Location: outdoor",
      ]
    )
  }

  @Test func `an open goal is shown as such`() {
    let intent = INStartWorkoutIntent(isOpenEnded: true)
    #expect(response.card(about: intent, in: .test)?[.goal] == "open")
    #expect(response.card(about: INStartWorkoutIntent(), in: .test) == nil)
  }

  @Test func `a name alone, and what was refused, are not shown`() {
    let intent = INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "run"))
    #expect(response.card(about: intent, in: .test) == nil)
    let refusal = INStartWorkoutIntentResponse(code: .failureOngoingWorkout, userActivity: nil)
    #expect(refusal.card(about: INStartWorkoutIntent(isOpenEnded: true), in: .test) == nil)
  }
}
