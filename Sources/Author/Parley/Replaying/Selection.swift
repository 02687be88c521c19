package import Transcripts

/// A selection of transcripts, made by a command line or by a test.
package struct Selection {
  private let filter: String?
  private let shard: Shard?

  /// Folders that transcripts may have files included from, besides their own.
  private let allowed: [String]

  package init(filter: String?, shard: Shard?, allowed: [String]) {
    self.filter = filter
    self.shard = shard
    self.allowed = allowed
  }

  /// The files with what is to be played of them.
  ///
  /// - Throws: An error if there is nothing at a path, no transcript in any file, or nothing passes
  ///   the filter.
  package func scripts(in paths: [String]) throws -> [Script] {
    var scripts = try TranscriptFiles(in: paths).paths.map {
      Script(path: $0, allowed: allowed)
    }
    // A test that plays nothing must not pass: not for Markdown without any transcript, nor because
    // of a slip in its filter.
    guard scripts.contains(where: { !$0.selected.isEmpty }) else {
      throw NoTranscripts(paths: scripts.map(\.path))
    }
    if let text = filter {
      scripts = scripts.holding(text)
      guard !scripts.isEmpty else { throw NothingToPlay(filter: text) }
    }
    return shard.map { scripts.part($0) } ?? scripts
  }
}

extension [Script] {
  /// The transcript that a command takes, which takes just one.
  ///
  /// - Parameter purpose: The purpose, after “to”.
  /// - Returns: The only one.
  /// - Throws: If there are several, or none, or it can't be read.
  package func onlyTranscript(to purpose: String) throws -> Transcript {
    let transcripts = try flatMap { script in
      let all = try script.document.get().transcripts
      return script.selected.map { all[$0] }
    }
    guard transcripts.count == 1 else {
      throw NotOneTranscript(purpose: purpose, count: transcripts.count)
    }
    return transcripts[0]
  }
}

/// Files without any transcript.
private struct NoTranscripts: Error, CustomStringConvertible {
  let paths: [String]

  var description: String {
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    return "Expected a transcript in \(paths.first ?? "a file")\(more), found none."
  }
}

/// A filter that nothing passes.
private struct NothingToPlay: Error, CustomStringConvertible {
  let filter: String

  var description: String {
    "Expected a transcript whose path or notes hold “\(filter)”, found none."
  }
}

/// More transcripts than one, or none.
private struct NotOneTranscript: Error, CustomStringConvertible {
  let purpose: String
  let count: Int

  var description: String {
    "Expected one transcript to \(purpose), found \(count == 0 ? "none" : "\(count)")."
      + (count > 1 ? " “--filter” chooses among them." : "")
  }
}
