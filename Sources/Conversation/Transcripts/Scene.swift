import Dialogue

/// A section of a transcript, with those that were passed over after it, and what happened in it.
struct Scene {
  var section: Section

  /// How many inputs are over when it is.
  var number: Int
  let events: [Performance.Event]

  /// How what happened fits what was expected; `nil` if it was never reached.
  private(set) var alignment: Alignment?

  fileprivate let isReached: Bool

  fileprivate init(_ section: Section, _ number: Int, _ events: [Performance.Event]?) {
    self.section = section
    self.number = number
    self.events = events ?? []
    isReached = events != nil
  }
}

extension Transcript {
  /// What came of each section, captures going from one to the next.
  ///
  /// - Parameter performance: What happened, settings before the user's first line in the start.
  /// - Returns: In their order; those that were never reached at the end.
  func scenes(of performance: Performance) -> [Scene] {
    var captures: Captures = [:]
    return unalignedScenes(of: performance).map { scene in
      scene.isReached ? scene.aligned(in: self, &captures) : scene
    }
  }

  private func unalignedScenes(of performance: Performance) -> [Scene] {
    var scenes: [Scene] = []
    for (number, section) in sections.enumerated() {
      if performance.isSkipped(section: number), let last = scenes.indices.last {
        scenes[last].section = scenes[last].section.skipping(section, of: self)
        scenes[last].number = number
      } else {
        scenes.append(Scene(section, number, performance.events(ofSection: number)))
      }
    }
    return scenes
  }
}

extension Scene {
  fileprivate func aligned(in transcript: Transcript, _ captures: inout Captures) -> Scene {
    var scene = self
    let alignment = Alignment(transcript, section, events, captures)
    captures = alignment.captures
    scene.alignment = alignment
    return scene
  }
}

extension Performance {
  /// - Returns: `nil` if the conversation ended before.
  fileprivate func events(ofSection number: Int) -> [Event]? {
    if number == 0 { return start }
    return turns.indices.contains(number - 1) ? turns[number - 1].events : nil
  }

  fileprivate func isSkipped(section number: Int) -> Bool {
    turns.indices.contains(number - 1) && turns[number - 1].isSkipped
  }

  /// What happened after so many inputs.
  func facts(after number: Int) -> [Fact] {
    turns.dropFirst(number).flatMap { $0.events[...].facts }
  }
}

extension ArraySlice<Performance.Event> {
  var facts: [Fact] {
    compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }
}
