extension English {
  /// The words of numbers, times, measures and money, which may be misspelt.
  package static var valueWords: [String] {
    months + weekdays + seasons + [ones, tens, ordinals, dozens, dollars, percents]
      + [greaterNumbers, positions].flatMap { $0.map(\.value) }
      + [timeUnits, distanceUnits, energyUnits, currencies, roles].flatMap { $0.map(\.value) }
  }

  /// Everyday values of each kind; the first is the one to suggest.
  package static let values: [String: [String]] = [
    "time": ["tomorrow", "at 6 pm", "yesterday", "on Friday"],
    "duration": ["20 minutes", "half an hour"],
    "distance": ["5 miles", "3 km"],
    "energy": ["300 calories"],
    "number": ["3"],
    "ordinal": ["second"],
    "phone": ["415-555-0199"],
    "money": ["$20", "15 euros", "$12.50"],
  ]

  /// Values of each kind to try an app with, as different from each other as can be.
  package static let samples: [String: [String]] = [
    "text": ["see you soon", "do you want to have lunch?"],
    "count": ["one", "four", "forty"],
    "goal": ["30 minute", "5 kilometer"],
    "time": ["tomorrow at 9 am", "in 20 minutes"],
    "money": ["$20", "15 euros", "$5000", "500 yen"],
  ]

  /// Values of the slots that phrases name, where their kind does not say enough: for sentences that
  /// show what the phrases stand for.
  package static let fillers: [String: [String]] = [
    "aside": ["Jordan"],
    "anything": ["everybody knows it", "the sun is out"],
    "service-unknown": ["Zapster", "Foobar"],
    "content": ["I'm on my way", "the soup is ready", "what time is lunch?", "see you at six"],
    "note": ["lunch", "the tickets", "the groceries"],
    "searchTerm": ["budget", "keys", "address"],
    "recipients": ["Anna", "Mike Chen", "Kate", "mom", "John Appleseed"],
    "count": ["three", "5"],
    "sum": ["20", "15"],
    "bookingIdentifier": ["4711"],
    "partySize": ["two", "3", "four"],
  ]
}
