import Dialogue

@testable import Simulation

/// What tests of simulated people share.
enum Fixture {
  static func ontology() throws -> Ontology { try SimulationFiles().ontology() }

  /// The voices of the files.
  static func voices() throws -> Voices { try SimulationFiles().voices(tries: 0) }

  static func phrasing(_ plan: Plan) throws -> Phrasing {
    try Phrasing(plan, voices(), ontology())
  }

  static func item(_ name: String) -> Item {
    Item(names: [name], wordings: [name])
  }

  /// Money for Anna, in one request, with nothing out of the ordinary.
  static func plan(
    _ quirks: Quirk...,
    opening: Set<String> = ["payee", "amount"],
    voice: String? = "plain",
    isPlain: Bool = false
  ) -> Plan {
    let errand = Errand(
      intent: payment,
      wanted: ["payee": [item("Anna Haro")], "amount": [item("$20.00")]],
      opening: opening
    )
    return Plan(
      seed: 1,
      temperament: .brief,
      errands: [errand],
      quirks: quirks,
      voice: voice,
      isPlain: isPlain
    )
  }

  static let payment = "INSendPaymentIntent"

  /// The payment as it is put together, with what is given.
  static func draft(payee: String? = "Anna Haro", amount: String? = "$20.00") -> Draft {
    var draft = Draft(payment)
    draft["payee"] = payee.map { [Value($0)] } ?? []
    draft["currencyAmount"] = amount.map { [Value($0)] } ?? []
    return draft
  }

  static func asking(_ question: Question?) -> Observation {
    var observation = Observation()
    observation.question = question
    return observation
  }

  static let amount = Said(aspect: "amount", items: [item("$20.00")])
  static let payee = Said(aspect: "payee", items: [item("Anna Haro")])
}
