import Foundation
import Scratch

/// A folder with what somebody else wrote, and with things of the person's beside that.
struct StrangersFolder {
  /// With the stranger's folder `talks` in it.
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(Self.differing.utf8, to: "talks/a.transcript")
    try scratch.write("mine\n".utf8, to: "own/profile")
  }

  static let sound = "> cancel\n< There is nothing to cancel.\n"
  static let differing = "> cancel\n< You have nothing to cancel.\n"

  /// Replays all in the stranger's folder.
  func replay(
    _ options: [String],
    environment: [String] = []
  ) throws -> ParleyProcess.Result {
    try ParleyProcess.run(
      ["replay", scratch.path("talks")] + options,
      environment: environment
    )
  }
}
