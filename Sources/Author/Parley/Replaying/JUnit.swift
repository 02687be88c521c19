import Characters
import Files
import Transcripts

/// A run as the XML that continuous integration reads: a suite for each file, a case for each
/// transcript, a failure for each difference.
///
/// The form is the one that JUnit's own Ant task writes; consumers differ in what else they take.
struct JUnit {
  let program: String
  let scripts: [PlayedScript]

  var text: String {
    let suites = scripts.map { suite($0) }.joined()
    return head(counts: counts(of: scripts)) + suites + Self.foot
  }

  private func head(counts: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(program.inXML)\"\(counts)>\n"
  }

  private static let foot = "</testsuites>\n"

  func suite(_ script: PlayedScript) -> String {
    let cases = script.transcripts.map { testCase($0) }.joined() + errorCase(script)
    let name = script.path.inXML
    return "  <testsuite name=\"\(name)\"\(counts(of: [script]))>\n\(cases)  </testsuite>\n"
  }

  private func counts(of scripts: [PlayedScript]) -> String {
    let transcripts = scripts.flatMap(\.transcripts)
    let errors = scripts.count { $0.error != nil }
    let failures = transcripts.count { !$0.differences.isEmpty }
    let time = transcripts.reduce(.zero) { $0 + $1.duration }
    return " tests=\"\(transcripts.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(time.inSeconds)\""
  }

  private func testCase(_ played: PlayedTranscript) -> String {
    let (file, line) = (played.transcript.file, played.transcript.line)
    let name = played.title.isEmpty ? played.name : played.title
    let head =
      "    <testcase name=\"\(name.inXML)\" classname=\"\(file.inXML)\" file=\"\(file.inXML)\""
      + " line=\"\(line)\" time=\"\(played.duration.inSeconds)\""
    guard !played.differences.isEmpty else { return head + "/>\n" }
    let failures = played.differences.map { difference in
      "      <failure type=\"\(difference.kind.rawValue)\""
        + " message=\"\(difference.description.inXML)\"/>\n"
    }
    return "\(head)>\n\(failures.joined())    </testcase>\n"
  }

  private func errorCase(_ script: PlayedScript) -> String {
    guard let error = script.error else { return "" }
    let path = script.path.inXML
    return "    <testcase name=\"\(path)\" classname=\"\(path)\" file=\"\(path)\">\n"
      + "      <error type=\"unreadable\" message=\"\(error.description.inXML)\"/>\n"
      + "    </testcase>\n"
  }
}

// MARK: - While the run goes on

extension JUnit {
  /// The report on a run that goes on, to which the suites of files are added: with an error at its
  /// end, in case the process ends and nobody can tell why.
  func growing(at path: String) throws -> GrowingFile? {
    try GrowingFile(at: path, beginningWith: head(counts: ""), end: unfinished)
  }

  /// The report on a run that was to go on, without that error.
  func resumed(at path: String) -> GrowingFile? {
    GrowingFile(at: path, endingWith: unfinished, end: Self.foot)
  }

  private var unfinished: String {
    "  <testsuite name=\"\(program.inXML)\" tests=\"1\" failures=\"0\" errors=\"1\">\n"
      + "    <testcase name=\"the run\" classname=\"\(program.inXML)\">\n"
      + "      <error type=\"unfinished\" message=\"The run did not come to its end.\"/>\n"
      + "    </testcase>\n  </testsuite>\n" + Self.foot
  }
}

extension Duration {
  /// In seconds, to the millisecond.
  fileprivate var inSeconds: String {
    let milliseconds = Int(self / .milliseconds(1))
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
