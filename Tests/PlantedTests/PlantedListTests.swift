import Assistant
import Foundation
import Scratch
import Testing

/// Defects in copies of the sample apps' property lists, one of each rule.
@Suite struct PlantedListTests {
  private static let world = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/World")

  @Test(arguments: ListPlant.all)
  func `what was planted in a list is found`(plant: ListPlant) throws {
    #expect(try count(of: plant, isPlanted: true) > count(of: plant, isPlanted: false))
  }

  @Test func `every rule is among them`() {
    #expect(Set(ListPlant.all.map(\.rule)) == Set(PropertyListFinding.Rule.allCases))
  }

  /// How often a copy breaks the rule.
  private func count(of plant: ListPlant, isPlanted: Bool) throws -> Int {
    let folder = try ScratchFolder()
    for file in ["Info.plist", "AppIntentVocabulary.plist"] {
      let path = Self.world.appending(path: "Apps/\(plant.app)/\(file)")
      var text = try String(contentsOf: path, encoding: .utf8)
      if isPlanted, plant.file == file {
        guard let new = plant.new else { continue }
        let range = try #require(text.range(of: plant.old), "\(plant.old)")
        text.replaceSubrange(range, with: new)
      }
      try folder.write(text.utf8, to: file)
    }
    let report = CheckReport(ofFolder: folder.path, in: World(WorldFiles(folder: Self.world)))
    return report.lint.count { $0.rule == plant.rule }
  }
}

/// A defect in a property list of a copy of an app.
struct ListPlant: Sendable, CustomTestStringConvertible {
  let rule: PropertyListFinding.Rule
  var app = "MyRide"
  var file = "Info.plist"
  let old: String

  /// What stands in its place; `nil` where the whole file is missing.
  let new: String?

  var testDescription: String { rule.rawValue }

  static let all = information + vocabulary

  private static let information = [
    ListPlant(rule: .unreadableList, old: "</plist>", new: ""),
    ListPlant(
      rule: .wrongType,
      app: "Stride",
      old: "<string>com.example.Stride.workout</string>",
      new: "<integer>1</integer>"
    ),
    ListPlant(rule: .missingIdentifier, old: "CFBundleIdentifier", new: "CFBundleIdentity"),
    ListPlant(rule: .missingUsageDescription, old: "NSSiriUsageDescription", new: "NSSiriUse"),
    ListPlant(rule: .wrongExtensionPoint, old: "intents-service", new: "intents-ui-service"),
    ListPlant(rule: .missingPrincipalClass, old: "NSExtensionPrincipalClass", new: "NSPrincipal"),
    ListPlant(rule: .noIntents, app: "MessageBot", old: "IntentsSupported", new: "Intents"),
    ListPlant(rule: .unknownIntent, old: "INCancelRideIntent", new: "INCallOffRideIntent"),
    ListPlant(rule: .undrivenIntent, old: "INGetRideStatusIntent", new: "INAddTasksIntent"),
    ListPlant(rule: .doubleIntent, old: "INListRideOptionsIntent", new: "INRequestRideIntent"),
    ListPlant(rule: .restrictedNotSupported, old: "INCancelRideIntent", new: "INStartCallIntent"),
    ListPlant(
      rule: .disputedIntent,
      app: "CoinPurse",
      old: "INSearchForAccountsIntent",
      new: "INCancelRideIntent"
    ),
    ListPlant(
      rule: .retiredIntent,
      app: "CoinPurse",
      old: "INSearchForAccountsIntent",
      new: "INRequestRideIntent"
    ),
    ListPlant(
      rule: .tooManyAppNames,
      old: "<string>My Ride</string>",
      new: ["My Ride", "Ride", "Rides", "Rider"].map { "<string>\($0)</string>" }
        .joined(separator: "</dict><dict><key>INAlternativeAppName</key>")
    ),
    ListPlant(rule: .missingAppName, old: "INAlternativeAppName<", new: "Name<"),
  ]

  private static let vocabulary = [
    inVocabulary(.missingVocabulary, "", nil),
    inVocabulary(.missingExamples, "INCancelRideIntent", "INRequestRideIntent"),
    inVocabulary(.foreignExamples, "INCancelRideIntent", "INStartCallIntent"),
    inVocabulary(.namelessExample, "Cancel my MyRide", "Cancel my trip"),
    inVocabulary(.wordyExample, "Cancel my MyRide", "Hey Siri, cancel my MyRide"),
    inVocabulary(.misunderstoodExample, "Cancel my MyRide", "MyRide fluxes the capacitor"),
    inVocabulary(.unknownParameter, "INRequestRideIntent.ride", "INRequestRideIntent.rides"),
    inVocabulary(
      .foreignParameter,
      "INRequestRideIntent.rideOptionName",
      "INStartWorkoutIntent.workoutName"
    ),
    inVocabulary(.closedParameter, "rideOptionName", "pickupLocation"),
    inVocabulary(.missingItemIdentifier, "VocabularyItemIdentifier", "VocabularyItemName"),
    inVocabulary(.missingPhrase, "<string>Van</string>", "<string></string>"),
    inVocabulary(.doubleItem, "<string>compact</string>", "<string>suv</string>"),
    inVocabulary(.doublePhrase, "<string>Van</string>", "<string>Compact</string>"),
    ListPlant(
      rule: .manySynonyms,
      app: "Stride",
      file: "AppIntentVocabulary.plist",
      old: "<string>Morning Mile</string>",
      new: ["Morning Mile", "Mile", "Early Mile", "Dawn Mile"].map { "<string>\($0)</string>" }
        .joined(separator: "</dict><dict><key>VocabularyItemPhrase</key>")
    ),
    inVocabulary(.missingPronunciation, "<string>Big Car</string>", "<string>B4 Car</string>"),
  ]

  private static func inVocabulary(
    _ rule: PropertyListFinding.Rule,
    _ old: String,
    _ new: String?
  ) -> ListPlant {
    ListPlant(rule: rule, file: "AppIntentVocabulary.plist", old: old, new: new)
  }
}
