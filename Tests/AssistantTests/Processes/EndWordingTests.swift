import Testing

@testable import Assistant

@Suite struct EndWordingTests {
  @Test func `an app that can't be started has done nothing, and the reason is told`() {
    let end = AppEnd(.unstartable("Expected a wall, found none."), isAtStart: true)
    #expect(
      EndWording.ended("Humpty", end, in: "handle(intent:)", mayBeDone: true)
        == "Humpty could not be started. Expected a wall, found none. Nothing was done."
    )
  }
}
