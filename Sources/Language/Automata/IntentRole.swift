/// The purpose of an intent's templates.
package enum IntentRole: UInt32, Sendable, CaseIterable {
  /// They ask for something.
  case request

  /// They find the values of a request that none of its templates covers.
  case parts

  /// They make a dialogue act of some words of a line.
  case move
}
