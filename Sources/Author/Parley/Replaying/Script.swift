import Assistant
package import Files
import Foundation
package import Transcripts

/// A file of transcripts, and which of them are to be played.
package struct Script: Sendable {
  package let path: String

  /// The same, whatever an app's code makes of the working directory.
  let location: String

  /// The place beside it for what happened instead.
  package var actual: String { "\(location).actual" }

  /// The file, or the sentences about what keeps it from being read.
  package let document: Result<Document, Unreadable>

  /// The transcripts to play, by position.
  package var selected: [Int]

  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String

    /// Set if the sentence names the file in the way of messages of the program.
    package let isOfProgram: Bool

    /// Set if nothing is wrong with the file, but the run was broken off.
    package var isUnplayed = false

    /// The lines that are at fault, each with the sentence on it, in order.
    var lines: [(place: Place?, sentence: String)] = []
  }

  /// - Parameters:
  ///   - path: The path of the file.
  ///   - allowed: Folders that it may have files included from, besides its own.
  package init(path: String, allowed: [String]) {
    self.path = path
    location = URL(filePath: path).path
    document = Self.read(path, allowed)
    let count = (try? document.get())?.transcripts.count
    selected = Array(0..<(count ?? 1))
  }

  private static func read(
    _ path: String,
    _ allowed: [String]
  ) -> Result<Document, Unreadable> {
    do {
      let document = try Document(parsing: try text(ofFile: path), file: path)
      let reach = Reach([path.folder] + allowed)
      return .success(
        try document.including { file throws(Mismatch) in
          try text(ofIncluded: file, within: reach)
        }
      )
    } catch {
      return .failure(Unreadable(error))
    }
  }

  /// - Returns: `nil` if there is no such file.
  private static func text(
    ofIncluded file: String,
    within reach: Reach
  ) throws(Mismatch) -> String? {
    let verdict = reach.verdict(on: file)
    let finding = "“\(file)”" + (verdict.remark.map { ", \($0)" } ?? "")
    switch verdict {
    case .nowhere(isLink: false): return nil
    case .nowhere(isLink: true): throw Mismatch(expected: "a file to include", finding: finding)
    case .beyond: throw Mismatch(expected: "a file \(Transcript.reach)", finding: finding)
    case .within(let path):
      do throws(UnusableFile) {
        return try text(ofFile: path)
      } catch {
        throw Mismatch(expected: "\(error.expected) at \(file)", finding: error.finding)
      }
    }
  }

  /// The text of a file, or of standard input.
  package static func text(ofFile path: String) throws(UnusableFile) -> String {
    guard path == TranscriptFiles.standardInput else { return try Files.text(ofFile: path) }
    guard let input = try? FileHandle.standardInput.readToEnd() else {
      throw UnusableFile(path: path, expected: "a file that can be read")
    }
    return try Files.text(of: [UInt8](input), inFile: path)
  }
}

extension Script.Unreadable {
  init(_ error: any Error) {
    self.init(description: "\(error)", isOfProgram: error is UnusableFile)
    lines =
      switch error {
      case let errors as SyntaxErrors: errors.errors.map { ($0.place, "\($0)") }
      case let error as SyntaxError: [(error.place, "\(error)")]
      case let error as UnplayableSetting: [(error.place, "\(error)")]
      default: []
      }
  }
}

extension SyntaxError {
  fileprivate var place: Place { Place(file: file, line: line) }
}

// MARK: - Which are played

extension [Script] {
  /// All transcripts of the files that can be read.
  package var transcripts: [Transcript] {
    flatMap { (try? $0.document.get())?.transcripts ?? [] }
  }

  /// The scripts whose path or whose notes hold a text, in any case.
  func holding(_ text: String) -> [Script] {
    compactMap { script in
      let isNamed = script.path.localizedCaseInsensitiveContains(text)
      var script = script
      if let document = try? script.document.get(), !isNamed {
        let transcripts = document.transcripts
        script.selected = script.selected.filter { index in
          transcripts[index].notes.contains { $0.localizedCaseInsensitiveContains(text) }
        }
        return script.selected.isEmpty ? nil : script
      }
      return isNamed ? script : nil
    }
  }

  /// One of several parts of about the same size, which together are all.
  func part(_ shard: Shard) -> [Script] {
    var number = 0
    return compactMap { script in
      var script = script
      script.selected = script.selected.filter { _ in
        number += 1
        return (number - 1) % shard.count == shard.number - 1
      }
      return script.selected.isEmpty ? nil : script
    }
  }
}
