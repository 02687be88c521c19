extension Array {
  /// The elements that are left once half of them, then quarters and so on down to single ones, were
  /// left out wherever a test holds without them (Zeller and Hildebrandt, 2002).
  ///
  ///     await ["a", "b", "c"].shortest { $0.contains("b") }  // ["b"]
  ///
  /// - Parameters:
  ///   - isOver: Returns whether it has taken long enough.
  ///   - holds: Returns whether some of the elements, in their order, will do.
  /// - Returns: All of them if none can be left out.
  package func shortest(
    isOver: () -> Bool = { false },
    where holds: ([Element]) async throws -> Bool
  ) async rethrows -> [Element] {
    var (rest, size) = (self, count)
    while size > 0 {
      var (start, isShorter) = (0, false)
      while start < rest.count, !isOver() {
        let candidate = Array(rest[..<start] + rest[Swift.min(start + size, rest.count)...])
        if try await holds(candidate) {
          (rest, isShorter) = (candidate, true)
        } else {
          start += size
        }
      }
      // One that is left out may have needed one before it.
      if size > 1 || !isShorter { size /= 2 }
    }
    return rest
  }
}
