/// A module: which others it may know.
///
/// `ours` is what Package.swift may say; `theirs` what a source file may import besides.
struct Room {
  var ours: Set<String> = []
  var theirs: Set<String> = []
  /// The folder in its wing, if it has another name than the module.
  var folder: String?
}

/// A folder of `Sources`, and the modules in it: the one table of which modules know which.
struct Wing {
  var name: String
  var rooms: [String: Room]

  static let all = [
    Wing(
      name: "Apple",
      rooms: [
        "Contacts": Room(theirs: ["Foundation"]),
        "CoreLocation": Room(ours: ["Contacts"], theirs: ["Foundation"]),
        "Intents": Room(
          ours: ["CoreLocation", "Contacts"],
          theirs: ["Foundation", "FoundationNetworking", "Synchronization"]
        ),
        "CLogging": Room(),
        "os": Room(ours: ["CLogging", "Characters"], theirs: ["Foundation", "Synchronization"]),
        "OSLog": Room(ours: ["os"]),
        "UIKit": Room(ours: ["Intents", "Contacts"], theirs: ["Foundation", "Dispatch"]),
        "_Testing_UIKit": Room(ours: ["UIKit"], folder: "TestingUIKit"),
      ]
    ),
    Wing(
      name: "Language",
      rooms: [
        "English": Room(ours: ["CEnglish"]),
        "CEnglish": Room(),
        "Automata": Room(ours: ["English"]),
        // Of the C library only powers.
        "Phrases": Room(ours: ["Automata", "English", "Randomness"], theirs: ["Glibc"]),
        // Of the C library only the exponential.
        "Understanding": Room(
          ours: ["Automata", "English"],
          theirs: ["FoundationEssentials", "Glibc", "Synchronization"]
        ),
      ]
    ),
    Wing(
      name: "Conversation",
      rooms: [
        "Characters": Room(),
        "Dialogue": Room(),
        "Domains": Room(
          ours: ["Intents", "CoreLocation", "Contacts", "Dialogue", "Characters", "English"],
          theirs: ["Foundation", "Synchronization"]
        ),
        "Transcripts": Room(ours: ["Dialogue"]),
      ]
    ),
    Wing(
      name: "Device",
      rooms: [
        "Properties": Room(),
        "Files": Room(theirs: ["Glibc", "Synchronization"]),
        "CProcess": Room(),
        "Terminal": Room(
          ours: ["CProcess", "Files", "Characters"],
          theirs: ["Glibc", "Synchronization"]
        ),
        "Wire": Room(),
        "Spawning": Room(
          ours: ["CProcess", "Wire"],
          theirs: ["Dispatch", "Glibc", "Synchronization"]
        ),
        "Assistant": Room(
          ours: [
            "Intents", "Dialogue", "English", "Understanding", "Domains", "Transcripts",
            "Properties", "Files", "Wire", "Spawning",
          ],
          theirs: ["Dispatch", "Foundation", "Synchronization"]
        ),
      ]
    ),
    Wing(
      name: "Author",
      rooms: [
        "Parley": Room(
          ours: [
            "Intents", "Dialogue", "Domains", "Transcripts", "Assistant", "Terminal", "Files",
            "Characters",
          ],
          theirs: ["Foundation", "Glibc", "Synchronization"]
        )
      ]
    ),
    Wing(
      name: "Program",
      rooms: [
        "CReadline": Room(),
        "CGetopt": Room(),
        "LineEditing": Room(ours: ["CReadline", "Terminal", "Files"], theirs: ["Glibc"]),
        "Pictures": Room(ours: ["Domains", "Terminal"], theirs: ["Foundation"]),
        "Diagrams": Room(ours: ["Dialogue", "Transcripts", "Terminal", "Characters"]),
        "Importing": Room(ours: ["Transcripts", "Files", "Characters"], theirs: ["Foundation"]),
        "Reporting": Room(
          ours: [
            "Assistant", "Dialogue", "Understanding", "Transcripts", "Properties", "Files",
            "Characters",
          ],
          theirs: ["Foundation"]
        ),
        "SwiftReading": Room(),
        "ParleyTerminal": Room(
          ours: [
            "Intents", "Dialogue", "English", "Understanding", "Domains", "Transcripts",
            "Assistant", "Parley", "Terminal", "LineEditing", "Pictures", "Diagrams", "Importing",
            "Reporting", "SwiftReading", "Files", "Characters", "CGetopt",
          ],
          theirs: ["Foundation", "Glibc", "Synchronization"]
        ),
        "program": Room(
          ours: ["SampleDevice", "Assistant", "Terminal", "ParleyTerminal", "Measurement"]
        ),
      ]
    ),
    Wing(
      name: "Samples",
      rooms: [
        "CSQLite": Room(),
        "Storage": Room(ours: ["CSQLite"], theirs: ["Glibc", "Synchronization"]),
        "SampleApps": Room(
          ours: ["Intents", "Storage"],
          theirs: ["Foundation", "Synchronization"]
        ),
        "SampleDevice": Room(
          ours: ["Assistant", "Dialogue", "SampleApps", "Storage", "Wire"],
          theirs: ["Foundation", "Synchronization"]
        ),
      ]
    ),
    Wing(
      name: "Tools",
      rooms: [
        "generate": Room(
          ours: ["Automata", "Phrases", "Properties"],
          theirs: ["Foundation", "Glibc"]
        ),
        "locales": Room(theirs: ["FoundationEssentials"]),
        "Randomness": Room(),
        "Scratch": Room(theirs: ["Foundation"]),
        "Measurement": Room(
          ours: ["Understanding", "Characters"],
          theirs: ["Foundation"]
        ),
        "phrasebook": Room(
          ours: ["Automata", "Phrases", "Randomness", "Understanding", "Measurement"],
          theirs: ["Foundation", "Glibc"]
        ),
        "Simulation": Room(
          ours: [
            "Assistant", "Automata", "Dialogue", "Measurement", "Phrases", "Randomness",
            "SampleDevice", "Transcripts", "Understanding",
          ],
          theirs: ["Foundation"]
        ),
        "simulate": Room(ours: ["Simulation"], theirs: ["Foundation"]),
        // It starts the program, and imports nothing of it.
        "bench": Room(
          ours: [
            "Assistant", "Transcripts", "Understanding", "SampleDevice", "Scratch", "program",
          ],
          theirs: ["Foundation", "Glibc"]
        ),
      ]
    ),
  ]
}

