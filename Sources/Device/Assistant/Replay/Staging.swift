/// The stage for playing a transcript: a world of its own, on a clock that the player moves.
package struct Staging<Clock: SettableClock> {
  package let scene: Scene

  /// The scene's clock, in the hands of the one who moves it.
  package let clock: Clock

  /// The storage of the apps; gone after the play.
  package let storage: StorageCopy?
}
