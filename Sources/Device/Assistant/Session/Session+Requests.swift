import Dialogue
import Domains
import Intents
import Understanding

// MARK: - Taking a request

extension Session {
  func take(request line: String) async {
    if takesItselfBack(line) { return }
    let understood = interpreter.read(line, at: civilNow)
    if understood.isOfNegativeSum(line) { return refuseNegativeSum() }
    if await takeSeveral(line, understood: understood) { return }
    switch understood {
    case .reading(let reading, _):
      if !changesWhatGoesOn(reading, line) { await dispatch(reading) }
    case .nearTie(let first, let second): askWhich(first, second)
    case .doubtful(let reading) where changesWhatGoesOn(reading, line): break
    case .doubtful(let reading):
      tellOfFigures(leftOutOf: reading)
      askWhether(reading)
    case .refused(let refusal):
      if await book(fromListBy: line) { return }
      if refusal.isElsewhere || !refuseChange(by: line) { refuse(refusal, line) }
    }
  }

  private func askWhich(_ first: Reading, _ second: Reading) {
    stage = .choosingIntent(first, second)
    repeatPrompt()
  }

  private func askWhether(_ reading: Reading) {
    stage = .doubting(reading)
    repeatPrompt()
  }

  /// Refuses what is no request, unless it is one of the words that steer a conversation.
  private func refuse(_ refusal: Refusal, _ line: String) {
    switch read(line, to: Question(.approval)) {
    case .help: return help()
    case .cancel: return say(SessionWording.nothingToCancel)
    default: break
    }
    state(.refused("out-of-scope"))
    say(SessionWording.refused(refusal, suggesting: example(for: refusal)))
  }

  /// Finds the app for a request, and asks which when several could take it.
  func dispatch(_ reading: Reading) async {
    guard !IntentName.references.contains(reading.intent) else { return await refer(reading) }
    if IntentName.answeredAtOnce.contains(reading.intent) { return await answerAtOnce(reading) }
    guard !reading.isForLater else { return askWhether(reading) }
    let reading = requests.resolvingService(in: reading)
    if reading.app == nil, let service = reading.service {
      return askForAnother(reading, insteadOf: service)
    }
    let able = requests.apps(for: reading)
    if let only = able.first, able.count == 1 { return await admit(reading, to: only) }
    guard able.isEmpty else { return askWhichApp(reading, able) }
    refuseForWantOfApp(reading)
  }

  func askWhichApp(_ reading: Reading, _ apps: [AppDescription]) {
    stage = .choosingApp(reading, apps.map(\.identifier))
    repeatPrompt()
  }

  func refuseForWantOfApp(_ reading: Reading) {
    stage = .idle
    if case .app(let named) = reading.app?.meaning, let app = app(named) {
      state(.refused("not-supported"))
      say(SessionWording.cannot(app.name, reading.intent))
    } else {
      state(.refused("no-app"))
      say(SessionWording.noApp)
    }
  }

  /// Lets a request through to its app, if the user and the device's state allow it.
  func admit(_ reading: Reading, to app: AppDescription) async {
    stage = .idle
    guard let intent = requests.intent(for: reading, app: app) else {
      return refuseForWantOfApp(reading)
    }
    switch permissions.siri {
    case .authorized: break
    case .notDetermined: return askForAuthorization(reading, app)
    case .denied, .restricted:
      state(.refused("not-authorized"))
      return say(SessionWording.notAuthorized(app.name))
    }
    guard isUnlocked(for: intent, with: app) else { return }
    await proceed(with: .request(reading, app: app.identifier))
  }

  /// Begins with a request that is clear now.
  func begin(_ reading: Reading, with identifier: String) async {
    guard let app = app(identifier), let intent = requests.intent(for: reading, app: app) else {
      return refuseForWantOfApp(reading)
    }
    await begin(reading, intent, with: app)
  }

  /// Whether an intent that the user has allowed an app before may begin now; says why not.
  func mayBegin(_ intent: String, with app: AppDescription) -> Bool {
    guard permissions.siri == .authorized else {
      state(.refused("not-authorized"))
      say(SessionWording.notAuthorized(app.name))
      return false
    }
    return isUnlocked(for: intent, with: app)
  }

  private func isUnlocked(for intent: String, with app: AppDescription) -> Bool {
    guard permissions.isLocked, app.needsUnlocking(for: intent) else { return true }
    state(.refused("locked"))
    say(SessionWording.locked)
    return false
  }

  private func askForAuthorization(_ reading: Reading, _ app: AppDescription) {
    stage = .authorizing(reading, app: app.identifier)
    repeatPrompt()
  }

  private func begin(_ reading: Reading, _ intent: String, with app: AppDescription) async {
    guard Schema.named(intent) != nil, let installed = installed(app.identifier) else {
      return refuseForWantOfApp(reading)
    }
    let reading = withOnePersonEach(reading, intent, with: app)
    var draft = requests.draft(for: reading, intent: intent, app: app)
    memory.complete(&draft, for: reading)
    if let absence = fillIn(&draft, fromListBy: reading) {
      state(.refused("nothing-found"))
      return say(absence)
    }
    considered = Considered(slots: reading.slots, intent: intent)
    lastAnswer = nil
    do throws(CallFailure) {
      if let absence = try await lookUp(&draft, reading, app: installed) {
        state(.refused("nothing-found"))
        return emit(.said(absence))
      }
    } catch {
      return
    }
    await begin(draft, with: app.identifier)
  }

  /// Begins with an intent as it is, whatever words would have led to it.
  func begin(_ draft: Draft, with app: String) async {
    guard let schema = Schema.named(draft.intent) else { return }
    state(.intent(draft, parameters: schema.parameters))
    let conversation = Conversation(
      draft,
      parameters: schema.resolved,
      policy: Policy(schema.confirmation)
    )
    await carryOn(
      Exchange(
        app: app,
        identifier: newIdentifier(),
        conversation: conversation
      )
    )
  }
}

// MARK: - Apps

extension Session {
  var requests: Requests {
    Requests(
      world: world,
      apps: descriptions,
      vocabulary: vocabulary,
      isContactsAllowed: permissions.contacts,
      memory: memory,
      voice: voice
    )
  }

  func app(_ identifier: String) -> AppDescription? {
    descriptions.first { $0.identifier == identifier }
  }

  func installed(_ identifier: String) -> InstalledApp? {
    apps.first { $0.description.identifier == identifier }
  }

  func name(of app: String) -> String {
    self.app(app)?.name ?? app
  }
}
