import Assistant
import Foundation
import Terminal

// MARK: - What a conversation is made of

extension Invocation {
  /// A scene for a conversation here and now, whose apps keep what they store.
  func scene(_ clock: LiveClock, _ failures: StorageFailures) throws -> Scene {
    Scene(
      files: try files,
      world: try world,
      clock: clock,
      folder: try folder,
      report: { [console] in console.warn($0) },
      storageFailed: { failures.take($0) }
    )
  }

  private var folder: String {
    get throws {
      let path = locations.data
      do {
        try FileManager.default.createDirectory(
          atPath: path,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
        return path
      } catch {
        throw UnusableFolder(path: path, expected: "a folder for what apps store")
      }
    }
  }

  /// The assistant, for which the apps are still to be started.
  func session(
    in scene: Scene,
    _ newIdentifier: @escaping @Sendable () -> String,
    report: @escaping (Event) -> Void
  ) -> Session {
    let memory = scene.folder.map {
      MemoryFile(
        in: $0,
        clock: scene.clock,
        report: scene.report,
        storageFailed: scene.storageFailed
      )
    }
    return Session(
      world: scene.world,
      apps: [],
      clock: scene.clock,
      memory: settings.private ? nil : memory,
      newIdentifier: newIdentifier,
      report: report
    )
  }
}

extension EventPrinter {
  init(of invocation: Invocation) {
    self.init(
      output: invocation.console.output,
      isJSON: invocation.settings.json,
      mentionsErrors: invocation.console.isInteractive
    )
  }
}

extension Dashboard {
  /// Shown where somebody sits at a terminal that can show it.
  convenience init(of session: Session, _ invocation: Invocation) {
    let console = invocation.console
    let isShown = console.isInteractive && console.showsPictures && !invocation.settings.json
    self.init(
      clock: session.device.clock,
      world: session.device.world,
      output: console.output,
      screen: isShown ? console.screen : nil
    )
  }
}
