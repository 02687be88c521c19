import Understanding

/// A change of where something that goes on is heard: “put her on speaker”.
///
/// The device sees to it; no app is asked.
struct SoundChange {
  private let activity: Manner.Activity
  private let isLoud: Bool

  /// - Returns: `nil` if a reading asks for no such change.
  init?(_ reading: Reading) {
    guard case .sound(let activity)? = Manner.of(reading.intent).record?.basis,
      let sound = reading.term("sound")
    else { return nil }
    self.activity = activity
    isLoud = sound == "on"
  }

  /// The sentence on how it is now; one that there is nothing to be heard if nothing goes on.
  func answer(in memory: Memory) -> String {
    guard memory.ending(activity) != nil else { return SessionWording.Sound.noCall }
    return isLoud ? SessionWording.Sound.on : SessionWording.Sound.off
  }
}
