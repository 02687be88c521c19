import Assistant
import CFailingDisk
import Dialogue
import Foundation
import SampleDevice
import Scratch

/// Conversations about one errand, each on a disk that fails at one call.
struct Trial {
  let errand: Errand
  let world = World(.sample)
  let interpreters = Interpreters()

  /// The data folder that each conversation begins with: the errand was done there once.
  let template: ScratchFolder?

  /// The end of a conversation, as its user knows it.
  struct Outcome {
    var said: [String] = []

    /// The sentences on what could not be stored, or begun.
    var told: [String] = []
  }

  init(of errand: Errand) async throws {
    self.errand = errand
    template = try? ScratchFolder()
    guard let template else { throw Unexpected("no folder to work in") }
    let outcome = await converse(in: template.path)
    guard outcome.isSuccess(of: errand), outcome.told.isEmpty else {
      throw Unexpected("\(outcome.said) \(outcome.told)")
    }
  }

  /// A trial of nothing but talking.
  init(talkingOf errand: Errand) {
    (self.errand, template) = (errand, nil)
  }

  struct Unexpected: Error, CustomStringConvertible {
    let description: String

    init(_ found: String) { description = "Expected the errand to be done, found \(found)." }
  }
}

// MARK: - Failing

extension Trial {
  /// Has each call of a kind that a conversation needs fail, or one of so many.
  ///
  /// - Returns: The number of conversations, and what was wrong with them.
  func run(_ fault: Fault, oneOf step: Int) async throws -> (count: Int, problems: [String]) {
    var (count, problems) = (0, [String]())
    for number in stride(from: 1, to: .max, by: step) {
      let folder = try ScratchFolder()
      try copyTemplate(to: folder)
      fault.stage(at: number, in: folder.path)
      let outcome = await converse(in: folder.path)
      let hasFailed = fault.hasHappened(at: number)
      disk_watch("")
      guard hasFailed else { break }
      count += 1
      problems += try await self.problems(after: outcome, in: folder.path).map {
        "\(errand.app), \(fault.name) \(number): \($0) \(outcome.said) \(outcome.told)"
      }
    }
    return (count, problems)
  }

  func copyTemplate(to folder: ScratchFolder) throws {
    guard let template else { return }
    for name in try template.names() {
      try FileManager.default.copyItem(atPath: template.path(name), toPath: folder.path(name))
    }
  }
}

// MARK: - Looking at it

extension Trial {
  /// Finds the errors in an outcome, and in the conversation after it; who is `killed` can't have
  /// told all that was done.
  func problems(
    after outcome: Outcome,
    in folder: String,
    killed isKilled: Bool = false
  ) async throws -> [String] {
    var problems: [String] = []
    let count = try errand.number(in: folder)
    if outcome.isSilent, !isKilled { problems.append("nothing was said") }
    // What was set aside was told.
    let before = outcome.saysSetAside ? 0 : 1
    switch count - before {
    case 0 where outcome.isSuccess(of: errand): problems.append("it was lost")
    case 1 where !outcome.mayBeDone(errand) && !isKilled:
      problems.append("it was done all the same")
    case 0, 1: break
    default: problems.append("there are \(count)")
    }
    let next = await converse(in: folder)
    if !next.isSuccess(of: errand) { problems.append("then \(next.said) \(next.told)") }
    let last = try errand.number(in: folder)
    // Where it is not known whether a request was carried out, the same again is that request.
    let isUnknown = outcome.isForgotten || outcome.isInDoubt(errand) || next.isInDoubt(errand)
    let isUntold = isKilled && !outcome.isSuccess(of: errand)
    let isSame = last == count && (isUnknown || isUntold)
    if last != count + 1, !isSame { problems.append("then there are \(last) \(next.said)") }
    return problems
  }
}

extension Trial.Outcome {
  func isSuccess(of errand: Errand) -> Bool { said.contains { $0.contains(errand.success) } }

  /// True if the user has to count on its having been done.
  func mayBeDone(_ errand: Errand) -> Bool { isSuccess(of: errand) || isInDoubt(errand) }

  func isInDoubt(_ errand: Errand) -> Bool {
    said.contains {
      $0.contains(errand.doubt) || $0.contains("It may have been done all the same.")
    }
  }

  /// True if it was told that nothing is known of it any more.
  var isForgotten: Bool { told.contains { $0.hasPrefix("What is remembered of requests could") } }

  var isSilent: Bool { (said + told).allSatisfy(\.isEmpty) }

  /// True if it was told that the app begins anew.
  var saysSetAside: Bool {
    told.contains { $0.hasPrefix("The database") && $0.contains("set aside") }
  }
}

// MARK: - Talking

extension Trial {
  /// Runs the errand in a conversation.
  ///
  /// - Parameters:
  ///   - folder: The folder that the app stores in.
  ///   - apps: The apps, wherever they run.
  ///   - days: The days by which the clock is put on before each line.
  ///   - say: Is told at once what is said.
  /// - Returns: What was said, and told besides.
  func converse(
    in folder: String,
    with apps: Repertoire = .sampleApps,
    movingBy days: [Double] = [],
    saying say: @escaping @Sendable (String) -> Void = { _ in }
  ) async -> Outcome {
    let (said, told) = (Lines(say), Lines())
    do {
      let clock = ManualClock.unhurried(at: Self.start)
      let session = try session(in: folder, with: apps, on: clock, said, told)
      for (index, line) in errand.lines.enumerated() {
        if index < days.count { clock.set(to: clock.now + days[index] * 86_400) }
        await session.hear(line)
      }
    } catch {
      told.add("\(error)")
    }
    return Outcome(said: said.lines, told: told.lines)
  }

  private static let start = Date(timeIntervalSince1970: 1_795_196_460)

  private func session(
    in folder: String,
    with apps: Repertoire,
    on clock: ManualClock,
    _ said: Lines,
    _ told: Lines
  ) throws -> Session {
    let scene = Scene(
      files: .sample,
      world: world,
      clock: clock,
      folder: folder,
      report: told.add,
      storageFailed: told.add
    )
    let app = try world.startingApps.first { $0.name == errand.app }
      .flatMap { try apps.launched($0, in: scene) }
    return Session(
      world: world,
      apps: app.map { [$0] } ?? [],
      clock: clock,
      memory: MemoryFile(in: folder, clock: clock, report: told.add, storageFailed: told.add),
      interpreters: interpreters,
      newIdentifier: { UUID().uuidString },
      report: { event in if case .said(let lines) = event { lines.forEach(said.add) } }
    )
  }
}
