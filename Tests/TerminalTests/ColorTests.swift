import Terminal
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (ColorChoice.auto, [:], true, true),
    (.auto, [:], false, false),
    (.auto, ["TERM": "dumb"], true, false),
    (.auto, ["NO_COLOR": "1"], true, false),
    (.auto, ["NO_COLOR": ""], true, true),
    (.auto, ["CLICOLOR_FORCE": "1"], false, true),
    (.auto, ["CLICOLOR_FORCE": "0"], false, false),
    (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
    (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
    (.always, [:], false, true),
    (.always, ["NO_COLOR": "1"], true, false),
    (.never, ["CLICOLOR_FORCE": "1"], true, false),
  ])
  func `the first rule that applies decides`(
    choice: ColorChoice,
    variables: [String: String],
    onTerminal: Bool,
    isOn: Bool
  ) {
    let environment = Environment(variables)
    #expect(choice.isOn(onTerminal: onTerminal, environment: environment) == isOn)
  }
}
