import Assistant
import Foundation
import SampleDevice
import Transcripts

/// A benchmark of replaying transcripts, with apps that store in memory.
struct Replays {
  let passes: Int

  func figure(_ name: String) async throws -> Figure {
    let player = try Player(files: .sample, repertoire: .sampleApps)
    let transcript = try Document(parsing: Self.text, file: "bench.transcript").transcripts[0]
    let turns = Double(transcript.inputs.count)
    var rates: [Double] = []
    for _ in 0..<passes {
      rates.append(turns / (try await seconds { _ = try await player.play(transcript) }))
    }
    return .rate(name, in: .turnsPerSecond, rates, aim: 10_000)
  }

  /// A conversation of fifty messages.
  private static let text = (1...50).map { number in
    """
    > Send a message to Anna Haro saying the bus is \(number) minutes late
    < [..] Ready to send it?
    > yes
    < Message to Anna Haro sent.
    < ...

    """
  }.joined()
}
