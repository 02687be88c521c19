/// What a transcript is played in: a world of its own, on a clock that the player moves.
package struct Staging<Clock: SettableClock> {
  package let scene: Scene

  /// The scene's clock, in the hands of the one who moves it.
  package let clock: Clock

  /// Where apps keep what they store; gone with the play.
  package let storage: StorageCopy?
}
