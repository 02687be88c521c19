import Domains

/// The sentences about an app's process that ended.
enum EndWording {
  /// Says that an app's process ended, where, and whether the request may have been done.
  static func ended(_ app: String, _ end: AppEnd, in method: String, mayBeDone: Bool) -> String {
    let isDoubtful = mayBeDone && !end.isAtStart
    let outcome = isDoubtful ? "It may have been done all the same." : "Nothing was done."
    return "\(sentence(onEnd: end, of: app, in: method)) \(outcome)"
  }

  /// Says that an app's process ended, and where.
  ///
  /// “Ferry crashed in handle(intent:completion:), at Timetable.swift:12.” Without a method, no call
  /// went on.
  static func sentence(onEnd end: AppEnd, of app: String, in method: String?) -> String {
    if case .unstartable(let reason) = end.cause { return "\(app) could not be started. \(reason)" }
    let site = end.site.map { ", at \($0)" } ?? ""
    let place =
      end.isAtStart ? "as it was started" : method.map { "in \($0)" } ?? "outside of any call"
    return "\(app) \(deed(of: end.cause)) \(place)\(site)."
  }

  private static func deed(of cause: AppEnd.Cause) -> String {
    switch cause {
    case .signal: "crashed"
    case .exit: "ended itself"
    case .closed, .unreadable: "broke off the connection"
    case .hung: "hung, and was ended,"
    case .outOfMemory: "took too much memory, and was ended,"
    case .killed: "was ended by the system"
    case .stopped: "was stopped"
    case .unstartable: "could not be started"
    }
  }
}
