import Files
import Foundation
import Intents
import Scratch
import Testing

@testable import Parley

/// What authors make of this package: their app, described and replayed.
@Suite struct AppTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.extensionList.utf8, to: "Extension/Info.plist")
    try folder.write(Self.appList.utf8, to: "App/Info.plist")
  }

  private func app(_ name: String? = "Sundial") -> App {
    App(
      name,
      describedBy: folder.path("App/Info.plist"),
      folder.path("Extension/Info.plist"),
      extension: { SundialExtension() }
    )
  }

  // MARK: - Describing

  @Test func `the lists of an app and of its extension are read as one`() throws {
    let (description, problems) = try app().description()
    #expect(description.name == "Sundial")
    #expect(description.identifier == "com.example.Sundial")
    #expect(description.extensionIntents == ["INEndWorkoutIntent"])
    #expect(problems == [])
  }

  @Test func `a name that is left to Xcode is said where the app is made`() throws {
    #expect(try app("Gnomon").description().0.identifier == "com.example.Gnomon")
  }

  @Test func `a name in code goes before the app's own list, and that before the extension's`()
    throws
  {
    func list(_ name: String, _ more: String = "") -> some Collection<UInt8> {
      "<plist><dict><key>CFBundleIdentifier</key><string>x</string>\(name)\(more)</dict></plist>"
        .utf8
    }
    func name(_ key: String, _ name: String) -> String {
      "<key>\(key)</key><string>\(name)</string>"
    }
    let point = "<key>NSExtension</key><dict/>"
    func described(_ given: String?, _ lists: String...) throws -> String {
      let paths = lists.map { folder.path("\($0)/Info.plist") }
      let app = App(given, describedBy: paths[0], paths[1], extension: { SundialExtension() })
      return try app.description().0.name
    }
    try folder.write(list(name("CFBundleName", "Sundial")), to: "App/Info.plist")
    let shown = name("CFBundleDisplayName", "SundialIntents")
    try folder.write(list(shown, point), to: "Extension/Info.plist")
    #expect(try described("Gnomon", "Extension", "App") == "Gnomon")
    #expect(try described(nil, "Extension", "App") == "Sundial")
    #expect(try described(nil, "App", "Extension") == "Sundial")
    try folder.write(list(name("CFBundleName", "$(PRODUCT_NAME)")), to: "App/Info.plist")
    #expect(try described(nil, "App", "Extension") == "SundialIntents")
  }

  @Test func `handlers alone are an app, each intent for the first that can handle it`()
    async throws
  {
    try folder.write(Self.conversation.utf8, to: "Transcripts/a.transcript")
    let list = folder.path("Extension/Info.plist")
    let alone = App("Sundial", describedBy: list) { EndHandler() }
    try await replay(folder.path("Transcripts"), with: alone)
    let second = App("Sundial", describedBy: list, handler: { NSObject() }, { EndHandler() })
    try await replay(folder.path("Transcripts"), with: second)
    let none = App("Sundial", describedBy: list) { NSObject() }
    await #expect(throws: ReplayFailure.self) {
      try await replay(folder.path("Transcripts"), with: none)
    }
  }

  @Test func `a name that nobody says is a problem, with what to do`() throws {
    let (description, problems) = try app(nil).description()
    #expect(description.name == "$(PRODUCT_NAME)")
    #expect(problems.count == 1)
    #expect(problems.first?.sentence.contains("App(\"Ferry\", describedBy: …)") == true)
    try folder.write("<plist><dict/></plist>".utf8, to: "App/Info.plist")
    try folder.write("<plist><dict/></plist>".utf8, to: "Extension/Info.plist")
    let error = #expect(throws: (any Error).self) { try app(nil).description() }
    #expect("\(try #require(error))".hasSuffix("App(\"Ferry\", describedBy: …)."))
  }

  @Test func `the words beside a list are read`() throws {
    let words = """
      <plist version="1.0"><dict><key>IntentPhrases</key><array><dict>
      <key>IntentName</key><string>INEndWorkoutIntent</string>
      <key>IntentExamples</key><array><string>End it with Sundial</string></array>
      </dict></array></dict></plist>
      """
    try folder.write(words.utf8, to: "App/en.lproj/AppIntentVocabulary.plist")
    let examples = try app().description().0.examples
    #expect(examples == ["INEndWorkoutIntent": ["End it with Sundial"]])
  }

  @Test func `a list that isn't there is told with its path`() async throws {
    let app = App(describedBy: folder.path("None.plist"), extension: { SundialExtension() })
    let error = await #expect(throws: UnusableFile.self) { try await replay("None", with: app) }
    #expect(
      error?.description
        == "Expected a property list at \(folder.path("None.plist")), found none."
    )
  }

  @Test func `paths are seen from the source file that they are written in`() throws {
    #expect(resolved("../Info.plist", besides: "/a/b/App.swift") == "/a/Info.plist")
    #expect(resolved("/c/Info.plist", besides: "/a/b/App.swift") == "/c/Info.plist")
  }

  // MARK: - Replaying

  @Test func `conversations that go as they are written are fine`() async throws {
    try folder.write(Self.conversation.utf8, to: "Transcripts/a.transcript")
    try await replay(folder.path("Transcripts"), with: app())
  }

  @Test func `what differs is told by kind, with file and line`() async throws {
    let changed = Self.conversation.replacing("has ended", with: "is over")
      .replacing("-> success", with: "-> failure")
    let path = try folder.write(changed.utf8, to: "Transcripts/a.transcript")
    let error = await #expect(throws: ReplayFailure.self) {
      try await replay(folder.path("Transcripts"), with: app())
    }
    #expect(
      error?.description == """
        words:
          \(path):3: The assistant said something else. Expected “Your workout is over.”, found \
        “Your workout has ended.”.
        response-code:
          \(path):2: The response was another. Expected “handle INEndWorkoutIntent -> failure”, \
        found “handle INEndWorkoutIntent -> success”.
        The command “replay --update” of your program accepts what happened.
        """
    )
  }

  @Test func `what happened lies beside a file that differs, if that is asked for`() async throws {
    let changed = Self.conversation.replacing("has ended", with: "is over")
    try folder.write(changed.utf8, to: "Transcripts/a.transcript")
    func play(_ writesActual: Bool) async -> ReplayFailure? {
      await #expect(throws: ReplayFailure.self) {
        let options = ReplayOptions(writesActual: writesActual)
        try await replay(folder.path("Transcripts"), with: app(), options: options)
      }
    }
    _ = await play(false)
    #expect(try folder.names(in: "Transcripts") == ["a.transcript"])
    _ = await play(true)
    let actual = folder.path("Transcripts/a.transcript.actual")
    #expect(try String(contentsOfFile: actual, encoding: .utf8) == Self.conversation)
    try FileManager.default.removeItem(atPath: actual)
    try FileManager.default.createSymbolicLink(atPath: actual, withDestinationPath: "elsewhere")
    let failure = await play(true)
    #expect(failure?.description.hasPrefix("Expected a file that can be written at ") == true)
    #expect(try folder.names(in: "Transcripts") == ["a.transcript", "a.transcript.actual"])
  }

  @Test func `a folder that the options name may be read from`() async throws {
    try folder.write(Self.conversation.utf8, to: "Common/end.part")
    try folder.write("@include ../Common/end.part\n".utf8, to: "Transcripts/a.transcript")
    let play = { (options: ReplayOptions) in
      try await replay(folder.path("Transcripts"), with: app(), options: options)
    }
    let failure = await #expect(throws: ReplayFailure.self) { try await play(ReplayOptions()) }
    #expect(failure?.description.contains("“allowedFolders” names") == true)
    try await play(ReplayOptions(allowedFolders: [folder.path("Common")]))
  }

  @Test func `a transcript that can't be read fails, and not alone`() async throws {
    let broken = try folder.write("!\n".utf8, to: "Transcripts/a.transcript")
    let changed = Self.conversation.replacing("has ended", with: "is over")
    let path = try folder.write(changed.utf8, to: "Transcripts/b.transcript")
    let error = await #expect(throws: ReplayFailure.self) {
      try await replay(folder.path("Transcripts"), with: app())
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.first?.hasPrefix("\(broken):1: Expected ") == true)
    #expect(lines.contains { $0.hasPrefix("  \(path):3: ") })
  }

  @Test func `a filter and a part choose what is played`() async throws {
    try folder.write(Self.conversation.utf8, to: "Transcripts/sound.transcript")
    let wrong = Self.conversation.replacing("has ended", with: "is over")
    try folder.write(wrong.utf8, to: "Transcripts/wrong.transcript")
    let play = { (options: ReplayOptions) in
      try await replay(folder.path("Transcripts"), with: app(), options: options)
    }
    try await play(ReplayOptions(filter: "SOUND"))
    try await play(ReplayOptions(shard: 1, of: 2))
    await #expect(throws: ReplayFailure.self) { try await play(ReplayOptions(shard: 2, of: 2)) }
    await #expect(throws: ReplayFailure.self) { try await play(ReplayOptions(filter: "wrong")) }
    let nothing = await #expect(throws: (any Error).self) {
      try await play(ReplayOptions(filter: "zebulon"))
    }
    #expect(nothing.map { "\($0)" }?.contains("found none") == true)
    let part = await #expect(throws: (any Error).self) {
      try await play(ReplayOptions(shard: 3, of: 2))
    }
    #expect(part.map { "\($0)" } == "Expected a part such as 2/4, found 3/2.")
  }

  @Test func `the first file that differs may be the last`() async throws {
    let wrong = Self.conversation.replacing("has ended", with: "is over")
    for name in ["a", "b"] { try folder.write(wrong.utf8, to: "Transcripts/\(name).transcript") }
    let count = { (options: ReplayOptions) in
      let error = await #expect(throws: ReplayFailure.self) {
        try await replay(folder.path("Transcripts"), with: app(), options: options)
      }
      return error?.differences.count
    }
    #expect(await count(ReplayOptions(jobs: 2)) == 2)
    #expect(await count(ReplayOptions(stopsAtFailure: true)) == 1)
  }

  @Test func `reports are written, also of a run that fails`() async throws {
    let wrong = Self.conversation.replacing("has ended", with: "is over")
    try folder.write(wrong.utf8, to: "Transcripts/a.transcript")
    let reports: [ReplayReport] = [
      .junit(folder.path("junit.xml")), .tap(folder.path("tap")), .json(folder.path("json")),
      .coverage(folder.path("table")), .coverageJSON(folder.path("coverage.json")),
    ]
    await #expect(throws: ReplayFailure.self) {
      try await replay(
        folder.path("Transcripts"),
        with: app(),
        options: ReplayOptions(reports: reports)
      )
    }
    let text = { String(decoding: try folder.bytes(of: $0), as: UTF8.self) }
    #expect(
      try text("junit.xml").contains("<testsuites name=\"replay\" tests=\"1\" failures=\"1\"")
    )
    #expect(try text("tap").hasPrefix("TAP version 14\nnot ok 1 - "))
    #expect(try text("tap").hasSuffix("\n1..1\n"))
    #expect(try text("json").split(separator: "\n").count == 3)
    #expect(try text("json").contains("\"counts\":{\"failed\":1"))
    #expect(try text("table").hasPrefix("\nINEndWorkoutIntent\n"))
    #expect(try text("coverage.json").contains("\"intent\" : \"INEndWorkoutIntent\""))
    let nowhere = await #expect(throws: UnusableFile.self) {
      try await replay(
        folder.path("Transcripts"),
        with: app(),
        options: ReplayOptions(reports: [.tap(folder.path("no/where"))])
      )
    }
    #expect(nowhere?.description.contains("a file that can be written") == true)
  }

  @Test func `a folder without transcripts is no test that passes`() async throws {
    await #expect(throws: NoSuchFile.self) { try await replay(folder.path("App"), with: app()) }
    #expect(throws: NoSuchFile.self) { try transcripts(in: folder.path("App")) }
  }

  @Test func `the transcripts of a folder are listed as seen from the test`() throws {
    let paths = try transcripts(in: "../../Fixtures/Transcripts")
    #expect(paths.contains("../../Fixtures/Transcripts/messages/article.transcript"))
  }

  @Test func `a world that isn't there is told`() async throws {
    let path = try folder.write(Self.conversation.utf8, to: "a.transcript")
    await #expect(throws: UnusableFolder.self) {
      try await replay(path, with: app(), in: folder.path("Nowhere"))
    }
  }
}

// MARK: - An app

extension AppTests {
  private static let conversation = """
    > End my workout
    = handle INEndWorkoutIntent -> success
    < Your workout has ended.

    """

  private static let appList = """
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleIdentifier</key><string>com.example.$(PRODUCT_NAME)</string>
    <key>NSSiriUsageDescription</key><string>Sundial counts the hours outside.</string>
    </dict></plist>
    """

  private static let extensionList = """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
    <key>IntentsSupported</key><array><string>INEndWorkoutIntent</string></array>
    </dict></dict>
    </dict></plist>
    """
}

private final class SundialExtension: INExtension, INEndWorkoutIntentHandling {
  override func handler(for intent: INIntent) -> Any? { self }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .success, userActivity: nil)
  }
}

private final class EndHandler: NSObject, INEndWorkoutIntentHandling {
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .success, userActivity: nil)
  }
}
