import Domains
import Understanding

/// The topics that help is given on, with sentences that ask for something of each.
struct HelpTopics {
  /// The requests that can be made of the installed apps.
  private let requests: Set<IntentName>
  private let names: ExampleNames
  private let interpreter: Interpreter
  private let now: CivilTime

  init(on device: DeviceState) {
    requests = device.requests
    names = ExampleNames(device.world, isContactsAllowed: device.permissions.contacts)
    interpreter = device.interpreter
    now = device.civilNow
  }
}

extension HelpTopics {
  /// The topics of which an installed app does something.
  var all: [Manner.Topic] {
    Manner.Topic.all.filter { !requests.isDisjoint(with: $0.requests) }
  }

  /// The topic that help is asked for with.
  func topic(of reading: Reading) -> Manner.Topic? {
    reading.slots.lazy.compactMap { slot -> Manner.Topic? in
      guard case .term(let name) = slot.meaning else { return nil }
      return all.first { $0.name == name }
    }.first
  }

  /// Sentences about one topic, with people and places of the world.
  func sentences(about topic: Manner.Topic) -> [String] {
    var names = names
    return topic.requests.filter(requests.contains).flatMap { sentences(for: $0, &names) }
  }

  /// A few sentences that ask for something, each understood as just that.
  private func sentences(for request: IntentName, _ names: inout ExampleNames) -> [String] {
    let patterns = IntentName.examples[request] ?? []
    var sentences: [String] = []
    for pattern in patterns where sentences.count < Self.mostExamples {
      guard let sentence = names.filled(pattern),
        case .reading(let reading, _) = interpreter.read(sentence, at: now),
        reading.intent == request
      else { continue }
      sentences.append(sentence)
    }
    return sentences
  }

  private static let mostExamples = 2
}

/// Names of the world, one after the other, for sentences that leave them open.
private struct ExampleNames {
  private var people: [String]
  private var places: [String]

  init(_ world: World, isContactsAllowed: Bool) {
    let contacts = isContactsAllowed ? world.contacts.contacts.filter { !$0.isMe } : []
    let sorted = contacts.filter(\.isFavorite) + contacts.filter { !$0.isFavorite }
    people = sorted.compactMap(\.names.first)
    places = world.places.filter { $0.owner == nil }.compactMap(\.names.first)
  }

  /// A sentence with the next names in it, as one begins to write it; `nil` if nobody is known.
  mutating func filled(_ pattern: String) -> String? {
    var sentence = pattern
    if pattern.contains("{person}") {
      guard let name = Self.next(of: &people) else { return nil }
      sentence = sentence.replacing("{person}", with: name)
    }
    if pattern.contains("{place}") {
      guard let name = Self.next(of: &places) else { return nil }
      sentence = sentence.replacing("{place}", with: name)
    }
    return sentence.prefix(1).uppercased() + sentence.dropFirst().replacing(" i ", with: " I ")
  }

  /// The first, which comes again when all others have.
  private static func next(of names: inout [String]) -> String? {
    guard let name = names.first else { return nil }
    names.append(names.removeFirst())
    return name
  }
}
