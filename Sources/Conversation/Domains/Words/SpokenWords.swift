import Foundation

/// The assistant's words as they sound right: no lists, marks and tables, and numbers as people say
/// them.
///
/// Of a card, only messages and lists of calls are read out; the sentence before it says the rest.
package struct SpokenWords: Hashable, Sendable {
  package let text: String

  package init(of lines: [String], showing card: Card?) {
    var (before, after) = (lines[...], [String]()[...])
    var items: [String] = []
    if let card, !card.lines.isEmpty, let place = lines.firstRange(of: card.lines) {
      (before, after) = (lines[..<place.lowerBound], lines[place.upperBound...])
      items = card.spokenItems
    }
    text = (before.spoken + items + after.spoken).map(\.asSentence).filter { !$0.isEmpty }
      .map(\.withSpokenNumbers).joined(separator: " ")
  }
}

extension ArraySlice<String> {
  /// The lines, options in a row as one question, and of a long list as much as anybody remembers.
  fileprivate var spoken: [String] {
    var lines: [String] = []
    var rest = self
    while let first = rest.first {
      let options = rest.prefix(while: \.isOption)
      let list = rest.prefix { $0.hasPrefix("  ") && !$0.isOption }
      lines += options.isEmpty ? list.isEmpty ? [first] : list.start : [options.asQuestion]
      rest = rest.dropFirst(Swift.max(1, options.count, list.count))
    }
    return lines
  }

  /// As one question: “Mike Abbott, Mike Chen, or Mike Doe?”.
  private var asQuestion: String {
    let names = map { $0.replacing(/^\s*\d+\.\s+/, with: "") }
    guard let last = names.last, names.count > 1 else { return names.joined() + "?" }
    return "\(names.dropLast().joined(separator: ", ")), or \(last)?"
  }

  private var start: [String] {
    let most = 5
    guard count > most + 1 else { return Array(self) }
    return prefix(most) + ["There are \(count - most) more to be read."]
  }
}

extension Card {
  fileprivate var spokenItems: [String] {
    switch kind {
    case .thread, .callList:
      items.map { [$0.title, $0.text].compactMap(\.self).joined(separator: ": ") }
    case .message, .call, .ride, .rideOptions, .cancellation, .workout, .week, .payment,
      .accounts, .bills:
      []
    }
  }
}

extension String {
  fileprivate var isOption: Bool { contains(/^\s+\d+\.\s/) }

  /// The line without its number and quotes, ended by a full stop if by nothing else.
  fileprivate var asSentence: String {
    let bare = replacing(/^\s*(?:\d+\.|[•*-])\s+/, with: "").replacing(/[“”"]/, with: "")
      .replacing("…", with: ".").trimmingCharacters(in: .whitespaces)
    guard let last = bare.last else { return "" }
    return last.isPunctuation ? bare : bare + "."
  }

  /// “5 dollars and 20 cents”, “6 PM”, “4 1 5, 5 5 5”.
  fileprivate var withSpokenNumbers: String {
    replacing(/\$([\d,]+)(?:\.(\d\d))?/) { match in
      let dollars = match.1 == "1" ? "1 dollar" : "\(match.1) dollars"
      guard let cents = match.2, let count = Int(cents), count > 0 else { return dollars }
      return "\(dollars) and \(count) \(count == 1 ? "cent" : "cents")"
    }
    .replacing(/(\d{1,2}):00 ([AP]M)/) { "\($0.1) \($0.2)" }
    .replacing(/\+?\d+(?:-\d{3,4}){2,}/) { match in
      match.0.split(separator: "-")
        .map { $0.replacing("+", with: "").map(String.init).joined(separator: " ") }
        .joined(separator: ", ")
    }
  }
}
