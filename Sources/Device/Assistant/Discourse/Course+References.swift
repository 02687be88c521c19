import Dialogue
import Domains
import Intents
import Understanding

// MARK: - Requests that point back

extension Course {
  /// A request that means one that was handled before: “same again”.
  mutating func refer(_ reading: Reading) {
    follow(Reference(discourse: discourse, context: context).meaning(of: reading))
  }

  /// Does another act for those of the request before, besides it: “and text her, too”.
  mutating func doOther(_ kind: IntentName, with slots: [SlotReading]) {
    follow(Reference(discourse: discourse, context: context).other(kind, with: slots))
  }

  private mutating func follow(_ meaning: Reference.Meaning) {
    switch meaning {
    case .request(let reading): admit(reading)
    case .actOnWhatGoesOn(let reading): act(on: reading)
    case .perhaps(let reading): ask(.doubting(reading))
    case .again(let draft, let app): follow(.begin(draft, app: app))
    case .nothing(let saying): say(saying)
    case .refused(let reason, let saying): refuse(reason, saying)
    }
  }

  /// Acts on what goes on; where something else may be meant, after a yes.
  mutating func act(on reading: Reading) {
    let manner = reading.intent.manner
    // Before it calls something off, its app's question is asked in any case.
    let isPlain =
      manner.isUndoing && manner.confirms || discourse.memory.isOfAllThatGoesOn(reading.intent)
    if isPlain { admit(reading) } else { ask(.doubting(reading)) }
  }

  /// True if an intent that the user has allowed an app before may begin now; says why not.
  mutating func mayBegin(_ intent: String, with app: AppDescription) -> Bool {
    guard context.permissions.siri == .authorized else {
      refuse("not-authorized", .notAuthorized(app.name))
      return false
    }
    guard context.isUnlocked(for: intent, with: app) else {
      refuse("locked", .locked)
      return false
    }
    return true
  }
}
