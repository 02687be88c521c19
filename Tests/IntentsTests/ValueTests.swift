import Foundation
import Testing

@testable import Intents

@Suite struct ValueTests {
  @Test func `raw values of each kind are SiriKit's`() {
    #expect(INRidePhase.pickup.rawValue == 6)
    #expect(INSendMessageRecipientUnsupportedReason.noAccount.rawValue == 1)
    #expect(INVocabularyStringType.mediaShowTitle.rawValue == 704)
    #expect(INStartWorkoutIntentResponseCode.success.rawValue == 8)
    #expect(INMessageAttributeOptions.played.rawValue == 16)
    #expect(INPersonHandleLabel.homeFax.rawValue == "com.apple.intents.PersonHandleLabel.Home_Fax")
    #expect(INWorkoutNameIdentifier.run.rawValue == "com.apple.intents.WorkoutNameIdentifier.Run")
    #expect(INIntentError.noAppAvailable.rawValue == 2005)
    #expect(INStartCallIntentIdentifier == "INStartCallIntent")
  }

  @Test func `each of the six results holds what it was made with`() {
    #expect("\(INStringResolutionResult.success(with: "a").state)" == #"success("a")"#)
    #expect("\(INStringResolutionResult.notRequired().state)" == "notRequired")
    #expect("\(INStringResolutionResult.needsValue().state)" == "needsValue")
    let choices = INStringResolutionResult.disambiguation(with: ["a", "b"])
    #expect("\(choices.state)" == #"disambiguation(["a", "b"])"#)
    let question = INIntegerResolutionResult.confirmationRequired(with: 4)
    #expect("\(question.state)" == "confirmationRequired(Optional(4))")
    let open = INBooleanResolutionResult.confirmationRequired(with: nil)
    #expect("\(open.state)" == "confirmationRequired(nil)")
    #expect("\(INStringResolutionResult.unsupported().state)" == "unsupported(reason: nil)")
    let reason = INStartCallCallCapabilityResolutionResult.unsupported(
      forReason: .cameraNotAccessible
    )
    #expect("\(reason.state)" == #"unsupported(reason: Optional("cameraNotAccessible"))"#)
  }

  @Test func `a result with reasons can be made from a plain one`() {
    let person = INPerson(handle: "1", displayName: "Anna", contactIdentifier: nil)
    let plain = INPersonResolutionResult.success(with: person)
    let result = INSendMessageRecipientResolutionResult(personResolutionResult: plain)
    guard case .success(let value) = result.state else {
      Issue.record("\(result)")
      return
    }
    #expect(value as? INPerson === person)
  }

  @Test func `a person without a display name is called by its parts, or its handle`() {
    func person(_ components: PersonNameComponents?) -> INPerson {
      INPerson(
        personHandle: INPersonHandle(value: "anna@example.com", type: .emailAddress),
        nameComponents: components,
        displayName: nil,
        image: nil,
        contactIdentifier: nil,
        customIdentifier: nil
      )
    }
    let name = PersonNameComponents(givenName: "Anna", familyName: "Haro")
    #expect(person(name).displayName == "Anna Haro")
    #expect(person(nil).displayName == "anna@example.com")
    #expect(person(nil).spokenPhrase == "anna@example.com")
  }

  @Test func `a spoken phrase is found by way of the protocol too`() {
    let string = INSpeakableString(
      vocabularyIdentifier: "legs",
      spokenPhrase: "Leg day",
      pronunciationHint: nil
    )
    #expect((string as any INSpeakable).spokenPhrase == "Leg day")
    #expect((string as any INSpeakable).identifier == "legs")
    let plain = string.spokenPhrase
    #expect(type(of: plain) == String.self)
    #expect("\(string.spokenPhrase)" == "Leg day")
    guard let unwrapped = string.spokenPhrase else {
      Issue.record("Expected the phrase, found nothing.")
      return
    }
    #expect(unwrapped == plain)
    #expect(string.spokenPhrase?.lowercased() == "leg day")
  }

  @Test func `a price range is in order, whichever price comes first`() {
    let range = INPriceRange(
      firstPrice: NSDecimalNumber(value: 30),
      secondPrice: NSDecimalNumber(value: 20),
      currencyCode: "USD"
    )
    #expect(range.minimumPrice == NSDecimalNumber(value: 20))
    #expect(INPriceRange(maximumPrice: 5, currencyCode: "USD").minimumPrice == nil)
  }

  @Test func `a ride's end says how it ended`() {
    let fee = INCurrencyAmount(amount: NSDecimalNumber(string: "4.20"), currencyCode: "EUR")
    let owed = INRideCompletionStatus.completed(outstanding: fee)
    #expect(owed.isCompleted && owed.isOutstanding && !owed.isCanceled)
    #expect(owed.paymentAmount?.amount == NSDecimalNumber(string: "4.2"))
    let missed = INRideCompletionStatus.canceledMissedPickup()
    #expect(missed.isCanceled && missed.isMissedPickup && !missed.isCompleted)
  }

  @Test func `what older code calls by another name is the same value`() {
    let search = INSearchCallHistoryIntent(call: .missed, dateCreated: nil, recipient: nil)
    #expect(search.callTypes == .missed)
    #expect(search.callType == .missed)
    let message = INSendMessageIntent(
      recipients: nil,
      content: nil,
      groupName: "Climbers",
      serviceName: nil,
      sender: nil
    )
    #expect(message.speakableGroupName?.spokenPhrase == "Climbers")
    #expect(message.groupName == "Climbers")
  }

  @Test func `pictures stand with their parameters, and the first one for the whole`() throws {
    let intent = INSendMessageIntent()
    #expect(intent.keyImage() == nil)
    let (face, group) = (INImage(named: "face"), INImage(named: "group"))
    intent.setImage(face, forParameterNamed: \.recipients)
    intent.setImage(group, forParameterNamed: \.speakableGroupName)
    #expect(intent.keyImage() == face)
    let copy = try #require(intent.copy() as? INSendMessageIntent)
    #expect(copy.image(forParameterNamed: \.speakableGroupName) == group)
    copy.setImage(nil, forParameterNamed: \.recipients)
    #expect(copy.keyImage() == group)
    #expect(intent.keyImage() == face)
  }

  @Test func `distances on the globe are those of a map`() {
    let cupertino = CLLocation(latitude: 37.3318, longitude: -122.0312)
    let sanFrancisco = CLLocation(latitude: 37.7749, longitude: -122.4194)
    let distance = cupertino.distance(from: sanFrancisco)
    #expect(abs(distance - 59_880) < 300)
    let region = CLCircularRegion(center: cupertino.coordinate, radius: 60_500, identifier: "a")
    #expect(region.contains(sanFrancisco.coordinate))
  }
}
