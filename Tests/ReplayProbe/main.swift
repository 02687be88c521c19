import Assistant
import Foundation
import Parley
import SampleDevice
import Transcripts

// Plays transcripts with the apps in its own process, and again with each in a process of its own:
//
//     replay-probe 1/80 Fixtures/Transcripts      one of eighty parts of them
//
// It prints where something else was said, or another fact came of it.

if let host = AppHost(CommandLine.arguments, .sampleApps) { await host.serve() }
let arguments = CommandLine.arguments
guard arguments.count > 2, let shard = Shard(arguments[1]) else {
  print("Expected a part such as 1/1, and paths of transcripts.")
  exit(2)
}
let processes = AppProcesses(program: "replay-probe")
let together = try Player(files: .sample, repertoire: .sampleApps)
let apart = try Player(files: .sample, repertoire: Repertoire.sampleApps.isolated(in: processes))
let scripts = try Selection(filter: nil, shard: shard, allowed: [])
  .scripts(in: Array(arguments.dropFirst(2)))
var (count, differences) = (0, 0)
for script in scripts {
  let all = try script.document.get().transcripts
  for transcript in script.selected.map({ all[$0] }) {
    let (one, other) = try await (together.play(transcript), apart.play(transcript))
    count += 1
    for difference in one.differences(from: other) {
      differences += 1
      print("\(transcript.file):\(transcript.line): \(difference)")
    }
  }
}
processes.end()
print("\(count) transcripts, \(differences) differences")
exit(differences == 0 ? 0 : 1)

extension Performance {
  /// The turns of which something else came, as both have them.
  fileprivate func differences(from other: Performance) -> [String] {
    zip(allEvents, other.allEvents).filter { $0 != $1 }.map { "\($0), and apart \($1)" }
      + (allEvents.count == other.allEvents.count ? [] : ["There are more turns."])
  }

  private var allEvents: [[Event]] { [start] + turns.map(\.events) }
}
