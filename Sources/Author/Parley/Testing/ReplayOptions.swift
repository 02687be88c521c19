import Foundation

/// The options of ``replay(_:with:in:options:file:)``: the transcripts to play, and the reports to
/// write.
///
///     try await replay(
///       "Transcripts",
///       with: ferry,
///       options: ReplayOptions(jobs: 2, filter: "refund", reports: [.junit("report.xml")])
///     )
public struct ReplayOptions: Sendable {
  /// The number of files to play at once.
  public var jobs: Int

  /// A text to look for, in any case, in a transcript's path or notes; others are not played.
  public var filter: String?

  /// The part of the transcripts to play, counted from one, for machines that share the work: the
  /// second of four is 2 of 4.
  public var shard: Int
  public var shards: Int

  /// True to stop after the first file that differs.
  public var stopsAtFailure: Bool

  /// The reports to write, whether or not the run fails.
  public var reports: [ReplayReport]

  /// True to write the actual conversation beside a file that differs, with `.actual` after its
  /// name.
  public var writesActual: Bool

  /// Folders that transcripts may have things read from by `@include`, `@data` and `@world`,
  /// besides their own; seen from the folder of the test's source file.
  public var allowedFolders: [String]

  /// - Parameters:
  ///   - jobs: The number of files to play at once.
  ///   - filter: A text to look for in a transcript's path or notes.
  ///   - shard: The part of the transcripts to play, counted from one.
  ///   - shards: The number of such parts.
  ///   - stopsAtFailure: True to stop after the first file that differs.
  ///   - reports: The reports to write.
  ///   - writesActual: True to write the actual conversation beside a file that differs.
  ///   - allowedFolders: Folders that transcripts may have things read from, besides their own.
  public init(
    jobs: Int = 1,
    filter: String? = nil,
    shard: Int = 1,
    of shards: Int = 1,
    stopsAtFailure: Bool = false,
    reports: [ReplayReport] = [],
    writesActual: Bool = false,
    allowedFolders: [String] = []
  ) {
    self.jobs = jobs
    self.filter = filter
    self.shard = shard
    self.shards = shards
    self.stopsAtFailure = stopsAtFailure
    self.reports = reports
    self.writesActual = writesActual
    self.allowedFolders = allowedFolders
  }
}

/// A file about how transcripts went, in a form that other programs read.
public struct ReplayReport: Sendable {
  let path: String
  let text: @Sendable (PlayedScripts) throws -> String

  /// JUnit's XML, which continuous integration shows.
  ///
  /// - Parameter path: The path of the report, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func junit(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.junit }
  }

  /// The Test Anything Protocol.
  ///
  /// - Parameter path: The path of the report, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func tap(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.tap }
  }

  /// One JSON object on each line: for each transcript, each difference, and the whole.
  ///
  /// - Parameter path: The path of the report, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func json(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { try $0.json }
  }

  /// A page that shows the graph of conversations, what came up and what never did, and each
  /// difference; it needs no network.
  ///
  /// - Parameter path: The path of the page, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func html(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.html }
  }

  /// A table of the results and codes that came up for each intent, and of those that never did.
  ///
  /// - Parameter path: The path of the report, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func coverage(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.coverage.text }
  }

  /// The same as one JSON object.
  ///
  /// - Parameter path: The path of the report, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func coverageJSON(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { try $0.coverage.json }
  }
}

extension Selection {
  /// - Throws: If there is no such part.
  init(_ options: ReplayOptions, allowed: [String]) throws {
    let part = "\(options.shard)/\(options.shards)"
    guard let shard = Shard(part) else { throw NoSuchPart(part: part) }
    self.init(filter: options.filter, shard: shard, allowed: allowed)
  }
}

/// A part of a run that there is none of.
private struct NoSuchPart: Error, CustomStringConvertible {
  let part: String

  var description: String { "Expected a part such as 2/4, found \(part)." }
}
