import Foundation
import Scratch

/// A benchmark of the delay between a command and its first output.
struct Starts {
  let count: Int

  /// For the prompt of a conversation.
  func prompt(_ name: String) throws -> Figure {
    .time(name, in: .milliseconds, try times([], ">"), aim: 20)
  }

  /// For the answer to a sentence given with the command.
  func answer(_ name: String) throws -> Figure {
    let times = try times(["say", "start a run"], "\n")
    return .time(name, in: .milliseconds, times, aim: 15)
  }

  private func times(_ arguments: [String], _ awaited: String) throws -> [Double] {
    let home = try ScratchFolder()
    // The first start makes the databases, which happens once in their life.
    _ = try time(arguments, awaited, home)
    return try (0..<count).map { _ in try time(arguments, awaited, home) }
  }

  /// From the start of the process to the first byte that is waited for, in seconds.
  private func time(
    _ arguments: [String],
    _ awaited: String,
    _ home: ScratchFolder
  ) throws
    -> Double
  {
    let clock = ContinuousClock()
    let begin = clock.now
    let child = try Child(arguments, home: home)
    try child.expect(awaited)
    let time = (clock.now - begin) / .seconds(1)
    child.leave()
    return time
  }
}
