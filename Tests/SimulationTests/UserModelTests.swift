import Dialogue
import Testing

@testable import Simulation

@Suite struct UserModelTests {
  private func person(_ plan: Plan) throws -> UserModel {
    try UserModel(plan, Fixture.ontology())
  }

  private let howMuch = Question.value(intent: Fixture.payment, "currencyAmount")

  @Test func `somebody asks, answers what is asked, and agrees to what is right`() throws {
    var person = try person(Fixture.plan(opening: ["payee"]))
    #expect(
      person.respond(to: Observation())
        == .say([.request(intent: Fixture.payment, [Fixture.payee])])
    )
    #expect(person.respond(to: Fixture.asking(howMuch)) == .say([.inform([Fixture.amount])]))
    #expect(person.respond(to: Fixture.asking(.goAhead(Fixture.draft()))) == .say([.affirm]))
    person.finish(0)
    #expect(person.respond(to: Observation()) == .leave(.content))
  }

  @Test func `nobody agrees to what is wrong`() throws {
    var person = try person(Fixture.plan())
    _ = person.respond(to: Observation())
    let wrong = Question.goAhead(Fixture.draft(payee: "Kate Bell"))
    #expect(person.respond(to: Fixture.asking(wrong)) == .say([.correct([Fixture.payee])]))
  }

  @Test func `what has not been said yet is added when all is shown`() throws {
    var plan = Fixture.plan()
    plan.errands[0].wanted["note"] = [Fixture.item("lunch")]
    var person = try person(plan)
    _ = person.respond(to: Observation())
    let note = Said(aspect: "note", items: [Fixture.item("lunch")])
    #expect(
      person.respond(to: Fixture.asking(.goAhead(Fixture.draft()))) == .say([.inform([note])])
    )
  }

  @Test func `a change of mind is said when all is shown, and is what is wanted from then on`()
    throws
  {
    let change = Change(errand: 0, aspect: "amount", items: [Fixture.item("$5.00")])
    var person = try person(Fixture.plan(.change(change)))
    _ = person.respond(to: Observation())
    let five = Said(aspect: "amount", items: [Fixture.item("$5.00")])
    #expect(
      person.respond(to: Fixture.asking(.goAhead(Fixture.draft()))) == .say([.correct([five])])
    )
    #expect(person.progress[0].expected["currencyAmount"] == ["$5.00"])
  }

  @Test func `another value than the one that is asked for is corrected first`() throws {
    let kate = Fixture.item("Kate Bell")
    let change = Change(errand: 0, aspect: "payee", items: [kate], occasion: .question)
    var person = try person(Fixture.plan(.change(change), opening: ["payee"]))
    _ = person.respond(to: Observation())
    let correction = Said(aspect: "payee", items: [kate])
    #expect(person.respond(to: Fixture.asking(howMuch)) == .say([.correct([correction])]))
    #expect(person.respond(to: Fixture.asking(howMuch)) == .say([.inform([Fixture.amount])]))
  }

  @Test func `more is answered than was asked, or all of it in a request`() throws {
    let whom = Question.value(intent: Fixture.payment, "payee")
    let both = [Fixture.payee, Fixture.amount]
    var eager = try person(Fixture.plan(.overAnswer, opening: []))
    _ = eager.respond(to: Observation())
    #expect(eager.respond(to: Fixture.asking(whom)) == .say([.inform(both)]))

    var formal = try person(Fixture.plan(.answerInFull, opening: ["amount"]))
    _ = formal.respond(to: Observation())
    #expect(
      formal.respond(to: Fixture.asking(whom))
        == .say([.request(intent: Fixture.payment, both)])
    )
  }

  @Test func `what was not understood is as good as not said`() throws {
    var person = try person(Fixture.plan(.overAnswer, opening: []))
    _ = person.respond(to: Observation())
    var observation = Fixture.asking(.value(intent: Fixture.payment, "payee"))
    let first = person.respond(to: observation)
    observation.isMiss = true
    #expect(person.respond(to: observation) == first)
  }

  @Test func `nobody digresses where all that is said is taken for a text`() throws {
    var plan = Fixture.plan(.hesitate(at: 1))
    plan.errands = [
      Errand(
        intent: "INSendMessageIntent",
        wanted: ["recipients": [Fixture.item("Anna Haro")], "content": [Fixture.item("hi")]],
        opening: ["recipients"]
      )
    ]
    var person = try person(plan)
    _ = person.respond(to: Observation())
    let text = Said(aspect: "content", items: [Fixture.item("hi")])
    let whatToSay = Question.value(intent: "INSendMessageIntent", "content")
    #expect(person.respond(to: Fixture.asking(whatToSay)) == .say([.inform([text])]))
    #expect(person.isDictating)
  }

  @Test func `whoever has called all off wants nothing any more`() throws {
    var person = try person(Fixture.plan(.cancel(at: 1)))
    _ = person.respond(to: Observation())
    #expect(person.respond(to: Fixture.asking(.goAhead(Fixture.draft()))) == .say([.retract]))
    #expect(person.respond(to: Observation()) == .leave(.content))
  }

  @Test func `nobody answers the same question for ever`() throws {
    var person = try person(Fixture.plan(opening: ["payee"]))
    _ = person.respond(to: Observation())
    var responses: [UserModel.Response] = []
    for _ in 0..<6 { responses.append(person.respond(to: Fixture.asking(howMuch))) }
    #expect(responses.last == .leave(.askedForEver))
  }
}
