// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Boathouse",
  products: [
    .executable(name: "boathouse", targets: ["Talk"])
  ],
  dependencies: [
    .package(name: "Parley", path: "../../..")
  ],
  targets: [
    .target(
      name: "Boathouse",
      dependencies: [
        .product(name: "Intents", package: "Parley"),
        .product(name: "Parley", package: "Parley"),
      ],
      exclude: ["Info.plist", "AppIntentVocabulary.plist"]
    ),
    .executableTarget(
      name: "Talk",
      dependencies: [
        "Boathouse",
        .product(name: "ParleyTerminal", package: "Parley"),
      ]
    ),
    .testTarget(
      name: "BoathouseTests",
      dependencies: ["Boathouse"],
      exclude: ["Transcripts"]
    ),
  ]
)
