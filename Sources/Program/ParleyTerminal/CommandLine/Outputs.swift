import Files
import Parley
import Synchronization
import Terminal

/// Writes the files that options name; the run goes on where one can't be stored.
final class Outputs: Sendable {
  private let console: Console

  /// Set once something could not be stored, which was said then.
  private let areIncomplete = Atomic(false)

  init(_ console: Console) { self.console = console }

  /// Writes a file, or standard output where none is named.
  ///
  /// - Returns: `false` if it could not be stored.
  @discardableResult func write(_ text: String, to path: String?) -> Bool {
    guard let path else {
      console.output.write(text)
      return true
    }
    return store { () throws(UnusableFile) in try Files.write(text, to: path) }
  }

  /// Does something that stores a text; where it can't, that is said.
  @discardableResult func store(_ write: () throws(UnusableFile) -> Void) -> Bool {
    do throws(UnusableFile) {
      try write()
      return true
    } catch {
      areIncomplete.store(true, ordering: .relaxed)
      console.complain(error)
      return false
    }
  }

  /// The exit code of a run that would end with another.
  func code(after code: ExitCode) -> ExitCode {
    code == .fine && areIncomplete.load(ordering: .relaxed) ? .failed : code
  }
}

extension Invocation {
  /// Looks at the files that options name to be written: none may be read, or written twice.
  ///
  /// - Parameters:
  ///   - inputs: The files that are read besides those that options name.
  ///   - others: The files that may be written besides those that options name.
  /// - Returns: A way to write them.
  /// - Throws: A sentence about one that is not to be written, or can't be.
  func outputs(besides inputs: [String], and others: [String] = []) throws -> Outputs {
    let outputs = settings.outputs.values.sorted()
    try refuse(toWrite: outputs + others, over: settings.inputs + inputs)
    for path in outputs { try tryWriting(to: path) }
    return Outputs(console)
  }
}
