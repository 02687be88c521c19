/// A request of the phrases, and the parameters that its slots fill.
struct Request {
  /// The name that the phrases have for it, such as `startCall`.
  var name: String
  var columns: [Column] = []
  var implied: Implied?

  /// A slot of the phrases and the parameter that it fills.
  struct Column {
    var slot: String
    var kind: Kind
    var parameter: String

    /// The cases of SiriKit's enumeration for terms that the phrases call otherwise.
    var names: [(term: String, name: String)] = []
  }

  /// A term that the intent stands for by itself.
  struct Implied {
    var slot: String
    var term: String

    /// True if the request need not say it.
    var isDefault: Bool
  }

  /// The conversion of a slot's words; explained where the assistant performs it.
  enum Kind: String, CaseIterable {
    case text, texts, people, group, place, time, span, term, terms, flag, count, others, more
    case phrase, goalAmount, goalUnit, money, opening
  }
}

// MARK: - Reading

extension Request {
  /// Reads `request NAME` and the lines below it.
  init(_ line: Line, name: String) throws {
    guard name.isSwiftName else {
      throw line.error(expected: "`request` and the name that the phrases have for it")
    }
    self.init(name: name)
    for line in line.children {
      if let implied = line.rest(after: "only ") {
        self.implied = try Implied(line, implied)
      } else {
        columns.append(try Column(line))
      }
    }
  }

  /// Finds the first line that fills something that the intent doesn't have.
  func check(_ line: Line, against properties: [Property]) throws {
    let names = Set(properties.map(\.name))
    let lines = line.children.filter { $0.rest(after: "only ") == nil }
    for (column, line) in zip(columns, lines) where !names.contains(column.parameter) {
      throw line.error(expected: "a slot that fills a parameter of this intent")
    }
  }
}

extension Request.Column {
  /// Reads `SLOT: KIND -> PARAMETER (TERM = CASE, …)`; the parameter is called as the slot is
  /// where it isn't given.
  fileprivate init(_ line: Line) throws {
    let (row, list) = line.text.cut(at: " (") ?? (line.text, "")
    guard let (slot, rest) = row.cut(at: ":"), slot.isSwiftName else {
      throw line.error(expected: "`SLOT: KIND`, or `SLOT: KIND -> PARAMETER`")
    }
    let (word, parameter) = rest.cut(at: "->") ?? (rest, slot)
    guard let kind = Request.Kind(rawValue: word) else {
      let kinds = Request.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw line.error(expected: "one of the kinds \(kinds) after the slot")
    }
    self.init(slot: slot, kind: kind, parameter: parameter)
    names = try list.filter { $0 != ")" }.commaSeparated.map { pair in
      guard let (term, name) = pair.cut(at: "=") else {
        throw line.error(expected: "terms in brackets, such as `(video = videoCall)`")
      }
      return (term, name)
    }
  }
}

extension Request.Implied {
  /// Reads `SLOT = TERM` or `SLOT = TERM, or unsaid`.
  fileprivate init(_ line: Line, _ text: String) throws {
    let (condition, addition) = text.cut(at: ",") ?? (text, "")
    guard let (slot, term) = condition.cut(at: "="), ["", "or unsaid"].contains(addition) else {
      throw line.error(expected: "`only SLOT = TERM`, or `only SLOT = TERM, or unsaid`")
    }
    self.init(slot: slot, term: term, isDefault: !addition.isEmpty)
  }
}
