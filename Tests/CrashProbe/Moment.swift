import Assistant
import Foundation
import Glibc
import Transcripts

/// A moment at which Humpty misbehaves.
enum Moment: String, CaseIterable {
  case starting, resolving, confirming, handling

  /// The end of the words that ask for it then.
  var words: String { self == .handling ? "" : " while \(rawValue)" }

  /// Misbehaves in the way that a message says, if it names this moment.
  func misbehave(_ content: String?) {
    guard let content, content.hasSuffix(words) else { return }
    Self.misbehave(String(content.dropLast(words.count)))
  }

  /// Misbehaves, or does what takes much and should harm nobody.
  static func misbehave(_ words: String) {
    if let misbehavior = Misbehavior(rawValue: words) {
      if misbehavior.isEndless { tell("Humpty hangs.") }
      return misbehavior.perform()
    }
    switch words {
    case "trap": fatalError("Humpty had a great fall.")
    case "trap with much": takeMuch(70) { fatalError("Humpty had a great fall, with \($0) bytes.") }
    // Kept for longer than passes before memory is looked at again.
    case "take much": takeMuch(110) { _ in usleep(500_000) }
    case "start idle threads": startIdleThreads()
    case "end those above": endThoseAbove()
    default: break
    }
  }
}

// MARK: - What is told of it

extension Moment {
  /// The method that misbehaves then, as faults name it.
  var method: String {
    switch self {
    case .starting: "launch"
    case .resolving: "resolveContent"
    case .confirming: "confirm"
    case .handling: "handle"
    }
  }

  /// The place as it is told.
  var place: String {
    switch self {
    case .starting: "as it was started"
    case .resolving: "in resolveContent(for:)"
    case .confirming: "in confirm(intent:)"
    case .handling: "in handle(intent:)"
    }
  }

  /// The sentence on the request that the app was called for.
  var consequence: String {
    self == .handling ? "It may have been done all the same." : "Nothing was done."
  }

  /// All that come to an end by themselves; as an app is started, which it is for each call, a gigabyte
  /// takes too long.
  var misbehaviors: [Misbehavior] {
    Misbehavior.table.filter { self != .starting || $0 != .printsGigabyte }
  }

  /// A request with which Humpty misbehaves at this moment, and one with which it doesn't.
  func lines(_ misbehavior: Misbehavior) -> [String] {
    let sound = ["Message Anna saying hello", "yes"]
    guard self == .starting else {
      return ["Message Anna saying \(misbehavior.rawValue)\(words)", "yes"] + sound
    }
    return [":fault launch INSendMessageIntent \(misbehavior.rawValue)"] + sound
      + [":fault clear"] + sound
  }
}

extension Misbehavior {
  /// The beginning of what is said of the app's end, if it ends by itself; empty where that depends on
  /// what the app does next.
  var told: String? {
    switch self {
    case .crashes, .traps, .trapsElsewhere, .overflowsStack, .startsThreads: "crashed"
    case .exits, .exitsAtOnce, .exitsQuickly, .exitsElsewhere: "ended itself"
    case .isKilled, .killsParent: "was killed (signal 9)"
    case .eatsMemory: "was stopped"
    case .closes, .writesRubbish: "broke off the connection"
    case .closesEverything: ""
    case .spins, .deadlocks, .prints, .printsGigabyte, .readsInput, .forks, .ignoresSigterm,
      .changesFolder:
      nil
    }
  }

  /// All that come to an end by themselves.
  static let table = allCases.filter { !$0.isEndless }

  /// The endless ones, of which each takes seconds, to be tried at a moment: all, or one of them.
  static func endless(at moment: Moment) -> [Misbehavior] {
    let all = allCases.filter(\.isEndless)
    let number = Moment.allCases.firstIndex(of: moment) ?? 0
    return isWhole ? all : [all[number % all.count]]
  }

  /// Set where each is to be tried at each moment, as in `.ci/full`.
  static let isWhole = ProcessInfo.processInfo.environment["EVERY_FALL"] != nil
}

/// Has no result, ever.
func hangOn<Result>() -> Result {
  tell("Humpty hangs.")
  while true { sleep(1) }
}

private func tell(_ sentence: String) {
  print(sentence)
  fflush(nil)
}

/// Leaves processes behind as it ends, at one moment, its parent and the conversation above that.
private func endThoseAbove() {
  Misbehavior.forks.perform()
  var conversation = getppid()
  while let parent = parent(of: conversation), program(of: parent) == program(of: getpid()) {
    conversation = parent
  }
  for process in [conversation, getppid()] { kill(process, SIGKILL) }
}

private func program(of process: pid_t) -> String? {
  try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
}

private func parent(of process: pid_t) -> pid_t? {
  let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
  return status?.firstMatch(of: /PPid:\t(\d+)/).flatMap { pid_t($0.1) }
}

/// Has so many MB while something is done.
private func takeMuch(_ megabytes: Int, while body: (Int) -> Void) {
  let memory = [UInt8](repeating: 1, count: megabytes << 20)
  guard memory.last == 1 else { fatalError("Humpty lost its memory.") }
  body(memory.count)
}

/// Starts threads that do nothing, as an app has in its pools.
private func startIdleThreads() {
  var thread = pthread_t()
  for _ in 0..<30 where pthread_create(&thread, nil, { _ in while true { sleep(1) } }, nil) != 0 {
    fatalError("Humpty had too few.")
  }
}
