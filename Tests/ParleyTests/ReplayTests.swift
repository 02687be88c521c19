import Foundation
import Scratch
import Testing
import Transcripts

@testable import Parley

/// The conversations that ship with the project, played as `parley replay` plays them.
@Suite struct ReplayTests {
  @Test(arguments: TranscriptFile.all)
  func `every conversation goes as it is written`(file: TranscriptFile) async throws {
    let document = try file.document()
    #expect(!document.transcripts.isEmpty)
    for (transcript, performance) in zip(document.transcripts, try await file.performances()) {
      #expect(transcript.differences(from: performance).map(\.description) == [])
    }
  }

  @Test(arguments: TranscriptFile.all)
  func `any change of what is expected is noticed at its line`(
    file: TranscriptFile
  ) async throws {
    let performances = try await file.performances()
    let text = try file.text()
    var unnoticed: [Int] = []
    for (number, changed) in Change.changes(of: text, oneIn: 4, startingWith: text.utf8.count) {
      let lines = Self.lines(ofDifferencesIn: changed, file: file, from: performances)
      if !lines.contains(number) { unnoticed.append(number) }
    }
    #expect(unnoticed == [])
  }

  /// The lines at which a changed file can't be read, or differs from what happened.
  private static func lines(
    ofDifferencesIn text: String,
    file: TranscriptFile,
    from performances: [Performance]
  ) -> [Int] {
    do throws(SyntaxErrors) {
      let document = try file.document(of: text)
      return zip(document.transcripts, performances).flatMap { transcript, performance in
        transcript.differences(from: performance).filter { $0.file == file.url.path }.map(\.line)
      }
    } catch {
      return error.errors.filter { $0.file == file.url.path }.map(\.line)
    }
  }

  @Test func `the command ends with 1 and names file and line when something differs`() throws {
    let article = TranscriptFile(path: "Fixtures/Transcripts/messages/article.transcript")
    let text = try article.text()
    let changed = text.replacing("Ready to send it?", with: "Shall I?")
    let number = try #require(
      changed.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Shall I?") }
    )
    let folder = try ScratchFolder()
    let path = try folder.write(changed.utf8, to: "changed.transcript")

    let fine = try ParleyProcess.run(["replay", article.url.path])
    #expect(fine.output == "1 passed, 0 failed\n")
    #expect(fine.code == 0)

    let result = try ParleyProcess.run(["replay", path])
    #expect(result.output.hasPrefix("\(path):\(number + 1): The assistant said something else."))
    #expect(result.output.hasSuffix("\n0 passed, 1 failed\n"))
    #expect(result.code == 1)
  }
}

/// Changes of a file, each of one line that expects something.
private enum Change {
  /// The numbers of such lines, with the text of the file after one word of it was changed, or,
  /// where something is never to happen, after that was asserted.
  ///
  /// Of the lines of a file it takes one in so many, in every file others, and one at least.
  static func changes(
    of text: String,
    oneIn step: Int,
    startingWith start: Int
  ) -> [(line: Int, text: String)] {
    let lines = text.components(separatedBy: "\n")
    let expectations = lines.indices.filter { isExpectation(lines[$0]) }
    let first = start % max(1, min(step, expectations.count))
    return stride(from: first, to: expectations.count, by: step).map { number in
      let index = expectations[number]
      var changed = lines
      changed[index] = change(of: lines[index], number: index)
      return (index + 1, changed.joined(separator: "\n"))
    }
  }

  private static func isExpectation(_ line: String) -> Bool {
    line.hasPrefix("< ") || line.hasPrefix("= ")
  }

  /// Another word from line to line, so that all places of a line get their turn.
  private static func change(of line: String, number: Int) -> String {
    if line.hasPrefix("= never ") { return line.replacing("= never ", with: "= ") }
    var words = line.components(separatedBy: " ")
    let places = words.indices.dropFirst().filter { !words[$0].isEmpty }
    words[places[number % places.count]] += "?!"
    return words.joined(separator: " ")
  }
}
