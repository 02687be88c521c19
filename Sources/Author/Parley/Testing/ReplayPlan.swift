import Assistant
import Files

/// The apps and the transcripts that a test names.
struct ReplayPlan {
  let player: Player
  let scripts: [Script]

  /// The paths of all files that are read, played or not.
  let inputs: [String]

  /// - Parameters:
  ///   - path: The transcript, or a folder of them, seen from the folder of the test's source file.
  ///   - apps: The apps to talk with.
  ///   - world: The folder with people and places, seen from there as well.
  ///   - options: The transcripts to play.
  ///   - purpose: The test's function, to be named where an app brings down everything.
  ///   - file: The test's source file.
  /// - Throws: A sentence about what is missing.
  init(
    _ path: String,
    _ apps: [App],
    _ world: String?,
    _ options: ReplayOptions,
    for purpose: String,
    file: StaticString
  ) throws {
    let world = world.map { resolved($0, besides: file) }
    let folders = options.allowedFolders.map { resolved($0, besides: file) }
    for folder in folders where !isFolder(folder) {
      throw UnusableFolder(path: folder, expected: "a folder to allow")
    }
    let allowed = folders + (world.map { [$0] } ?? [])
    var player = try Player(
      files: try WorldFiles(named: world),
      repertoire: Repertoire(apps),
      allowed: allowed
    )
    player.willCall = CallNote.listener(in: purpose)
    self.player = player
    let path = resolved(path, besides: file)
    scripts = try Selection(options, allowed: allowed).scripts(in: [path])
    inputs = try TranscriptFiles(in: [path]).paths + player.inputs(of: scripts.transcripts)
  }
}
