import CSQLite

/// An extended result code of SQLite.
///
/// The description is the code's meaning in SQLite's own words. It is taken from the code alone,
/// never from a connection's last message: that one can quote bound values.
package struct ResultCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The code without its detail: every `SQLITE_IOERR_…` becomes `SQLITE_IOERR`.
  package var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

  package var description: String {
    "\(String(cString: sqlite3_errstr(rawValue))) (SQLite code \(rawValue))"
  }
}

extension ResultCode {
  package static let ok = ResultCode(rawValue: SQLITE_OK)
  package static let row = ResultCode(rawValue: SQLITE_ROW)
  package static let done = ResultCode(rawValue: SQLITE_DONE)
  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  package static let failedInputOrOutput = ResultCode(rawValue: SQLITE_IOERR)

  /// `SQLITE_CONSTRAINT_FOREIGNKEY`, an expression that Swift does not import.
  package static let brokenReference = ResultCode(rawValue: SQLITE_CONSTRAINT | 3 << 8)
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)

  /// The reason why the file can't be used, in words about disks and folders; `nil` for other
  /// errors.
  var obstacle: String? {
    switch primary.rawValue {
    case SQLITE_FULL: "the disk is full"
    case SQLITE_READONLY: "the file can't be written"
    case SQLITE_CANTOPEN: "it, or a file beside it, can't be opened for writing"
    case SQLITE_IOERR: "the disk is full, or fails"
    case SQLITE_BUSY, SQLITE_LOCKED: "another program holds it"
    default: nil
    }
  }

  /// True if the file itself is corrupt, so that trying again cannot help.
  package var meansDamage: Bool { primary == .corrupt || primary == .notADatabase }
}
