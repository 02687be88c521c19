import Assistant
import Transcripts

/// The result of holding transcripts against mutants.
package struct MutationReport: Sendable {
  /// The number of transcripts that the apps pass as they are.
  package internal(set) var transcripts = 0

  /// The number of mutants that there are, tried or not.
  package internal(set) var planned = 0

  /// The end of the run before all were tried, in a sentence; `nil` if it was its own.
  package var reasonForEnd: String?

  /// The number of mutants that a transcript notices.
  package private(set) var noticed = 0

  /// The number of those in which nothing differs that a transcript could tell; they don't count.
  package private(set) var alike = 0
  package private(set) var gaps: [MutationGap] = []

  /// The number of times that a transcript was played to try a mutant.
  package private(set) var plays = 0

  /// The reasons why transcripts could not be used: what differs in them already.
  package private(set) var problems: [String] = []

  /// The number of files and transcripts among them that can't be played at all.
  package private(set) var unplayable = 0

  /// The time that all mutants took.
  package internal(set) var duration = Duration.zero

  package init() {}

  mutating func note(_ differences: [Difference]) {
    problems += differences.map(\.description)
  }

  mutating func note(unplayableBecause problem: some CustomStringConvertible) {
    problems.append("\(problem)")
    unplayable += 1
  }

  mutating func count(_ judgement: Judgement) {
    plays += judgement.plays
    switch judgement.outcome {
    case .noticed: noticed += 1
    case .alike: alike += 1
    case .gap(let gap): gaps.append(gap)
    }
  }
}

extension MutationReport {
  /// The number of mutants that were tried.
  package var mutants: Int { noticed + alike + gaps.count }

  /// The part of the mutants that are noticed, of those that could be; `nil` if there are none.
  package var score: Double? {
    noticed + gaps.count == 0 ? nil : Double(noticed) / Double(noticed + gaps.count)
  }

  /// `nil` where it took no time.
  package var mutantsPerMinute: Int? {
    duration > .zero ? Int(Double(mutants) / (duration / .seconds(60))) : nil
  }
}

extension MutationReport: CustomStringConvertible {
  /// The problems and the gaps, each from a line of its own on, and what came of the whole.
  package var description: String {
    let lines = problems + gaps.paragraphs + [remark].compactMap(\.self) + [summary]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sentences on what has ended the run before all mutants were tried.
  var remark: String? {
    guard let reasonForEnd else { return nil }
    let rest =
      planned == 0
      ? "No mutant was tried." : "\(mutants) of \(counted(planned, "mutant")) were tried."
    return "\(reasonForEnd) \(rest)"
  }

  private var summary: String {
    let rest = alike == 0 ? "" : ", \(alike) that no line could notice"
    // The score leaves those out, which a percentage beside the number of all would hide.
    let basis = alike == 0 ? "" : " of \(mutants - alike)"
    let percent = score.map { " (\(Self.percent($0))\(basis))" } ?? ""
    let rate = mutantsPerMinute.map { ", \($0) mutants a minute" } ?? ""
    return "\(counted(mutants, "mutant")): \(noticed) noticed\(percent), "
      + "\(gaps.count) not noticed\(rest)\n"
      + "\(counted(transcripts, "transcript")), \(counted(plays, "play"))\(rate)"
  }

  /// To a tenth, rounded down: what is not all is not 100 %.
  static func percent(_ part: Double) -> String {
    let thousandths = Int(part * 1000)
    return "\(thousandths / 10).\(thousandths % 10) %"
  }
}
