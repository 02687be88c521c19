extension English {
  /// From January on.
  package static let months = [
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
    "august aug", "september sep sept", "october oct", "november nov", "december dec",
  ]

  /// From Monday on.
  package static let weekdays = [
    "monday mon mondays", "tuesday tue tues tuesdays", "wednesday wed weds wednesdays",
    "thursday thu thur thurs thursdays", "friday fri fridays", "saturday sat saturdays",
    "sunday sun sundays",
  ]

  /// From spring on.
  package static let seasons = ["spring", "summer", "autumn fall", "winter"]

  /// The quarters of a year, and its halves.
  package static let yearParts = ["q1", "q2", "q3", "q4", "h1", "h2"]

  /// The offsets of time zones from universal time, in minutes.
  package static let zones: KeyValuePairs = [
    "gmt utc": 0, "bst": 60, "cet": 60, "cest": 120, "eet": 120, "msk": 180, "ist": 330,
    "jst": 540, "aest": 600, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420,
    "mdt": -360, "pst": -480, "pdt": -420,
  ]

  /// Words of days from Monday to Friday: *working days*, *business days*.
  package static let working = "work working business"

  /// The *sharp* of *8 sharp*.
  package static let sharp = "sharp"

  /// The present, behind *at the*: *at the moment*.
  package static let moments = "time moment minute present"

  /// Words that are part of times and mean nothing to a recognizer by themselves.
  package static let timeFollowers =
    "right present date time moment season school work working business workweek for as less"
}
