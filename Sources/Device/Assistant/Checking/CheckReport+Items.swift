package import Dialogue

extension CheckReport {
  /// An item of a report, besides what was seen of each intent; whoever writes a report in any form
  /// switches over all of them.
  package enum Item: Sendable {
    case propertyList(PropertyListFinding)
    case discovery(Discovery)
    case broken(Breach)
    case held(HeldInvariant)
    case comparison(Partings)
    case parting(Parting)
    case printed(Printout)

    /// True if there is something to be mended, or looked at.
    package var isFinding: Bool {
      switch self {
      case .propertyList, .discovery, .broken, .parting: true
      case .held, .comparison, .printed: false
      }
    }
  }

  /// All items, in the order in which they are told.
  package var items: [Item] {
    lint.map { .propertyList($0) } + discoveries.map { .discovery($0) }
      + breaches.map { .broken($0) } + held.map { .held($0) }
      + (partings.map { [.comparison($0)] + $0.all.map { .parting($0) } } ?? [])
      + printouts.map { .printed($0) }
  }

  private var held: [HeldInvariant] {
    invariants.filter { sentence in !breaches.contains { $0.sentence == sentence } }
      .map { HeldInvariant(invariant: $0, lines: lines) }
  }
}

/// An invariant that nothing has broken.
package struct HeldInvariant: Sendable {
  let invariant: String

  /// The number of lines after each of which it was held.
  package let lines: Int

  package var sentence: String { "Held after each of \(counted(lines, "line")): \(invariant)." }
}
