import Terminal

/// Text with line breaks, as it comes when somebody pastes it.
///
/// Lines of a transcript are known by their signs: then only what the person says in it counts.
struct Paste: Hashable {
  /// The lines to say, without blank ones.
  let lines: [String]
  let isTranscript: Bool

  /// As many lines as can be looked over before they are agreed to.
  static let limit = 100

  init(_ text: String) {
    let all = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.contains { $0 != " " } }
    let said = all.filter { $0.hasPrefix("> ") }
    isTranscript = all.count > 1 && !said.isEmpty && all.allSatisfy(\.isOfTranscript)
    lines = isTranscript ? said.map { String($0.dropFirst(2)) } : all
  }

  /// Asks whether and how to say the lines; `nil` if they are too many.
  var question: TerminalText? {
    guard lines.count <= Self.limit else { return nil }
    guard isTranscript else {
      return "That is not one line but \(lines.count) lines. "
        + "Say them in turn (y), all as one (a) or not at all (N)? "
    }
    let number = lines.count == 1 ? "1 line" : "\(lines.count) lines"
    return "That is a transcript in which you say \(number). "
      + "Say \(lines.count == 1 ? "it" : "them in turn")? [y/N] "
  }

  /// Returns the lines to say after an answer to the question.
  ///
  /// A paragraph of a letter is one message, which many a line end in it does not cut in pieces.
  func lines(after answer: String) -> [String] {
    switch answer.first {
    case "y", "Y": lines
    case "a", "A": isTranscript ? [] : [lines.joined(separator: " ")]
    default: []
    }
  }

  var refusal: TerminalText {
    "Expected at most \(Self.limit) lines at once, found \(lines.count); nothing of it was said. "
      + "A pipe takes any number."
  }
}

extension String {
  fileprivate var isOfTranscript: Bool {
    ["> ", "< ", "= ", "# ", "@"].contains(where: hasPrefix) || self == "<" || self == "#"
  }
}
