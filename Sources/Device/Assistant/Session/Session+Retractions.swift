import Dialogue
import Domains
import Understanding

// MARK: - What a line takes back itself

extension Session {
  /// Does nothing about a line that takes itself back, and says so: “call Anna? no”.
  ///
  /// - Returns: Whether the line is one.
  func takesItselfBack(_ line: String) -> Bool {
    guard line.endsInRetraction, let (request, mark, end) = line.partedAtLastMark, end.mayTakeBack,
      [.no, .cancel, .unsure].contains(read(end, to: Question(.approval))),
      let reading = interpreter.read(request, at: civilNow).likeliest,
      !IntentName.references.contains(reading.intent)
    else { return false }
    // “Are you coming? No” may be a text; “hi – no wait, don't” hardly is.
    let isText = reading.hasText || interpreter.read(line, at: civilNow).likeliest?.hasText == true
    guard !isText || mark.isPause && end.takesBackText else { return false }
    stage = .idle
    state(.cancelled)
    say(SessionWording.calledOff(deed(of: reading)))
    return true
  }
}

extension Understood {
  /// What a sentence most likely asks for.
  fileprivate var likeliest: Reading? {
    switch self {
    case .reading(let reading, _), .nearTie(let reading, _), .doubtful(let reading): reading
    case .refused: nil
    }
  }
}

extension Reading {
  /// Whether anything could stand in it, be it a no.
  var hasText: Bool {
    slots.contains { $0.meaning == .text && $0.name == "content" }
  }
}

extension String {
  /// Whether its last word may take something back: to look closer takes longer than to read it.
  ///
  /// A long line is a text or a story, and ends as it likes.
  fileprivate var endsInRetraction: Bool {
    guard utf8.count <= 200, let space = utf8.lastIndex(of: UInt8(ascii: " ")) else { return false }
    return String(self[space...]).mayTakeBack
  }

  /// “call Anna”, “?” and “no” of “call Anna? no”.
  fileprivate var partedAtLastMark: (request: String, mark: String, end: String)? {
    guard let match = wholeMatch(of: Self.parting) else { return nil }
    return (String(match.1), String(match.2), String(match.3))
  }

  /// Whether a mark is one of hesitation, and no end of a sentence.
  fileprivate var isPause: Bool { contains { "-–—…".contains($0) } || contains("..") }

  // Nobody changes a regular expression.
  nonisolated(unsafe) private static let parting =
    /(.+?)(\s*[?!.;,…–—]+\s*|\s+-+\s*)([^?!.;…–—-]+?[.!]*)\s*/

  /// Whether all of the words are such as take something back.
  fileprivate var mayTakeBack: Bool {
    let words = words
    return !words.isEmpty && words.allSatisfy(Self.retracting.contains)
  }

  /// Whether it does so in more than a no, which may be the end of a text.
  fileprivate var takesBackText: Bool {
    words.count > 1 && !Self.replying.isSuperset(of: words)
  }

  private var words: [String] {
    let straight = utf8.allSatisfy { $0 < 0x80 } ? self : replacing("’", with: "'")
    return straight.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
  }

  private static let retracting: Set = [
    "no", "nope", "nah", "wait", "don't", "dont", "do", "not", "never", "mind", "nevermind", "nvm",
    "cancel", "that", "it", "scratch", "forget", "stop", "actually", "sorry", "please", "oh", "i",
    "changed", "my", "better",
  ]

  /// What somebody may as well write.
  private static let replying: Set = ["no", "nope", "nah", "sorry", "please", "oh", "stop", "it"]
}
