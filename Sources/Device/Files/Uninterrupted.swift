import Glibc

/// Does again what a signal has broken off.
///
/// - Returns: The result of the call that came to an end; below 0, with the reason in `errno`, if it
///   failed.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
