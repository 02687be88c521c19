import Dialogue
import Domains
import Foundation
import Intents

/// A file as an author wrote it, and how the assistant gets into it.
struct AuthorsFile: Sendable, CustomStringConvertible {
  var name: String

  /// The class names of the intents that it handles.
  var intents: [String]

  var makeExtension: @Sendable () -> any INIntentHandlerProviding

  /// What the system calls besides: an app delegate, say.
  var callOthers: @Sendable () async -> Void = {}

  /// What its code writes, to be removed at the end.
  var written: URL?

  var description: String { name }

  /// A file with an `INExtension`.
  init(
    _ name: String,
    _ intents: [String],
    extension makeExtension: @escaping @Sendable () -> any INIntentHandlerProviding
  ) {
    self.name = name
    self.intents = intents
    self.makeExtension = makeExtension
  }

  /// A file with a handler alone.
  init(
    _ name: String,
    _ intents: [String],
    handler: @escaping @Sendable () -> Any,
    writing written: URL? = nil
  ) {
    self.init(name, intents, extension: { Entrance(handler) })
    self.written = written
  }

  private final class Entrance: INExtension {
    private let handler: @Sendable () -> Any

    init(_ handler: @escaping @Sendable () -> Any) {
      self.handler = handler
      super.init()
    }

    override func handler(for intent: INIntent) -> Any? { handler() }
  }
}

// MARK: - Calling

extension AuthorsFile {
  /// Calls everything that the assistant would call, once with values and once without.
  ///
  /// - Returns: The intents for which there was no handler.
  func drive() async -> [String] {
    defer { if let written { try? FileManager.default.removeItem(at: written) } }
    var unhandled: [String] = []
    for name in intents {
      let isHandled = await drive(name, SampleValues.all)
      _ = await drive(name, [:])
      if !isHandled { unhandled.append(name) }
    }
    await callOthers()
    return unhandled
  }

  private func drive(_ name: String, _ values: [Slot: [Value]]) async -> Bool {
    guard let schema = Schema.named(name) else { return false }
    let known = schema.parameters.map(\.slot)
    let draft = Draft(name, values.filter { known.contains($0.key) })
    let intent = schema.makeIntent(from: draft)
    guard let handler = makeExtension().handler(for: intent),
      let adapter = schema.adapter(for: handler)
    else { return false }
    for parameter in schema.resolved {
      _ = await adapter.resolve(parameter.slot, of: intent, in: SampleValues.voice)
    }
    _ = await adapter.confirm(intent, in: SampleValues.voice)
    _ = await adapter.handle(intent, in: SampleValues.voice)
    await callBesides(handler)
    return true
  }
}

// MARK: - What the file says

extension AuthorsFile {
  /// The lines with `reached()`, and the lines with methods that the assistant may call and that
  /// have none.
  func expectations(in folder: URL) throws -> (lines: Set<Int>, unmarked: [Int]) {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].contains("reached()") }
    let heads = lines.indices.filter { lines[$0].contains(Self.method) }
    let unmarked = zip(heads, heads.dropFirst() + [lines.endIndex]).filter { head, next in
      !marked.contains { (head..<next).contains($0) }
    }
    return (Set(marked.map { $0 + 1 }), unmarked.map { $0.0 + 1 })
  }

  private nonisolated(unsafe) static let method =
    #/func (?:resolve\w+|confirm|handle|handler|startSendingUpdates|stopSendingUpdates)\(/#
}

/// A value for every kind of parameter.
enum SampleValues {
  static let voice = Voice(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_795_196_460)
  )

  static let all: [Slot: [Value]] = [
    "recipients": [anna], "contacts": [anna], "senders": [anna], "recipient": [anna],
    "payee": [anna], "payer": [anna],
    "content": [Value("Hi")], "note": [Value("lunch")], "editedContent": [Value("Hello")],
    "identifiers": [Value("m1")], "messageIdentifier": [Value("m1")],
    "rideIdentifier": [Value("R-1")],
    "pickupLocation": [place], "dropOffLocation": [place],
    "workoutName": [Value("Swim", .phrase(Phrase("Swim")))],
    "goalValue": [Value("20", .decimal(20))], "partySize": [Value("2", .integer(2))],
  ]

  private static let anna: Value = {
    let handle = Person.Handle("+14155550108", kind: .phoneNumber, label: "mobile")
    return Value("Anna", .person(Person("Anna", handle: handle)))
  }()

  private static let place = Value(
    "Ferry Building",
    .place(Place(name: "Ferry Building", latitude: 37.7955, longitude: -122.3937))
  )
}
