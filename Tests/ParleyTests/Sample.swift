import Foundation

/// The size of a sample of what takes long: `.ci/full` has the whole, for which it sets
/// `WHOLE_SAMPLES`.
enum Sample {
  private static let isWhole = ProcessInfo.processInfo.environment["WHOLE_SAMPLES"] != nil

  static func few<Count>(_ few: Count, of whole: Count) -> Count { isWhole ? whole : few }
}
