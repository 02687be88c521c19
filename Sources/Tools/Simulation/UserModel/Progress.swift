import Dialogue

/// The progress of an errand, as the person sees it.
package struct Progress: Sendable, Hashable {
  enum State: Sendable, Hashable {
    case waiting, begun, done
  }

  let kind: RequestKind
  var state = State.waiting

  /// The values wanted now, by aspect.
  package var wanted: [String: [Item]]

  /// The aspects that have been said.
  var said: Set<String> = []

  /// The number that was picked for a person, by what it is called.
  var labels: [String: String] = [:]

  /// The number of times that the request was made.
  var attempts = 0

  /// The number of corrections of what was shown.
  var repairs = 0

  init(_ errand: Errand, kind: RequestKind) {
    self.kind = kind
    wanted = errand.wanted
  }
}

extension Aspect {
  /// Returns the name to compare by: text loses the full stop of the sentence that it was said in.
  fileprivate func essence(of name: String) -> String {
    isText && name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}

// MARK: - What is wanted

extension Progress {
  /// The values that a request must hold, by parameter.
  var expected: [Slot: [String]] {
    var expected: [Slot: [String]] = [:]
    for (name, items) in wanted {
      guard let aspect = kind.aspect(named: name) else { continue }
      for (index, slot) in aspect.slots.enumerated() {
        expected[slot] = items.map { $0.names[min(index, $0.names.count - 1)] }
      }
    }
    return expected
  }

  /// The aspects that a request is right about, wrong about, or lacks.
  func comparison(with draft: Draft) -> Comparison {
    var comparison = Comparison()
    let expected = expected
    for aspect in kind.aspects where wanted[aspect.name] != nil {
      let found = aspect.slots.map { draft[$0].map { aspect.essence(of: $0.name) }.sorted() }
      let wanted = aspect.slots.map { expected[$0, default: []].map(aspect.essence).sorted() }
      if found.contains([]) {
        comparison.missing.append(aspect)
      } else if found != wanted {
        comparison.wrong.append(aspect)
      }
    }
    comparison.extra = draft.filledSlots.filter { expected[$0] == nil && !isUsual($0, in: draft) }
      .sorted { $0.rawValue < $1.rawValue }
    comparison.isOtherNumber = isOtherNumber(in: draft)
    return comparison
  }

  private func isUsual(_ slot: Slot, in draft: Draft) -> Bool {
    if kind.ignored.contains(slot) { return true }
    let names = Set(draft[slot].map(\.name))
    return names.isSubset(of: kind.usual[slot] ?? [])
  }

  /// Returns `true` if the draft has another number for a person than the one picked.
  private func isOtherNumber(in draft: Draft) -> Bool {
    draft.filledSlots.flatMap { draft[$0] }.contains { value in
      guard case .person(let person) = value.content, let picked = labels[person.displayName],
        let label = person.handle?.label
      else { return false }
      return label != picked
    }
  }
}

/// The differences between a request and the person's wishes.
struct Comparison: Sendable, Hashable {
  var missing: [Aspect] = []
  var wrong: [Aspect] = []

  /// Parameters that hold what nobody asked for.
  var extra: [Slot] = []
  var isOtherNumber = false

  var isSame: Bool { missing.isEmpty && wrong.isEmpty && extra.isEmpty && !isOtherNumber }
}

extension Comparison: CustomStringConvertible {
  /// The parameters in question, never their values.
  var description: String {
    let parts = [
      ("missing", missing.map(\.name)), ("wrong", wrong.map(\.name)),
      ("extra", extra.map(\.rawValue)), ("another number", isOtherNumber ? [""] : []),
    ]
    return parts.filter { !$0.1.isEmpty }
      .map { ([$0.0] + $0.1).joined(separator: " ").trimmed }.joined(separator: ", ")
  }
}
