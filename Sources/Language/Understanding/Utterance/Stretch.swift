internal import Automata

/// Some words of a line, as if they were all that was said.
final class Stretch {
  /// Their own line, and where it begins in the whole one, in bytes.
  let line: Line
  let offset: Int
  private let interpreter: Interpreter
  private let now: CivilTime

  /// True if other sentences of the line may be no part of what is asked for.
  let isWhole: Bool

  /// The number of searches that were begun.
  private(set) var analyses = 0

  /// The number of times that the words were read as a move.
  private(set) var readings = 0

  /// The cheapest moves found so far, with the questions in whose light they were, and the parts of
  /// their requests that were looked at.
  private var known: [(question: Question?, parts: Question.Parts, found: MoveReader.Found?)] = []

  init(_ words: Range<Int>, of whole: Line, _ interpreter: Interpreter, _ now: CivilTime) {
    isWhole = words == 0..<whole.count
    let place = Self.place(of: words, in: whole)
    offset = isWhole ? 0 : place.lowerBound
    line = isWhole ? whole : interpreter.line(whole.sentence.text(place))
    self.interpreter = interpreter
    self.now = now
  }

  /// Everything that the words can do as a move.
  private(set) lazy var moves: Search = {
    analyses += 1
    return interpreter.moves(in: line, at: now)
  }()

  /// The people who are known by what they are called in them.
  var people: [SlotReading] { moves.knownPeople.map { $0.moved(by: offset) } }

  /// True if they tell of somebody else: “Alex is about to go for a run”, “she owes me 5”.
  var tellsOfSomebody: Bool { moves.subject != nil }

  /// True if a question mark ends them.
  var isAsked: Bool { line.isAsked(behind: line.count) }

  /// The same where typing errors are looked through; `nil` if there are none.
  private(set) lazy var correctedMoves = interpreter.correctedMoves(moves)

  /// Everything that the words can ask for.
  private(set) lazy var requests: Search = {
    analyses += 1
    return interpreter.requests(in: moves, isWhole ? .anySentence : .wholeLine)
  }()
}

// MARK: - Reading

extension Stretch {
  /// Returns the cheapest move that the words make as an answer to a question; `nil` where nothing
  /// fits.
  ///
  /// Most words are read alike whoever a request is for and whatever its texts say.
  func reading(answering question: Question?, _ phrases: Automaton) -> MoveReader.Found? {
    let same = known.first { question.asksTheSame(as: $0.question, in: $0.parts) }
    if let same { return same.found }
    let reader = MoveReader(self, question, phrases)
    let found = reader.best
    readings += 1
    known.append((question, reader.seen.parts, found))
    return found
  }
}

// MARK: - Its values

extension Stretch {
  /// True if a time, a sum or a measure stands in it.
  var hasValue: Bool {
    Clues(requests).values.contains { Self.measured.hasAny(of: $0.kind) }
  }

  /// True if a word stands in it of which nothing is known.
  var hasUnknownWords: Bool { Clues(requests).hasUnknownWords }

  private static let measured: SlotKinds = [.time, .money, .duration, .distance, .energy]

  /// True if words begin or end within a time or a measure: the “half” of “half past eight”, the
  /// “10” of “10 minutes”.
  func cutsValue(at words: Range<Int>) -> Bool {
    Clues(requests).values.contains { span in
      let inner = Int(span.from) + 1..<Int(span.to)
      return Self.measured.hasAny(of: span.kind)
        && (inner.contains(words.lowerBound) || inner.contains(words.upperBound))
    }
  }
}

// MARK: - Its place

extension Stretch {
  /// The words that a value is read from; `nil` if they are none of these.
  func words(of slot: SlotReading) -> Range<Int>? {
    let words = line.sentence.tokens.indices.filter {
      slot.range.contains(Int(line.sentence.tokens[$0].start) + offset)
    }
    return words.first.map { $0..<$0 + words.count }
  }

  /// The bytes of some words with the marks that belong to them, such as “$” and “?”.
  ///
  /// What stands between two stretches is divided once: the marks that close the one before are no
  /// part of the one behind.
  static func place(of words: Range<Int>, in line: Line) -> Range<Int> {
    let sentence = line.sentence
    let floor = words.lowerBound > 0 ? end(ofWord: words.lowerBound - 1, in: sentence) : 0
    var start = Int(sentence.tokens[words.lowerBound].start)
    while start > floor, opening.contains(sentence.bytes[start - 1]) || isMark(start - 1, sentence)
    {
      start -= 1
    }
    return start..<end(ofWord: words.upperBound - 1, in: sentence)
  }

  /// The end of a word with the marks that close it.
  private static func end(ofWord index: Int, in sentence: Sentence) -> Int {
    let next = index + 1 < sentence.count ? Int(sentence.tokens[index + 1].start) : nil
    let limit = next ?? sentence.bytes.count
    var place = Int(sentence.tokens[index].end)
    while place < limit, closes(place, sentence) || isMark(place, sentence) { place += 1 }
    return place
  }

  /// True if a byte is a mark that closes something, and opens no quotation.
  private static func closes(_ place: Int, _ sentence: Sentence) -> Bool {
    closing.contains(sentence.bytes[place])
      && !sentence.quotes.contains { $0.inside.lowerBound == place + 1 }
  }

  /// True if a byte is part of a sign beyond ASCII, such as a quotation mark.
  private static func isMark(_ place: Int, _ sentence: Sentence) -> Bool {
    sentence.bytes[place] >= 0x80
  }

  private static let opening = Set("$(+\"'#@".utf8)
  private static let closing = Set(".!?)\"'%".utf8)
}
