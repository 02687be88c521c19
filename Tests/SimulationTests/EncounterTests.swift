import Assistant
import SampleDevice
import Testing
import Transcripts

@testable import Simulation

@Suite struct EncounterTests {
  private let simulator: Simulator
  private let planner: Planner

  init() throws {
    let (ontology, voices) = (try Fixture.ontology(), try Fixture.voices())
    simulator = Simulator(ontology, voices)
    planner = Planner(ontology, voices)
  }

  /// In the plainest words, and in none.
  @Test(arguments: ["plain", nil])
  func `whoever says plainly what they want gets it, whatever it is`(
    voice: String?
  ) async throws {
    for kind in simulator.ontology.kinds where kind.predecessor == nil {
      var wanted: [String: [Item]] = [:]
      for aspect in kind.aspects where aspect.isRequired {
        wanted[aspect.name] = [try #require(simulator.ontology.items(for: aspect).first)]
      }
      for opening in [Set(wanted.keys), []] {
        let errand = Errand(intent: kind.intent, wanted: wanted, opening: opening)
        let plan = Plan(
          seed: 1,
          temperament: .brief,
          errands: [errand],
          voice: voice,
          isPlain: true
        )
        let encounter = try await simulator.meet(plan)
        #expect(encounter.failure == nil, "\(encounter.transcript)")
        #expect(encounter.misses == 0)
      }
    }
  }

  @Test func `the same plan leads to the same conversation, which is a transcript`() async throws {
    var player = try Player(files: .sample, repertoire: .sampleApps)
    player.clock = ManualClock.unhurried
    for number in 0..<12 as Range<UInt64> {
      let plan = planner.plan(number)
      #expect(plan == planner.plan(number))
      let encounter = try await simulator.meet(plan)
      #expect(try await simulator.meet(plan).turns == encounter.turns)
      // Somebody who speaks in moves may mean what the words beside them don't say.
      guard plan.voice != nil else { continue }
      let document = try Document(
        parsing: encounter.transcript.description,
        file: "simulated.transcript"
      )
      let transcript = try #require(document.transcripts.first)
      #expect(transcript.differences(from: try await player.play(transcript)).isEmpty)
    }
  }

  /// Floors, which only ever go up: 99 % of those who speak in moves, 95 % of those in lines.
  @Test func `of a few hundred people nearly all get what they want`() async throws {
    var tally = Tally()
    for number in 0..<320 as Range<UInt64> {
      tally.add(try await simulator.meet(planner.plan(number)), simulator.ontology)
    }
    #expect(tally.missedBounds.isEmpty, "\(tally)")
  }

  @Test func `too few in moves, too few in lines, and what needed a yes miss the bounds`() {
    var tally = Tally()
    for number in 0..<200 as Range<UInt64> {
      var plan = Fixture.plan(voice: number.isMultiple(of: 2) ? nil : "plain")
      plan.seed = number
      let fails = number < 10
      tally.add(
        Encounter(plan: plan, failure: fails ? Failure(.refused) : nil),
        simulator.ontology
      )
    }
    #expect(tally.missedBounds == ["moves: 95.0 % reached, expected 99 %"])
    let plan = Fixture.plan()
    tally.add(Encounter(plan: plan, failure: Failure(.withoutYes)), simulator.ontology)
    #expect(tally.missedBounds.last == "handled without a yes: 1, expected none")
    #expect(tally.missedBounds.contains("lines: 94.1 % reached, expected 95 %"))
  }
}
