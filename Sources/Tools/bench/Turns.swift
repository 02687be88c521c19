import Assistant
import SampleDevice
import Scratch

/// A benchmark of a whole turn, from the line to the last event, with apps that store on disk.
struct Turns {
  let rounds: Int

  func figure(_ name: String) async throws -> Figure {
    let folder = try ScratchFolder()
    let scene = Scene(
      files: .sample,
      world: World(.sample),
      clock: SystemClock(),
      folder: folder.path
    )
    let session = Session(
      world: scene.world,
      apps: try Repertoire.sampleApps.startingApps(in: scene),
      clock: scene.clock,
      report: { _ in }
    )
    var times: [Double] = []
    for round in 0...rounds {
      for line in Self.lines {
        let time = await seconds { await session.hear(line) }
        if round > 0 { times.append(time) }
      }
    }
    return .time(name, in: .milliseconds, times, aim: 1)
  }

  static let lines = [
    "Send a message to Anna Haro saying the bus is late", "yes",
    "text Mike that the match begins at six", "Mike Chen", "no",
    "read my messages from Hannah",
    "call Daniel Higgins Jr.",
    "did I miss any calls",
    "where is my ride",
    "start a run", "pause my workout", "resume my workout", "end my workout",
    "what is the capital of Peru",
  ]
}
