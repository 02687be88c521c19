package import Foundation
package import Transcripts

// MARK: - The start

extension Player {
  /// Friday, 20 November 2026, 9:41 in San Francisco: when a transcript is played that names no
  /// other time.
  static let usualNow = Date(timeIntervalSince1970: 1_795_196_460)

  /// Sets the stage for a transcript, as its first settings say.
  ///
  /// - Parameters:
  ///   - transcript: What is to be played.
  ///   - makeClock: Makes the clock, which shows the given time until it is moved.
  /// - Returns: What it takes to play it, once.
  /// - Throws: What can't be found of what the settings name, and `StorageCopy.NoRoom`.
  package func staging<Clock: SettableClock>(
    of transcript: Transcript,
    clock makeClock: (Date) -> Clock
  ) throws -> Staging<Clock> {
    if let late = transcript.lateSettings.first {
      throw UnplayableSetting(
        place: late.place,
        column: late.column,
        expected: "it before the first line of the user",
        found: "@\(late.setting)"
      )
    }
    var (files, world, now) = (files, world, Self.usualNow)
    var storage: StorageCopy?
    for (place, setting) in transcript.startSettings {
      switch setting {
      case .world(let folder):
        files = try self.files(in: folder, at: place)
        world = try repertoire.world(files)
      case .data(let folder): storage = try copy(ofStored: folder, at: place)
      case .now(let time): now = time.date
      case .locale(let name): world.locale = Locale(identifier: name)
      case .timeZone(let name): world.timeZone = TimeZone(identifier: name) ?? world.timeZone
      default: break
      }
    }
    if storage == nil, transcript.inputs.contains(where: { $0.input == .setting(.restart) }) {
      storage = try StorageCopy()
    }
    let clock = makeClock(now)
    let scene = Scene(files: files, world: world, clock: clock, folder: storage?.path)
    return Staging(scene: scene, clock: clock, storage: storage)
  }
}

extension Player {
  /// A folder, which is named as seen from that of the file it stands in.
  private func location(of folder: String, at place: Place) -> URL {
    URL(filePath: folder, relativeTo: URL(filePath: place.file).deletingLastPathComponent())
  }

  private func files(
    in folder: String,
    at place: Place
  ) throws -> WorldFiles {
    let files = WorldFiles(folder: location(of: folder, at: place))
    guard files.isFound else {
      throw UnplayableSetting(
        place: place,
        expected: "the folder of a world",
        found: folder
      )
    }
    return files
  }

  /// A copy of what apps had stored.
  private func copy(
    ofStored folder: String,
    at place: Place
  ) throws -> StorageCopy {
    guard let copy = try StorageCopy(of: location(of: folder, at: place).path) else {
      throw UnplayableSetting(
        place: place,
        expected: "a folder with what apps have stored",
        found: folder
      )
    }
    return copy
  }
}
