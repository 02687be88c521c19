extension English {
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
}
