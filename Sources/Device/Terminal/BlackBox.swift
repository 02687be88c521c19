import Glibc
import Synchronization

/// The last that is known of a process, in memory that outlives it where another process shares it.
///
/// A signal handler reads it, too. So all of it is made before, and nothing in it points to
/// anything.
///
/// Sendable because each of its texts is set by one thread at a time, and read when the process is
/// at its end.
final class BlackBox: @unchecked Sendable {
  /// The call that goes on: program and app, a zero, and its place; empty if none does.
  let call: SharedText

  /// The process's own note of its progress.
  let progress: SharedText

  /// Numbers that may be set at any time, also by a signal handler.
  struct Marks: ~Copyable {
    /// The signal that is about to end the process; 0 if there is none.
    let signal = Atomic<Int32>(0)

    /// The code that the process is to end with, whatever it ends with; -1 until its work is done.
    let exitCode = Atomic<Int32>(-1)

    /// Set if the process has come to its end with nothing to write its report to.
    let hasLostStreams = Atomic(false)
  }

  private let first: UnsafeMutablePointer<Marks>

  init() {
    let size = MemoryLayout<Marks>.stride + 2 * SharedText.size
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { preconditionFailure("There is no memory left.") }
    first = memory.bindMemory(to: Marks.self, capacity: 1)
    first.initialize(to: Marks())
    let texts = memory + MemoryLayout<Marks>.stride
    call = SharedText(at: texts)
    progress = SharedText(at: texts + SharedText.size)
  }

  var marks: Marks { _read { yield first.pointee } }

  /// Forgets how an earlier process ended; its note of its progress stays.
  func clear() {
    call.set("")
    marks.signal.store(0, ordering: .relaxed)
    marks.hasLostStreams.store(false, ordering: .relaxed)
  }

  /// Reads which call goes on.
  ///
  /// - Parameter program: In whose name that would be told.
  /// - Returns: `nil` if none does.
  func call(of program: String) -> BrokenRun.Call? {
    let words = call.text.split(separator: "\0", maxSplits: 1)
    guard words.count == 2 else { return nil }
    return BrokenRun.Call(
      app: String(words[0].dropFirst("\(program): ".count)),
      place: String(words[1])
    )
  }
}

/// A text in memory that is replaced as a whole: whenever its writer is stopped, the text before is
/// there, or the new one.
struct SharedText {
  private static let capacity = 2_048

  /// The bytes that it takes.
  static let size = MemoryLayout<Atomic<Int>>.stride + 2 * capacity

  /// Twice the text's length, and one more if it stands in the second of two places.
  private let state: UnsafeMutablePointer<Atomic<Int>>
  private let places: UnsafeMutableRawPointer

  init(at memory: UnsafeMutableRawPointer) {
    state = memory.bindMemory(to: Atomic<Int>.self, capacity: 1)
    state.initialize(to: Atomic(0))
    places = memory + MemoryLayout<Atomic<Int>>.stride
  }

  /// Sets the text, or as much of it as there is room for.
  func set(_ text: String) {
    let place = 1 - state.pointee.load(ordering: .relaxed) % 2
    let bytes = text.utf8.prefix(Self.capacity)
    let room = UnsafeMutableRawBufferPointer(
      start: places + place * Self.capacity,
      count: Self.capacity
    )
    room.copyBytes(from: bytes)
    state.pointee.store(bytes.count * 2 + place, ordering: .releasing)
  }

  /// As it is at this moment; a signal handler may ask for it.
  var bytes: UnsafeRawBufferPointer {
    let state = state.pointee.load(ordering: .acquiring)
    return UnsafeRawBufferPointer(start: places + state % 2 * Self.capacity, count: state / 2)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
