package import Foundation

/// What a transcript is played in: a world of its own, on a clock that the player moves.
package struct Staging<Clock: MovableClock> {
  package let scene: Scene

  /// The scene's clock, in the hands of the one who moves it.
  package let clock: Clock

  /// Where apps keep what they store; gone with the play.
  package let storage: StorageCopy?
}

/// A clock that is moved by hand.
package protocol MovableClock: SessionClock {
  /// Moves on, running what falls due on the way.
  func advance(by duration: Duration)

  /// Jumps, forwards or backwards; what would have fallen due on the way stays due.
  func set(to date: Date)
}

extension ManualClock: MovableClock {}
