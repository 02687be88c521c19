/// The time and memory that a call has taken in the process of the app's code.
package struct CallCost: Sendable, Hashable, Codable {
  /// The most memory that the process has had in the course of the call, in bytes; zero where that
  /// isn't known, and an earlier call had more.
  package var peak: Int
  package var time: Duration

  /// The memory that an extension may take on a phone, in bytes.
  package static let usualMemory = 250 << 20
}
