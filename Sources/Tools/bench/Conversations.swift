import Foundation
import Scratch

/// A benchmark of the peak memory of a conversation.
struct Conversations {
  let count: Int

  func figure(_ name: String) throws -> Figure {
    let home = try ScratchFolder()
    let sizes = try (0..<count).map { _ in try talk(home) }
    return .memory(name, sizes, aim: 30)
  }

  /// Has a short conversation with every app.
  ///
  /// - Returns: The most memory that was resident, in bytes.
  private func talk(_ home: ScratchFolder) throws -> Double {
    let child = try Child([], home: home)
    for line in Self.lines {
      try child.expectPrompt()
      child.type(line + "\n")
    }
    try child.expectPrompt()
    // Asked of the process itself: what a parent is told at its end counts the parent's own too.
    let peak = try peak(of: child.process)
    child.leave()
    return peak
  }

  private static let lines = [
    "Send a message to Anna Haro saying the bus is late", "yes",
    "read my messages", "did I miss any calls", "where is my ride", "start a run",
    "end my workout",
  ]

  private func peak(of process: Int32) throws -> Double {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { throw Child.Failure(description: "Expected VmHWM in the process's status, found none.") }
    return kibibytes * 1_024
  }
}
