import Foundation

/// How ``replay(_:with:in:options:file:)`` plays transcripts, and what it writes about it.
///
///     try await replay(
///       "Transcripts",
///       with: ferry,
///       options: ReplayOptions(jobs: 2, filter: "refund", reports: [.junit("report.xml")])
///     )
public struct ReplayOptions: Sendable {
  /// How many files are played at once.
  public var jobs: Int

  /// What a transcript's path or its notes have to hold, in any case, for it to be played.
  public var filter: String?

  /// Which of several parts of the transcripts is played, for machines that share the work: the
  /// second of four is 2 of 4.
  public var shard: Int
  public var shards: Int

  /// Whether the first file that differs is the last.
  public var stopsAtFailure: Bool

  /// What is written about the run, whether or not it fails.
  public var reports: [ReplayReport]

  /// Whether what happened is written beside a file that differs, with `.actual` after its name.
  public var writesActual: Bool

  /// Folders that transcripts may have things read from by `@include`, `@data` and `@world`,
  /// besides their own; seen from the folder of the test's source file.
  public var allowedFolders: [String]

  /// - Parameters:
  ///   - jobs: How many files are played at once.
  ///   - filter: What a transcript's path or its notes have to hold.
  ///   - shard: Which part of the transcripts is played, counted from one.
  ///   - shards: How many such parts there are.
  ///   - stopsAtFailure: Whether the first file that differs is the last.
  ///   - reports: What is written about the run.
  ///   - writesActual: Whether what happened is written beside a file that differs.
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
  /// - Parameter path: Where it is written, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func junit(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.junit }
  }

  /// The Test Anything Protocol.
  ///
  /// - Parameter path: Where it is written, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func tap(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.tap }
  }

  /// One JSON object on each line: for each transcript, each difference, and the whole.
  ///
  /// - Parameter path: Where it is written, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func json(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { try $0.json }
  }

  /// Which results and codes came up for each intent, and which never did, as a table.
  ///
  /// - Parameter path: Where it is written, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func coverage(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { $0.coverage.text }
  }

  /// The same as one JSON object.
  ///
  /// - Parameter path: Where it is written, seen from the folder of the test's source file.
  /// - Returns: The report.
  public static func coverageJSON(_ path: String) -> ReplayReport {
    ReplayReport(path: path) { try $0.coverage.json }
  }
}
