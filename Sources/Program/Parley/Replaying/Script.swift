import Files
import Foundation
import Transcripts

/// A file of transcripts, and which of them are to be played.
struct Script: Sendable {
  let path: String

  /// The file, or the sentences about what keeps it from being read.
  let document: Result<Document, Unreadable>

  /// The transcripts to play, by position.
  var selected: [Int]

  struct Unreadable: Error, CustomStringConvertible {
    let description: String

    /// Set if the sentence names the file in the way of messages of the program.
    let isOfProgram: Bool

    /// Set if nothing is wrong with the file, but the run was broken off.
    var isUnplayed = false
  }

  /// - Parameters:
  ///   - path: The path of the file.
  ///   - allowed: Folders that it may have files included from, besides its own.
  init(path: String, allowed: [String]) {
    self.path = path
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
      return .failure(Unreadable(description: "\(error)", isOfProgram: error is UnusableFile))
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

  /// In bytes: more than a million lines take.
  private static let longestFile = 1 << 26

  /// The text of a file, or of standard input.
  static func text(ofFile path: String) throws(UnusableFile) -> String {
    let isInput = path == TranscriptFiles.standardInput
    let bytes =
      isInput
      ? (try? FileHandle.standardInput.readToEnd()).map { [UInt8]($0) }
      : try contents(ofFile: path, atMost: longestFile)
    guard let bytes else {
      throw UnusableFile(path: path, expected: "a file that can be read")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnusableFile(path: path, expected: "UTF-8 text", found: "other bytes")
    }
    return text
  }
}

// MARK: - Which are played

extension [Script] {
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
