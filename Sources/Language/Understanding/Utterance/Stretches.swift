internal import Automata

/// The stretches of words of a line that were looked at, each analysed once.
final class Stretches {
  let line: Line
  let interpreter: Interpreter
  private let now: CivilTime
  private var known: [Range<Int>: Stretch] = [:]

  init(of line: Line, _ interpreter: Interpreter, _ now: CivilTime) {
    (self.line, self.interpreter, self.now) = (line, interpreter, now)
  }

  /// The number of searches that were begun.
  var analyses: Int { known.values.reduce(0) { $0 + $1.analyses } }

  /// The number of times that words were read as a move.
  var readings: Int { known.values.reduce(0) { $0 + $1.readings } }

  subscript(words: Range<Int>) -> Stretch {
    if let stretch = known[words] { return stretch }
    let stretch = Stretch(words, of: line, interpreter, now)
    known[words] = stretch
    return stretch
  }

  /// Returns the cheapest move that words make as an answer to a question; `nil` where nothing fits.
  func reading(of words: Range<Int>, _ question: Question?) -> MoveReader.Found? {
    self[words].reading(answering: question, interpreter.phrases)
  }
}
