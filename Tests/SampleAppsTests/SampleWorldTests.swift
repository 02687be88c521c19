import Foundation
import Intents
import Testing

@testable import SampleApps

/// Holds the sample world's files to the apps that they describe.
struct SampleWorldTests {
  private static let world = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/World")

  private let intents: [String: INIntent] = [
    "INSendMessageIntent": INSendMessageIntent(),
    "INSearchForMessagesIntent": INSearchForMessagesIntent(),
    "INSetMessageAttributeIntent": INSetMessageAttributeIntent(),
    "INStartCallIntent": INStartCallIntent(),
    "INStartAudioCallIntent": INStartAudioCallIntent(),
    "INStartVideoCallIntent": INStartVideoCallIntent(),
    "INSearchCallHistoryIntent": INSearchCallHistoryIntent(),
    "INListRideOptionsIntent": INListRideOptionsIntent(),
    "INRequestRideIntent": INRequestRideIntent(),
    "INGetRideStatusIntent": INGetRideStatusIntent(),
    "INCancelRideIntent": INCancelRideIntent(),
    "INStartWorkoutIntent": INStartWorkoutIntent(),
    "INPauseWorkoutIntent": INPauseWorkoutIntent(),
    "INResumeWorkoutIntent": INResumeWorkoutIntent(),
    "INEndWorkoutIntent": INEndWorkoutIntent(),
    "INCancelWorkoutIntent": INCancelWorkoutIntent(),
  ]

  private func folder(_ app: SampleApp) throws -> URL {
    let name = try #require(app.bundleIdentifier.split(separator: ".").last)
    return Self.world.appending(path: "Apps/\(name)")
  }

  private func launch(_ app: SampleApp) throws -> LaunchedApp {
    let folder = try folder(app)
    var surroundings = Device().surroundings
    surroundings.resources = Resources { name in
      [folder, Self.world].lazy.compactMap {
        try? String(contentsOf: $0.appending(path: name), encoding: .utf8)
      }.first
    }
    return try app.launch(surroundings)
  }

  private func info(_ app: SampleApp) throws -> [String: Any] {
    let data = try Data(contentsOf: folder(app).appending(path: "Info.plist"))
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(plist as? [String: Any])
  }

  @Test(arguments: SampleApp.all.map(\.bundleIdentifier))
  func `An app has a handler for each intent it declares, and for no other`(
    bundleIdentifier: String
  ) throws {
    // S4, S6
    let app = try #require(SampleApp.named(bundleIdentifier))
    let info = try info(app)
    #expect(info["CFBundleIdentifier"] as? String == bundleIdentifier)
    let launched = try launch(app)
    let attributes = try #require(info["NSExtension"] as? [String: Any])["NSExtensionAttributes"]
    let supported = try #require((attributes as? [String: Any])?["IntentsSupported"] as? [String])
    let inApp = info["INIntentsSupported"] as? [String] ?? []
    for (name, intent) in intents {
      let handler = launched.makeExtension().handler(for: intent)
      #expect((handler != nil) == supported.contains(name), "\(name)")
      let appHandler = launched.makeDelegate().handler(for: intent)
      #expect((appHandler != nil) == inApp.contains(name), "\(name)")
    }
    let principal = try #require(info["NSExtension"] as? [String: Any])["NSExtensionPrincipalClass"]
    #expect(principal as? String == "\(type(of: launched.makeExtension()))")
  }

  @Test func `Nobody in the seeds is a stranger`() throws {
    let cards = try String(contentsOf: Self.world.appending(path: "contacts.vcf"), encoding: .utf8)
    for file in ["MessageBot/Messages.json", "UnicornChat/Messages.json"] {
      let data = try Data(contentsOf: Self.world.appending(path: "Apps/\(file)"))
      let seed = try JSONDecoder().decode(MessageSeed.self, from: data)
      let people = seed.conversations.flatMap { $0.participants + $0.messages.map(\.sender) }
      for person in people { #expect(cards.contains("UID:\(person)\r\n"), "\(file): \(person)") }
    }
  }

  @Test func `The vocabulary's identifiers are the apps' own`() throws {
    // S52
    let terms: [(String, [String])] = [
      ("MyRide", RideKind.allCases.map(\.rawValue)), ("Stride", Activity.offered.map(\.rawValue)),
    ]
    for (app, known) in terms {
      let file = Self.world.appending(path: "Apps/\(app)/AppIntentVocabulary.plist")
      let plist = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file),
        format: nil
      )
      let vocabularies = try #require(
        (plist as? [String: Any])?["ParameterVocabularies"] as? [[String: Any]]
      )
      let items = vocabularies.flatMap { $0["ParameterVocabulary"] as? [[String: Any]] ?? [] }
      #expect(items.compactMap { $0["VocabularyItemIdentifier"] as? String } == known)
    }
  }
}
