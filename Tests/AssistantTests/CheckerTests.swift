import Dialogue
import Intents
import Testing
import Transcripts

@testable import Assistant

/// What checking an app comes upon.
@Suite struct CheckerTests {
  // MARK: - A broken app, from end to end

  /// Answers for the first recipient only, agrees too early, and relies on what it never asks for.
  private final class Careless: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      guard let first = intent.recipients?.first else { return [.needsValue()] }
      return [.success(with: first)]
    }

    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      intent.content == nil
        ? INSendMessageIntentResponse(code: .failure, userActivity: nil) : .sent
    }
  }

  @Test func `a broken app is reported on as a document, worst first`() async throws {
    let checked = try CheckedApp(intents: ["INSendMessageIntent"], lines: 200) { _ in
      AppCode { Careless() }
    }
    let report = try await checked.report()
    #expect(
      "\(report)" == """
        # MessageBot

        1 intent, \(report.lines) lines said: 1 error, 2 warnings, 0 notes.

        ## INSendMessageIntent

            resolve recipients           needsValue, success
            resolve speakableGroupName   by default
            resolve outgoingMessageType  by default
            resolve content              by default
            confirm                      success
            handle                       failure, success
            failure                      Send a message to Anna Haro with MessageBot › yes
            not seen                     ready, inProgress, failureRequiringAppLaunch, \
        failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
            not tried                    values other than a few of each kind
            not tried                    more than a few beginnings, locked or after something else

        ## Findings

        **error** wrong-count · INSendMessageIntent
        resolveRecipients(for:) gave a number of results that does not fit the parameter \
        (1 for 2).
        Fix: Answer one result per element, in order, or a single needsValue, notRequired or \
        unsupported.

        ```transcript
        # resolveRecipients(for:) gave a number of results that does not fit the parameter \
        (1 for 2).

        > Send a message to Anna Haro and Mike with MessageBot saying see you soon
        = resolve recipients -> success Anna Haro
        = finding wrong-count resolveRecipients(for:)
        < Sorry, there was a problem with the app.
        ```

        **warning** success-from-confirm · INSendMessageIntent
        confirm(intent:) answered success before anything was done.
        Fix: Answer ready, and success from handle.

        ```transcript
        # confirm(intent:) answered success before anything was done.

        > Send a message to Anna Haro with MessageBot
        = resolve recipients -> success Anna Haro
        = confirm INSendMessageIntent -> success
        = finding success-from-confirm confirm(intent:)
        < To Anna Haro: Ready to send it?
        ```

        **warning** unasked-parameter · INSendMessageIntent
        resolveContent(for:) is missing or misspelled: without content every request failed.
        Fix: Write the resolve method, and answer needsValue when it is empty.

        ```transcript
        # resolveContent(for:) is missing or misspelled: without content every request \
        failed.

        > Send a message to Anna Haro with MessageBot
        = resolve recipients -> success Anna Haro
        = confirm INSendMessageIntent -> success
        = finding success-from-confirm confirm(intent:)
        < To Anna Haro: Ready to send it?
        > yes
        = handle INSendMessageIntent -> failure
        < Sorry, MessageBot couldn't send your message to Anna Haro.
        ```

        """
    )
  }

  // MARK: - What only many conversations show

  @Test func `a sound app has no findings, and is driven through all of its results`() async throws
  {
    let report = try await CheckedApp(sending: { Courier() }).report()
    #expect(report.discoveries.isEmpty)
    let coverage = try #require(report.coverages.first)
    let recipients = try #require(coverage.parameters.first { $0.slot == "recipients" })
    #expect(recipients.results == ["needsValue", "success"])
    #expect(coverage.confirmCodes == ["ready"])
    #expect(coverage.handleCodes == ["success"])
    #expect(coverage.unseenCodes.contains("failureRequiringAppLaunch"))
    #expect(coverage.way == .words)
  }

  private func rules(_ handler: @escaping @Sendable () -> Any?) async throws -> [Finding.Rule] {
    try await CheckedApp(sending: handler).report().discoveries.map(\.finding.rule)
  }

  @Test func `a parameter that takes no value is never settled`() async throws {
    let checked = try CheckedApp(intents: ["INSendMessageIntent"], lines: 400) { _ in
      AppCode { Refuser() }
    }
    let report = try await checked.report()
    #expect(report.discoveries.map(\.finding.rule) == [.neverSettled, .neverHandled])
  }

  private final class Refuser: Courier {
    override func resolveContent(
      for intent: INSendMessageIntent,
      with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) {
      completion(intent.content == nil ? .needsValue() : .unsupported())
    }
  }

  @Test func `a value that nobody asks for and everything needs is a finding`() async throws {
    let report = try await CheckedApp(sending: { Trusting() }).report()
    let discovery = try #require(report.discoveries.first)
    #expect(
      discovery.finding
        == Finding(
          .unaskedParameter,
          method: "resolveContent(for:)",
          detail: "content"
        )
    )
    #expect(
      discovery.finding.sentence
        == "resolveContent(for:) is missing or misspelled: without content every request "
        + "failed."
    )
    #expect(report.discoveries.count == 1)
  }

  /// Misspells a method: `resolveContents`.
  private final class Trusting: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      intent.recipients?.map { .success(with: $0) } ?? [.needsValue()]
    }

    func resolveContents(for intent: INSendMessageIntent) async -> INStringResolutionResult {
      .needsValue()
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      intent.content == nil
        ? INSendMessageIntentResponse(code: .failure, userActivity: nil) : .sent
    }
  }

  @Test func `a value is blamed alone, for a failure in which nothing else was missing`()
    async throws
  {
    let report = try await CheckedApp(sending: { Particular() }).report()
    #expect(report.discoveries.map(\.finding.rule) == [.unaskedParameter])
    #expect(report.discoveries.map(\.finding.detail) == ["content"])
  }

  /// Takes a text to people alone, and asks for neither the text nor a group.
  private final class Particular: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      intent.recipients?.map { .success(with: $0) } ?? [.notRequired()]
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      intent.content == nil
        ? INSendMessageIntentResponse(code: .failure, userActivity: nil) : .sent
    }
  }

  @Test func `what a check that was cut short has not seen isn't said never to be`() async throws {
    var coverage = Coverage("INSendMessageIntent")
    let trial = Trial(situation: Situation(), intent: coverage.intent, turns: [])
    coverage.take(trial)
    #expect(coverage.conclusions.map(\.finding.rule) == [.neverHandled])
    #expect(!coverage.isCutShort)
    for limit in [Coverage.Limit.values, .openings] {
      coverage.limits = [limit]
      #expect(coverage.isCutShort)
      #expect(coverage.conclusions.map(\.finding.rule) == [.neverHandled])
    }
    for limit in [Coverage.Limit.lines, .unanswered] {
      coverage.limits = [limit]
      #expect(coverage.conclusions.isEmpty)
    }
  }

  @Test func `a report tells where conversations began in a few ways only`() async throws {
    let report = try await CheckedApp(sending: { Blind() }).report()
    #expect(report.coverages.allSatisfy { $0.limits.contains(.openings) })
    #expect("\(report)".contains("more than a few beginnings, locked or after something else"))
    #expect(!"\(report)".contains("never"))
  }

  @Test func `a usual word is tried before an odd one where the app has none`() throws {
    let app = AppDescription(identifier: "com.example.gym", name: "Gym")
    let samples = Samples(world: Sample.world, app: app)
    #expect(
      samples.values(.phrase(parameter: "workoutName"), of: "INStartWorkoutIntent")
        == ["run", "zorbing"]
    )
    let stride = Samples(world: Sample.world, app: try Sample.world.app("Stride"))
    let words = stride.values(.phrase(parameter: "workoutName"), of: "INStartWorkoutIntent")
    #expect(words.count == 4 && words.last == "zorbing")
  }

  @Test func `a handler that resolves nothing is noted`() async throws {
    #expect(try await rules { Blind() } == [.resolvesNothing])
  }

  private final class Blind: NSObject, INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .sent }
  }

  @Test func `an intent that is never handled is noted`() async throws {
    let rules = try await rules { Failing() }
    #expect(rules == [.neverHandled])
  }

  private final class Failing: Courier {
    override func confirm(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
  }

  @Test func `a declared intent that gets no handler, or a wrong one, is an error`() async throws {
    for (isGiven, rule) in [(false, Finding.Rule.noHandler), (true, .wrongHandler)] {
      let report = try await CheckedApp(sending: { isGiven ? NSObject() : nil }).report()
      #expect(report.discoveries.map(\.finding.rule) == [rule, .neverHandled])
      #expect(report.count(.error) == 1)
      #expect(report.coverages.map(\.way) == [.words])
    }
  }

  // MARK: - Ways to an intent

  @Test func `what can be done only after something else is done after it`() async throws {
    let report = try await CheckedApp("Stride") { _ in
      let going = Tally()
      return AppCode { Sport(going) }
    }.report()
    let pause = try #require(report.coverages.first { $0.intent == "INPauseWorkoutIntent" })
    #expect(pause.handleCodes == ["failureNoMatchingWorkout", "success"])
    #expect(pause.failures.map(\.lines) == [["Pause my workout with Stride"]])
  }

  private final class Sport: NSObject, INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling {
    private let going: Tally

    init(_ going: Tally) {
      self.going = going
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
      going.add()
      return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
      let code: INPauseWorkoutIntentResponseCode =
        going.count > 0 ? .success : .failureNoMatchingWorkout
      return INPauseWorkoutIntentResponse(code: code, userActivity: nil)
    }
  }

  @Test func `an intent in the shadow of another is tried alone, one without words directly`()
    async throws
  {
    let intents = ["INStartCallIntent", "INStartVideoCallIntent", "INTransferMoneyIntent"]
    let report = try await CheckedApp("Ringer", intents: intents + ["INPlayMediaIntent"]) { _ in
      AppCode { Switchboard() }
    }.report()
    #expect(report.coverages.map(\.way) == [.words, .alone, .directly, .unknown])
    #expect(
      report.coverages.map(\.handleCodes) == [
        ["continueInApp"], ["continueInApp"], ["success"], [],
      ]
    )
  }

  private final class Switchboard: NSObject, INStartCallIntentHandling,
    INStartVideoCallIntentHandling, INTransferMoneyIntentHandling
  {
    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
      INStartCallIntentResponse(code: .continueInApp, userActivity: nil)
    }

    func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
      INStartVideoCallIntentResponse(code: .continueInApp, userActivity: nil)
    }

    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
      INTransferMoneyIntentResponse(code: .success, userActivity: nil)
    }
  }

  // MARK: - How it goes about it

  @Test func `every conversation that handles begins with an app that is started afresh`()
    async throws
  {
    let tallies = [Tally(), Tally(), Tally()]
    _ = try await CheckedApp(intents: ["INSendMessageIntent"]) { _ in
      let sent = Tally()
      return AppCode { Counter { tallies[min(sent.add(), 3) - 1].add() } }
    }.report()
    #expect(tallies[0].count > 10)
    // Two in one life: the second follows on the first, which was said before it.
    #expect(tallies[1].count > 0)
    #expect(tallies[2].count == 0)
  }

  private final class Counter: Courier {
    private let count: @Sendable () -> Void

    init(_ count: @escaping @Sendable () -> Void) {
      self.count = count
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      count()
      completion(.sent)
    }
  }

  @Test func `a handler that never answers is given up soon`() async throws {
    let report = try await CheckedApp(intents: ["INSendMessageIntent"]) { clock in
      AppCode { Sleeper(clock) }
    }.report()
    let findings = report.discoveries.map(\.finding)
    #expect(findings.contains(Finding(.neverAnswered, method: "confirm(intent:)")))
    #expect(report.lines < 40)
  }

  private final class Sleeper: NSObject, INSendMessageIntentHandling {
    private let clock: any SessionClock

    init(_ clock: any SessionClock) {
      self.clock = clock
    }

    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      await clock.pass(.seconds(20), within: .seconds(20))
      return INSendMessageIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .sent }
  }

  @Test func `a handler that hangs is cut off, a slow one has as long as in any conversation`()
    async throws
  {
    let report = try await CheckedApp(
      intents: ["INSendMessageIntent"],
      patience: .milliseconds(50)
    ) { _ in
      AppCode { Hanging() }
    }.report()
    #expect(
      report.discoveries.map(\.finding).contains(
        Finding(.neverAnswered, method: "confirm(intent:)")
      )
    )
    #expect(Bounds().patience == .seconds(10))
    #expect(report.coverages.first?.limits.contains(.unanswered) == true)
    #expect("\(report)".contains("the rest, after too many calls were never answered"))
  }

  private final class Hanging: NSObject, INSendMessageIntentHandling {
    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      await withUnsafeContinuation { (_: UnsafeContinuation<INSendMessageIntentResponse, Never>) in
      }
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .sent }
  }

  @Test func `the same check comes to the same report`() async throws {
    let reports = [
      try await CheckedApp(sending: { Careless() }).report(),
      try await CheckedApp { Careless() }.report(),
    ]
    #expect("\(reports[0])" == "\(reports[1])")
  }

  @Test func `the conversations in a report can be played, and show what they say`() async throws {
    let checked = try CheckedApp(sending: { Careless() })
    let report = try await checked.report()
    let repertoire = Repertoire { app, _ in
      app.name == "MessageBot" ? AppCode { Careless() } : nil
    }
    var player = try Player(files: Sample.files, repertoire: repertoire)
    player.clock = ManualClock.unhurried
    let transcripts = report.discoveries.compactMap(\.transcript)
    #expect(transcripts.count == 3)
    for transcript in transcripts {
      let performance = try await player.play(transcript)
      #expect(transcript.differences(from: performance).isEmpty)
    }
  }

  @Test func `every transcript of a report replays, and what can't is shown as text`() async throws
  {
    let intents = ["INStartCallIntent", "INStartVideoCallIntent", "INTransferMoneyIntent"]
    let report = try await CheckedApp("Ringer", intents: intents) { _ in
      AppCode { NSObject() }
    }.report()
    #expect(report.discoveries.map(\.isPlayable).prefix(3) == [true, false, false])
    let text = "\(report)"
    #expect(text.split(separator: "```text\n").count == 3)
    #expect(text.contains("This can't be replayed: Ringer declares INTransferMoneyIntent alone"))
    let transcripts = try Document(parsing: text, file: "report.md").transcripts
    #expect(transcripts.count == 1)
    let repertoire = Repertoire { app, _ in
      app.name == "Ringer" ? AppCode { NSObject() } : nil
    }
    var player = try Player(files: Sample.files, repertoire: repertoire)
    player.clock = ManualClock.unhurried
    for transcript in transcripts {
      let performance = try await player.play(transcript)
      #expect(transcript.differences(from: performance).isEmpty)
    }
  }

  // MARK: - What handlers print

  private final class Talkative: Courier {
    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      // As from a process of its own.
      let host = Current.host as? HostRecorder
      for piece in ["sending\nse", "nt\n"] { host?.note(.printed(piece)) }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `what handlers print is told with the call that it came from`() async throws {
    let report = try await CheckedApp(sending: { Talkative() }).report()
    let printout = try #require(report.printouts.first)
    #expect(report.printouts.count == 1)
    #expect(printout.intent == "INSendMessageIntent" && printout.method == .handle)
    let calls = report.trials.filter { trial in
      trial.events.contains { if case .fact(.handle) = $0 { true } else { false } }
    }
    #expect(printout.count == calls.count && calls.count > 1)
    let told = "INSendMessageIntent: handle printed in \(printout.count) calls.\n\n"
    #expect("\(report)".contains("## Printed by handlers\n\n\(told)    sending\n    sent\n"))
    #expect(try await CheckedApp(sending: { Courier() }).report().printouts.isEmpty)
  }

  @Test func `what an app prints as it ends is no method's`() {
    let notes = Notes()
    for (ending, text) in [(CompletedCall.Ending.answered, "sent"), (.ended(.signal(5)), "trap")] {
      let call = CompletedCall(
        .handle,
        intent: "INSendMessageIntent",
        app: "X",
        duration: .zero,
        ending: ending
      )
      notes.take(.called(call))
      notes.take(.printed(app: "X", text))
    }
    #expect(notes.printouts.map(\.text) == ["sent"] && notes.printouts.map(\.count) == [1])
  }
}
