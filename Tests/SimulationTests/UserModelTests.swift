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

  @Test func `somebody who is on the list already is not picked once more`() throws {
    let mikes = [Fixture.item("Mike Abbott"), Fixture.item("Mike Chen")]
    var plan = Fixture.plan()
    plan.errands = [
      Errand(
        intent: "INSendMessageIntent",
        wanted: ["recipients": mikes, "content": [Fixture.item("hi")]],
        opening: ["recipients", "content"]
      )
    ]
    var person = try person(plan)
    _ = person.respond(to: Observation())
    let names = mikes.map { $0.names[0] }
    var asking = Fixture.asking(.choice(intent: "INSendMessageIntent", "recipients", names))
    for other in 0...1 {
      var draft = Draft("INSendMessageIntent")
      draft["recipients"] = [Value("Mike"), Value(names[other])]
      asking.draft = draft
      let response = person.respond(to: asking)
      #expect(response == .say([.pick(Pick(position: 2 - other, count: 2))]))
    }
  }

  @Test func `what can't be said any more once the choice is made is said with it`() throws {
    var plan = Fixture.plan()
    let workout = "INStartWorkoutIntent"
    plan.errands = [
      Errand(
        intent: workout,
        wanted: ["workoutName": [Fixture.item("run")], "location": [Fixture.item("outdoor")]],
        opening: []
      )
    ]
    var person = try person(plan)
    _ = person.respond(to: Observation())
    let options = ["run", "walk"]
    let run = Said(aspect: "workoutName", items: [Fixture.item("run")])
    let outdoor = Said(aspect: "location", items: [Fixture.item("outdoor")])
    let asking = Fixture.asking(.choice(intent: workout, "workoutName", options))
    #expect(person.respond(to: asking) == .say([.inform([run, outdoor])]))
  }

  @Test func `nobody begins the same request in the middle of it`() throws {
    let other = Errand(
      intent: Fixture.payment,
      wanted: ["payee": [Fixture.item("Jane Doe")], "amount": [Fixture.item("$5.00")]],
      opening: ["payee", "amount"]
    )
    var plan = Fixture.plan(.interleave(at: 1), opening: ["payee"])
    plan.errands.append(other)
    var person = try person(plan)
    _ = person.respond(to: Observation())
    #expect(person.respond(to: Fixture.asking(howMuch)) == .say([.inform([Fixture.amount])]))
  }

  @Test func `nobody answers the same question for ever`() throws {
    var person = try person(Fixture.plan(opening: ["payee"]))
    _ = person.respond(to: Observation())
    var responses: [UserModel.Response] = []
    for _ in 0..<6 { responses.append(person.respond(to: Fixture.asking(howMuch))) }
    #expect(responses.last == .leave(.askedForEver))
  }
}
