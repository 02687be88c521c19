import Domains
import Foundation
import Intents
import Understanding

/// The device that a session takes place on: its world and clock, the installed apps, and what the
/// user allows.
///
/// Shared by all parts of a session. What is made from it, such as an interpreter, is kept until
/// something changes that it was made from.
package final class DeviceState {
  @Boxed package private(set) var world: World
  package let clock: any SessionClock

  /// The installed apps, in the order in which they were installed.
  package private(set) var apps: [InstalledApp] {
    didSet { (descriptions, made.cached) = (apps.map(\.description), nil) }
  }

  /// The apps' descriptions, in the same order.
  private(set) var descriptions: [AppDescription]

  package private(set) var permissions: Permissions {
    didSet { permissionsChanged() }
  }

  /// The words that apps have told of their users' own things.
  var vocabulary = UserVocabulary() {
    didSet { made.cached = nil }
  }

  /// Called before an app changes what it stores.
  package var willChange: ((InstalledApp) -> Void)?

  /// Hears what apps do behind their answers.
  let recorder = HostRecorder()

  /// Has the recorder hear what apps do on queues of their own, as long as no other session runs.
  private let residence: Residence
  private let interpreters: Interpreters
  private var made = Made()

  /// Values that are made for a line and kept for the next.
  private struct Made {
    var cached: CachedInterpreter?
    var voice: Voice?
    var civilNow: (date: Date, time: CivilTime)?
    var hosts: Hosts?
  }

  init(
    world: World,
    apps: [InstalledApp],
    clock: any SessionClock,
    permissions: Permissions,
    interpreters: Interpreters
  ) {
    self.world = world
    self.apps = apps
    self.clock = clock
    self.permissions = permissions
    self.interpreters = interpreters
    descriptions = apps.map(\.description)
    residence = Residents.ofThisProcess.admit(recorder)
    attach(to: apps)
    permissionsChanged()
  }
}

// MARK: - What changes

extension DeviceState {
  /// Installs apps, instead of those of the same identifier that are there.
  func install(_ new: [InstalledApp]) {
    uninstall(new.map(\.description.identifier))
    apps += new
    attach(to: new)
  }

  private func attach(to apps: [InstalledApp]) {
    for app in apps {
      let description = app.description
      app.running.attach { [recorder] in recorder.note($0, of: description) }
    }
  }

  package func uninstall(_ identifiers: [String]) {
    apps.removeAll { identifiers.contains($0.description.identifier) }
  }

  package func permit(_ change: (inout Permissions) -> Void) {
    change(&permissions)
  }

  private func permissionsChanged() {
    (made.cached, made.hosts) = (nil, nil)
    let language = world.locale.identifier(.bcp47)
    recorder.tell(authorization: permissions.siri, language: language)
  }
}

// MARK: - What is made from it

extension DeviceState {
  /// The assistant's voice at this moment.
  var voice: Voice {
    let now = clock.now
    if let voice = made.voice, voice.now == now { return voice }
    let voice = Voice(locale: world.locale, timeZone: world.timeZone, now: now)
    made.voice = voice
    return voice
  }

  /// The time on the user's clock and calendar.
  var civilNow: CivilTime {
    let now = clock.now
    if let made = made.civilNow, made.date == now { return made.time }
    let time = CivilTime(now, in: world.timeZone)
    made.civilNow = (now, time)
    return time
  }

  /// The hosts that tell an app's code about the device, and are told by it.
  var hosts: Hosts {
    if let hosts = made.hosts { return hosts }
    let hosts = Hosts(
      intents: recorder,
      contacts: HostedContacts(book: world.contacts, isAllowed: permissions.contacts),
      places: HostedPlaces(world: world)
    )
    made.hosts = hosts
    return hosts
  }

  /// The facts that an app's code can see at this moment.
  var facts: DeviceFacts {
    DeviceFacts(
      voice: voice,
      siri: permissions.siri,
      isContactsAllowed: permissions.contacts
    )
  }

  /// An interpreter that knows the names of the world and the apps.
  var interpreter: Interpreter { cached.interpreter }

  /// Returns the meanings that a line can have at this moment.
  func heard(_ line: String) -> Utterance { cached.hear(line, at: civilNow) }

  private var cached: CachedInterpreter {
    if let cached = made.cached { return cached }
    let cached = interpreters.cached(knowing: names)
    made.cached = cached
    return cached
  }

  /// The same interpreter for somebody who asks later, and perhaps never.
  var lateInterpreter: @Sendable () -> Interpreter {
    if let known = made.cached { return { known.interpreter } }
    let (interpreters, names) = (interpreters, names)
    return { interpreters.cached(knowing: names).interpreter }
  }

  private var names: KnownNames {
    KnownNames(
      world: world,
      apps: descriptions,
      vocabulary: vocabulary,
      isContactsAllowed: permissions.contacts
    )
  }
}
