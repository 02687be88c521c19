/// Logs messages of one part of an app.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write(level, message)
  }
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    log.write(type) { message().text }
  }
}
