import Dialogue
import Foundation
import Testing
import Understanding

@testable import Assistant
@testable import Domains

@Suite struct FactsTests {
  private let voice = Voice(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_795_225_260)
  )

  private func facts(_ card: Card) -> Facts { Facts(draft: nil, card: card, voice: voice) }

  @Test func `a property and a limit have the name of a detail, and none has both`() {
    let names = Detail.Property.allCases.map(\.rawValue) + Detail.Limit.allCases.map(\.rawValue)
    #expect(names.filter { Detail(rawValue: $0) == nil } == [])
    #expect(Set(names).count == names.count)
  }

  @Test func `every other detail is a preference, or about how something stands`() {
    let others = Detail.allCases.filter {
      Detail.Property($0) == nil && Detail.Limit($0) == nil
        && Preference(rawValue: $0.rawValue) == nil
    }
    #expect(
      others == [
        .choices, .done, .receipt, .ringing, .coming, .undoing, .places, .standing, .progress,
        .going,
      ]
    )
  }

  @Test func `a message is told by its sender and time, one's own by its time`() {
    let item = { (isOwn: Bool) in
      let origin = Card.Message(name: "Daniel Higgins Jr.", time: "today at 9:10 AM", isOwn: isOwn)
      return Card.Item("Message", origin: .message(origin))
    }
    let theirs = facts(Card(.thread, title: "Messages", items: [item(false)]))
    #expect(
      theirs.answer(to: .sender, about: []) == "It's from Daniel Higgins Jr., today at 9:10 AM."
    )
    #expect(
      theirs.answer(to: .moment, about: []) == "It was today at 9:10 AM, from Daniel Higgins Jr."
    )
    let own = facts(Card(.thread, title: "Messages", items: [item(true)]))
    #expect(own.answer(to: .moment, about: []) == "It was today at 9:10 AM.")
  }

  @Test func `a call is told by the parts of its title`() {
    let call = Card.Call(
      kind: "missed",
      words: "missed call",
      name: "Anna Haro",
      time: "today at 8:05 AM"
    )
    let item = Card.Item("Missed call", origin: .call(call))
    let calls = facts(Card(.callList, title: "Calls", items: [item]))
    #expect(calls.answer(to: .sender, about: []) == "It's from Anna Haro, today at 8:05 AM.")
  }

  @Test func `what there is to choose from is unknown without the name of any domain`() {
    for detail in [Detail.option, .cheapest, .biggest] {
      #expect(FactWording.unknownYet(detail) == "I don't know what there is to choose from yet.")
    }
    #expect(FactWording.unknownYet(.weather) == nil)
  }

  @Test func `an activity that tells how it stands is named where none goes on`() {
    #expect(FactWording.nothingGoing == "There's no ride or workout going.")
  }
}
