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
    let peak = try Child.memory(of: child.process, in: "status", "VmHWM")
    child.leave()
    return peak
  }

  private static let lines = [
    "Send a message to Anna Haro saying the bus is late", "yes",
    "read my messages", "did I miss any calls", "where is my ride", "start a run",
    "end my workout",
  ]
}
