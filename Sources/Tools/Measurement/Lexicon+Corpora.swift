package import Understanding

extension Lexicon {
  /// The names that the sentences of the corpora speak of.
  package static let corpora = Lexicon(
    people: people,
    apps: [
      .init(
        identifier: "MessageBot",
        names: ["MessageBot", "Message Bot"],
        intents: intents(.messages)
      ),
      .init(
        identifier: "UnicornChat",
        names: ["UnicornChat", "Unicorn Chat"],
        intents: intents(.messages)
      ),
      .init(identifier: "Ringer", names: ["Ringer"], intents: intents(.calls)),
      .init(identifier: "MyRide", names: ["MyRide", "My Ride"], intents: intents(.rides)),
      .init(identifier: "Stride", names: ["Stride"], intents: intents(.workouts)),
      .init(
        identifier: "CoinPurse",
        names: ["CoinPurse", "Coin Purse"],
        intents: intents(.payments)
      ),
    ],
    places: [
      .init(
        identifier: "airport",
        names: ["San Francisco International Airport", "SFO", "airport"]
      ),
      .init(identifier: "ferry", names: ["Ferry Building"]),
    ],
    terms: [
      .init(slot: "rideOption", identifier: "SUV", phrases: ["SUV"]),
      .init(slot: "rideOption", identifier: "Sedan", phrases: ["Sedan"]),
      .init(slot: "workoutName", identifier: "morningMile", phrases: ["Morning Mile"]),
    ]
  )

  private static func intents(_ topic: Manner.Topic) -> Set<IntentName> {
    Set(topic.requests.filter { Manner.of($0).record == nil })
  }

  private static let people: [Lexicon.Person] = [
    person("Mike Abbott"), person("Mike Chen"), person("John Appleseed", isFavorite: true),
    person("John Baily"), person("Anna Haro", extra: ["Annie"]), person("Hannah Zakaria"),
    person("Kate Bell"), person("Sarah Doe", relations: ["mother"]),
    person("Robert Doe", relations: ["father"]), person("Jane Doe", relations: ["sister"]),
    person("Alex Kim", relations: ["spouse"]), person("José Núñez"), person("Siobhán O'Neill"),
    person("Tom Tom"), person("Will Call"),
    .init(identifier: "王芳", names: ["王芳", "Wang Fang"]),
    .init(identifier: "Hiking", names: ["Hiking"], isGroup: true),
  ]

  private static func person(
    _ name: String,
    extra: [String] = [],
    relations: [String] = [],
    isFavorite: Bool = false
  ) -> Lexicon.Person {
    .init(
      identifier: name,
      names: [name] + name.split(separator: " ").map(String.init) + extra,
      relations: relations,
      isFavorite: isFavorite
    )
  }
}
