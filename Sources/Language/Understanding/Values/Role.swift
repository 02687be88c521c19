/// The part that somebody without a known name has in a request.
package enum Role: String, Sendable, Hashable, CaseIterable {
  case driver
}
