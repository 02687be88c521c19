import Transcripts

/// One thing that a run with mutants tells programs: one JSON object on one line.
///
/// Fields are only ever added; if their meaning has to change, the version does.
package struct MutationRecord: Encodable {
  /// Of the form of these records.
  var version = 1
  var event: Event

  // Of a gap
  var app: String?
  var intent: String?
  var change: String?
  var file: String?
  var line: Int?

  /// The lines by which the transcript would notice.
  var lines: [String]?

  /// True if they stand in the place of the line, and not after it.
  var isReplacement: Bool?

  // Of a transcript that could not be used, of a gap that no single line would close, or of the
  // whole, if that was ended before
  var sentence: String?

  // Of the whole
  var counts: [String: Int]?
  var score: Double?
  var mutantsPerMinute: Int?

  enum Event: String, Encodable {
    case problem, gap, total
  }

  private init(_ event: Event) {
    self.event = event
  }
}

extension MutationReport {
  /// An object for each problem and each gap, then one for the whole.
  package var records: [MutationRecord] {
    problems.map(MutationRecord.init) + gaps.map(MutationRecord.init) + [MutationRecord(self)]
  }
}

extension MutationRecord {
  fileprivate init(_ problem: String) {
    self.init(.problem)
    sentence = problem
  }

  fileprivate init(_ gap: MutationGap) {
    self.init(.gap)
    (app, intent, change) = (gap.app, gap.intent, gap.change)
    (file, line) = (gap.place.file, gap.place.line)
    sentence = gap.advice
    lines = gap.amendment?.lines
    isReplacement = gap.amendment?.isReplacement
  }

  fileprivate init(_ report: MutationReport) {
    self.init(.total)
    counts = [
      "transcripts": report.transcripts, "noticed": report.noticed, "alike": report.alike,
      "notNoticed": report.gaps.count, "plays": report.plays,
    ]
    sentence = report.remark
    score = report.score
    mutantsPerMinute = report.mutantsPerMinute
  }
}
