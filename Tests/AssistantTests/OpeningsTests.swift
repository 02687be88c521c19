import Testing

@testable import Assistant

/// What checking an app says to it.
@Suite struct OpeningsTests {
  @Test func `the sample world has words for every kind of request`() throws {
    let app = try Sample.world.app("MyRide")
    let openings = Openings(samples: Samples(world: Sample.world, app: app))
    #expect(
      openings.sentences(for: "INRequestRideIntent").prefix(3) == [
        "Get a ride with MyRide", "Get a ride to Ferry Building with MyRide",
        "Get a ride to Sacramento State Capitol with MyRide",
      ]
    )
    for app in Sample.world.apps {
      let openings = Openings(samples: Samples(world: Sample.world, app: app))
      for intent in app.intents { #expect(!openings.sentences(for: intent).isEmpty, "\(intent)") }
    }
  }

  @Test func `the people who are spoken of are as different as they can be`() {
    let samples = Samples(world: Sample.world, app: AppDescription(identifier: "x", name: "X"))
    #expect(samples.values(.person, of: "INSendMessageIntent").first == "Anna Haro")
    #expect(samples.values(.person, of: "INSendMessageIntent").contains("Mike"))
    #expect(samples.values(.person, of: "INSendMessageIntent").last == "Zebulon Quill")
  }
}
