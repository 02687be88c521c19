package import Foundation

/// A clock that somebody moves on.
package protocol MovableClock: SessionClock {
  /// Moves on, running what falls due on the way, in order.
  func advance(by duration: Duration)
}

/// The clock of a conversation that is being held, which stands still while a line is answered.
package protocol HeldClock: MovableClock {
  /// Stands still from here on.
  func stop()

  /// Stands still at the moment at which a wait of that duration has run out.
  func stop(later duration: Duration)

  /// Goes on.
  func goOn()
}

/// The clock of a transcript that is played, which shows what its settings say.
package protocol SettableClock: MovableClock {
  /// Jumps, forwards or backwards; what would have fallen due on the way stays due.
  func set(to date: Date)
}
