import Understanding

extension Scaffold {
  /// The texts of the package's files, by their paths within it.
  var files: [(path: String, text: String)] {
    let sources = given.map { ($0.name, $0.text) } + lists
    return [("Package.swift", manifest)]
      + (sources + [(appFile, app)]).map { ("\(folder)/\($0.0)", $0.1) }
      + [
        ("Sources/Talk/main.swift", main),
        ("Tests/\(name)Tests/ContractTests.swift", contractTest),
        ("Tests/\(name)Tests/ConversationTests.swift", conversationTest),
        ("Tests/\(name)Tests/Transcripts/first.transcript", transcript),
        (".gitignore", "/.build\n"),
      ]
  }

  /// The property lists that nobody has given.
  private var lists: [(String, String)] {
    let hasVocabulary = given.contains(where: \.isVocabulary) || examples.isEmpty
    return (hasPropertyList ? [] : [("Info.plist", propertyList)])
      + (hasVocabulary ? [] : [("AppIntentVocabulary.plist", vocabulary)])
  }

  /// True if an Info.plist is among the given files, under whichever name.
  private var hasPropertyList: Bool { !propertyLists.isEmpty }

  private var propertyLists: [String] {
    given.filter { !$0.isSwift && !$0.isVocabulary }.map(\.name)
  }

  // MARK: - The package

  private var manifest: String {
    let surroundings =
      importsSurroundings
      ? "\n        .product(name: \"IntentsSurroundings\", package: \"Parley\")," : ""
    let excluded =
      (given.filter { !$0.isSwift }.map(\.name) + lists.map(\.0))
      .map { "\"\($0)\"" }.joined(separator: ", ")
    // What there is was written for another compiler, in all likelihood.
    let mode = isExample ? "" : ",\n      swiftSettings: [.swiftLanguageMode(.v5)]"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        products: [
          .executable(name: "\(program)", targets: ["Talk"])
        ],
        dependencies: [
          .package(name: "Parley", path: "\(dependency)")
        ],
        targets: [
          .target(
            name: "\(name)",
            dependencies: [
              .product(name: "Intents", package: "Parley"),\(surroundings)
              .product(name: "Parley", package: "Parley"),
            ],
            exclude: [\(excluded)]\(mode)
          ),
          .executableTarget(
            name: "Talk",
            dependencies: [
              "\(name)",
              .product(name: "ParleyTerminal", package: "Parley"),
            ]
          ),
          .testTarget(
            name: "\(name)Tests",
            dependencies: ["\(name)"],
            exclude: ["Transcripts"]
          ),
        ]
      )

      """
  }

  private var main: String {
    """
    \(["ParleyTerminal", name].sorted().map { "import \($0)" }.joined(separator: "\n"))

    await converse(with: app)

    """
  }

  private var app: String {
    let lists = (hasPropertyList ? propertyLists : ["Info.plist"])
      .map { "\"\($0)\"" }.joined(separator: ", ")
    let makers = makers.map(\.name)
    let code =
      makers.count == 1
      ? ") { \(makers[0])() }"
      : ", handler: " + makers.map { "{ \($0)() }" }.joined(separator: ", ") + ")"
    return """
      import Parley

      /// \(name), to be talked with: its property list, and how it is started.
      package let app = App("\(name)", describedBy: \(lists)\(code)

      """
  }

  private var propertyList: String {
    let items = intents.map { "        <string>\($0)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleIdentifier</key>
        <string>com.example.\(name)</string>
        <key>CFBundleName</key>
        <string>\(name)</string>
        <key>NSSiriUsageDescription</key>
        <string>\(name) does with Siri what you ask it for.</string>
        <key>NSExtension</key>
        <dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.intents-service</string>
          <key>NSExtensionPrincipalClass</key>
          <string>$(PRODUCT_MODULE_NAME).\(makers[0].name)</string>
          <key>NSExtensionAttributes</key>
          <dict>
            <key>IntentsSupported</key>
            <array>
      \(items)      </array>
            <key>IntentsRestrictedWhileLocked</key>
            <array/>
          </dict>
        </dict>
      </dict>
      </plist>

      """
  }

  /// The plainest request for each intent that there are words for.
  private var examples: [(intent: String, sentence: String)] {
    intents.compactMap { intent in
      let sentences = Manner.of(intent: intent).openings.map { $0.replacing("{app}", with: name) }
      let plain = sentences.first { !$0.contains("{") && $0.contains(name) }
      return plain.map { (intent, $0) }
    }
  }

  private var vocabulary: String {
    let phrases = examples.map { intent, sentence in
      """
          <dict>
            <key>IntentName</key>
            <string>\(intent)</string>
            <key>IntentExamples</key>
            <array>
              <string>\(sentence)</string>
            </array>
          </dict>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>IntentPhrases</key>
        <array>
      \(phrases.joined())  </array>
      </dict>
      </plist>

      """
  }

  // MARK: - Its tests

  private var contractTest: String {
    """
    import Parley
    import Testing

    @testable import \(name)

    @Suite struct ContractTests {
      @Test func `\(name) keeps SiriKit's contract`() async throws {
        try await check(app)
      }
    }

    """
  }

  private var conversationTest: String {
    """
    import Parley
    import Testing

    @testable import \(name)

    @Suite struct ConversationTests {
      @Test(arguments: try transcripts(in: "Transcripts"))
      func `conversations go as they are written`(transcript: String) async throws {
        try await replay(transcript, with: app)
      }
    }

    """
  }

  private var transcript: String {
    guard isExample else { return opening }
    return """
      # A message that is dictated, agreed to and sent.
      > Send a message to Anna with \(name)
      < What do you want to say to Anna Haro?
      > Running late
      = resolve content -> success Running late
      < To Anna Haro: “Running late” Ready to send it?
      > yes
      = handle INSendMessageIntent -> success
      < Message to Anna Haro sent.

      """
  }

  /// The beginning of a conversation about the first intent, for the author to go on with.
  private var opening: String {
    let patterns = intents.flatMap { Manner.of(intent: $0).openings }
    let plain = patterns.map { $0.replacing("{app}", with: name) }.first { !$0.contains("{") }
    return """
      # Say here what you would say to it. Where the line “< ...” is taken out,
      # “swift run \(program) replay Tests --update” writes what is answered.
      > \(plain ?? "What can I say?")
      < ...

      """
  }

  // MARK: - Something to begin with

  static let handler = GivenFile(
    name: "IntentHandler.swift",
    text: """
      import Intents

      /// The handler that Siri asks: whom to write to, which text, and to send it.
      class IntentHandler: INExtension, INSendMessageIntentHandling {
        func resolveRecipients(
          for intent: INSendMessageIntent
        ) async -> [INSendMessageRecipientResolutionResult] {
          guard let people = intent.recipients, !people.isEmpty else { return [.needsValue()] }
          return people.map { person in
            let matches = person.siriMatches ?? []
            return matches.count > 1 ? .disambiguation(with: matches) : .success(with: person)
          }
        }

        func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
          guard let text = intent.content, !text.isEmpty else { return .needsValue() }
          return .success(with: text)
        }

        func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
          // Your app sends the message here.
          INSendMessageIntentResponse(code: .success, userActivity: nil)
        }
      }

      """
  )
}
