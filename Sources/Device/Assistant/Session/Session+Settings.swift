import Dialogue
import Domains
import Intents
package import Transcripts

extension Session {
  /// Does what a setting says, where it is about permissions or about what is staged.
  ///
  /// - Returns: `false` if it is about something else: the clock, the apps, or the start.
  @discardableResult package func apply(_ setting: Setting) -> Bool {
    switch setting {
    case .contacts(let access): device.permit { $0.contacts = access == .allowed }
    case .siri(let status): device.permit { $0.siri = .init(status) }
    case .locked: device.permit { $0.isLocked = true }
    case .unlocked: device.permit { $0.isLocked = false }
    case .fault, .noFaults, .interrupt, .noInterruptions, .now, .advance, .locale, .timeZone,
      .install, .uninstall, .allFacts, .restart, .world, .data:
      return caller.staged.apply(setting)
    }
    return true
  }
}

// MARK: - What can't be staged

extension Session {
  /// The mistake in a setting that stages what can never happen; `nil` if there is none.
  package func mistake(in setting: Setting) -> Mismatch? {
    switch setting {
    case .fault(let fault): mistake(in: fault, besides: [.launch])
    case .interrupt(let event) where event.kind == .networkGone && !isIsolated:
      Mismatch(
        expected: "apps in processes of their own (--isolate) for network-gone",
        finding: "apps in the program's own process"
      )
    case .interrupt(let event): mistake(in: event)
    case .now, .advance, .locale, .timeZone, .contacts, .siri, .locked, .unlocked, .install,
      .uninstall, .noFaults, .noInterruptions, .allFacts, .restart, .world, .data:
      nil
    }
  }

  private var isIsolated: Bool { device.apps.contains(where: \.running.isIsolated) }

  private func mistake(
    in event: some StagedEvent,
    besides others: [Fault.Method] = []
  ) -> Mismatch? {
    guard let schema = Schema.named(event.intent) else {
      return Mismatch(expected: "the name of an intent", found: event.intent)
    }
    let resolving = schema.resolved.map { Fault.Method.resolve($0.slot) }
    let methods = others + [.confirm, .handle] + resolving
    guard !methods.contains(event.method) else { return nil }
    return Mismatch(
      expected: "a method for \(event.intent) "
        + "(\(methods.map(\.description).joined(separator: ", ")))",
      found: event.method.description
    )
  }
}

extension INSiriAuthorizationStatus {
  fileprivate init(_ setting: Setting.SiriAuthorization) {
    self =
      switch setting {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .authorized: .authorized
      }
  }
}
