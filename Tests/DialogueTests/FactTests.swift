import Testing

@testable import Dialogue

@Suite struct FactTests {
  static let message = Draft(
    "INSendMessageIntent",
    ["content": [Value("what time is lunch?")], "recipients": [Value("Mike Chen")]]
  )

  @Test(arguments: [
    (
      Fact.handler(intent: "INSendMessageIntent", app: "MessageBot"),
      "handler INSendMessageIntent MessageBot"
    ),
    (
      .intent(message, parameters: [Parameter("recipients", isList: true), Parameter("content")]),
      "intent INSendMessageIntent recipients=Mike Chen content=what time is lunch?"
    ),
    (.intent(Draft("INPauseWorkoutIntent"), parameters: []), "intent INPauseWorkoutIntent"),
    (
      .confirm(intent: "INSendMessageIntent", code: "ready"), "confirm INSendMessageIntent -> ready"
    ),
    (
      .handle(intent: "INSendMessageIntent", code: "success"),
      "handle INSendMessageIntent -> success"
    ),
    (
      .open(app: "MyRide", activity: "com.example.myRideApp.noRideAvailable"),
      "open MyRide com.example.myRideApp.noRideAvailable"
    ),
    (.defaulted(method: "resolveContent"), "default resolveContent"),
    (
      .finding(Finding(.neverAnswered, method: Finding.handleMethod)),
      "finding never-answered handle(intent:completion:)"
    ),
    (.refused("out-of-scope"), "refused out-of-scope"),
    (.cancelled, "cancelled"),
  ])
  func `each fact has one spelling`(fact: Fact, line: String) {
    #expect(fact.description == line)
  }

  @Test(arguments: [
    ([Resolution.needsValue], "needsValue"),
    ([.notRequired], "notRequired"),
    ([.disambiguation([Sample.abbott, Sample.chen])], "disambiguation Mike Abbott | Mike Chen"),
    ([.disambiguation([])], "disambiguation"),
    ([.success(Sample.chen)], "success Mike Chen"),
    ([.success(Sample.chen), .needsValue], "success Mike Chen ; needsValue"),
    ([.confirmationRequired(Value("John Appleseed"))], "confirmationRequired John Appleseed"),
    ([.confirmationRequired(nil)], "confirmationRequired"),
    ([.unsupported(reason: nil)], "unsupported"),
    ([.unsupported(reason: "noAccount")], "unsupported(noAccount)"),
    ([], "none"),
  ])
  func `each resolution has one spelling`(resolutions: [Resolution], words: String) {
    #expect(
      Fact.resolve("recipients", resolutions).description == "resolve recipients -> \(words)"
    )
  }

  @Test func `the values of a list are joined as its resolutions are`() {
    let draft = Sample.message(to: [Sample.chen, Sample.anna])
    #expect(
      Fact.intent(draft, parameters: Sample.parameters).description
        == "intent INSendMessageIntent recipients=Mike Chen ; Anna"
    )
  }

  @Test func `slots that are no parameter follow by name`() {
    let draft = Draft(
      "INSendMessageIntent",
      ["b": [Value("2")], "content": [Value("hi")], "a": [Value("1")]]
    )
    #expect(
      Fact.intent(draft, parameters: Sample.parameters).description
        == "intent INSendMessageIntent content=hi a=1 b=2"
    )
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{85}b"])
  func `a fact stays on one line`(text: String) {
    #expect(
      Fact.resolve("content", [.success(Value(text))]).description
        == #"resolve content -> success a\nb"#
    )
  }
}
