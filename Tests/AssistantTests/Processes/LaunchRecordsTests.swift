import Foundation
import Scratch
import Testing

@testable import Assistant
@testable import Intents

@Suite struct LaunchRecordsTests {
  private func setup(locale: String = "en_US", world: String? = nil) -> AppSetup {
    AppSetup(
      app: "com.example.Ferry",
      world: world,
      locale: locale,
      timeZone: "GMT",
      now: Date(timeIntervalSince1970: 0),
      goesOn: true,
      storage: nil,
      isReported: true,
      isStorageReported: true
    )
  }

  private var traits: AppTraits {
    var traits = AppTraits()
    traits.recordsWorkouts = true
    traits.signs = ["ferry", "ferry-log"]
    return traits
  }

  private let words = AppNote.vocabularyChanged(
    .contactGroupName,
    [VocabularyTerm(spokenPhrase: "crew")]
  )

  /// Launches an app twice, for its files are not known before.
  private func launch(in scratch: ScratchFolder) throws {
    for _ in 0..<2 {
      let records = LaunchRecords(in: scratch.path)
      let prospect = try #require(records.prospect(of: setup()))
      #expect(prospect.launch == nil)
      records.note(traits, [words], of: prospect)
      records.save()
    }
  }

  private func known(_ setup: AppSetup, in scratch: ScratchFolder) -> LaunchRecords.Launch? {
    LaunchRecords(in: scratch.path).prospect(of: setup)?.launch
  }

  @Test func `a launch is known until somebody writes to a file of the app`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("one".utf8, to: "ferry")
    try launch(in: scratch)
    let launch = try #require(known(setup(), in: scratch))
    #expect(launch.traits == traits)
    #expect(launch.notes == [words])
    try scratch.write("other".utf8, to: "ferry-shared")
    #expect(known(setup(), in: scratch) != nil)
    try scratch.write("two, longer".utf8, to: "ferry")
    #expect(known(setup(), in: scratch) == nil)
  }

  @Test func `a launch is known no more when a file of the app comes, or goes`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("one".utf8, to: "ferry")
    try launch(in: scratch)
    let log = try scratch.write("".utf8, to: "ferry-log")
    #expect(known(setup(), in: scratch) == nil)
    try FileManager.default.removeItem(atPath: log)
    #expect(known(setup(), in: scratch) != nil)
    try FileManager.default.removeItem(atPath: scratch.path("ferry"))
    #expect(known(setup(), in: scratch) == nil)
  }

  @Test func `a launch is known in its own circumstances only`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("one".utf8, to: "ferry")
    try launch(in: scratch)
    #expect(known(setup(locale: "de_DE"), in: scratch) == nil)
    #expect(known(setup(world: scratch.path), in: scratch) == nil)
    try scratch.write("rubbish".utf8, to: LaunchRecords.name)
    #expect(known(setup(), in: scratch) == nil)
  }

  @Test func `of an app that tells no files nothing is known`() throws {
    let scratch = try ScratchFolder()
    for _ in 0..<3 {
      let records = LaunchRecords(in: scratch.path)
      let prospect = try #require(records.prospect(of: setup()))
      #expect(prospect.launch == nil)
      records.note(AppTraits(), [], of: prospect)
      records.save()
    }
    #expect(try scratch.names() == [])
  }
}
