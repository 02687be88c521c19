import Domains
import Understanding

/// A line that names something and asks for nothing of its own: it goes on with what was asked
/// before.
struct Fragment: Sendable {
  let slots: [SlotReading]

  /// The words of what is no sentence.
  private static let few = 3

  /// - Returns: `nil` if the line is more than that.
  init?(_ hearing: Hearing) {
    guard hearing.requests.isEmpty, hearing.verb == nil, hearing.control == nil,
      hearing.decision == nil, !hearing.isRetracted, hearing.instead == nil, !hearing.restates
    else { return nil }
    slots = hearing.slots
    guard slots.isEmpty || !hearing.unread.isEmpty else { return }
    let words = hearing.unread.flatMap { $0.split(separator: " ") }
    guard hearing.isUnread, hearing.asks, words.count <= Self.few else { return nil }
  }

  /// A line that names another kind of the activity that was reported on, be it as if that were to
  /// begin: “and the swim?”.
  ///
  /// - Returns: `nil` if it says anything else.
  init?(_ utterance: Utterance, heardAs hearing: Hearing, after report: Reading) {
    guard case .activity(let activity, _)? = report.intent.manner.record?.basis,
      let setting = Manner.request(that: .sets, activity)
    else { return nil }
    let isAsIfToBegin =
      !hearing.requests.isEmpty
      && hearing.requests.count == hearing.readings.filter { $0.intent == setting }.count
    let question = Question(.approval, intent: setting)
    let said = isAsIfToBegin ? Hearing(utterance.clauses(answering: question), to: nil) : hearing
    self.init(said)
    guard slots.count == 1, slots[0].name == setting.optionSlot else { return nil }
  }
}
