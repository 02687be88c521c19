import Synchronization

/// Databases in memory as they are when nothing has been stored yet, by what lays them out.
private let layouts = Mutex<[[String]: [UInt8]]>([:])

extension Connection {
  /// Brings a new database in memory into the layout that the scripts lead to.
  ///
  /// There is nothing of another program's in it, no damage, and no log. Scripts make the same of
  /// nothing each time, and SQLite takes fifteen times as long for them as for a copy: each
  /// conversation that is replayed has five databases of its own.
  func layOut(by migrations: [String]) throws {
    if let layout = layouts.withLock({ $0[migrations] }) {
      try load(layout)
    } else {
      try migrate(migrations)
      let layout = image
      // Without memory for it there is none; the next one may have more luck.
      if !layout.isEmpty { layouts.withLock { $0[migrations] = layout } }
    }
    try run("PRAGMA foreign_keys = ON")
  }
}
