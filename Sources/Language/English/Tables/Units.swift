extension English {
  /// Units of time, by their names in `TimeUnit`.
  package static let timeUnits: KeyValuePairs = [
    "second": "second seconds sec secs s", "minute": "minute minutes min mins m",
    "hour": "hour hours hr hrs h", "day": "day days d", "week": "week weeks w wk wks",
    "fortnight": "fortnight fortnights", "month": "month months",
    "quarter": "quarter quarters qtr", "year": "year years yr yrs y",
  ]

  /// Units of distance, by their names in `DistanceUnit`.
  package static let distanceUnits: KeyValuePairs = [
    "inch": "inch inches in", "foot": "foot feet ft", "yard": "yard yards yd yds",
    "meter": "meter meters metre metres m",
    "kilometer": "kilometer kilometers kilometre kilometres km kms k kay klick klicks",
    "mile": "mile miles mi",
  ]

  /// Units of energy, by their names in `EnergyUnit`.
  package static let energyUnits: KeyValuePairs = [
    "kilocalorie": "calorie calories cal cals kcal kcals kilocalorie kilocalories",
    "joule": "joule joules", "kilojoule": "kilojoule kilojoules kj",
  ]
}
