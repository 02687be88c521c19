// swift-tools-version: 6.2
import PackageDescription

/// Settings every target shares: Swift 6, with the upcoming features that keep
/// imports honest and non-`Sendable` handlers on their caller's actor.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// What authors' files see, and what it takes to call them.
let authors: [Target.Dependency] = [
  "Intents", "os", "OSLog", "UIKit", "_Testing_UIKit", "Dialogue", "Domains",
]

let package = Package(
  name: "Parley",
  products: [
    .library(name: "Intents", targets: ["Intents", "CoreLocation", "Contacts"]),
    // What authors' files import by habit besides: opted into, for whoever has it in a package
    // finds that `canImport(os)` and `canImport(UIKit)` hold.
    .library(name: "IntentsSurroundings", targets: ["os", "OSLog", "UIKit", "_Testing_UIKit"]),
    .library(name: "Parley", targets: ["Parley"]),
    .library(name: "ParleyTerminal", targets: ["ParleyTerminal"]),
    .executable(name: "parley", targets: ["program"]),
  ],
  traits: [
    // It brings libcurl along, which costs a start of parley some milliseconds and has to be
    // there to link against: who only wants the program disables it.
    .trait(
      name: "Networking",
      description: "Lets files that import only Intents see URLSession, as Apple's SDK does."
    ),
    .default(enabledTraits: ["Networking"]),
  ],
  targets: [
    // MARK: Apple: what authors import

    .target(name: "Contacts", path: "Sources/Apple/Contacts", swiftSettings: house),
    .target(
      name: "CoreLocation",
      dependencies: ["Contacts"],
      path: "Sources/Apple/CoreLocation",
      swiftSettings: house
    ),
    .target(
      name: "Intents",
      dependencies: ["CoreLocation", "Contacts"],
      path: "Sources/Apple/Intents",
      exclude: ["Catalogue"],
      swiftSettings: house
    ),
    // The submodules of `os`, such as `os.log`: only C modules have any.
    .systemLibrary(name: "CLogging", path: "Sources/Apple/CLogging"),
    .target(
      name: "os",
      dependencies: ["CLogging", "Characters"],
      path: "Sources/Apple/os",
      swiftSettings: house
    ),
    .target(
      name: "OSLog",
      dependencies: ["os"],
      path: "Sources/Apple/OSLog",
      swiftSettings: house
    ),
    .target(
      name: "UIKit",
      dependencies: ["Intents", "Contacts"],
      path: "Sources/Apple/UIKit",
      swiftSettings: house
    ),
    .target(
      name: "_Testing_UIKit",
      dependencies: ["UIKit"],
      path: "Sources/Apple/TestingUIKit",
      swiftSettings: house
    ),

    // MARK: Language: sentences to meaning

    // What phrases and training come to, as bytes in the program.
    .target(name: "CEnglish", path: "Sources/Language/CEnglish"),
    // The words that belong to no phrase, and those bytes. It is small, because it is compiled with
    // every edited phrase.
    .target(
      name: "English",
      dependencies: ["CEnglish"],
      path: "Sources/Language/English",
      // Data that nobody compiles here; what is not named would be warned of in every build, of
      // those who depend on this package, too.
      exclude: [
        "Generated", "Phrases", "Questions", "Replies", "Values", "Wordings", "evidence.weights",
        "heldout.wordings", "moves.corpus", "questions.weights", "questions.wordings",
        "replies.weights", "replies.wordings", "requests.examples", "tuning.wordings",
        "unforeseen.wordings",
      ],
      sources: ["Tables"],
      swiftSettings: house
    ),
    // Words, sentences, and the automaton that reads them.
    .target(
      name: "Automata",
      dependencies: ["English"],
      path: "Sources/Language/Automata",
      swiftSettings: house
    ),
    .target(
      name: "Understanding",
      dependencies: ["Automata", "English"],
      path: "Sources/Language/Understanding",
      swiftSettings: house
    ),

    // The notation of phrases and its compiler: for tools and tests.
    .target(
      name: "Phrases",
      dependencies: ["Automata", "English", "Randomness"],
      path: "Sources/Language/Phrases",
      swiftSettings: house
    ),

    // MARK: Conversation: what follows, with which words

    // What characters do to a terminal, and to the text around them: whatever shows text needs it.
    .target(name: "Characters", path: "Sources/Conversation/Characters", swiftSettings: house),
    .target(name: "Dialogue", path: "Sources/Conversation/Dialogue", swiftSettings: house),
    .target(
      name: "Domains",
      dependencies: [
        "Intents", "CoreLocation", "Contacts", "Dialogue", "Characters", "English",
      ],
      path: "Sources/Conversation/Domains",
      swiftSettings: house
    ),
    .target(
      name: "Transcripts",
      dependencies: ["Dialogue"],
      path: "Sources/Conversation/Transcripts",
      swiftSettings: house
    ),

    // MARK: Device: people, places, apps and a session with them

    // The files and folders of a person, as a program should read and write them.
    .target(name: "Files", path: "Sources/Device/Files", swiftSettings: house),
    // What property lists and JSON say: apart from Assistant, because what writes the sample world
    // needs them too.
    .target(name: "Properties", path: "Sources/Device/Properties", swiftSettings: house),
    // Processes of this same executable.
    .target(
      name: "Spawning",
      dependencies: ["CProcess", "Wire"],
      path: "Sources/Device/Spawning",
      swiftSettings: house
    ),
    // Values as bytes, for another process.
    .target(name: "Wire", path: "Sources/Device/Wire", swiftSettings: house),
    .target(
      name: "Assistant",
      dependencies: [
        "Intents", "Dialogue", "English", "Understanding", "Domains", "Transcripts", "Properties",
        "Files", "Wire", "Spawning",
      ],
      path: "Sources/Device/Assistant",
      swiftSettings: house
    ),

    .systemLibrary(name: "CProcess", path: "Sources/Device/CProcess"),
    // The streams, signals and crashes of the process; it knows nothing of typing.
    .target(
      name: "Terminal",
      dependencies: ["CProcess", "Files", "Characters"],
      path: "Sources/Device/Terminal",
      swiftSettings: house
    ),

    // MARK: Author: what an app's tests link

    .target(
      name: "Parley",
      dependencies: [
        "Intents", "Dialogue", "Domains", "Transcripts", "Assistant", "Terminal", "Files",
        "Characters",
      ],
      path: "Sources/Author/Parley",
      swiftSettings: house
    ),

    // MARK: Program: the conversation in a terminal, with GNU readline

    .systemLibrary(
      name: "CReadline",
      path: "Sources/Program/CReadline",
      providers: [.apt(["libreadline-dev"])]
    ),
    .systemLibrary(name: "CGetopt", path: "Sources/Program/CGetopt"),
    .target(
      name: "LineEditing",
      dependencies: ["CReadline", "Terminal", "Files"],
      path: "Sources/Program/LineEditing",
      swiftSettings: house
    ),
    // Cards as they are drawn.
    .target(
      name: "Pictures",
      dependencies: ["Domains", "Terminal"],
      path: "Sources/Program/Pictures",
      swiftSettings: house
    ),
    // Transcripts as sequence diagrams.
    .target(
      name: "Diagrams",
      dependencies: ["Dialogue", "Transcripts", "Terminal", "Characters"],
      path: "Sources/Program/Diagrams",
      swiftSettings: house
    ),
    // Conversations of other tools.
    .target(
      name: "Importing",
      dependencies: ["Transcripts", "Files", "Characters"],
      path: "Sources/Program/Importing",
      swiftSettings: house
    ),
    // Conversations for the eyes of others.
    .target(
      name: "Reporting",
      dependencies: [
        "Assistant", "Dialogue", "Understanding", "Transcripts", "Properties", "Files",
        "Characters",
      ],
      path: "Sources/Program/Reporting",
      swiftSettings: house
    ),
    // Reads Swift code without a compiler, for the scaffold and for the tests of the architecture.
    .target(name: "SwiftReading", path: "Sources/Program/SwiftReading", swiftSettings: house),
    // For our executable as for those of authors.
    .target(
      name: "ParleyTerminal",
      dependencies: [
        "Intents", "Dialogue", "English", "Understanding", "Domains", "Transcripts", "Assistant",
        "Parley", "Terminal", "LineEditing", "Pictures", "Diagrams", "Importing", "Reporting",
        "SwiftReading", "Files", "Characters", "CGetopt",
      ],
      path: "Sources/Program/ParleyTerminal",
      swiftSettings: house
    ),
    // The executable `parley`. Its target has another name than the library, because on a disk
    // that takes upper and lower case for the same, `parley` and `Parley` are one folder.
    .executableTarget(
      name: "program",
      dependencies: [
        "SampleDevice", "Assistant", "Terminal", "ParleyTerminal", "Measurement",
      ],
      path: "Sources/Program/program",
      swiftSettings: house
    ),

    // MARK: Samples: apps as an author would write them

    .systemLibrary(
      name: "CSQLite",
      path: "Sources/Samples/CSQLite",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .target(
      name: "Storage",
      dependencies: ["CSQLite"],
      path: "Sources/Samples/Storage",
      swiftSettings: house
    ),
    .target(
      name: "SampleApps",
      dependencies: ["Intents", "Storage"],
      path: "Sources/Samples/SampleApps",
      swiftSettings: house
    ),
    // The sample apps' device: apart from the executable, because what measures needs it too.
    .target(
      name: "SampleDevice",
      dependencies: ["Assistant", "Dialogue", "SampleApps", "Storage", "Wire"],
      path: "Sources/Samples/SampleDevice",
      swiftSettings: house
    ),

    // MARK: Tools: for who works on Parley

    .executableTarget(
      name: "generate",
      dependencies: ["Automata", "Phrases", "Properties"],
      path: "Sources/Tools/generate",
      swiftSettings: house
    ),
    // Random numbers that come again: what samples phrases and what tests share.
    .target(name: "Randomness", path: "Sources/Tools/Randomness", swiftSettings: house),
    // A folder for a while: what measures and what tests share.
    .target(name: "Scratch", path: "Sources/Tools/Scratch", swiftSettings: house),
    // Predictions and corpora: what the executables and the tests measure understanding by.
    .target(
      name: "Measurement",
      dependencies: ["Understanding", "Characters"],
      path: "Sources/Tools/Measurement",
      swiftSettings: house
    ),
    // Cuts ICU's data for the release; see the Makefile.
    .executableTarget(name: "locales", path: "Sources/Tools/locales", swiftSettings: house),
    // For whoever writes phrases: compiles a folder of them at run time.
    .executableTarget(
      name: "phrasebook",
      dependencies: ["Automata", "Phrases", "Randomness", "Understanding", "Measurement"],
      path: "Sources/Tools/phrasebook",
      swiftSettings: house
    ),
    // Depends on the executable because it starts that and looks at the clock.
    .executableTarget(
      name: "bench",
      dependencies: [
        "Assistant", "Transcripts", "Understanding", "SampleDevice", "Scratch", "program",
      ],
      path: "Sources/Tools/bench",
      swiftSettings: house
    ),

    // People who talk to whole sessions, for the tool and the tests that measure by them.
    .target(
      name: "Simulation",
      dependencies: [
        "Assistant", "Automata", "Dialogue", "Measurement", "Phrases", "Randomness",
        "SampleDevice", "Transcripts", "Understanding",
      ],
      path: "Sources/Tools/Simulation",
      exclude: ["Sample", "Voices"],
      swiftSettings: house
    ),
    .executableTarget(
      name: "simulate",
      dependencies: ["Simulation"],
      path: "Sources/Tools/simulate",
      swiftSettings: house
    ),

    // MARK: Tests

    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "Simulation", "Assistant", "Dialogue", "SampleDevice", "Transcripts", "Understanding",
      ],
      swiftSettings: house
    ),

    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["SwiftReading", "Scratch"],
      swiftSettings: house
    ),
    .testTarget(
      name: "SwiftReadingTests",
      dependencies: ["SwiftReading"],
      swiftSettings: house
    ),
    .testTarget(
      name: "GenerateTests",
      dependencies: ["generate", "locales", "Scratch"],
      swiftSettings: house
    ),
    .testTarget(
      name: "DialogueTests",
      dependencies: ["Dialogue", "Randomness"],
      swiftSettings: house
    ),
    .testTarget(
      name: "CharactersTests",
      dependencies: ["Characters", "Randomness"],
      swiftSettings: house
    ),
    .testTarget(name: "PropertiesTests", dependencies: ["Properties"], swiftSettings: house),
    .testTarget(
      name: "PhrasesTests",
      dependencies: ["Automata", "Phrases", "Randomness"],
      swiftSettings: house
    ),
    .testTarget(
      name: "UnderstandingTests",
      dependencies: [
        "English", "Automata", "Understanding", "Phrases", "Measurement", "Randomness",
      ],
      swiftSettings: house
    ),
    .testTarget(name: "IntentsTests", dependencies: ["Intents"], swiftSettings: house),
    .testTarget(
      name: "SurroundingsTests",
      dependencies: ["os", "OSLog", "UIKit", "_Testing_UIKit", "Intents", "Parley", "Scratch"],
      exclude: ["Rower"],
      resources: [.process("Pictures")],
      swiftSettings: house
    ),
    // Handlers as authors compile them: without this package's settings, in both language modes.
    .testTarget(name: "AuthorsInSwift6Tests", dependencies: ["Intents", "AuthorsInSwift6"]),
    .testTarget(
      name: "AuthorsInSwift5Tests",
      dependencies: ["Intents", "AuthorsInSwift5"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // What strangers write: files of many hands, with the stand-ins that such files import.
    .testTarget(
      name: "AuthorsFilesInSwift6Tests",
      dependencies: authors + ["Parley", "Scratch"],
      path: "Tests/AuthorsFilesInSwift6"
    ),
    .testTarget(
      name: "AuthorsFilesInSwift5Tests",
      dependencies: authors + ["Parley", "Scratch"],
      path: "Tests/AuthorsFilesInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // The listings of the documents about SiriKit, as an author would have them tested.
    .testTarget(
      name: "ListingsTests",
      dependencies: ["Intents", "Transcripts", "Assistant", "Parley"],
      exclude: ["Apps", "Transcripts"]
    ),
    .target(
      name: "AuthorsInSwift6",
      dependencies: ["Intents"],
      path: "Tests/AuthorsInSwift6"
    ),
    .target(
      name: "AuthorsInSwift5",
      dependencies: ["Intents"],
      path: "Tests/AuthorsInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "DomainsTests",
      dependencies: ["Domains", "Randomness"],
      swiftSettings: house
    ),
    .testTarget(
      name: "TranscriptsTests",
      dependencies: ["Transcripts", "Randomness"],
      swiftSettings: house
    ),
    .testTarget(name: "WireTests", dependencies: ["Wire", "Randomness"], swiftSettings: house),
    .testTarget(name: "FilesTests", dependencies: ["Files", "Scratch"], swiftSettings: house),
    .testTarget(
      name: "StorageTests",
      dependencies: ["Storage", "Scratch"],
      swiftSettings: house
    ),
    .testTarget(
      name: "SampleAppsTests",
      dependencies: ["SampleApps", "Storage", "Intents", "Scratch"],
      swiftSettings: house
    ),
    .testTarget(
      name: "AssistantTests",
      dependencies: [
        "Assistant", "SampleApps", "Properties", "Scratch", "Wire", "Spawning", "Randomness",
      ],
      exclude: ["Dialogue/dialogue.record", "Dialogue/verbs.record"],
      swiftSettings: house
    ),
    .executableTarget(
      name: "terminal-probe",
      dependencies: ["Terminal", "LineEditing"],
      path: "Tests/TerminalProbe",
      swiftSettings: house
    ),
    .executableTarget(
      name: "crash-probe",
      dependencies: ["Assistant", "Intents", "ParleyTerminal", "Transcripts"],
      path: "Tests/CrashProbe",
      exclude: ["Info.plist"],
      swiftSettings: house
    ),
    // The sample apps on a disk that fails: a process of its own, for its functions that use files
    // stand in front of the C library's.
    .target(name: "CFailingDisk", path: "Tests/CFailingDisk"),
    .executableTarget(
      name: "disk-probe",
      dependencies: [
        "CFailingDisk", "CSQLite", "Assistant", "Dialogue", "Randomness", "SampleDevice",
        "Scratch",
      ],
      path: "Tests/DiskProbe",
      swiftSettings: house
    ),
    // Transcripts with the sample apps in its own process and in processes of their own, side by side.
    .executableTarget(
      name: "replay-probe",
      dependencies: ["Assistant", "Parley", "SampleDevice", "Transcripts"],
      path: "Tests/ReplayProbe",
      swiftSettings: house
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Terminal", "LineEditing", "Randomness", "Scratch", "Transcripts", "terminal-probe",
        "crash-probe", "program",
      ],
      exclude: ["Speakers"],
      swiftSettings: house
    ),
    // The sample apps with a defect each, and the tests that look whether checking finds it.
    .executableTarget(
      name: "planted-apps",
      dependencies: [
        "Intents", "UIKit", "Dialogue", "Transcripts", "Assistant", "SampleDevice",
        "ParleyTerminal",
      ],
      path: "Tests/PlantedApps",
      swiftSettings: house
    ),
    .testTarget(
      name: "PlantedTests",
      dependencies: [
        "planted-apps", "SampleDevice", "Assistant", "Dialogue", "Transcripts", "Scratch",
      ],
      swiftSettings: house
    ),
    .testTarget(name: "BenchTests", dependencies: ["bench"], swiftSettings: house),
    .testTarget(
      name: "ParleyTests",
      dependencies: [
        "Parley", "ParleyTerminal", "Pictures", "Diagrams", "Importing", "Reporting", "program",
        "crash-probe", "disk-probe", "replay-probe", "Intents", "Dialogue", "Domains", "Assistant",
        "Terminal", "Transcripts", "SampleDevice", "SampleApps", "Storage", "Randomness", "Files",
        "Scratch", "Measurement",
      ],
      exclude: ["Builds", "Scaffolded/Info.plist"],
      swiftSettings: house
    ),
  ],
  swiftLanguageModes: [.v6]
)
