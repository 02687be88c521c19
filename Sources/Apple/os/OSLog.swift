public import Foundation

/// The origin of messages: a part of an app, and a category in it.
public class OSLog: NSObject, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable; this class adds constants only.
  let subsystem: String
  let category: String
  let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  public struct Category: Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns `true` if messages of the type are written anywhere.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.current.isOn }
}

extension OSLog {
  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    LogOutput.current.write("[\(type.name)] [\(origin)] \(message())")
  }
}
