/// A series of measurements in ascending order.
struct Distribution: Sendable, Hashable {
  private let sorted: [Double]

  /// - Parameter values: At least one.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "Expected something measured, found nothing.")
    sorted = values.sorted()
  }

  var count: Int { sorted.count }
  var largest: Double { percentile(1) }

  /// The middle; of two middles, what lies halfway between them.
  var median: Double {
    (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }

  /// The smallest value that a share of all values does not exceed.
  func percentile(_ share: Double) -> Double {
    let rank = (share * Double(count)).rounded(.up)
    return sorted[min(max(Int(rank), 1), count) - 1]
  }
}
