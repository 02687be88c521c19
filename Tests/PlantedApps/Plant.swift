package import Assistant
package import Dialogue
import Intents
import SampleDevice
package import Transcripts

/// A defect in a copy of a sample app, with the shortest conversation that shows it, as whoever
/// planted it wrote that down beforehand.
package struct Plant: Sendable {
  /// What is wrong.
  package let name: String

  /// The sample app of which a copy has it.
  package let app: String

  /// The intents that the copy declares.
  package let intents: [String]

  /// The intent under which the report has it.
  package let intent: String

  /// The rule that it breaks.
  package let rule: Finding.Rule

  /// What has to happen meanwhile; `nil` if nothing has.
  package let interruption: Interruption.Kind?

  /// The lines of the conversation; none where no single one shows it.
  package let words: [String]

  private var grow: @Sendable (AppCode, Scene) -> AppCode

  init(
    _ name: String,
    in app: String,
    _ intents: [String],
    _ rule: Finding.Rule,
    of intent: String? = nil,
    during interruption: Interruption.Kind? = nil,
    _ words: [String],
    grow: @escaping @Sendable (AppCode, Scene) -> AppCode
  ) {
    (self.name, self.app, self.intents, self.rule) = (name, app, intents, rule)
    self.intent = intent ?? intents[0]
    (self.interruption, self.words, self.grow) = (interruption, words, grow)
  }
}

extension Plant {
  package static let all = here + apart

  /// Those that show in the process of whoever asks.
  package static let here = messages + kept + calls + rides + workouts + payments

  /// Those that take a process of their own.
  package static let apart = notified + isolated

  /// The same copy without the defect, in which nothing may be found.
  package var sound: Plant {
    var sound = self
    sound.grow = { code, _ in code }
    return sound
  }

  /// The sample apps, of which one is the copy.
  package var repertoire: Repertoire {
    Repertoire(
      reading: { described(World($0)) },
      launch: { app, scene in
        let sound = try Repertoire.sampleApps.launched(app, in: scene)?.running as? LocalApp
        guard let sound else { return nil }
        return app.name == self.app ? grow(sound.code, scene) : sound.code
      }
    )
  }

  /// The world in which the copy declares its intents, and no more.
  private func described(_ world: World) -> World {
    var world = world
    for index in world.apps.indices where world.apps[index].name == app {
      world.apps[index].extensionIntents = intents
      world.apps[index].inAppIntents = []
      world.apps[index].propertyLists = nil
    }
    return world
  }
}

// MARK: - Handlers beside sound ones

/// An extension that gives planted handlers in the place of some of the sound ones.
private final class PlantedExtension: INExtension {
  private let sound: any INIntentHandlerProviding
  private let planted: (INIntent, _ sound: Any?) -> Any?

  init(
    _ sound: any INIntentHandlerProviding,
    _ planted: @escaping (INIntent, _ sound: Any?) -> Any?
  ) {
    (self.sound, self.planted) = (sound, planted)
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    planted(intent, sound.handler(for: intent))
  }
}

extension AppCode {
  /// The same app with other handlers, each made of the sound one.
  func giving(_ planted: @escaping @Sendable (INIntent, _ sound: Any?) -> Any?) -> AppCode {
    var code = self
    let makeExtension = makeExtension
    code.makeExtension = { PlantedExtension(makeExtension(), planted) }
    return code
  }

  /// The same app with another handler for those sound ones that a type of handler is made of.
  func giving<Handler: Forwarder>(
    _ type: Handler.Type,
    _ plant: @escaping @Sendable (Handler) -> Void
  ) -> AppCode {
    giving { intent, sound in
      guard intent is Handler.Intent, let handler = Handler(sound) else { return sound }
      plant(handler)
      return handler
    }
  }
}
