internal import Phrases

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

extension Automaton {
  func start(ofRule rule: Int32) -> Int32 { starts[Int(rule) + Automaton.firstRuleStart] }
}

extension Marks {
  @inline(__always)
  func contains(_ marks: Marks) -> Bool { rawValue & marks.rawValue == marks.rawValue }

  @inline(__always)
  func hasAny(of marks: Marks) -> Bool { rawValue & marks.rawValue != 0 }
}

extension NameWord {
  @inline(__always)
  func has(_ name: NameWord) -> Bool { rawValue & name.rawValue == name.rawValue }
}

extension SlotKinds {
  @inline(__always)
  func contains(_ kinds: SlotKinds) -> Bool { rawValue & kinds.rawValue == kinds.rawValue }

  @inline(__always)
  func hasAny(of kinds: SlotKinds) -> Bool { rawValue & kinds.rawValue != 0 }
}
