import Assistant
import Dialogue
import Foundation
import Testing
import Transcripts

@testable import planted_apps

/// Defects in copies of the sample apps, each found in a conversation that is at most twice as long as
/// the one that its planter wrote down.
@Suite struct PlantedTests {
  private static let world = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/World")

  /// One after the other: notifications reach all apps of a process.
  @Suite(.serialized) struct Here {
    @Test(arguments: Plant.here)
    func `what was planted is found`(plant: Plant) async throws {
      let report = try await plant.report(in: WorldFiles(folder: world))
      let length = try #require(plant.length(in: report), "\(report)")
      #expect(length <= 2 * plant.words.count)
      let sound = try await Self.reports.report(on: plant.sound)
      #expect(plant.length(in: sound) == nil, "\(sound)")
      guard let method = Self.methods[plant.name] else { return }
      let found = report.discoveries.filter { $0.finding.rule == plant.rule }
      #expect(Set(found.map(\.finding.method)) == [method])
    }

    @Test func `each method is named for something that is planted`() {
      #expect(Set(Self.methods.keys).isSubset(of: Plant.here.map(\.name)))
    }

    private static let reports = SoundReports()

    /// Checks each sound copy once in each way.
    private actor SoundReports {
      private var known: [[String]: CheckReport] = [:]

      func report(on plant: Plant) async throws -> CheckReport {
        if let report = known[plant.way] { return report }
        let report = try await plant.report(in: WorldFiles(folder: world))
        known[plant.way] = report
        return report
      }
    }

    /// The methods as they are written: with completions, but for Stride's.
    private static let methods = [
      "there is never enough text": "resolveContent(for:with:)",
      "calling off is ready for more": "handle(cancelRide:completion:)",
      "confirming is success": "confirm(intent:)",
      "nothing is proposed": "resolveWorkoutName(for:)",
      "nobody asks for the amount": "resolveCurrencyAmount(for:with:)",
    ]
  }

  @Test(arguments: Plant.apart)
  func `what shows in a process of its own is found there`(plant: Plant) async throws {
    let text = try find(plant)
    let length = try #require(Int(text.split(separator: "\n").last ?? ""), "\(text)")
    #expect(length <= 2 * plant.words.count)
    // Of the sound copy there is nothing but the report to tell.
    let sound = try find(plant, ["SOUND": ""])
    #expect(sound.contains("# \(plant.app)\n"))
    #expect(Int(sound.split(separator: "\n").last ?? "") == nil, "\(sound)")
  }

  /// The output of a process that looks for the defect.
  private func find(_ plant: Plant, _ environment: [String: String] = [:]) throws -> String {
    let process = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "planted-apps")
    process.arguments = ["find", Self.world.path]
    process.environment = ["PLANTED": plant.name, "SWIFT_BACKTRACE": "enable=no"]
      .merging(environment) { _, new in new }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test func `every rule and every interruption is among them, forty defects and more`() {
    #expect(Set(Plant.all.map(\.rule)) == Set(Finding.Rule.allCases))
    let interruptions = Interruption.Kind.all.filter { kind in
      !Plant.all.contains { $0.interruption == kind }
    }
    #expect(interruptions.isEmpty)
    #expect(Plant.all.count >= 40)
    #expect(Set(Plant.all.map(\.name)).count == Plant.all.count)
  }
}

extension Plant: CustomTestStringConvertible {
  package var testDescription: String { name }
}
