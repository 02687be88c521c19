import Intents

/// The listings as they were in iOS 10, when methods were called `resolve…(forSendMessage:with:)`.
enum FirstYear {}

extension FirstYear {
  /// Gives the messages one handler, and each other kind of request its own.
  final class IntentHandler: INExtension {
    private let desk: RideDesk

    init(_ desk: RideDesk) {
      self.desk = desk
      super.init()
    }

    override func handler(for intent: INIntent) -> Any? {
      if intent is INSendMessageIntent || intent is INSearchForMessagesIntent
        || intent is INSetMessageAttributeIntent
      {
        return MessageHandler()
      } else if intent is INStartAudioCallIntent {
        return AudioCallHandler()
      } else if intent is INStartVideoCallIntent {
        return VideoCallHandler()
      } else if intent is INRequestRideIntent || intent is INListRideOptionsIntent {
        return RideHandler(desk)
      } else if intent is INStartWorkoutIntent {
        return WorkoutHandler()
      }
      return nil
    }
  }
}
