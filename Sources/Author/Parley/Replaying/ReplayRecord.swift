import Assistant
import Transcripts

/// One thing that a run tells programs: one JSON object on one line.
///
/// Fields are only ever added; if their meaning has to change, the version does.
package struct ReplayRecord: Encodable {
  /// Of the form of these records.
  var version = 1
  var event: Event
  var file: String?
  var line: Int?

  // Of a transcript
  var title: String?
  var result: String?
  var seconds: Double?

  // Of a difference
  var kind: String?
  var expected: String?
  var found: String?

  // Of a difference, and of a file that can't be played
  var sentence: String?

  // Of the whole
  var counts: [String: Int]?

  enum Event: String, Encodable {
    case transcript, difference, unreadable, total
  }

  private init(_ event: Event) {
    self.event = event
  }
}

// MARK: - What there is to tell

extension PlayedScript {
  /// An object for each transcript, each followed by its differences.
  package var records: [ReplayRecord] {
    transcripts.flatMap { played in
      [ReplayRecord(played)] + played.differences.map { ReplayRecord($0) }
    } + (error.map { [ReplayRecord(unreadable: path, $0.description)] } ?? [])
  }
}

extension ReplayRecord {
  fileprivate init(_ played: PlayedTranscript) {
    self.init(.transcript)
    file = played.transcript.file
    line = played.transcript.line
    title = played.title.isEmpty ? nil : played.title
    result = played.differences.isEmpty ? "passed" : "failed"
    seconds = (played.duration / .milliseconds(1)).rounded() / 1000
  }

  fileprivate init(_ difference: Difference) {
    self.init(.difference)
    file = difference.file
    line = difference.line
    kind = difference.kind.rawValue
    expected = difference.expected
    found = difference.found
    sentence = difference.description
  }

  fileprivate init(unreadable path: String, _ sentence: String) {
    self.init(.unreadable)
    file = path
    self.sentence = sentence
  }

  package init(_ tally: Tally) {
    self.init(.total)
    counts = [
      "passed": tally.passed, "failed": tally.failed, "updated": tally.updated,
      "unreadable": tally.unreadable,
    ]
    if tally.unplayed > 0 { counts?["unplayed"] = tally.unplayed }
  }
}
