import Dialogue
import Understanding

/// A change of where something that goes on is heard: “put her on speaker”.
///
/// The device sees to it; no app is asked.
struct SoundChange {
  private let activity: Manner.Activity

  /// `nil` where the words alone told what is asked, and name neither.
  private let isLoud: Bool?

  /// - Returns: `nil` if a reading asks for no such change.
  init?(_ reading: Reading) {
    guard case .sound(let activity)? = Manner.of(reading.intent).record?.basis else { return nil }
    self.activity = activity
    isLoud = reading.term("sound").map { $0 == "on" }
  }

  /// Returns the fact and the sentence for the change; nothing is done if nothing goes on that
  /// could be heard.
  func outcome(in memory: Memory) -> (fact: Fact?, sentence: String) {
    guard memory.ending(activity) != nil else { return (nil, SessionWording.Sound.noCall) }
    guard let isLoud else { return (nil, SessionWording.Sound.unclear) }
    let sentence = isLoud ? SessionWording.Sound.on : SessionWording.Sound.off
    return (.speaker(isOn: isLoud), sentence)
  }
}
