package import Domains
package import Foundation
package import Transcripts

/// An app whose answers pass through other hands before a session gets them: to be written down, or
/// to be changed.
package struct WrappedApp: RunningApp {
  /// Takes a call with the app's result, and returns the result that the session gets.
  package typealias Pass =
    @Sendable (AppCall, AppCall.Result, DeviceFacts) async -> AppCall.Result

  private let app: any RunningApp
  private let pass: Pass

  package init(_ app: any RunningApp, pass: @escaping Pass) {
    (self.app, self.pass) = (app, pass)
  }

  package func perform(_ call: AppCall, _ facts: DeviceFacts) async -> AppCall.Result {
    await pass(call, app.perform(call, facts), facts)
  }
}

// MARK: - What is the app's own

extension WrappedApp {
  package var traits: AppTraits { app.traits }
  package var cost: CallCost? { app.cost }
  package var process: Int32? { app.process }
  package var isIsolated: Bool { app.isIsolated }
  package var isReady: Bool { app.isReady }
  package var state: [String: String] { app.state }

  package func hasStarted() throws -> Bool { try app.hasStarted() }

  package func attach(_ take: @escaping @Sendable (AppNote) -> Void) { app.attach(take) }

  package func end(because cause: AppEnd.Cause) { app.end(because: cause) }

  package func startAnew(misbehaving misbehavior: Misbehavior) {
    app.startAnew(misbehaving: misbehavior)
  }

  package func finishLaunching(_ facts: DeviceFacts) throws(AppEnd) {
    try app.finishLaunching(facts)
  }

  package func open(_ opening: AppOpening, _ facts: DeviceFacts) throws(AppEnd) -> Bool {
    try app.open(opening, facts)
  }

  package func workouts(
    begunIn interval: DateInterval,
    _ facts: DeviceFacts
  ) throws(AppEnd) -> [RecordedWorkout] {
    try app.workouts(begunIn: interval, facts)
  }

  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    app.makeRestorePoint(facts)
  }

  package func reverse(_ changes: [UInt8], _ facts: DeviceFacts) -> Bool {
    app.reverse(changes, facts)
  }

  package func makeSnapshot() -> AppCode.Snapshot? { app.makeSnapshot() }

  package func makeRideWatch(
    isInApp: Bool,
    _ facts: DeviceFacts,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) throws(AppEnd) -> RideWatch? {
    try app.makeRideWatch(isInApp: isInApp, facts, voice: voice, take: take)
  }
}

extension Repertoire {
  /// The same apps, whose answers pass through other hands.
  package func passing(
    through pass: @escaping @Sendable (AppDescription, Scene) -> WrappedApp.Pass
  ) -> Repertoire {
    wrapping { app, description, scene in WrappedApp(app, pass: pass(description, scene)) }
  }
}
