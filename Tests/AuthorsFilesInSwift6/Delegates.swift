import Intents
import UIKit

extension AuthorsFile {
  /// A file with an app delegate, which is asked for a handler of one kind of intent.
  init(
    _ name: String,
    opens intent: @escaping @Sendable () -> INIntent,
    delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
  ) {
    let application = RunningApplication(delegate: delegate)
    self.init(name, [], handler: { NSNull() })
    callOthers = {
      application.finishLaunching()
      let handler = application.handler(for: intent())
      if let handler = handler as? any INSendMessageIntentHandling {
        _ = await handler.handle(intent: INSendMessageIntent())
      }
      if let handler = handler as? any INPauseWorkoutIntentHandling {
        _ = await handler.handle(intent: INPauseWorkoutIntent())
      }
      _ = await application.handle(intent())
      _ = application.continue(NSUserActivity(activityType: NSStringFromClass(type(of: intent()))))
    }
  }
}
