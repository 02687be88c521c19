import Understanding

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
    let distances = known.compactMap { word in
      Understanding.distance(Array(self), Array(word), atMost: limit).map {
        (word: word, slips: $0)
      }
    }
    return distances.min { $0.slips < $1.slips }?.word
  }
}
