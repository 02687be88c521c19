import Domains
import Foundation

/// The sentences about an app that ended or never answered.
enum EndWording {
  /// Says that an app's process ended, where, and whether the request may have been done.
  static func ended(_ app: String, _ end: AppEnd, in method: String, mayBeDone: Bool) -> String {
    let outcome = outcome(mayBeDone: mayBeDone && !end.isAtStart)
    return "\(sentence(onEnd: end, of: app, in: method)) \(outcome)"
  }

  /// The same of a method that brought no answer.
  static func unanswered(by app: String, in method: String, mayBeDone: Bool) -> String {
    "\(app) didn't answer in \(method). \(outcome(mayBeDone: mayBeDone))"
  }

  /// Says whether a request may have been done, of which its app has told nothing.
  static func outcome(mayBeDone: Bool) -> String {
    mayBeDone ? "It may have been done all the same." : "Nothing was done."
  }

  /// Says that an app's process ended, and where.
  ///
  /// “Ferry crashed in handle(intent:completion:), at Timetable.swift:12.” Without a method, no call
  /// went on.
  static func sentence(onEnd end: AppEnd, of app: String, in method: String?) -> String {
    if case .unstartable(let reason) = end.cause { return "\(app) could not be started. \(reason)" }
    let place = end.isAtStart ? "as it was started" : method.map { "in \($0)" } ?? "between calls"
    return sentence(onEnd: end, of: app, at: " \(place)")
  }

  /// Says how an app's process ended, where nobody knows whose it was, nor what it was at.
  fileprivate static func sentence(onEnd end: AppEnd) -> String {
    if case .unstartable(let reason) = end.cause { return "An app could not be started. \(reason)" }
    return sentence(onEnd: end, of: "An app", at: "")
  }

  private static func sentence(onEnd end: AppEnd, of app: String, at place: String) -> String {
    let more = consequence(of: end.cause)
    let site = end.site.map { ", at \($0)\(more.isEmpty ? "" : ",")" } ?? ""
    return "\(app) \(verb(for: end.cause))\(place)\(site)\(more)."
  }

  /// The signals for what a program does wrong; the others are sent by somebody.
  private static let crashSignals: Set = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  private static func verb(for cause: AppEnd.Cause) -> String {
    switch cause {
    case .signal(let signal) where !crashSignals.contains(signal): "was killed (signal \(signal))"
    case .signal: "crashed"
    case .exit: "ended itself"
    case .closed, .unreadable: "broke off the connection"
    case .tooLong, .outOfMemory, .stopped: "was stopped"
    case .hung: "hung"
    case .killed: "was ended by the system"
    case .unstartable: "could not be started"
    }
  }

  /// The reason why an app was stopped, or that it was, as the end of a sentence.
  private static func consequence(of cause: AppEnd.Cause) -> String {
    switch cause {
    case .tooLong: " for answering with too much"
    case .outOfMemory: " for using too much memory"
    case .hung: " and was stopped"
    case .signal, .exit, .closed, .unreadable, .killed, .stopped, .unstartable: ""
    }
  }
}

extension AppEnd: CustomStringConvertible {
  package var description: String { EndWording.sentence(onEnd: self) }
}
