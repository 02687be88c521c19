import Dialogue
import Foundation
import Properties
import SampleDevice
import Synchronization
import Transcripts
import Understanding

@testable import Assistant
@testable import Importing
@testable import Measurement
@testable import Reporting

/// The inputs of the program; FUZZ names the one that is tried.
private enum Input: String {
  case lines, transcripts, cards, places, properties, imports, evaluation, frames
}

private let input = Input(rawValue: ProcessInfo.processInfo.environment["FUZZ"] ?? "") ?? .lines
private let world = World(.sample)
private let interpreters = Interpreters()

/// Called by libFuzzer with whatever bytes it can think of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  switch input {
  case .lines: say(String(decoding: bytes, as: UTF8.self))
  case .transcripts: readTranscripts(bytes)
  case .cards: readCards(bytes)
  case .places: readPlaces(bytes)
  case .properties: readProperties(Data(bytes))
  case .imports: importAnything(String(decoding: bytes, as: UTF8.self))
  case .evaluation: predict(Data(bytes))
  case .frames: readFrames(bytes)
  }
  return 0
}

// MARK: - Lines into a session

/// Every line is answered, whatever was said before.
private func say(_ text: String) {
  let isOver = DispatchSemaphore(value: 0)
  Task.detached {
    await sayAll(text.split(whereSeparator: \.isNewline).prefix(12).map(String.init))
    isOver.signal()
  }
  isOver.wait()
}

private func sayAll(_ lines: [String]) async {
  let clock = ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460))
  let scene = Scene(files: .sample, world: world, clock: clock)
  let answers = Mutex(0)
  let session = Session(
    world: world,
    apps: (try? Repertoire.sampleApps.startingApps(in: scene)) ?? [],
    clock: clock,
    interpreters: interpreters,
    report: { event in
      if case .said(let lines) = event, !lines.isEmpty { answers.withLock { $0 += 1 } }
    }
  )
  for line in lines {
    let before = answers.withLock(\.self)
    await session.hear(line)
    let isBlank = line.allSatisfy { !$0.isLetter && !$0.isNumber }
    require(isBlank || answers.withLock(\.self) > before, "a line is answered")
  }
}

// MARK: - Files of a world

/// People who are written as cards are the same when they are read.
private func readCards(_ bytes: [UInt8]) {
  let (people, found) = ContactReader.read(bytes, file: "contacts.vcf")
  require(found.count <= 21, "problems are few")
  let cards = people.contacts.map(\.card).joined() + people.groups.map(\.card).joined()
  let (again, problems) = ContactReader.read(Array(cards.utf8), file: "contacts.vcf")
  require(again.contacts.count == people.contacts.count, "all cards come back")
  // Whoever nobody is the card of stays so; that has no place in a file.
  require(problems.allSatisfy { $0.place == nil }, "cards that are written can be read")
  for (one, other) in zip(people.contacts, again.contacts) {
    require(one.fullName.onOneLine == other.fullName.onOneLine, "a name comes back")
    require(one.handles.count == other.handles.count, "numbers come back")
  }
}

extension String {
  /// With blanks for what ends a line, as cards have them.
  fileprivate var onOneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

private func readPlaces(_ bytes: [UInt8]) {
  guard case .success(let property) = Property.json(Data(bytes)) else { return }
  let (places, _) = PlaceReader.places(in: .success(property), file: "places.geojson")
  let text = places.map(\.feature).collection.json
  guard case .success(let written) = Property.json(Data(text.utf8)) else {
    return require(false, "places that are written can be read")
  }
  require(
    PlaceReader.places(in: .success(written), file: "places.geojson").0 == places,
    "places come back"
  )
}

/// What is written as JSON is what was read, and as a property list what that can say of it.
private func readProperties(_ data: Data) {
  for read in [Property.json, Property.propertyList] {
    guard case .success(let property) = read(data) else { continue }
    let json = Property.json(Data(property.json.utf8))
    require((try? json.get()) == property.withoutOthers, "JSON comes back")
    guard case .success(let list) = Property.propertyList(Data(property.propertyList.utf8)) else {
      return require(false, "property lists that are written can be read")
    }
    let again = Property.propertyList(Data(list.propertyList.utf8))
    require((try? again.get()) == list, "a property list comes back")
  }
}

extension Property {
  /// The same with nothing for what JSON can't say.
  fileprivate var withoutOthers: Property {
    switch self {
    case .other: .nothing
    case .list(let elements): .list(elements.map(\.withoutOthers))
    case .entries(let entries): .entries(entries.mapValues(\.withoutOthers))
    case .text, .number, .flag, .nothing: self
    }
  }
}

// MARK: - Files of others

private func importAnything(_ text: String) {
  for format in ImportFormat.allCases {
    guard let found = try? format.conversation(in: text, file: "a", BotiumLibrary()) else {
      continue
    }
    let document = try? Document(parsing: found.text, file: "a.transcript")
    require(document != nil, "what is imported is a transcript")
  }
}

private let interpreter = Interpreter(
  lexicon: Lexicon(world: world, apps: world.apps, isContactsAllowed: true)
)

private func predict(_ data: Data) {
  guard let line = try? JSONDecoder().decode(EvaluationLine.self, from: data) else { return }
  let start = CivilTime(Date(timeIntervalSince1970: 1_795_196_460), in: TimeZone.gmt)
  let now = line.reference.flatMap(CivilTime.init(parsing:)) ?? start
  let json = line.prediction(by: interpreter, at: now).json(seconds: 0)
  require((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, "it is JSON")
}

func require(_ holds: Bool, _ sentence: StaticString) {
  guard holds else { fatalError("Expected that \(sentence).") }
}
