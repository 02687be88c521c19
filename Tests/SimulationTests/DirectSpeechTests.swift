import Testing
import Understanding

@testable import Simulation

@Suite struct DirectSpeechTests {
  private let ontology: Ontology
  private let speech: DirectSpeech

  init() throws {
    ontology = try Fixture.ontology()
    speech = Device().speech(of: Fixture.plan(isPlain: true), ontology)
  }

  private func move(_ move: Simulation.Move) -> Understanding.Move? {
    speech.clauses(for: Worded(moves: [move], parts: ["words"], use: 0)).first?.move
  }

  private func item(_ name: String, in list: String) throws -> Item {
    try #require(ontology.values[list]?.first { $0.names[0] == name })
  }

  @Test func `each move is a clause of its own, with its words beside it`() {
    let worded = Worded(moves: [.affirm, .hesitate], parts: ["yes", "hm"], use: 0)
    let clauses = speech.clauses(for: worded)
    #expect(clauses.map(\.move) == [.affirm, .unsure])
    let utterance = Utterance(saying: clauses)
    #expect(utterance.line == "yes hm")
    #expect(utterance.clauses(answering: nil) == clauses)
    #expect(utterance.analyses == 0)
  }

  @Test func `a value is said with its meaning`() throws {
    let twelve = Said(aspect: "amount", items: [try item("$12.50", in: "amounts")])
    guard case .request(let reading) = move(.request(intent: Fixture.payment, [twelve])) else {
      Issue.record("Expected a request.")
      return
    }
    #expect(reading.intent == "sendPayment")
    let dollars = try #require(Currency(code: "USD"))
    #expect(reading.slots.map(\.name) == ["amount"])
    #expect(reading.slots.map(\.meaning) == [.money(Money(DecimalAmount(12.5), dollars))])
  }

  @Test func `a name that several people have means each of them`() throws {
    let mike = Item(names: ["Mike Chen"], wordings: ["Mike"], sense: .person)
    guard case .inform(let slots) = move(.inform([Said(aspect: "contact", items: [mike])])),
      case .person(let mention) = slots.first?.meaning
    else {
      Issue.record("Expected a person.")
      return
    }
    #expect(mention.candidates.count == 2)
  }

  @Test func `every value of the world can be said in moves`() throws {
    var informed = 0
    for aspect in ontology.kinds.flatMap(\.aspects) {
      for item in ontology.items(for: aspect) {
        let said = Said(aspect: aspect.name, items: [item])
        guard case .inform(let slots) = move(.inform([said])) else { continue }
        informed += 1
        #expect(slots.map(\.isKnown) == [true], "\(aspect.name)")
      }
    }
    #expect(informed > 100)
  }

  @Test(arguments: [
    ("amounts", "$10.00", "$5.00", Shift(slot: nil, .times(0.5))),
    ("counts", "2", "3", Shift(slot: "x", .more(.number(1)))),
    ("times", "today at 7:00 PM", "today at 6:00 PM", Shift(slot: "x", .earlier(3600))),
    ("goals", "30", "20", Shift(slot: "x", .less(.duration(600)))),
  ])
  func `a relation is a shift by what lies between`(
    list: String,
    start: String,
    result: String,
    shift: Shift
  ) throws {
    let relation = Relation(
      start: try item(start, in: list),
      result: try item(result, in: list),
      wordings: ["words"]
    )
    #expect(move(.relate(aspect: "x", relation)) == .shift([shift]))
  }
}

extension SlotReading {
  /// True if it means somebody or some place that is there.
  fileprivate var isKnown: Bool {
    switch meaning {
    case .person(let mention): !mention.candidates.isEmpty
    case .place(let mention): mention != .unknown
    default: true
    }
  }
}
