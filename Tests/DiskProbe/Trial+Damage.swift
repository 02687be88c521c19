import Assistant
import Foundation
import Randomness
import Scratch

// MARK: - Damaged files

extension Trial {
  /// Has a bit of a file that is kept be another one, so many times, and then each file cut at each
  /// of its pages.
  func runDamaged(_ count: Int) async throws -> [String] {
    guard let template else { return [] }
    var (problems, generator) = ([String](), SplitMix(seed: 3))
    let names = try template.names().sorted()
    for _ in 0..<count {
      let name = generator.pick(names)
      var bytes = try template.bytes(of: name)
      guard !bytes.isEmpty else { continue }
      let bit = Int.random(in: 0..<bytes.count * 8, using: &generator)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      problems += try await self.problems(having: bytes, in: name, "bit \(bit)")
    }
    for name in names {
      let bytes = try template.bytes(of: name)
      for end in stride(from: 0, to: bytes.count, by: Self.page) {
        problems += try await self.problems(having: Array(bytes[..<end]), in: name, "cut at \(end)")
      }
    }
    return problems
  }

  private static let page = 4096

  /// Finds the errors after a conversation with a damaged file.
  ///
  /// Nothing is lost without a word: what was there is there, or is told and still there beside it.
  /// A row that says something else is nothing that SQLite can see: an app that can't use it says
  /// that it couldn't do what was asked.
  private func problems(
    having bytes: [UInt8],
    in name: String,
    _ damage: String
  ) async throws -> [String] {
    let folder = try ScratchFolder()
    try copyTemplate(to: folder)
    unlink(folder.path(name))
    try folder.write(bytes, to: name)
    let outcome = await converse(in: folder.path)
    var problems: [String] = []
    let number = try? errand.number(in: folder.path)
    if outcome.told.isEmpty {
      let isRefused = outcome.said.contains { $0.hasPrefix("Sorry, \(errand.app) couldn't") }
      if !outcome.isSuccess(of: errand), !isRefused { problems.append("it was not done") }
      if number != (isRefused ? 1 : 2) {
        problems.append("there are \(number.map(String.init) ?? "none")")
      }
    } else {
      let isKept = try folder.names().contains { try folder.bytes(of: $0) == bytes }
      let isThere = number.map { $0 > (outcome.isSuccess(of: errand) ? 1 : 0) } == true
      if !isKept, !isThere { problems.append("what was there is gone") }
    }
    return problems.map {
      "\(errand.app), \(name), \(damage): \($0) \(outcome.said) \(outcome.told)"
    }
  }
}

// MARK: - The clock

extension Trial {
  /// Puts the clock back by a day: before, in the middle, and on again.
  func runBack() async throws -> [String] {
    var problems: [String] = []
    for days in [[-1], [0, -1], [-1, 1], [0, -1, 1], [-1, -1, -1, -1]] as [[Double]] {
      let folder = try ScratchFolder()
      try copyTemplate(to: folder)
      let outcome = await converse(in: folder.path, movingBy: days)
      problems += try await self.problems(after: outcome, in: folder.path).map {
        "\(errand.app), the clock put on by \(days): \($0) \(outcome.said) \(outcome.told)"
      }
    }
    return problems
  }
}
