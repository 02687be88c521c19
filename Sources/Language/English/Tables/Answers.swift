extension English {
  /// The answers to a question of yes or no, as Tab offers them.
  package static let yesOrNo = ["yes", "no"]

  /// The word that calls off the request that is asked about.
  package static let cancel = "cancel"

  /// The word that asks for help.
  package static let help = "help"

  /// The answer that rejects all that is listed.
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
