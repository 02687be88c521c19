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

  @Test(arguments: [
    (AppEnd.Cause.signal(11), "Humpty crashed in handle(intent:), at Wall.swift:12."),
    (.signal(9), "Humpty was killed (signal 9) in handle(intent:), at Wall.swift:12."),
    (.exit(0), "Humpty ended itself in handle(intent:), at Wall.swift:12."),
    (.closed, "Humpty broke off the connection in handle(intent:), at Wall.swift:12."),
    (.hung, "Humpty hung in handle(intent:), at Wall.swift:12, and was stopped."),
    (
      .outOfMemory,
      "Humpty was stopped in handle(intent:), at Wall.swift:12, for using too much memory."
    ),
    (
      .tooLong,
      "Humpty was stopped in handle(intent:), at Wall.swift:12, for answering with too much."
    ),
  ])
  func `an end is told with its place and its reason`(cause: AppEnd.Cause, sentence: String) {
    let end = AppEnd(cause, at: AppEnd.Site(file: "Wall.swift", line: 12))
    #expect(EndWording.sentence(onEnd: end, of: "Humpty", in: "handle(intent:)") == sentence)
  }

  @Test func `an end at which no call went on is told as that`() {
    let sentence = EndWording.sentence(onEnd: AppEnd(.signal(9)), of: "Humpty", in: nil)
    #expect(sentence == "Humpty was killed (signal 9) between calls.")
  }

  @Test func `an end is a sentence wherever it is printed`() {
    #expect("\(AppEnd(.signal(6)))" == "An app crashed.")
    #expect("\(AppEnd(.hung))" == "An app hung and was stopped.")
  }
}
