import Assistant
public import Foundation

/// The app's surroundings while it is talked with.
public struct Device: Sendable {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The time; in a transcript it stands still unless a line of it moves it.
  public var now: Date { scene.clock.now }

  /// The time zone in which the person names days and times.
  public var timeZone: TimeZone { scene.world.timeZone }

  /// The language and region of the person.
  public var locale: Locale { scene.world.locale }

  /// A folder for what the app keeps from one conversation to the next; `nil` while transcripts
  /// are replayed and while apps are checked, where conversations know nothing of each other, unless
  /// the app is ended and started again in one of them.
  public var folder: URL? { scene.folder.map { URL(filePath: $0, directoryHint: .isDirectory) } }
}
