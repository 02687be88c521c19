internal import Phrases

/// Some words of a line, as if they were all that was said.
final class Stretch {
  /// Their own line, and where it begins in the whole one, in bytes.
  let line: Line
  let offset: Int
  private let interpreter: Interpreter
  private let now: CivilTime

  /// Whether other sentences of the line may be no part of what is asked for.
  private let isWhole: Bool

  /// How many searches were begun.
  private(set) var analyses = 0

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

  /// Whether a question mark ends them.
  var isAsked: Bool { line.isAsked(behind: line.count) }

  /// The same where typing errors are looked through; `nil` if there are none.
  private(set) lazy var correctedMoves = interpreter.correctedMoves(moves)

  /// Everything that the words can ask for.
  private(set) lazy var requests: Search = {
    analyses += 1
    return interpreter.requests(in: moves, isWhole ? .anySentence : .wholeLine)
  }()
}

extension Stretch {
  /// The bytes of some words with the marks that belong to them, such as “$” and “?”.
  static func place(of words: Range<Int>, in line: Line) -> Range<Int> {
    let sentence = line.sentence
    let first = words.lowerBound > 0 ? Int(sentence.tokens[words.lowerBound - 1].end) : 0
    let last =
      words.upperBound < line.count
      ? Int(sentence.tokens[words.upperBound].start) : sentence.bytes.count
    let start = self.start(from: first, Int(sentence.tokens[words.lowerBound].start), sentence)
    return start..<end(from: Int(sentence.tokens[words.upperBound - 1].end), last, sentence)
  }

  /// Behind what closes the words before: blanks, punctuation, and a closing quotation mark.
  private static func start(from floor: Int, _ start: Int, _ sentence: Sentence) -> Int {
    var place = start
    while place > floor, opening.contains(sentence.bytes[place - 1]) || isMark(place - 1, sentence)
    {
      if sentence.quotes.contains(where: { $0.inside.upperBound == place - 1 }) { break }
      place -= 1
    }
    return place
  }

  /// Up to the marks that close the words themselves.
  private static func end(from end: Int, _ limit: Int, _ sentence: Sentence) -> Int {
    var place = end
    while place < limit, closing.contains(sentence.bytes[place]) || isMark(place, sentence) {
      place += 1
    }
    return place
  }

  /// Whether a byte is part of a sign beyond ASCII, such as a quotation mark.
  private static func isMark(_ place: Int, _ sentence: Sentence) -> Bool {
    sentence.bytes[place] >= 0x80
  }

  private static let opening = Set("$(+\"'#@".utf8)
  private static let closing = Set(".!?)\"'%".utf8)
}
