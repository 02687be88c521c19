import Automata
import Measurement
import Phrases

/// Makes a voice of sentences that templates stand for, with gaps where values are: of the phrases,
/// or of what authors wrote who had read none of them.
///
/// Which templates word which move is read from a file:
///
/// ```
/// correct recipients = change recipients
/// correct payee = change recipients>payee - call ring
/// ```
///
/// Behind a minus stand words without which the sentences are; a slot with an exclamation mark is
/// one that they must have.
struct PhraseSampling {
  /// Copied for each rule, because to make one takes long.
  private let sampler: Sampler

  /// The number of sentences sampled for a move, and the maximum number of words in one.
  private let tries: Int
  private static let mostWords = 14

  /// The authors' templates by intent; `nil` to sample the phrases themselves.
  private let authored: [String: [PhraseFile.Template]]?

  /// So many sentences are made of each template of an author.
  private static let variants = 4

  init(_ grammar: Grammar, tries: Int) {
    sampler = Sampler(grammar, seed: 1)
    authored = nil
    self.tries = tries
  }

  /// - Throws: `PhraseError` if a template can't be read.
  init(_ grammar: Grammar, _ wordings: [Wordings]) throws {
    sampler = Sampler(grammar, seed: 1)
    tries = 0
    var templates: [String: [PhraseFile.Template]] = [:]
    // Only a template has gaps, and nobody wants what is refused.
    for entry in wordings.flatMap(\.entries) where entry.isTemplate && entry.intent != "refused" {
      let file = try PhraseFileParser.parse("rule said\n  \(entry.text)\n", name: entry.intent)
      templates[entry.intent, default: []] += file.rules.flatMap(\.alternatives)
    }
    authored = templates
  }

  /// One line of such a file.
  fileprivate struct Rule {
    var key: String

    /// The name of a request or an answer of the phrases.
    var phrases: String

    /// The gaps of frames by the slots that they stand for.
    var gaps: [String: String]

    /// The gaps that a sentence must have.
    var required: Set<String>

    /// Words that the sentences must not have.
    var without: Set<String>
  }

  /// - Throws: `OutlineError` if the file can't be used.
  func voice(_ name: String, _ text: String, file: String) throws(OutlineError) -> Voice {
    let outline = try Outline(text, file: file)
    var voice = Voice(name)
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
    var known: Set<String> = []
    let frames = samples(of: rule.phrases).compactMap { sample -> Frame? in
      guard isUsable(sample, unwanted), let source = source(of: sample, rule.gaps),
        known.insert(source).inserted, let frame = Frame(source)
      else { return nil }
      return rule.required.isSubset(of: frame.gaps) ? frame : nil
    }
    // An author who leaves no gap has named somebody else.
    if authored != nil, !rule.gaps.isEmpty { return frames.filter { !$0.gaps.isEmpty } }
    let groups = Dictionary(grouping: frames) { $0.gaps.sorted().joined(separator: " ") }
    return groups.sorted { $0.key < $1.key }.flatMap(\.value.shorterHalf)
  }

  private func samples(of name: String) -> [Sample] {
    var sampler = sampler
    guard let authored else { return (0..<tries).compactMap { _ in sampler.plainSample(of: name) } }
    return (authored[name] ?? []).flatMap { template in
      (0..<Self.variants).map { _ in sampler.sentence(of: template, in: name) }
    }
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
    let words = sample.text.lowercased().split { $0.isWhitespace || $0.isPunctuation }.map(
      String.init
    )
    return words.count <= Self.mostWords && unwanted.isDisjoint(with: words)
      && !sample.text.contains { "[]{}".contains($0) }
  }
}

extension [Frame] {
  /// The frames with no more words than the median, in their order.
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
      let names = word.split { $0 == ">" || $0 == "!" }.map(String.init)
      return (names[0], names[names.count - 1])
    }
    let required = zip(words.dropFirst(), pairs).filter { $0.0.hasSuffix("!") }.map(\.1.1)
    self.init(
      key: heading.joined(separator: " "),
      phrases: phrases,
      gaps: Dictionary(pairs) { $1 },
      required: Set(required),
      without: Set(parts?.1.words ?? [])
    )
  }
}
