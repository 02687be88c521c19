import Terminal
import Testing

@Suite struct InterruptsTests {
  @Test func `the latest listener comes first, and those before it get what it leaves`() async {
    let interrupts = Interrupts()
    await confirmation(expectedCount: 1) { early in
      let first = interrupts.listen { signal in
        #expect(signal == .windowChanged)
        early()
        return true
      }
      let second = interrupts.listen { $0 == .interrupt }
      #expect(interrupts.deliver(.interrupt))
      #expect(interrupts.deliver(.windowChanged))
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test func `a signal is taken only while there is a listener`() {
    let interrupts = Interrupts()
    #expect(!interrupts.deliver(.interrupt))
    do {
      let listening = interrupts.listen { _ in true }
      #expect(interrupts.deliver(.interrupt))
      withExtendedLifetime(listening) {}
    }
    #expect(!interrupts.deliver(.interrupt))
  }

  @Test func `the second request to leave is not taken`() {
    let interrupts = Interrupts()
    let listening = interrupts.listen(\.endsWork)
    #expect(interrupts.deliver(.hangUp))
    #expect(interrupts.termination == .hangUp)
    #expect(!interrupts.deliver(.terminate))
    #expect(interrupts.termination?.exitCode == 129)
    withExtendedLifetime(listening) {}
  }
}
