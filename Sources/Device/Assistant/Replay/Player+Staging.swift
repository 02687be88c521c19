import Files
package import Foundation
package import Transcripts

// MARK: - The start

extension Player {
  /// Sets the stage for a transcript, as its first settings say.
  ///
  /// - Parameters:
  ///   - transcript: The transcript to play.
  ///   - makeClock: Makes the clock, which shows the given time until it is moved.
  /// - Returns: The stage for a single play.
  /// - Throws: `UnplayableSetting` for what the settings name and can't be used, and
  ///   `StorageCopy.Failure` where there is no room.
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
    let reach = reach(of: transcript)
    var (files, world, now) = (files, world, ManualClock.usualNow)
    var storage: StorageCopy?
    var (problems, origins) = ([String](), Origins())
    for (place, setting) in transcript.startSettings {
      switch setting {
      case .world(let folder):
        files = try self.files(in: folder, at: place, within: reach)
        world = try repertoire.world(files)
        problems = world.problems.map { "\(place): \(folder)/\($0)" }
        origins.world = Origin(place: place, folder: folder)
      case .data(let folder):
        storage = try copy(ofStored: folder, at: place, within: reach)
        origins.data = Origin(place: place, folder: folder)
      case .now(let time): now = time.date
      case .locale(let name): world.locale = Locale(identifier: name)
      case .timeZone(let name): world.timeZone = TimeZone(identifier: name) ?? world.timeZone
      default: break
      }
    }
    if storage == nil, transcript.restarts || transcript.endsApps { storage = try StorageCopy() }
    let clock = makeClock(now)
    let scene = Scene(files: files, world: world, clock: clock, folder: storage?.path)
    return Staging(
      scene: scene,
      clock: clock,
      storage: storage,
      problems: problems,
      origins: origins
    )
  }
}

// MARK: - What is read from folders

extension Player {
  /// The paths of all files that transcripts are played with, and their own.
  package func inputs(of transcripts: [Transcript]) -> [String] {
    files.paths + world.apps.flatMap(\.listPaths) + transcripts.flatMap(inputs)
  }

  private func inputs(of transcript: Transcript) -> [String] {
    let settings = transcript.startSettings.flatMap { place, setting -> [String] in
      switch setting {
      case .world(let folder):
        WorldFiles(folder: URL(filePath: path(of: folder, at: place))).paths
      case .data(let folder): filesStored(in: path(of: folder, at: place))
      default: []
      }
    }
    return [transcript.file] + transcript.lines.compactMap(\.source) + settings
  }

  private func filesStored(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.map { "\(folder)/\($0)" }
  }

  /// The path of what is named as seen from the folder of the file that it stands in.
  private func path(of name: String, at place: Place) -> String {
    let file = URL(filePath: place.file, relativeTo: start).absoluteURL
    return URL(filePath: name, relativeTo: file.deletingLastPathComponent()).path
  }

  private func reach(of transcript: Transcript) -> Reach {
    Reach([URL(filePath: transcript.file.folder, relativeTo: start).path] + allowed)
  }

  /// A folder, which is named as seen from that of the file it stands in; all links resolved.
  ///
  /// `expected` tells what it has to be.
  private func location(
    of folder: String,
    at place: Place,
    within reach: Reach,
    _ expected: String
  ) throws(UnplayableSetting) -> String {
    let verdict = reach.verdict(on: path(of: folder, at: place))
    let finding = "“\(folder)”" + (verdict.remark.map { ", \($0)" } ?? "")
    switch verdict {
    case .within(let path): return path
    case .nowhere: throw UnplayableSetting(place: place, expected: expected, finding: finding)
    case .beyond:
      throw UnplayableSetting(
        place: place,
        expected: "\(expected) \(Transcript.reach)",
        finding: finding
      )
    }
  }

  private func files(
    in folder: String,
    at place: Place,
    within reach: Reach
  ) throws -> WorldFiles {
    let expected = "the folder of a world"
    let path = try location(of: folder, at: place, within: reach, expected)
    let files = WorldFiles(folder: URL(filePath: path))
    guard files.isFound else {
      throw UnplayableSetting(place: place, expected: expected, found: folder)
    }
    if let link = files.firstLink(beyond: reach) {
      throw UnplayableSetting(
        place: place,
        expected: "a world whose links lead to what is \(Transcript.reach)",
        finding: "“\(folder)/\(link)”, a link to one elsewhere"
      )
    }
    return files
  }

  /// A copy of what apps had stored.
  private func copy(
    ofStored folder: String,
    at place: Place,
    within reach: Reach
  ) throws -> StorageCopy {
    let expected = "a folder with what apps have stored"
    let path = try location(of: folder, at: place, within: reach, expected)
    do {
      guard let copy = try StorageCopy(of: path) else {
        throw UnplayableSetting(place: place, expected: expected, found: folder)
      }
      if let obstacle = MemoryFile.obstacle(in: copy.path) {
        throw UnplayableSetting(
          place: place,
          expected: "data that can be used in “\(folder)”",
          finding: "a \(MemoryFile.name) that can't: \(obstacle)"
        )
      }
      return copy
    } catch StorageCopy.Failure.uncopyable(let reason) {
      throw UnplayableSetting(
        place: place,
        expected: reason.expected,
        finding: reason.found
      )
    }
  }
}