extension Room {
  static let house: [String: Room] = Wing.all
    .reduce(into: [:]) { house, wing in house.merge(wing.rooms) { room, _ in room } }

  /// Where each module is, seen from `Sources`.
  static let folders: [String: String] = Wing.all
    .reduce(into: [:]) { folders, wing in
      for (module, room) in wing.rooms {
        folders[module] = "\(wing.name)/\(room.folder ?? module)"
      }
    }

  /// The modules of the products: what authors import, and what alone shows anything.
  static let published: Set = [
    "Intents", "CoreLocation", "Contacts", "os", "OSLog", "UIKit", "Assistant", "Parley",
    "ParleyTerminal",
  ]

  /// The modules whose folders know each other in one direction only.
  static let layered: Set = [
    "Assistant", "Dialogue", "Domains", "Intents", "Parley", "ParleyTerminal", "Phrases",
    "SampleApps", "Understanding", "generate",
  ]

  /// The modules that hold no words of a language: all but its data and the notation of transcripts.
  static let wordless: Set<String> = {
    let wings = Wing.all.filter {
      ["Language", "Conversation", "Device", "Author", "Program"].contains($0.name)
    }
    return Set(wings.flatMap(\.rooms.keys)).subtracting(["English", "Transcripts"])
  }()

  /// How many functions a type may have, where that is not 60.
  static let mostFunctions = ["Session": 40]

  /// A module with all that it links.
  static func linked(by module: String) -> Set<String> {
    (house[module]?.ours ?? []).reduce(into: [module]) { $0.formUnion(linked(by: $1)) }
  }

  /// Targets outside `Sources` that tests start or link.
  static let scaffolding: Set<String> = [
    "terminal-probe", "crash-probe", "disk-probe", "replay-probe", "CFailingDisk",
    "planted-apps", "AuthorsInSwift6", "AuthorsInSwift5",
  ]
}
