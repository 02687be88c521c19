import Assistant
import Dialogue
import Properties
import Transcripts

/// Leaves out of a scenario what it comes to the same without.
struct Shortening {
  let stage: Stage

  /// Returns whether it has taken long enough.
  let isOver: () -> Bool
}

extension Shortening {
  /// Leaves out what nobody needs of the world.
  func shortenedWorld(_ scenario: Scenario) async -> Scenario {
    guard let performance = try? await stage.play(scenario) else { return scenario }
    return await shortenedWorld(scenario, performance)
  }

  /// Leaves out lines whose absence changes nothing that happens at the others; the last one and
  /// those with a finding stay.
  func shortenedLines(_ whole: Scenario, _ performance: Performance) async -> Scenario {
    let lead = whole.inputs.dropLast(whole.turns.count)
    let turns = performance.turns
    let needed = turns.indices.filter { turns[$0].hasFinding || $0 == turns.count - 1 }
    func scenario(of kept: [Int]) -> Scenario {
      var shorter = whole
      shorter.inputs = lead + (kept + needed).sorted().map { turns[$0].input }
      return shorter
    }
    let others = turns.indices.filter { !needed.contains($0) }
    let kept = await others.shortest(isOver: isOver) { kept in
      let shorter = scenario(of: kept)
      let expected = (kept + needed).sorted().map { turns[$0] }
        .suffix(shorter.turns.count).map(\.events)
      return (try? await stage.play(shorter))?.turns.map(\.events) == expected
    }
    return scenario(of: kept)
  }

  private func shortenedWorld(_ scenario: Scenario, _ performance: Performance) async -> Scenario {
    var shorter = scenario
    func shorten<Element>(
      _ part: WritableKeyPath<Backdrop, [Element]>,
      atLeast count: Int = 0
    ) async {
      let rest = await shorter.backdrop[keyPath: part].shortest(isOver: isOver) {
        [shorter] elements in
        if elements.count < count { return false }
        var candidate = shorter
        candidate.backdrop[keyPath: part] = elements
        return (try? await stage.play(candidate)) == performance
      }
      shorter.backdrop[keyPath: part] = rest
    }
    await shorten(\.streets)
    await shorten(\.places)
    await shorten(\.groups)
    // A file without a card is reported.
    await shorten(\.contacts, atLeast: 1)
    await shorten(\.data)
    for place in shorter.backdrop.lists { await shorten(\.[place]) }
    return shorter
  }
}

extension Performance.Turn {
  fileprivate var hasFinding: Bool {
    events.contains { event in
      if case .fact(.finding) = event { true } else { false }
    }
  }
}

// MARK: - Files of apps

extension Backdrop {
  /// The files with what apps had at the start.
  fileprivate var data: [AppFile] {
    get { appFiles.filter(\.isData) }
    set { appFiles = appFiles.filter { !$0.isData } + newValue }
  }

  /// A list in a file of an app, by the name of its entry.
  fileprivate struct ListPlace: Hashable {
    let path: String
    let entry: String
  }

  fileprivate var lists: [ListPlace] {
    data.flatMap { file -> [ListPlace] in
      guard case .entries(let entries) = file.property else { return [] }
      return entries.keys.sorted().map { ListPlace(path: file.path, entry: $0) }
    }
  }

  fileprivate subscript(place: ListPlace) -> [Property] {
    get {
      let file = appFiles.first { $0.path == place.path }
      guard case .entries(let entries)? = file?.property,
        case .list(let elements)? = entries[place.entry]
      else { return [] }
      return elements
    }
    set {
      guard let index = appFiles.firstIndex(where: { $0.path == place.path }),
        case .entries(var entries) = appFiles[index].property,
        case .list? = entries[place.entry]
      else { return }
      entries[place.entry] = .list(newValue)
      appFiles[index].property = .entries(entries)
    }
  }
}
