import Terminal
import Testing

@Suite struct EnvironmentTests {
  @Test func `an empty variable is none`() {
    #expect(Environment(["NO_COLOR": ""])["NO_COLOR"] == nil)
    #expect(Environment(["NO_COLOR": "1"])["NO_COLOR"] == "1")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], false), (["TERM": "linux"], true),
    (["TERM": "rxvt-unicode"], true), (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], true),
    (["TERM": "screen", "STY": "1.pts"], true),
    (["TERM": "tmux", "XTERM_VERSION": "XTerm(379)", "TMUX": "/tmp/tmux-0/default,1,0"], false),
  ])
  func `a terminal that cuts rows off is known by what it says of itself`(
    variables: [String: String],
    isCutting: Bool
  ) {
    #expect(Environment(variables).hasCuttingTerminal == isCutting)
  }
}
