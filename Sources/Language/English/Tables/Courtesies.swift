extension English {
  /// Words that a thing can begin with when it is named: *the station*.
  package static let nounArticles: Set = ["the", "a", "an", "my", "our"]

  /// Words for somebody who was spoken of before.
  package static let pronouns: Set = ["him", "her", "them"]

  /// Words for a possession of somebody who was spoken of before: *her place*.
  package static let belonging = ["his": "him", "her": "her", "their": "them"]

  /// Beginnings that ask nothing by themselves.
  package static let pleasantries = ["hey siri", "siri", "please", "can you", "could you"]

  /// Words that people type to leave other programs.
  package static let farewells: Set = [
    "bye", "exit", "goodbye", "logout", "q", "quit",
  ]
}
