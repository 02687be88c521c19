extension Array where Element: Sendable {
  /// The results for all elements, in their order, of which so many are made at once.
  func mapped<Result: Sendable>(
    by jobs: Int,
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results = [Result?](repeating: nil, count: count)
      for (index, element) in enumerated() {
        if index >= jobs, let (done, result) = try await group.next() { results[done] = result }
        group.addTask { (index, try await transform(element)) }
      }
      for try await (done, result) in group { results[done] = result }
      return results.compactMap(\.self)
    }
  }
}
