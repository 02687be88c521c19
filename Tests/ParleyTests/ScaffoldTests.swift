import Foundation
import Parley
import Scratch
import Testing

@testable import ParleyTerminal

/// The package that `new` makes.
@Suite struct ScaffoldTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func scaffold(_ given: GivenFile..., at path: String = "Ferry") throws -> Scaffold {
    try Scaffold(at: folder.path(path), given, checkout: folder.path("parley"))
  }

  private func text(_ path: String, of scaffold: Scaffold) throws -> String {
    try #require(scaffold.files.first { $0.path == path }?.text)
  }

  // MARK: - From nothing

  @Test func `from nothing it is an app that sends messages, with its conversation`() throws {
    let scaffold = try scaffold()
    #expect(
      scaffold.files.map(\.path) == [
        "Package.swift", "Sources/Ferry/IntentHandler.swift", "Sources/Ferry/Info.plist",
        "Sources/Ferry/AppIntentVocabulary.plist", "Sources/Ferry/App.swift",
        "Sources/Talk/main.swift",
        "Tests/FerryTests/ContractTests.swift", "Tests/FerryTests/ConversationTests.swift",
        "Tests/FerryTests/Transcripts/first.transcript", ".gitignore",
      ]
    )
    #expect(
      try text("Package.swift", of: scaffold).contains("(name: \"Parley\", path: \"../parley\")")
    )
    let app = try text("Sources/Ferry/App.swift", of: scaffold)
    let code = "App(\"Ferry\", describedBy: \"Info.plist\") { IntentHandler() }\n"
    #expect(app.hasSuffix("package let app = " + code))
    #expect(scaffold.remarks == [])
  }

  @Test func `its property lists have nothing to complain of`() throws {
    let scaffold = try scaffold()
    try scaffold.write()
    let result = try ParleyProcess.run(["check", "\(scaffold.path)/\(scaffold.folder)"])
    #expect(result.output.contains("0 errors, 0 warnings, 0 notes"), "\(result.output)")
    #expect(result.code == 0)
  }

  @Test func `its first conversation goes as it is written`() async throws {
    let scaffold = try scaffold()
    let example = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scaffolded")
    for name in ["IntentHandler.swift", "Info.plist"] {
      let compiled = try String(contentsOf: example.appending(path: name), encoding: .utf8)
      #expect(try text("Sources/Ferry/\(name)", of: scaffold) == compiled)
    }
    let conversation = "Tests/FerryTests/Transcripts/first.transcript"
    let transcript = try folder.write(text(conversation, of: scaffold).utf8, to: "first.transcript")
    try await replay(transcript, with: ferry)
  }

  private var ferry: App {
    App("Ferry", describedBy: "Scaffolded/Info.plist") { IntentHandler() }
  }

  @Test func `it has a test of its contract, which it keeps`() async throws {
    let test = try text("Tests/FerryTests/ContractTests.swift", of: scaffold())
    #expect(test.contains("try await check(app)"))
    try await check(ferry)
  }

  @Test func `files are written once, and never over anything`() throws {
    let scaffold = try scaffold(at: "Apps/Ferry")
    try scaffold.write()
    let manifest = try folder.bytes(of: "Apps/Ferry/Package.swift")
    #expect(String(decoding: manifest, as: UTF8.self).contains("path: \"../../parley\""))
    #expect(throws: UnusableScaffold.self) { try scaffold.write() }
    #expect(scaffold.summary.contains("swift run ferry"))
  }

  @Test func `the way to the checkout starts where the package really is`() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("far/away"), withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: folder.path("near"),
      withDestinationPath: folder.path("far/away")
    )
    let scaffold = try scaffold(at: "near/apps/Ferry")
    #expect(scaffold.dependency.hasPrefix("../../../../parley"), "\(scaffold.dependency)")
  }

  @Test func `a name that the checkout has is refused: packages depend on none alike`() throws {
    #expect(throws: UnusableScaffold.self) {
      try Scaffold(at: folder.path("Ferry"), [], checkout: folder.path("ferry"))
    }
  }

  // MARK: - From files

  private let bookings = GivenFile(
    name: "Bookings.swift",
    text: """
      import Intents
      import os.log
      import MapKit
      /* class Old: INExtension {} */
      class Bookings: NSObject, INRequestRideIntentHandling {
        init(desk: Desk) {}
        func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}
      }
      extension Bookings: INCancelRideIntentHandling {
        func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {}
        // func handle(intent: INSendMessageIntent) {}
      }
      final class Focus: NSObject {
        func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {}
      }
      """
  )

  private let desk = GivenFile(
    name: "Desk.swift",
    text: """
      import Intents
      import UIKit
      class Desk<Thing>: INExtension {
        override init() {}
        init(_ thing: Thing) {}
      }
      """
  )

  @Test func `handlers are found with the intents that they have methods for`() throws {
    let scaffold = try scaffold(bookings)
    #expect(scaffold.intents == ["INRequestRideIntent", "INCancelRideIntent"])
    #expect(scaffold.makers.map(\.name) == ["Bookings", "Focus"])
    let list = try text("Sources/Ferry/Info.plist", of: scaffold)
    #expect(list.contains("<string>INCancelRideIntent</string>"))
    #expect(!list.contains("INSendMessageIntent"))
    #expect(
      try text("Sources/Ferry/App.swift", of: scaffold)
        .contains(", handler: { Bookings() }, { Focus() })")
    )
    #expect(
      scaffold.remarks == [
        "Bookings is made with arguments: write them in Sources/Ferry/App.swift.",
        "\(scaffold.path)/Sources/Ferry/Bookings.swift:3: There is no MapKit here: leave out what "
          + "needs it.",
      ]
    )
    let manifest = try text("Package.swift", of: scaffold)
    #expect(manifest.contains("IntentsSurroundings"))
    #expect(manifest.contains(".swiftLanguageMode(.v5)"))
    let opening = try text("Tests/FerryTests/Transcripts/first.transcript", of: scaffold)
    #expect(opening.contains("with Ferry\n< ...\n"))
  }

  @Test func `an extension hands out the handlers, and a list that there is describes them`() throws
  {
    let list = GivenFile(name: "Info.plist", text: "<plist/>")
    let words = GivenFile(name: "AppIntentVocabulary.plist", text: "<plist/>")
    let scaffold = try scaffold(bookings, desk, list, words)
    #expect(scaffold.makers.map(\.name) == ["Desk"])
    #expect(scaffold.makers.allSatisfy { !$0.needsArguments })
    #expect(try text("Sources/Ferry/Info.plist", of: scaffold) == "<plist/>")
    #expect(
      try text("Package.swift", of: scaffold)
        .contains("exclude: [\"Info.plist\", \"AppIntentVocabulary.plist\"],")
    )
    #expect(try text("Sources/Ferry/App.swift", of: scaffold).contains("{ Desk() }"))
  }

  @Test func `what can't be made a package of is told`() throws {
    func complaint(_ given: GivenFile..., at path: String = "Ferry") -> String? {
      do {
        _ = try Scaffold(at: path, given, checkout: "parley")
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      complaint(at: "2 boats")
        == "Expected a name for a module, such as Ferry, of 64 letters at most, found “2 boats”."
    )
    #expect(complaint(at: String(repeating: "a", count: 65))?.contains("64 letters") == true)
    #expect(complaint(at: String(repeating: "a", count: 64)) == nil)
    #expect(complaint(bookings, bookings)?.hasSuffix("found another Bookings.swift.") == true)
    let main = GivenFile(name: "main.swift", text: bookings.text)
    #expect(complaint(main) == "Expected one file of each name, found another main.swift.")
    let nothing = GivenFile(name: "Boat.swift", text: "struct Boat {}")
    #expect(complaint(nothing)?.contains("one of SiriKit's intents, or an INExtension") == true)
    let text = try folder.write("".utf8, to: "notes.txt")
    #expect(throws: (any Error).self) { try GivenFile(path: text) }
    let list = try folder.write("garbage".utf8, to: "Info.plist")
    #expect(throws: (any Error).self) { try GivenFile(path: list) }
  }

  @Test func `a class in another type has its whole name, and one in a function none`() throws {
    let handling = "func handle(intent: INSendMessageIntent) async {}"
    let file = GivenFile(
      name: "Chat.swift",
      text: """
        struct Chat {
          class Sender: NSObject { \(handling) }
          func make() { class Local: NSObject { \(handling) } }
        }
        extension Chat.Sender { func handle(intent: INSetMessageAttributeIntent) async {} }
        class Outer: INExtension {
          class Inner: NSObject { init(_ number: Int) {} }
        }
        """
    )
    #expect(file.types.map(\.name) == ["Chat.Sender", "Chat.Sender", "Outer", "Outer.Inner"])
    #expect(file.types.map(\.intents.count) == [1, 1, 0, 0])
    #expect(file.types.map(\.needsArguments) == [false, false, false, true])
  }

  @Test func `a folder that can't be made is told`() throws {
    let result = try ParleyProcess.run(["new", "/proc/Ferry"])
    #expect(result.code == 2)
    #expect(result.errors.contains("Expected a new folder at /proc/Ferry"))
  }

  @Test func `programs are told of each file and of what is left to do`() throws {
    let text = "class Boat: INExtension { init(_ number: Int) {} }"
    let boat = try folder.write(text.utf8, to: "Boat.swift")
    let result = try ParleyProcess.run(["new", "Ferry", boat, "--json"], in: folder.path)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == #"{"event":"written","file":"Ferry/Package.swift","version":1}"#)
    #expect(lines.last?.contains("\"event\":\"remark\"") == true)
    #expect(result.errors.isEmpty)
  }

  @Test func `calls of initializers are none, nor is what stands in quotation marks`() throws {
    let file = GivenFile(
      name: "Rower.swift",
      text: #"""
        import Intents
        /* a /* nested */ class Old: INExtension {} */
        class Rower: NSObject, INStartWorkoutIntentHandling {
          let boat = Boat.init(seats: 2)
          let words = "class Lost: INExtension { // \("import Nowhere")"
          let more = ##"init(a: " # "# "##
          let long = """
            import Sea
            func handle(intent: INSendMessageIntent)
            """
          override init() { super.init() }
          func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse { .init(code: .success, userActivity: nil) }
        }
        class Cox: NSObject, INPauseWorkoutIntentHandling {
          init(_ voice: Voice) { super.init() }
          func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {}
        }
        """#
    )
    #expect(file.imports.map(\.module) == ["Intents"])
    #expect(file.types.map(\.name) == ["Rower", "Cox"])
    #expect(file.types.map(\.intents) == [["INStartWorkoutIntent"], ["INPauseWorkoutIntent"]])
    #expect(file.types.map(\.needsArguments) == [false, true])
  }

  // MARK: - Names

  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test(arguments: [
    "Talk", "talk", "Parley", "Intents", "Foundation", "Testing", "XCTest", "UIKit",
    "ParleyTerminal", "Transcripts", "Replay", "Converse", "Transcript", "App", "Self", "any",
  ])
  func `a name that means something else in the package is refused`(name: String) throws {
    #expect(throws: UnusableScaffold.self) {
      try Scaffold(at: folder.path(name), [], checkout: Self.checkout)
    }
  }

  @Test(arguments: [
    "", "/", ".", "..", "Ferry/..", "My Ferry", "Ferry.app", "Fähre", "-", "\u{1B}[2J",
  ])
  func `what is no name is refused, and nothing is written`(name: String) throws {
    let error = #expect(throws: UnusableScaffold.self) {
      try Scaffold(at: name, [], checkout: Self.checkout)
    }
    #expect(error?.description.hasPrefix("Expected a name for a module, such as Ferry") == true)
  }

  @Test(arguments: ["import", "Switch", "default"])
  func `a name may be a keyword in small letters`(name: String) throws {
    let scaffold = try scaffold(at: name)
    #expect(scaffold.path == folder.path(name))
    let module = name.capitalized
    let app = try text("Sources/\(module)/App.swift", of: scaffold)
    #expect(app.contains("package let app = App(\"\(module)\""))
    #expect(try text("Sources/Talk/main.swift", of: scaffold).contains("import \(module)\n"))
    let test = try text("Tests/\(module)Tests/ConversationTests.swift", of: scaffold)
    #expect(test.contains("@testable import \(module)\n"))
    #expect(scaffold.summary.contains("swift run \(name.lowercased()) "))
  }
}
