/// A cache of the results found at each word of a line.
///
/// Times are made of times, and are asked for at every word; without this a line of nothing but
/// dates would be read anew from each of them.
final class Memo<Value> {
  /// Places in `found`, by key; what is not known yet has none.
  private var places: [Int32] = []
  private var found: [Value?] = []
  private let count: Int

  /// - Parameter count: How many keys there are, from 0 on.
  init(count: Int) {
    self.count = count
  }

  /// The value of a key: what is known, or else what the body finds.
  func value(_ key: Int, _ find: () -> Value?) -> Value? {
    guard key >= 0, key < count else { return find() }
    // Most lines have no times, and pay nothing.
    if places.isEmpty { places = Array(repeating: -1, count: count) }
    if places[key] >= 0 { return found[Int(places[key])] }
    let value = find()
    places[key] = Int32(found.count)
    found.append(value)
    return value
  }
}
