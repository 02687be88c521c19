import Foundation
import Scratch
import Testing

@testable import generate

/// What is generated and checked in is what the generator writes now.
@Suite struct FreshnessTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: Set(Job.allCases.map(\.folder)).sorted())
  func `a generated folder is as “swift run generate” leaves it`(folder: String) throws {
    let scratch = try ScratchFolder()
    for job in Job.allCases where job.folder == folder {
      try job.run(in: Self.root, to: scratch.path)
    }
    let (expected, found) = (try files(in: scratch.path), try files(in: "\(Self.root)/\(folder)"))
    #expect(Set(found.keys) == Set(expected.keys))
    for (name, bytes) in expected where found[name] != bytes {
      Issue.record("\(folder)/\(name) is out of date: run “swift run generate”.")
    }
  }

  private func files(in folder: String) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try bytes(of: "\(folder)/\($0)")) }
    )
  }
}
