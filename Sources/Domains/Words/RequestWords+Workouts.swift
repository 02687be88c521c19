import Dialogue

extension RequestWords {
  static let startWorkout = RequestWords(
    deed: "start your {workout}",
    questions: [
      "workoutName": "What workout do you want to start?",
      "goalValue": "What is your duration, distance, or calorie goal for this workout?",
      "workoutGoalUnitType": "What unit is your goal in: time, distance, or calories?",
      "workoutLocationType": "Is it indoors or outdoors?",
      "isOpenEnded": "Do you want to start it without a goal?",
    ],
    rejections: [
      "workoutName": "{app} doesn't have a workout called {value}.",
      "goalValue": "{app} can't use a goal of {goal}.",
      "workoutGoalUnitType": "{app} can't measure a goal in {value}.",
      "workoutLocationType": "{app} doesn't have that workout {value}s.",
      "isOpenEnded": "{app} needs a goal for that workout.",
    ],
    approvals: [
      "workoutName": "Do you want to start your {value}?",
      "goalValue": "Is your goal {goal}?",
      "workoutGoalUnitType": "Is your goal in {value}?",
      "workoutLocationType": "Is it {value}s?",
      "isOpenEnded": "Do you want to start it without a goal?",
    ],
    goAhead: "Do you want to start your {workout}?",
    calledOff: "OK, I won't start it.",
    answers: [
      "success": "Your {workout} has started in {app}.",
      "continueInApp": "OK, opening {app} to start your {workout}.",
      "handleInApp": "OK, {app} is starting your {workout}.",
      "failureOngoingWorkout": "You already have a workout going in {app}.",
      "failureNoMatchingWorkout": "{app} doesn't have a workout like that.",
    ]
  )

  /// Pausing, resuming, ending, and cancelling differ by the verb alone.
  static func changeWorkout(_ verb: String, done: String) -> RequestWords {
    RequestWords(
      deed: Template("\(verb) your {workout}"),
      questions: ["workoutName": Template("What workout do you want to \(verb)?")],
      rejections: ["workoutName": "{app} doesn't have a workout called {value} going."],
      approvals: ["workoutName": Template("Do you want to \(verb) {value}?")],
      goAhead: Template("Do you want to \(verb) your {workout}?"),
      calledOff: "OK, I left your workout as it is.",
      answers: [
        "success": Template("Your {workout} \(done)."),
        "continueInApp": Template("OK, opening {app} to \(verb) your {workout}."),
        "handleInApp": Template("OK, {app} is going to \(verb) your {workout}."),
        "failureNoMatchingWorkout": Template("There is no {workout} in {app} to \(verb)."),
      ]
    )
  }
}
