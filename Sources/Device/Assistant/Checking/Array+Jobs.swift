extension Array where Element: Sendable {
  /// Does a piece of work for each element, so many at once, and hands the results over in the order
  /// of the elements, however long each takes.
  ///
  /// A result is handed over before more is begun: that may end the process.
  ///
  /// - Parameters:
  ///   - jobs: The number of elements at work at once.
  ///   - work: Makes the result of an element.
  ///   - take: Is given each result, and returns `false` to have the rest left undone.
  /// - Throws: What the work throws, or whoever takes its results.
  package func work<Result: Sendable>(
    by jobs: Int,
    _ work: @escaping @Sendable (Element) async throws -> Result,
    take: (Result) async throws -> Bool
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var rest = enumerated().map { $0 }[...]
      var finished: [Int: Result] = [:]
      var due = 0
      func begin() {
        guard let (number, element) = rest.popFirst() else { return }
        group.addTask { (number, try await work(element)) }
      }
      for _ in 0..<Swift.min(jobs, count) { begin() }
      while let (number, result) = try await group.next() {
        finished[number] = result
        while let result = finished.removeValue(forKey: due) {
          due += 1
          guard try await take(result) else { return group.cancelAll() }
        }
        begin()
      }
    }
  }
}
