import Assistant
import Transcripts

extension Talk {
  /// Goes on in place of a conversation that a crash has ended.
  func recover(_ recovery: Recovery) {
    handlerFailed = true
    for setting in recovery.surroundings.settings { apply(setting) }
    printer.isTracing = recovery.surroundings.isTracing
    console.warn(recovery.sentence)
  }

  /// Has the next crash begin the program anew.
  ///
  /// After a crash this waits for a line that is answered: else a program that crashes at each
  /// start would begin anew for ever.
  func prepareForCrash() {
    guard !settings.isolate else { return }
    survivesCrash = true
    session.caller.willCall = console.crashListener(leaving: surroundings)
  }

  private var surroundings: Recovery.Surroundings {
    let permissions = session.device.permissions
    var settings = session.caller.faults.map { Setting.fault($0) }
    settings += session.caller.interruptions.map { .interrupt($0) }
    if permissions.isLocked { settings.append(.locked) }
    if !permissions.contacts { settings.append(.contacts(.denied)) }
    settings += delays.map { .advance($0) }
    return Recovery.Surroundings(settings: settings, isTracing: printer.isTracing)
  }
}
