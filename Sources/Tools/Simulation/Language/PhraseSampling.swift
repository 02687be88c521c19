import Phrases

/// Makes a voice of the phrases: sentences that their templates stand for, with gaps where values
/// are.
///
/// Which phrases word which move is read from a file:
///
/// ```
/// correct recipients = change recipients
/// correct payee = change recipients>payee - call ring
/// ```
///
/// Behind a minus stand words without which the sentences are.
struct PhraseSampling {
  /// Copied for each rule, because to make one takes long.
  private let sampler: Sampler

  /// How many sentences are sampled of the phrases for one move, and how many words are too many.
  private let tries: Int
  private static let mostWords = 14

  init(_ grammar: Grammar, tries: Int) {
    sampler = Sampler(grammar, seed: 1)
    self.tries = tries
  }

  /// One line of such a file.
  fileprivate struct Rule {
    var key: String

    /// The name of a request or an answer of the phrases.
    var phrases: String

    /// The gaps of frames by the slots that they stand for.
    var gaps: [String: String]

    /// Words that the sentences must not have.
    var without: Set<String>
  }

  /// - Throws: Where the file can't be used.
  func voice(_ text: String, file: String) throws(OutlineError) -> Voice {
    let outline = try Outline(text, file: file)
    var voice = Voice("phrases")
    var unwanted: Set<String> = []
    for section in outline.sections {
      if section.heading == ["without"] {
        unwanted.formUnion(section.entries.flatMap(\.text.words))
        continue
      }
      for entry in section.entries {
        guard let rule = Rule(entry.text, section.heading) else {
          throw outline.error(
            at: entry.line,
            expected: "the phrases for a move, as in “= change recipients>payee”",
            found: entry.text
          )
        }
        for frame in frames(of: rule, without: unwanted.union(rule.without)) {
          voice.add(frame, to: rule.key)
        }
      }
    }
    return voice
  }

  private func frames(of rule: Rule, without unwanted: Set<String>) -> [Frame] {
    var sampler = sampler
    var known: Set<String> = []
    let frames = (0..<tries).compactMap { _ -> Frame? in
      guard let sample = sampler.plainSample(of: rule.phrases), isUsable(sample, unwanted),
        let source = source(of: sample, rule.gaps), known.insert(source).inserted
      else { return nil }
      return Frame(source)
    }
    let groups = Dictionary(grouping: frames) { $0.gaps.sorted().joined(separator: " ") }
    return groups.sorted { $0.key < $1.key }.flatMap(\.value.shorterHalf)
  }

  /// The sentence with gaps; `nil` if it says something that the rule has no gap for.
  private func source(of sample: Sample, _ gaps: [String: String]) -> String? {
    var bytes = Array(sample.text.utf8)
    var names: Set<String> = []
    for slot in sample.slots.reversed() {
      guard let gap = gaps[slot.name], names.insert(gap).inserted else { return nil }
      bytes.replaceSubrange(slot.range, with: "{\(gap)}".utf8)
    }
    let source = String(decoding: bytes, as: UTF8.self)
    // Of two values only one would have it.
    return source.contains("}'s") ? nil : source
  }

  private func isUsable(_ sample: Sample, _ unwanted: Set<String>) -> Bool {
    let words = sample.text.lowercased().words
    return words.count <= Self.mostWords && unwanted.isDisjoint(with: words)
      && !sample.text.contains { "[]{}".contains($0) }
  }
}

extension [Frame] {
  /// Those with the fewest words, in the order in which they come.
  fileprivate var shorterHalf: [Frame] {
    let lengths = map(\.source.words.count).sorted()
    let most = lengths.isEmpty ? 0 : lengths[(lengths.count - 1) / 2]
    return filter { $0.source.words.count <= most }
  }
}

extension PhraseSampling.Rule {
  /// Reads a line below a heading, such as `correct`; `nil` if it names no phrases.
  fileprivate init?(_ text: String, _ heading: [String]) {
    let parts = text.halves(at: " - ")
    let words = (parts?.0 ?? text).words.drop { $0 == "=" }
    guard let phrases = words.first else { return nil }
    let pairs = words.dropFirst().map { word in
      let names = word.split(separator: ">").map(String.init)
      return (names[0], names[names.count - 1])
    }
    self.init(
      key: heading.joined(separator: " "),
      phrases: phrases,
      gaps: Dictionary(pairs) { $1 },
      without: Set(parts?.1.words ?? [])
    )
  }
}
