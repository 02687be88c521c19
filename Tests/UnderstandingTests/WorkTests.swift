import Measurement
import Testing

@testable import Understanding

/// How much there is to do for a line, counted in states reached and not in seconds.
@Suite struct WorkTests {
  private func work(_ sentence: String) -> Int {
    let line = World.interpreter.line(sentence)
    return World.interpreter.requests(in: line, at: World.now).nodes.count
      + World.interpreter.moves(in: line, at: World.now).nodes.count
  }

  static let pieces = [
    "a ", "and ", "to the ", "please ", "not ", "5 ", "five ", "1-", "5:5:", "at 6 ",
    "from 5 to 6 ", "an hour and ", "mom's ", "anna ", "Anna Haro and ", "text Anna ",
    "book a ride to ", "a, ", "a. ", "\"a\" ", "' ", ":-) ", "é ", "mesage ",
  ]

  @Test(arguments: pieces)
  func `twice the line is twice the work`(piece: String) {
    for start in ["", "text Anna ", "book a ride to "] {
      let once = work(start + String(repeating: piece, count: 200))
      let twice = work(start + String(repeating: piece, count: 400))
      // A little more than twice, because the first words of a line have less behind them.
      #expect(twice * 4 <= once * 9 + 800, "\(start)\(piece)")
    }
  }

  @Test(arguments: pieces)
  func `a letter is not looked for a request at each of its sentences`(piece: String) {
    let letter = "text Anna that " + String(repeating: piece, count: 200)
    let utterance = World.interpreter.hear(letter, at: World.now)
    _ = utterance.clauses(answering: nil)
    #expect(utterance.readings <= 100)
  }

  @Test func `names cost nothing that the sentence does not name`() {
    var lexicon = Lexicon.corpora
    let few = Interpreter(lexicon: lexicon)
    lexicon.people += (0..<1000).map {
      .init(identifier: "\($0)", names: ["Number\($0) Somebody", "Number\($0)"])
    }
    let many = Interpreter(lexicon: lexicon)
    for sentence in ["text Anna that I'm late", "book a ride to the airport at six"] {
      let counts = [few, many].map {
        $0.requests(in: $0.line(sentence), at: World.now).nodes.count
      }
      #expect(counts[0] == counts[1], "\(sentence)")
    }
  }

  @Test func `everybody of a common name is listed, favorites first`() throws {
    var lexicon = Lexicon()
    lexicon.people = (0..<100).map {
      .init(identifier: "\($0)", names: ["Zoe \($0)", "Zoe"], isFavorite: $0 == 70)
    }
    let understood = Interpreter(lexicon: lexicon).read("call Zoe", at: World.now)
    guard case .reading(let reading, _) = understood,
      case .person(let mention)? = reading.slots.first?.meaning
    else {
      Issue.record("not read as a call to a person: \(understood)")
      return
    }
    #expect(mention.candidates == ["70"] + (0..<100).filter { $0 != 70 }.map(String.init))
  }
}
