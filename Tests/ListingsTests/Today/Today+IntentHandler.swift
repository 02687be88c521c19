import Intents

/// The listings as they are today: methods are called `resolve…(for:with:)`, and one intent
/// starts every kind of call.
enum Today {}

extension Today {
  final class IntentHandler: INExtension {
    private let desk: RideDesk

    init(_ desk: RideDesk) {
      self.desk = desk
      super.init()
    }

    override func handler(for intent: INIntent) -> Any? {
      switch intent {
      case is INSendMessageIntent,
        is INSearchForMessagesIntent,
        is INSetMessageAttributeIntent:
        return MessageHandler()
      case is INStartCallIntent:
        return CallHandler()
      case is INRequestRideIntent, is INListRideOptionsIntent:
        return RideHandler(desk)
      case is INStartWorkoutIntent:
        return WorkoutHandler()
      default:
        return nil
      }
    }
  }
}
