import Foundation

/// The most processor time that a whole measurement may take, all its processes and threads
/// together, as a multiple of the fixed work's.
///
/// Machines differ, and so do their phases: no duration could be a limit. Nor does it matter what
/// else the machine does meanwhile. The limits are three times what was measured: what takes more
/// than that has become slow.
struct Budget {
  let name: String

  /// The processor time of the measurement, and that of the fixed work around it, in seconds.
  let seconds: Double
  let work: Double
  let limit: Double

  /// The limits by the names of the measurements.
  static let limits: [String: Double] = [
    "start to first prompt": 100,
    "start to first answer": 120,
    "memory of a conversation": 40,
    "a call in a process": 240,
    "one understood sentence": 100,
    "with 100000 contacts": 60,
    "loading 100000 contacts": 200,
    "1000 characters": 250,
    "dates and times": 5,
    "one whole turn": 45,
    "replay": 80,
  ]

  var multiple: Double { seconds / work }
  var isKept: Bool { multiple <= limit }
}

extension Budget: CustomStringConvertible {
  /// One line: `replay                    2.1 of at most 6.3 times the fixed work`.
  var description: String {
    let title = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    let times = String(format: "%.3g of at most %.3g", multiple, limit)
    return "\(title)\(times) times the fixed work" + (isKept ? "" : ": too much")
  }
}
