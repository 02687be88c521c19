import Dialogue
import Domains
import Foundation
import Intents

// MARK: - Calling apps

extension Caller {
  /// Waits until an app has been started; one whose process ended at that is told of.
  ///
  /// - Returns: `false` for an app that is to be left out.
  /// - Throws: Whatever keeps it from starting.
  package func awaitStart(of app: InstalledApp) throws -> Bool {
    do {
      return try app.running.hasStarted()
    } catch let end as AppEnd {
      tell(of: end, of: app.description.name, in: Finding.launchMethod)
      return true
    }
  }

  /// Tells an app that it was launched; it may tell its user's own words then.
  func launch(_ app: InstalledApp) {
    let facts = device.facts
    let ending = device.hosts.provide {
      Result { () throws(AppEnd) in try app.running.finishLaunching(facts) }
    }
    heed(app.description)
    if case .failure(let end) = ending {
      tell(of: end, of: app.description.name, in: Finding.launchMethod)
    }
  }

  /// Tells of an app's process that ended while the user had asked for nothing.
  private func tell(of end: AppEnd, of app: String, in method: String?) {
    if let finding = end.finding(in: method ?? Finding.handlerMethod) { reporter.state(finding) }
    reporter.say(EndWording.sentence(onEnd: end, of: app, in: method))
  }

  /// Opens an app in front, to go on with an activity.
  ///
  /// - Returns: `false` if the app declined the activity.
  func open(_ app: InstalledApp, for opening: AppOpening) throws(AppEnd) -> Bool {
    recordStep(of: app)
    let facts = device.facts
    defer { heed(app.description) }
    return try device.hosts.provide {
      Result { () throws(AppEnd) in try app.running.open(opening, facts) }
    }.get()
  }

  /// The workouts that an app has recorded and that began in an interval.
  func workouts(
    begunIn interval: DateInterval,
    of app: InstalledApp
  ) async throws(CallFailure) -> [RecordedWorkout] {
    let (hosts, facts) = (device.hosts, device.facts)
    let waiting = wait {
      hosts.provide {
        Result { () throws(AppEnd) in try app.running.workouts(begunIn: interval, facts) }
      }
    }
    defer { waiting.end() }
    switch try await answer(of: app, to: waiting) {
    case .success(let workouts): return workouts
    case .failure(let end): throw .ended(end)
    }
  }

  /// The same of all apps, in the order in which they began.
  func workouts(begunIn interval: DateInterval) async throws(CallFailure) -> [RecordedWorkout] {
    var workouts: [RecordedWorkout] = []
    for app in device.recorders { workouts += try await self.workouts(begunIn: interval, of: app) }
    return workouts.sorted { $0.start < $1.start }
  }

  /// Calls an app's code for which nobody waits: should it block, it keeps nobody from the prompt.
  func dispatch(
    _ method: String,
    _ intent: String,
    of app: String,
    as hosts: Hosts,
    _ body: @escaping @Sendable () -> Void
  ) {
    let note = CallNote(app: app, intent: intent, method: method, place: place)
    Task(executorPreference: thread) { [willCall] in
      let end = willCall?(note)
      hosts.provide(body)
      end?()
    }
  }
}

// MARK: - What apps do besides answering

extension Caller {
  /// Records the side effects of apps' code: donations, vocabulary, breaches of the contract.
  ///
  /// - Parameter app: The app that was called, whose they are if it runs in this process.
  /// - Returns: What was noted, in order.
  @discardableResult func heed(_ app: AppDescription) -> [AppNote] {
    let noted = device.recorder.drain()
    for noted in noted { record(noted.note, from: noted.app ?? app) }
    return noted.map(\.note)
  }

  private func record(_ note: AppNote, from app: AppDescription) {
    switch note {
    case .defaultAnswered(let method):
      reporter.state(.defaulted(method: method))
      if method == "handle" { reporter.state(Finding(.noHandle, method: Finding.handleMethod)) }
    case .answeredLate(let method): reporter.state(Finding(.answeredLate, method: method))
    case .answeredAgain(let method): reporter.state(Finding(.answeredTwice, method: method))
    // The conversation is told of this one, and says in which step it was.
    case .neverAnswered, .spelled: break
    case .donated(let donation): donated(donation, app.identifier)
    case .printed(let text): reporter.emit(.printed(app: app.name, text))
    case .ended(let end, let app, let method): tell(of: end, of: app, in: method)
    case .vocabularyChanged(let type, let terms): learn(terms, of: type, from: app.identifier)
    }
  }

  private func learn(_ terms: [VocabularyTerm], of type: INVocabularyStringType?, from app: String)
  {
    guard let type else { return device.vocabulary.removeAll(of: app) }
    device.vocabulary.replace(type, of: app, with: terms.map(Phrase.init))
  }
}

extension Phrase {
  fileprivate init(_ term: VocabularyTerm) {
    self.init(
      term.spokenPhrase,
      identifier: term.identifier,
      pronunciation: term.pronunciationHint
    )
  }
}
