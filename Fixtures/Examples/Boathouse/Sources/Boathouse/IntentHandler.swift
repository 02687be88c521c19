import Intents

/// Where Siri comes in: it hands over whatever Info.plist lists.
class IntentHandler: INExtension {
  private let logbook: Logbook

  init(logbook: Logbook) {
    self.logbook = logbook
    super.init()
  }

  override func handler(for intent: INIntent) -> Any {
    OutingHandler(logbook: logbook)
  }
}
