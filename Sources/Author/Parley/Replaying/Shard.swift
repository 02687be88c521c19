/// One of several parts of a suite, as `2/4` says it.
package struct Shard: Hashable, Sendable {
  let number: Int
  let count: Int

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }
}
