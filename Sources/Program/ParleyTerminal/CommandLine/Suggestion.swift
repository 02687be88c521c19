extension String {
  /// The one of `known` that was most likely meant; nil if none is near.
  ///
  ///     "reply".nearest(among: ["replay", "say"])  // "replay"
  ///
  /// Near is what this is the beginning of, or what one slip in three letters leads to.
  func nearest(among known: [String]) -> String? {
    let begun = known.filter { $0.hasPrefix(self) && !isEmpty }
    if begun.count == 1 { return begun[0] }
    let limit = Swift.max(1, count / 3)
    return known.map { (word: $0, slips: slips(to: $0)) }
      .filter { $0.slips <= limit }
      .min { $0.slips < $1.slips }?.word
  }

  /// The fewest letters to add, drop, replace or swap with the next to get `other`:
  /// the optimal string alignment distance.
  private func slips(to other: String) -> Int {
    let (from, to) = (Array(self), Array(other))
    var rows = [Array(0...to.count)]
    for i in 0..<from.count {
      var row = [i + 1]
      for j in 0..<to.count {
        var least = Swift.min(row[j], rows[i][j + 1]) + 1
        least = Swift.min(least, rows[i][j] + (from[i] == to[j] ? 0 : 1))
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
          least = Swift.min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
