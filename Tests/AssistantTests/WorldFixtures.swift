import Foundation
import Testing

@testable import Assistant

/// The sample world, read from where the package keeps it.
enum Sample {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/World")
  static let files = WorldFiles(folder: folder)
  static let world = World(files)

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }
}

extension World {
  func app(_ name: String) throws -> AppDescription {
    try #require(apps.first { $0.name == name })
  }

  func contact(_ name: String) throws -> Contact {
    try #require(contacts.contacts.first { $0.fullName == name })
  }
}
