import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct ResolutionTests {
  let chen = Person("Mike Chen")
  let abbott = Person("Mike Abbott")

  private func read(_ result: INIntentResolutionResult) -> Resolution {
    Resolution(result, in: .test)
  }

  // S10
  @Test func `each result says what the handler said`() {
    let people = [abbott, chen].map { INPerson($0) }
    let values = [abbott, chen].map { Value($0.displayName, .person($0)) }
    #expect(read(INPersonResolutionResult.success(with: people[1])) == .success(values[1]))
    #expect(read(INPersonResolutionResult.disambiguation(with: people)) == .disambiguation(values))
    #expect(
      read(INPersonResolutionResult.confirmationRequired(with: people[0]))
        == .confirmationRequired(values[0])
    )
    #expect(
      read(INPersonResolutionResult.confirmationRequired(with: nil)) == .confirmationRequired(nil)
    )
    #expect(read(INPersonResolutionResult.needsValue()) == .needsValue)
    #expect(read(INPersonResolutionResult.notRequired()) == .notRequired)
    #expect(read(INPersonResolutionResult.unsupported()) == .unsupported(reason: nil))
  }

  @Test func `reasons come by name`() {
    #expect(
      read(INSendMessageRecipientResolutionResult.unsupported(forReason: .noAccount))
        == .unsupported(reason: "noAccount")
    )
  }

  @Test func `values of every kind have words`() {
    let range = INDateComponentsRange(
      start: DateComponents(year: 2026, month: 11, day: 20, hour: 18, minute: 0),
      end: nil
    )
    #expect(spoken(INStringResolutionResult.success(with: "hi")) == "hi")
    #expect(spoken(INBooleanResolutionResult.success(with: true)) == "yes")
    #expect(spoken(INIntegerResolutionResult.success(with: 4)) == "4")
    #expect(spoken(INDoubleResolutionResult.success(with: 20)) == "20")
    #expect(
      spoken(INDateComponentsRangeResolutionResult.success(with: range))
        == "from today at 6:00 PM"
    )
    #expect(spoken(INWorkoutGoalUnitTypeResolutionResult.success(with: .mile)) == "miles")
    #expect(
      spoken(INMessageAttributeOptionsResolutionResult.success(with: [.unread])) == "unread"
    )
  }

  @Test func `success with what stands for no value leaves the parameter empty`() {
    #expect(read(INWorkoutLocationTypeResolutionResult.success(with: .unknown)) == .notRequired)
  }

  private func spoken(_ result: INIntentResolutionResult) -> String? {
    guard case .success(let value) = read(result) else { return nil }
    return value.spoken
  }
}
