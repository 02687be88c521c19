extension English {
  /// What is said to a question of yes or no, as Tab offers it.
  package static let yesOrNo = ["yes", "no"]

  /// What calls off the request that is asked about.
  package static let cancel = "cancel"

  /// What asks for help.
  package static let help = "help"

  /// What rejects all that is listed.
  package static let noneOfThem = "none of them"

  /// Words for the cases of SiriKit's enumerations, by the parameter that takes them.
  package static let terms = [
    "attribute": ["read", "unread", "flagged"],
    "attributes": ["unread", "flagged"],
    "callCapability": ["video", "audio"],
    "destinationType": ["normal", "redial"],
    "workoutLocationType": ["outdoor", "indoor"],
  ]
}
