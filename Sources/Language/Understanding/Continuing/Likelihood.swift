internal import Automata

/// The likelihood of a word coming next, by how people go on in the corpora.
///
/// What a line is going to ask for is open. The words that stand there speak for some requests
/// more than for others (each by itself, as naive Bayes has it), and in each of them some words
/// follow the last one more often than others do.
struct Likelihood {
  private let tables: ContinuationTables
  private let last: Word

  /// The fit of the line so far with each request, in the order of the tables.
  private let weights: [Double]

  /// The count added for each word, so that an unseen one does not rule a request out.
  private static let unseen = 0.2

  /// Weighs the requests by the words of a line; `last` is its last word or the sort of its last
  /// value.
  init(_ tables: ContinuationTables, after words: [Word], endingIn last: Word?) {
    self.tables = tables
    self.last = last ?? ContinuationTables.beginning
    weights = tables.requests.map { request in
      let sentences = tables.count(of: ContinuationTables.beginning, in: request) + 1
      let fits = words.dropLast().map { tables.count(of: $0, in: request) + Self.unseen }
      return fits.reduce(1 / sentences) { $0 * ($1 / sentences) }
    }
  }

  /// Returns the likelihood that a sequence of words comes next in some requests.
  func behind(_ words: [Word], _ requests: UInt64) -> Double {
    sum(of: requests) { request in
      var (last, least) = (last, Double.infinity)
      for word in words {
        least = min(least, tables.count(of: word, after: last, in: request))
        last = word
      }
      return least
    }
  }

  /// Returns the likelihood that a sequence of words occurs anywhere in some requests.
  func anywhere(_ words: [Word], _ requests: UInt64) -> Double {
    sum(of: requests) { request in
      words.map { tables.count(of: $0, in: request) }.min() ?? 0
    }
  }

  private func sum(of requests: UInt64, _ count: (String) -> Double) -> Double {
    zip(weights, tables.requests).enumerated().reduce(0) { sum, request in
      guard requests >> UInt64(request.offset) & 1 != 0 else { return sum }
      return sum + request.element.0 * count(request.element.1)
    }
  }
}
