/// The reason why a database could not do what was asked: where, what was expected, what was found.
///
/// The sentences quote paths, column names and SQL as written in the source, never a bound or
/// stored value.
package enum StorageError: Error, Equatable {
  /// The file could not be opened or created.
  case unopenable(path: String, ResultCode)
  /// At the path is something else than a file, such as a pipe, a device or a folder.
  case irregular(path: String)
  /// A statement failed; `statement` is its SQL, with the parameters unfilled.
  case failed(path: String, statement: String, ResultCode)
  /// The disk failed while a change was being committed: it may have been kept, or not.
  case undecided(path: String, ResultCode)
  /// A statement was refused before it ran; `reason` names what SQLite could not read in it.
  case unreadable(path: String, statement: String, reason: String)
  /// The file was written by a newer version of the program. Nothing in it was touched.
  case fromTheFuture(path: String, version: Int, newestKnown: Int)
  /// The file has been removed, or another one put in its place: a change of it is found by nobody.
  case removed(path: String)
  /// The file is no longer a sound database.
  case damaged(path: String, finding: String)
  /// A damaged file could not be moved out of the way, and so nothing was written.
  case unmovable(path: String, destination: String, reason: String)
  /// A column holds another kind of value than the reader expects.
  case mismatch(column: String, expected: String, found: String)
  /// The result has no column of this name.
  case missingColumn(String)
}

extension StorageError {
  /// Makes of a failed statement that the database is broken, or only that it failed.
  init(_ code: ResultCode, path: String, statement: String) {
    self =
      code.meansDamage
      ? .damaged(path: path, finding: code.description)
      : .failed(path: path, statement: statement, code)
  }
}

extension StorageError {
  /// Returns whether the disk or the file is at fault, which their owner can do something about.
  var isOfDisk: Bool {
    switch self {
    case .unopenable, .irregular, .undecided, .removed, .damaged, .unmovable: true
    case .failed(_, _, let code): code.obstacle != nil
    case .unreadable, .fromTheFuture, .mismatch, .missingColumn: false
    }
  }
}

extension StorageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unopenable(let path, let code):
      "The database \(path) cannot be opened: \(code.obstacle ?? code.description). "
        + "Its folder must exist and be writable, and so must the file."
    case .irregular(let path):
      "The database \(path) cannot be opened: expected a file, found a pipe, a device or a folder."
    case .failed(let path, _, let code) where code.obstacle != nil:
      "The database \(path) can't be used: \(code.obstacle ?? "") (SQLite code \(code.rawValue))."
    case .failed(let path, let statement, let code):
      "The database \(path) could not run “\(statement)”: \(code)."
    case .undecided(let path, let code):
      "The database \(path) may have kept the last change or not: the disk is full, or fails "
        + "(SQLite code \(code.rawValue))."
    case .unreadable(let path, let statement, let reason):
      "The database \(path) cannot make sense of “\(statement)”: \(reason)."
    case .fromTheFuture(let path, let version, let newestKnown):
      "The database \(path) has format \(version), but this program knows formats up to "
        + "\(newestKnown). It was left as it is; use a newer program or another data folder."
    case .removed(let path):
      "The database \(path) has been removed, or replaced, since it was opened. Nothing was "
        + "stored."
    case .damaged(let path, let finding):
      "The database \(path) is damaged: \(finding)."
    case .unmovable(let path, let destination, let reason):
      "The damaged database \(path) could not be set aside as \(destination): \(reason). "
        + "It was left as it is."
    case .mismatch(let column, let expected, let found):
      "The column \(column) should hold \(expected), but holds \(found)."
    case .missingColumn(let name):
      "The result has no column named \(name)."
    }
  }
}
