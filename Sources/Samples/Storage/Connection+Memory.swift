import Synchronization

/// Databases in memory as they are when nothing has been stored yet, by what lays them out.
private let layouts = Mutex<[[String]: Layout]>([:])

/// The start of databases that the same scripts lay out.
private struct Layout {
  var image: Image

  /// The same with what was planted, the latest last.
  var planted: [(seed: any Seed, image: Image)] = []

  /// A device has a few apps that lay out their databases alike, and most conversations begin at the
  /// same time.
  static let mostPlanted = 4
}

/// All that is in a database, as a file would have it.
typealias Image = [UInt8]

/// The source of planted rows: equal ones make the same rows.
package typealias Seed = Equatable & Sendable

extension Connection {
  /// The image of a new database in memory, in the layout that scripts lead to.
  ///
  /// There is nothing of another program's in it, no damage, and no log. Scripts make the same of
  /// nothing each time, and SQLite takes fifteen times as long for them as for a copy: each
  /// conversation that is replayed has five databases of its own.
  static func layout(by migrations: [String]) throws -> Image {
    if let known = layouts.withLock({ $0[migrations]?.image }) { return known }
    let connection = try Connection(to: .memory)
    try connection.migrate(migrations)
    let image = try connection.image
    layouts.withLock { $0[migrations] = Layout(image: image) }
    return image
  }

  /// The image of a database in memory that rows were planted in; made once for equal seeds.
  static func planted(
    _ seed: some Seed,
    in layout: Image,
    by migrations: [String],
    _ body: (Connection) throws -> Void
  ) throws -> Image {
    let known = layouts.withLock { $0[migrations]?.planted.last { seed.equals($0.seed) } }
    if let known { return known.image }
    let connection = try Connection.holding(layout)
    try connection.transaction(.write) { try body(connection) }
    let image = try connection.image
    layouts.withLock { layouts in
      layouts[migrations]?.planted.append((seed, image))
      if layouts[migrations]?.planted.count ?? 0 > Layout.mostPlanted {
        layouts[migrations]?.planted.removeFirst()
      }
    }
    return image
  }
}

extension Equatable {
  fileprivate func equals(_ other: any Equatable) -> Bool { other as? Self == self }
}
