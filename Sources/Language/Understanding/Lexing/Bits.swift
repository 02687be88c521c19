internal import Automata

// What the inner loops ask of types of `Phrases`, once more as code of this module: generic code
// of another module is not specialized here, which would cost more than all the rest.

extension Table {
  /// Bounds are checked in debug builds only: every place comes from the same automaton.
  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return start[index]
  }

  @inline(__always)
  subscript(index: Int32) -> Element { self[Int(index)] }
}

extension WordSteps {
  /// The state to which a word leads from one with a row of steps, or -1.
  @inline(__always)
  func target(of word: Int32, in row: UInt32) -> Int32 {
    let cell = cells[Int(row) + Int(word)]
    return cell.row == UInt16(truncatingIfNeeded: row) ? Int32(cell.target) : -1
  }
}

extension Marks {
  @inline(__always)
  func contains(_ marks: Marks) -> Bool { rawValue & marks.rawValue == marks.rawValue }

  @inline(__always)
  func hasAny(of marks: Marks) -> Bool { rawValue & marks.rawValue != 0 }

  /// Indicates whether it is a hyphen between blanks, which stands for a dash.
  @inline(__always)
  var isBlankedHyphen: Bool { contains(.hyphen) && contains(.space) }

  // Lists that stood where they are used would be made anew each time, in memory of their own.

  static let dashes: Marks = [.hyphen, .dash]

  /// Behind these something else begins.
  static let ends: Marks = [.sentenceEnd, .colon, .dash]
  static let partings: Marks = [.sentenceEnd, .colon, .dash, .hyphen, .quoteOpen, .quoteClose]
}

extension NameWord {
  @inline(__always)
  func hasAny(of names: NameWord) -> Bool { rawValue & names.rawValue != 0 }
  func has(_ name: NameWord) -> Bool { rawValue & name.rawValue == name.rawValue }
}

extension SlotKinds {
  @inline(__always)
  func contains(_ kinds: SlotKinds) -> Bool { rawValue & kinds.rawValue == kinds.rawValue }

  @inline(__always)
  func hasAny(of kinds: SlotKinds) -> Bool { rawValue & kinds.rawValue != 0 }

  /// Kinds of slot that hold whatever stands in quotation marks.
  static let quotable: SlotKinds = [.text, .title]
}
