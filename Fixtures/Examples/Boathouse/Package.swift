// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Boathouse",
  dependencies: [
    .package(name: "Parley", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Boathouse",
      dependencies: [
        .product(name: "Intents", package: "Parley"),
        .product(name: "Parley", package: "Parley"),
      ],
      exclude: ["Info.plist", "AppIntentVocabulary.plist"]
    ),
    .testTarget(
      name: "BoathouseTests",
      dependencies: ["Boathouse"],
      exclude: ["Transcripts"]
    ),
  ]
)
