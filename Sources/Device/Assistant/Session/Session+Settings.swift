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
