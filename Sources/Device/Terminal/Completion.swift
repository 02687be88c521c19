/// The line at the moment when Tab was pressed.
package struct CompletionRequest: Hashable, Sendable {
  /// The line from its start to the cursor.
  package let text: String
  /// The start of the last word of `text`; its end if the cursor is behind a space.
  package let wordStart: String.Index

  package init(text: String) {
    self.text = text
    self.wordStart = text.wordStarts.last ?? text.startIndex
  }

  /// The word that the cursor stands behind; empty behind a space.
  package var word: Substring { text[wordStart...] }
}

/// The completion of a line.
///
///     Completion(of: "text mike a", from: ["Mike Abbott", "Mike Chen"])
///     // replaces "mike a" by "Mike Abbott"
///
/// Candidates may hold spaces. They complete as much of the line's end as they match, whole words
/// of it, regardless of case.
package struct Completion: Hashable {
  /// The line up to where the candidates begin.
  package let kept: String
  /// The part of the candidates that has been typed.
  let typed: String
  /// In the order given, without duplicates.
  package let candidates: [String]

  package init?(of text: String, from all: [String]) {
    for start in text.wordStarts {
      let typed = String(text[start...])
      let matching = all.filter { $0.hasCaselessPrefix(typed) }
      guard matching.isEmpty else {
        var seen: Set<String> = []
        self.kept = String(text[..<start])
        self.typed = typed
        self.candidates = matching.filter { seen.insert($0).inserted }
        return
      }
    }
    return nil
  }

  /// The replacement for `typed`: the prefix that all candidates share.
  package var commonPrefix: String {
    let first = candidates.first ?? ""
    let common = candidates.dropFirst().reduce(first[...]) { $0.commonPrefix(with: $1) }
    return common.count < typed.count ? typed : String(common)
  }
}

extension String {
  /// The starts of all words, and the end if a new word would start there; earliest first.
  fileprivate var wordStarts: [Index] {
    let isStart = { (index: Index) in
      index == startIndex || self[self.index(before: index)] == " "
    }
    return (indices + [endIndex]).filter {
      isStart($0) && ($0 == endIndex || self[$0] != " ")
    }
  }

  fileprivate func hasCaselessPrefix(_ prefix: String) -> Bool {
    // Of a hundred thousand names most differ in the first letter, which is quickly seen.
    if let one = utf8.first, let other = prefix.utf8.first, one < 0x80, other < 0x80,
      one | 0x20 != other | 0x20
    {
      return false
    }
    return count >= prefix.count && self.prefix(prefix.count).lowercased() == prefix.lowercased()
  }
}

extension Substring {
  fileprivate func commonPrefix(with other: String) -> Substring {
    let length = zip(self, other).prefix { $0 == $1 }.count
    return prefix(length)
  }
}
