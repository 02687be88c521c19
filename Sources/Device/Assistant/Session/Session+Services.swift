import Understanding

// MARK: - A service that is not installed

extension Session {
  /// Says that a service is not there, and asks whether an app that is may do it instead.
  func askForAnother(_ reading: Reading, insteadOf service: SlotReading) {
    let able = requests.apps(for: reading)
    guard let app = able.first else { return refuseForWantOfApp(reading) }
    let name = SessionWording.name(ofService: service.wording)
    guard able.count == 1 else {
      say(SessionWording.missing(name))
      return askWhichApp(reading.withoutService, able)
    }
    stage = .substituting(reading.withoutService, app: app.identifier, service: name)
    repeatPrompt()
  }

  /// The answer to whether another app may do it.
  func substitute(_ reading: Reading, _ identifier: String, _ line: String) async {
    guard let app = app(identifier) else { return refuseForWantOfApp(reading) }
    switch read(line, to: Question(.approval)) {
    case .yes: await admit(reading, to: app)
    case .no, .cancel: callOff(reading)
    case .repeated: repeatPrompt()
    case .help: help(withQuestionAbout: reading)
    case .request: await take(request: line)
    default: await miss(line) { giveUp(reading) }
    }
  }
}
