import Dialogue
import Understanding

/// A check that an app's examples are understood as the intents that they are examples of.
struct ExampleLint {
  let world: World
  let app: AppDescription

  var findings: [PropertyListFinding] {
    let lexicon = Lexicon(world: world, apps: [app], isContactsAllowed: true)
    let interpreter = Interpreter(lexicon: lexicon)
    let now = CivilTime(ManualClock.usualNow, in: world.timeZone)
    return app.intents.flatMap { intent -> [PropertyListFinding] in
      guard let request = Requests.request(for: intent) else { return [] }
      return (app.examples[intent] ?? []).filter { example in
        switch interpreter.read(example, at: now) {
        case .reading(let reading, _): reading.intent != request
        case .nearTie(let first, let second): ![first, second].contains { $0.intent == request }
        case .doubtful, .refused: true
        }
      }.map(misunderstood)
    }
  }

  private func misunderstood(_ example: String) -> PropertyListFinding {
    PropertyListFinding(
      rule: .misunderstoodExample,
      file: AppLint.vocabularyFile,
      keys: ["IntentPhrases"],
      sentence: "Expected an example that can be understood, and found “\(example)”."
    )
  }
}
