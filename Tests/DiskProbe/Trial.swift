import Assistant
import CFailingDisk
import Dialogue
import Foundation
import SampleDevice
import Scratch

/// Conversations about one errand, each on a disk that fails at one call.
struct Trial {
  let errand: Errand
  private let world = World(.sample)
  private let interpreters = Interpreters()

  /// The data folder that each conversation begins with: the errand was done there once.
  private let template = try? ScratchFolder()

  /// The end of a conversation, as its user knows it.
  struct Outcome {
    var said: [String] = []

    /// The sentences on what could not be stored, or begun.
    var told: [String] = []
  }

  init(of errand: Errand) async throws {
    self.errand = errand
    guard let template else { throw Unexpected("no folder to work in") }
    let outcome = await converse(in: template.path)
    guard outcome.isSuccess(of: errand), outcome.told.isEmpty else {
      throw Unexpected("\(outcome.said) \(outcome.told)")
    }
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
      disk_watch(folder.path)
      disk_fail(fault.call, number, fault.error)
      let outcome = await converse(in: folder.path)
      let hasFailed = disk_calls(fault.call) >= number
      disk_watch("")
      guard hasFailed else { break }
      count += 1
      problems += try await self.problems(after: outcome, in: folder.path).map {
        "\(errand.app), \(fault.name) \(number): \($0) \(outcome.said) \(outcome.told)"
      }
    }
    return (count, problems)
  }

  private func copyTemplate(to folder: ScratchFolder) throws {
    guard let template else { return }
    for name in try template.names() {
      try FileManager.default.copyItem(atPath: template.path(name), toPath: folder.path(name))
    }
  }
}

// MARK: - Looking at it

extension Trial {
  /// Finds the errors in an outcome, and in the conversation after it.
  private func problems(after outcome: Outcome, in folder: String) async throws -> [String] {
    var problems: [String] = []
    let count = try errand.number(in: folder)
    if outcome.isSilent { problems.append("nothing was said") }
    // What was set aside was told.
    let before = outcome.saysSetAside ? 0 : 1
    switch count - before {
    case 0 where outcome.isSuccess(of: errand): problems.append("it was lost")
    case 1 where !outcome.mayBeDone(errand): problems.append("it was done all the same")
    case 0, 1: break
    default: problems.append("there are \(count)")
    }
    let next = await converse(in: folder)
    if !next.isSuccess(of: errand) { problems.append("then \(next.said) \(next.told)") }
    let last = try errand.number(in: folder)
    // Where it is not known whether a request was carried out, the same again is that request.
    let isSame = last == count && (outcome.isForgotten || next.isInDoubt(errand))
    if last != count + 1, !isSame { problems.append("then there are \(last)") }
    return problems
  }
}

extension Trial.Outcome {
  func isSuccess(of errand: Errand) -> Bool { said.contains { $0.contains(errand.success) } }

  /// True if the user has to count on its having been done.
  func mayBeDone(_ errand: Errand) -> Bool { isSuccess(of: errand) || isInDoubt(errand) }

  func isInDoubt(_ errand: Errand) -> Bool { said.contains { $0.contains(errand.doubt) } }

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
  private func converse(in folder: String) async -> Outcome {
    let (said, told) = (Lines(), Lines())
    do {
      let session = try session(in: folder, said, told)
      for line in errand.lines { await session.hear(line) }
    } catch {
      told.add("\(error)")
    }
    return Outcome(said: said.lines, told: told.lines)
  }

  private func session(in folder: String, _ said: Lines, _ told: Lines) throws -> Session {
    let clock = ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460))
    let scene = Scene(
      files: .sample,
      world: world,
      clock: clock,
      folder: folder,
      report: told.add,
      storageFailed: told.add
    )
    let app = try world.startingApps.first { $0.name == errand.app }
      .flatMap { try Repertoire.sampleApps.launched($0, in: scene) }
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
