import Assistant
import Understanding

/// A benchmark of understanding a sentence.
struct Sentences {
  let rounds: Int

  /// In the sample world.
  func figure(_ name: String) -> Figure {
    .time(
      name,
      in: .microseconds,
      times(Interpreter(World(.sample))),
      aim: 10,
      p99Aim: 50
    )
  }

  /// With so many contacts: it should make no difference.
  func figure(_ name: String, contacts count: Int) throws -> Figure {
    let world = try ManyContacts(count: count).world()
    let times = times(Interpreter(world))
    return .time(name, in: .microseconds, times, aim: 10, p99Aim: 50)
  }

  private func times(_ interpreter: Interpreter) -> [Double] {
    var times: [Double] = []
    // The first round finds the caches cold, which a conversation meets once.
    for round in 0...rounds {
      for sentence in Self.sentences {
        let time = processorSeconds { _ = interpreter.read(sentence, at: .benchmark) }
        if round > 0 { times.append(time) }
      }
    }
    return times
  }

  private static let sentences = [
    "Send a message to Anna Haro saying the bus is late",
    "text Mike Chen and Jane Doe that dinner is at eight",
    "tell my mom I'll call her after the match",
    "message the Hiking group with MessageBot",
    "send a text",
    "read my messages to Mike",
    "do I have any new messages from Hannah",
    "show me what Anna wrote yesterday",
    "mark my messages as read",
    "call Daniel Higgins Jr.",
    "video call my sister",
    "call 415-555-0142",
    "ring John Appleseed at work with Ringer",
    "did I miss any calls",
    "who called me last week",
    "get me a ride from home to the Ferry Building",
    "book a Compact to the airport for three people",
    "I need a ride from Union Square to Oakland City Hall tomorrow at 7:30 am",
    "how much is a ride to Golden Gate Park",
    "where is my ride",
    "cancel my ride",
    "start a 5 km run",
    "start a twenty minute yoga session with Stride",
    "start my Morning Mile outside",
    "I want to burn 300 calories cycling",
    "pause my workout",
    "resume my swim",
    "end my workout",
    "what is the capital of Peru",
    "blue paper lanterns over there by the door",
  ]
}

extension CivilTime {
  /// When everything is said here.
  static let benchmark = CivilTime(
    year: 2026,
    month: 11,
    day: 20,
    hour: 9,
    minute: 41,
    second: 0
  )
}

extension Interpreter {
  /// Reads sentences in a world.
  init(_ world: World) {
    self.init(lexicon: Lexicon(world: world, apps: world.apps, isContactsAllowed: true))
  }
}
