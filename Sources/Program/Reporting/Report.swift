package import Assistant
import Dialogue
import Foundation
package import Transcripts
import Understanding

/// A conversation for the eyes of somebody else: cut down to what it takes, with all that is the
/// user's own replaced by inventions of the same shape, in a world of its own.
///
/// Played again, it comes to the same facts, but at the lines that ``differing`` names.
package struct Report: Sendable {
  /// The transcript, for a world in a folder.
  let scenario: Scenario
  let performance: Performance

  /// The counts of what was replaced.
  let replaced: Replacements

  /// The lines and the people that there were before it was cut down.
  let before: (lines: Int, people: Int)

  /// True if what apps had stored is needed for the same facts, and is not here.
  let lacksStorage: Bool

  /// The numbers of the lines at which other facts come, counted from one.
  let differing: [Int]
}

extension Report {
  /// The transcript, which names the folder of its world.
  package func transcript(world: String) -> Transcript {
    scenario.transcript(of: performance, in: world, note: Self.note, file: "report")
  }

  /// Writes the world into a folder that is there.
  package func writeWorld(to folder: String) throws {
    try scenario.backdrop.write(to: folder)
  }
}

// MARK: - Making it

/// Makes reports.
package struct ReportMaker {
  private let player: Player
  private let stage: Stage
  private let keepsLines: Bool
  private let isOver: () -> Bool
  private var generator: any RandomNumberGenerator

  /// - Parameters:
  ///   - player: Plays the conversation as it was.
  ///   - keepsLines: True to leave out no line.
  ///   - generator: The chance that inventions are made of.
  ///   - isOver: Returns whether cutting down has taken long enough.
  package init(
    _ player: Player,
    keepingLines keepsLines: Bool = false,
    _ generator: any RandomNumberGenerator = SystemRandomNumberGenerator(),
    isOver: @escaping () -> Bool
  ) {
    self.player = player
    stage = Stage(repertoire: player.repertoire)
    self.keepsLines = keepsLines
    (self.generator, self.isOver) = (generator, isOver)
  }

  /// - Throws: Whatever keeps the conversation from being played.
  package mutating func report(on transcript: Transcript) async throws -> Report {
    let original = try await player.play(transcript)
    let staging = try player.staging(of: transcript) { ManualClock(now: $0) }
    let whole = Scenario(
      backdrop: Backdrop(staging.scene.world, staging.scene.files),
      settings: Scenario.settings(of: transcript),
      inputs: original.turns.filter { !$0.isSkipped }.map(\.input)
    )
    let played = try await stage.play(whole)
    let shortening = Shortening(stage: stage, isOver: isOver)
    let lines = keepsLines ? whole : await shortening.shortenedLines(whole, played)
    let short = await shortening.shortenedWorld(lines)
    let expected = try await stage.play(short)
    let source = Source(of: whole, in: staging.scene.world, played, at: staging.clock.now)
    let best = try await disguised(short, expected, source)
    return Report(
      scenario: best.scenario,
      performance: best.performance,
      replaced: best.replaced,
      before: (whole.inputs.count, whole.backdrop.contacts.count),
      lacksStorage: played.outline != original.playedOutline,
      differing: best.performance.differing(from: expected)
    )
  }

  private typealias Disguised = (
    scenario: Scenario, performance: Performance, replaced: Replacements
  )

  /// Invents until the facts are the same, or chance has had enough turns; a line at which others came
  /// keeps all words from then on that it may be understood by.
  private mutating func disguised(
    _ scenario: Scenario,
    _ expected: Performance,
    _ source: Source
  ) async throws -> Disguised {
    var best: Disguised?
    var lost: Set<Int> = []
    for _ in 1...Self.attempts {
      let (new, replaced) = disguise(scenario, expected, source, keepingTellingAt: lost)
      let performance = try await stage.play(new)
      let differing = performance.differing(from: expected)
      let count = differing.count
      lost.formUnion(differing)
      if count < best.map({ $0.performance.differing(from: expected).count }) ?? .max {
        best = (new, performance, replaced)
      }
      if count == 0 { break }
    }
    guard let best else { preconditionFailure("There is one attempt at least.") }
    return best
  }

  private static let attempts = 8

  private mutating func disguise(
    _ scenario: Scenario,
    _ performance: Performance,
    _ source: Source,
    keepingTellingAt lost: Set<Int>
  ) -> (Scenario, Replacements) {
    let language = source.language
    var disguise = Disguise(
      avoiding: source.originals,
      orWords: language.isKnown,
      SplitRandom(&generator)
    )
    var new = scenario
    new.backdrop = disguise.disguise(scenario.backdrop, language, source.vocabulary)
    let lines = LineDisguise(
      language: language,
      interpreter: Interpreter(
        lexicon: Lexicon(world: source.world, apps: source.world.apps, isContactsAllowed: true),
        region: Region(source.world.locale)
      ),
      now: CivilTime(source.now, in: source.world.timeZone),
      values: SpokenValues(in: performance, language)
    )
    let lead = scenario.inputs.count - scenario.turns.count
    let scenes = performance.scenes
    for (index, input) in scenario.inputs.enumerated() {
      guard case .user(let line) = input else { continue }
      let turn = index - lead
      let scene = scenes.indices.contains(turn) ? scenes[turn] : LineTexts.Scene(isAtRest: false)
      // Turns are counted from one, behind the start.
      let isLost = lost.contains(turn + 1)
      let other = lines.disguised(line, scene, keepingTelling: isLost, with: &disguise)
      new.inputs[index] = .user(other)
    }
    return (new, Replacements(of: scenario, lines.values, new))
  }
}

/// A generator that goes on by itself from where another one is.
private struct SplitRandom: RandomNumberGenerator {
  /// Never zero, which stays zero.
  private var state: UInt64

  init(_ generator: inout any RandomNumberGenerator) { state = generator.next() | 1 }

  mutating func next() -> UInt64 {
    // xorshift (Marsaglia, 2003), multiplied.
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A conversation as it was, before anything is left out or invented.
private struct Source {
  let world: World
  let now: Date
  let language: CommonWords
  let vocabulary: AppVocabulary
  let originals: Originals

  init(of scenario: Scenario, in world: World, _ performance: Performance, at now: Date) {
    (self.world, self.now) = (world, now)
    language = CommonWords(world)
    let amounts = SpokenValues(in: performance, language).amounts
    vocabulary = AppVocabulary(of: scenario.backdrop, language, amounts)
    let lines = scenario.inputs.compactMap { if case .user(let line) = $0 { line } else { nil } }
    originals = Originals(in: scenario.backdrop.files.map(\.text) + lines)
  }
}

extension Performance {
  /// The outline of what was not passed over.
  fileprivate var playedOutline: [[String]] {
    Performance(start: start, turns: turns.filter { !$0.isSkipped }).outline
  }

  /// The numbers of the turns whose facts are others, counted from one.
  fileprivate func differing(from other: Performance) -> [Int] {
    let (one, other) = (outline, other.outline)
    return (0..<max(one.count, other.count)).filter { index in
      index >= one.count || index >= other.count || one[index] != other[index]
    }
  }
}
