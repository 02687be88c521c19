import Dialogue
import Foundation
import Testing

@testable import Assistant

/// What is found in property lists.
@Suite struct AppLintTests {
  /// A property list in the making, for what can't be written as a literal of one type.
  private typealias List = [String: Any]

  private static var sound: List {
    [
      "CFBundleIdentifier": "com.example.Ferry",
      "CFBundleDisplayName": "Ferry",
      "NSSiriUsageDescription": "Ferry takes you across.",
      "INAlternativeAppNames": [["INAlternativeAppName": "Ferry Boat"]],
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "IntentHandler",
        "NSExtensionAttributes": [
          "IntentsSupported": ["INRequestRideIntent", "INGetRideStatusIntent"],
          "IntentsRestrictedWhileLocked": ["INRequestRideIntent"],
        ],
      ] as List,
    ]
  }

  private static var soundVocabulary: List {
    [
      "IntentPhrases": [
        ["IntentName": "INRequestRideIntent", "IntentExamples": ["Get a ride with Ferry"]] as List,
        ["IntentName": "INGetRideStatusIntent", "IntentExamples": ["Where is my Ferry"]] as List,
      ],
      "ParameterVocabularies": [
        [
          "ParameterNames": ["INRequestRideIntent.rideOptionName"],
          "ParameterVocabulary": [item("catamaran", ["Catamaran", "Fast Boat"])],
        ] as List
      ],
    ]
  }

  private static func item(_ identifier: String, _ phrases: [String]) -> List {
    [
      "VocabularyItemIdentifier": identifier,
      "VocabularyItemSynonyms": phrases.map { ["VocabularyItemPhrase": $0] },
    ]
  }

  private func data(_ list: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// The findings but for those that no list can do anything about.
  private func findings(_ information: Any, _ vocabulary: Any?) throws -> [PropertyListFinding] {
    try allFindings(information, vocabulary).filter { $0.rule != .retiredIntent }
  }

  private func allFindings(
    _ information: Any,
    _ vocabulary: Any?
  ) throws -> [PropertyListFinding] {
    AppLint.findings(information: try data(information), vocabulary: try vocabulary.map(data))
  }

  @Test func `sound lists have no findings`() throws {
    #expect(try findings(Self.sound, Self.soundVocabulary).isEmpty)
  }

  @Test func `the sample apps have nothing but notes`() {
    for app in Sample.world.apps {
      let findings = AppLint.findings(about: app, in: Sample.world)
      #expect(findings.allSatisfy { $0.rule.severity == .note }, "\(app.name): \(findings)")
    }
  }

  // MARK: - Info.plist

  /// A list with one thing changed in it.
  private func changed(_ list: List, _ path: String..., to value: Any?) -> List {
    changed(list, path[...], to: value)
  }

  private func changed(_ list: List, _ path: ArraySlice<String>, to value: Any?) -> List {
    guard let key = path.first else { return list }
    var copy = list
    copy[key] =
      path.count == 1
      ? value : changed(list[key] as? List ?? [:], path.dropFirst(), to: value)
    return copy
  }

  private func expect(
    _ rule: PropertyListFinding.Rule,
    _ sentence: String,
    at place: String,
    in information: List
  ) throws {
    let found = try findings(information, Self.soundVocabulary).filter {
      // The examples are for intents that the list may no longer have.
      $0.file == "Info.plist"
    }
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.description) == ["Info.plist, \(place): \(sentence)"])
  }

  @Test func `what is no property list is said to be none`() throws {
    let found = AppLint.findings(information: Data("hello".utf8), vocabulary: nil)
    #expect(found.map(\.rule) == [.unreadableList])
    #expect(
      found.first?.description
        == "Info.plist, root: Expected a property list with a dictionary, and found a string."
    )
  }

  @Test func `nothing is concluded from a list that can't be read`() throws {
    let broken = Data("<plist><dict><key>".utf8)
    let sound = try (data(Self.sound), data(Self.soundVocabulary))
    #expect(
      AppLint.findings(information: broken, vocabulary: sound.1).map(\.description) == [
        "Info.plist, root: Expected a property list with a dictionary, and found something that "
          + "breaks its rules."
      ]
    )
    let found = AppLint.findings(information: sound.0, vocabulary: broken)
      .filter { $0.rule != .retiredIntent }
    #expect(found.map(\.rule) == [.unreadableList])
    #expect(found.first?.file == "AppIntentVocabulary.plist")
    let both = AppLint.findings(information: broken, vocabulary: broken)
    #expect(both.map(\.rule) == [.unreadableList, .unreadableList])
  }

  @Test func `values have to be of their types`() throws {
    try expect(
      .wrongType,
      "Expected an array of strings, and found a string.",
      at: "NSUserActivityTypes",
      in: changed(Self.sound, "NSUserActivityTypes", to: "com.example.ferry")
    )
  }

  @Test(arguments: [
    ("CFBundleIdentifier", PropertyListFinding.Rule.missingIdentifier),
    ("NSSiriUsageDescription", .missingUsageDescription),
  ])
  func `some keys must be there`(key: String, rule: PropertyListFinding.Rule) throws {
    try expect(
      rule,
      "Expected \(key), and found none.",
      at: "root",
      in: changed(Self.sound, key, to: nil)
    )
  }

  @Test func `an extension is of the intents kind, and has a principal class`() throws {
    try expect(
      .wrongExtensionPoint,
      "Expected com.apple.intents-service, and found com.apple.widget-extension.",
      at: "NSExtension › NSExtensionPointIdentifier",
      in: changed(
        Self.sound,
        "NSExtension",
        "NSExtensionPointIdentifier",
        to: "com.apple.widget-extension"
      )
    )
    try expect(
      .missingPrincipalClass,
      "Expected NSExtensionPrincipalClass, and found none.",
      at: "NSExtension",
      in: changed(Self.sound, "NSExtension", "NSExtensionPrincipalClass", to: nil)
    )
  }

  private func supporting(_ intents: [String], restricted: [String] = []) -> List {
    changed(
      Self.sound,
      "NSExtension",
      "NSExtensionAttributes",
      to: ["IntentsSupported": intents, "IntentsRestrictedWhileLocked": restricted]
    )
  }

  private static let attributes = "NSExtension › NSExtensionAttributes"

  @Test func `an app without intents is never come to`() throws {
    try expect(
      .noIntents,
      "Expected an intent in IntentsSupported, and found none.",
      at: "root",
      in: supporting([])
    )
  }

  @Test(arguments: [
    ("INSendMesageIntent", PropertyListFinding.Rule.unknownIntent),
    ("INPlayMediaIntent", .undrivenIntent), ("OrderSoupIntent", .undrivenIntent),
    ("INCancelRideIntent", .disputedIntent),
  ])
  func `intents that are not what they should be are named`(
    intent: String,
    rule: PropertyListFinding.Rule
  ) throws {
    let found = try findings(supporting(["INRequestRideIntent", intent]), Self.soundVocabulary)
    let ours = found.filter { $0.file == "Info.plist" }
    #expect(ours.map(\.rule) == [rule])
    #expect(ours.map(\.place) == ["\(Self.attributes) › IntentsSupported"])
    #expect(ours.allSatisfy { $0.sentence.contains(intent) })
  }

  @Test func `what Siri asks no app for any more is noted`() throws {
    let intents = ["INRequestRideIntent", "INSearchCallHistoryIntent", "INGetRideStatusIntent"]
    let found = try allFindings(supporting(intents), nil).filter { $0.rule == .retiredIntent }
    #expect(
      found.map(\.sentence)
        == intents.prefix(2).map { "Found \($0), which Siri takes no requests for." }
    )
    #expect(found.allSatisfy { $0.rule.severity == .note })
  }

  @Test func `an intent is listed once`() throws {
    try expect(
      .doubleIntent,
      "Expected each intent once, and found INRequestRideIntent twice.",
      at: "\(Self.attributes) › IntentsSupported",
      in: supporting(["INRequestRideIntent", "INRequestRideIntent"])
    )
  }

  @Test func `what is restricted has to be supported`() throws {
    // S54
    try expect(
      .restrictedNotSupported,
      "Expected only intents of IntentsSupported, and found INSendMessageIntent.",
      at: "\(Self.attributes) › IntentsRestrictedWhileLocked",
      in: supporting(["INRequestRideIntent"], restricted: ["INSendMessageIntent"])
    )
  }

  @Test func `an app has at most three other names, and each is one`() throws {
    let names = ["A", "B", "C", "D"].map { ["INAlternativeAppName": $0] }
    try expect(
      .tooManyAppNames,
      "Expected at most three, and found 4.",
      at: "INAlternativeAppNames",
      in: changed(Self.sound, "INAlternativeAppNames", to: names)
    )
    try expect(
      .missingAppName,
      "Expected INAlternativeAppName, and found none.",
      at: "INAlternativeAppNames 1",
      in: changed(Self.sound, "INAlternativeAppNames", to: [["Name": "Boat"]])
    )
  }

  // MARK: - AppIntentVocabulary.plist

  private func expect(
    _ rule: PropertyListFinding.Rule,
    _ sentence: String,
    inVocabulary vocabulary: List?
  ) throws {
    let found = try findings(Self.sound, vocabulary)
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.sentence) == [sentence])
  }

  private func examples(_ examples: [String], for intent: String = "INRequestRideIntent") -> List {
    let phrases = Self.soundVocabulary["IntentPhrases"] as? [List] ?? []
    let new: List = ["IntentName": intent, "IntentExamples": examples]
    return changed(Self.soundVocabulary, "IntentPhrases", to: phrases + [new])
  }

  @Test func `each intent needs examples`() throws {
    try expect(
      .missingVocabulary,
      "Expected a file with examples for the app's intents, and found none.",
      inVocabulary: nil
    )
    let phrases = Self.soundVocabulary["IntentPhrases"] as? [List] ?? []
    try expect(
      .missingExamples,
      "Expected an example for INGetRideStatusIntent, and found none.",
      inVocabulary: changed(
        Self.soundVocabulary,
        "IntentPhrases",
        to: Array(phrases.prefix(1))
      )
    )
  }

  @Test func `examples are for the app's intents, with its name, and come to the point`() throws {
    try expect(
      .foreignExamples,
      "Expected an intent that the app supports, and found INSendMessageIntent.",
      inVocabulary: examples(["Send a Ferry message"], for: "INSendMessageIntent")
    )
    try expect(
      .namelessExample,
      "Expected the app's name in “Get me across”, and found none.",
      inVocabulary: examples(["Get me across"])
    )
    try expect(
      .wordyExample,
      "Expected an example that comes to the point, and found “hey siri” in “Hey Siri, get a "
        + "Ferry”.",
      inVocabulary: examples(["Hey Siri, get a Ferry"])
    )
  }

  @Test func `examples that nobody understands are noted`() throws {
    var app = try Sample.world.app("MyRide")
    app.examples = [
      "INRequestRideIntent": ["Get a ride with MyRide", "Colorless green MyRide ideas"]
    ]
    #expect(
      ExampleLint(world: Sample.world, app: app).findings.map(\.description) == [
        "AppIntentVocabulary.plist, IntentPhrases: Expected an example that can be understood, "
          + "and found “Colorless green MyRide ideas”."
      ]
    )
  }

  private func vocabulary(
    _ items: [List],
    for parameter: String = "INRequestRideIntent.rideOptionName"
  ) -> List {
    let entry: List = ["ParameterNames": [parameter], "ParameterVocabulary": items]
    return changed(Self.soundVocabulary, "ParameterVocabularies", to: [entry])
  }

  @Test(arguments: [
    ("INRequestRideIntent.boat", PropertyListFinding.Rule.unknownParameter),
    ("rideOptionName", .unknownParameter), ("INStartWorkoutIntent.workoutName", .foreignParameter),
    ("INRequestRideIntent.partySize", .closedParameter),
  ])
  func `words are for parameters that take them`(
    parameter: String,
    rule: PropertyListFinding.Rule
  ) throws {
    let found = try findings(Self.sound, vocabulary([], for: parameter))
    #expect(found.map(\.rule) == [rule])
    #expect(found.allSatisfy { $0.sentence.hasSuffix("and found \(parameter).") })
  }

  @Test func `an item has phrases of its own`() throws {
    try expect(
      .missingPhrase,
      "Expected a phrase, and found none.",
      inVocabulary: vocabulary([Self.item("raft", [])])
    )
    try expect(
      .doubleItem,
      "Expected each identifier once, and found raft again.",
      inVocabulary: vocabulary([Self.item("raft", ["Raft"]), Self.item("raft", ["Float"])])
    )
    try expect(
      .doublePhrase,
      "Expected each phrase for one item, and found “raft” for raft too.",
      inVocabulary: vocabulary([Self.item("raft", ["Raft"]), Self.item("float", ["Raft"])])
    )
    try expect(
      .manySynonyms,
      "Expected up to three, and found 4.",
      inVocabulary: vocabulary([Self.item("raft", ["Raft", "Float", "Planks", "Logs"])])
    )
  }

  @Test func `an item without an identifier is compared with no other`() throws {
    let nameless: List = ["VocabularyItemSynonyms": [["VocabularyItemPhrase": "Raft"]]]
    let found = try findings(Self.sound, vocabulary([nameless, nameless]))
    #expect(found.map(\.rule) == [.missingItemIdentifier, .missingItemIdentifier])
    #expect(
      found.map(\.sentence).allSatisfy {
        $0 == "Expected VocabularyItemIdentifier, and found none."
      }
    )
  }

  @Test(arguments: ["SUV", "Route 66", "iBoat"])
  func `what is not said as it is written wants a hint`(phrase: String) throws {
    try expect(
      .missingPronunciation,
      "Expected a hint how “\(phrase)” sounds, and found none.",
      inVocabulary: vocabulary([Self.item("it", [phrase])])
    )
  }

  // MARK: - The rules

  @Test func `each rule has advice of its own`() {
    let rules = PropertyListFinding.Rule.allCases
    #expect(Set(rules.map(\.advice)).count == rules.count)
    #expect(rules.allSatisfy { $0.advice.hasSuffix(".") })
  }
}
