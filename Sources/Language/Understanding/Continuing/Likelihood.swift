internal import Phrases

/// How likely a word is to come next, by how people go on in the corpora.
///
/// What a line is going to ask for is open. The words that stand there speak for some requests
/// more than for others (each by itself, as naive Bayes has it), and in each of them some words
/// follow the last one more often than others do.
struct Likelihood {
  private let tables: ContinuationTables
  private let last: Word

  /// How well the line so far goes with each request, in the order of the tables.
  private let weights: [Double]

  /// What a word counts that was never seen.
  private static let unseen = 0.2

  /// What comes behind the words of a line, the last of which may have to be the sort of a value.
  init(_ tables: ContinuationTables, after words: [Word], endingIn last: Word?) {
    self.tables = tables
    self.last = last ?? ContinuationTables.beginning
    weights = tables.requests.map { request in
      let sentences = tables.count(of: ContinuationTables.beginning, in: request) + 1
      let fits = words.dropLast().map { tables.count(of: $0, in: request) + Self.unseen }
      return fits.reduce(1 / sentences) { $0 * ($1 / sentences) }
    }
  }

  /// How likely words come one behind the other next, as far as they have some requests ahead.
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

  /// How likely words come anywhere.
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
