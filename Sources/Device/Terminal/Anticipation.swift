/// The most likely rest of a line that is being typed.
///
///     Anticipation(of: "text an", history: ["text anna hello"], candidates: …).rest  // "na hello"
///
/// What was typed before comes first, the latest of it; then the first completion of the last word
/// that is begun. Behind a space there is one only if nothing else can follow.
package struct Anticipation: Hashable {
  /// The text to put behind the line; never empty.
  package let rest: String

  /// - Parameters:
  ///   - line: What is typed so far.
  ///   - history: Earlier lines, oldest first.
  ///   - candidates: The completions at the end of the line.
  package init?(
    of line: String,
    history: [String],
    candidates: (CompletionRequest) -> [String]
  ) {
    guard !line.allSatisfy({ $0 == " " }) else { return nil }
    let earlier = history.last { $0.hasPrefix(line) && $0 != line }
    guard let rest = earlier?.dropFirst(line.count) ?? Self.completion(of: line, from: candidates)
    else { return nil }
    self.rest = String(rest)
  }

  /// Its first word, with the space in front.
  package var firstWord: Substring {
    let start = rest.firstIndex { $0 != " " } ?? rest.endIndex
    let end = rest[start...].firstIndex(of: " ") ?? rest.endIndex
    return rest[..<end]
  }

  private static func completion(
    of line: String,
    from candidates: (CompletionRequest) -> [String]
  ) -> Substring? {
    let all = candidates(CompletionRequest(text: line))
    guard let completion = Completion(of: line, from: all) else { return nil }
    let isOpen = completion.typed.isEmpty && completion.candidates.count > 1
    guard !isOpen, let first = completion.candidates.first, first.count > completion.typed.count
    else { return nil }
    return first.dropFirst(completion.typed.count)
  }
}
