import Foundation
import Testing

/// Intents and their requests are named in the catalogue, in the phrases and by apps.
///
/// Whatever the rest has to know of one of them is a part of its manner; see the head of
/// `Base.intents`.
@Suite struct IntentMentionTests {
  private static let sources = DependencyTests.root.appending(path: "Sources")

  /// Where intents may be named: what authors import, apps, and what is made of the catalogue.
  private static let exempt: Set = ["Intents", "SampleApps", "Generated"]

  /// The one that is about a protocol which only one intent has.
  private static let identified: Set = ["RideObservation.swift"]

  @Test func `no Swift outside the catalogue and the apps names an intent or its request`() throws {
    let requests = try requestNames()
    #expect(requests.isSuperset(of: ["sendMessage", "cancelRide", "workoutWeek"]))
    for file in try swiftFiles() {
      let mentions = try mentions(in: file, of: requests)
      #expect(mentions.isEmpty, "\(file.lastPathComponent) names \(mentions)")
    }
  }

  @Test func `what names an intent is found, and what only looks like it isn't`() throws {
    let lines = """
      case .sendMessage: break            // .cancelRide
      guard intent == "INCancelRideIntent" else { return }
      let requests: [IntentName] = [.startCall,.endWorkout]
      IntentName.rideStatus
      watch(INGetRideStatusIntentIdentifier)
      $0.rideStatus, Self.requestRide, \\.startCall, .sendMessages, "an INSendMessageIntent"
      /// Schema.named("INSendMessageIntent")
      """
    let names: Set = [
      "sendMessage", "cancelRide", "startCall", "endWorkout", "rideStatus", "requestRide",
    ]
    #expect(
      mentions(in: lines, of: names) == [
        ".sendMessage", "\"INCancelRideIntent\"", ".startCall", ".endWorkout",
        "IntentName.rideStatus", "INGetRideStatusIntentIdentifier",
      ]
    )
  }
}

extension IntentMentionTests {
  private func files(_ suffix: String) throws -> [URL] {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == suffix }
  }

  private func swiftFiles() throws -> [URL] {
    try files("swift").filter { Self.exempt.isDisjoint(with: $0.pathComponents) }
  }

  /// The names by which the catalogue's requests are asked for.
  private func requestNames() throws -> Set<String> {
    let lines = try files("intents").flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }
    return Set(
      lines.compactMap { $0.wholeMatch(of: /(?:  request|record) (\w+)/)?.1 }.map(String.init)
    )
  }

  private func mentions(in file: URL, of requests: Set<String>) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    // Most files have none of the names in whatever place, and needn't be looked at line by line.
    let present = requests.filter { text.contains(".\($0)") }
    guard !present.isEmpty || text.contains("Intent\"") || text.contains("IntentIdentifier") else {
      return []
    }
    return mentions(in: text, of: present).filter {
      !($0.hasSuffix("Identifier") && Self.identified.contains(file.lastPathComponent))
    }
  }

  /// The class names and requests that stand in Swift, not in its comments.
  private func mentions(in text: String, of requests: Set<String>) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return code.matches(of: /"IN[A-Z]\w*Intent"|\bIN[A-Z]\w*IntentIdentifier\b/)
        .map { String($0.0) }
        + code.matches(of: /(?:^|[\s(\[,:!]|IntentName)\.(\w+)\b/)
        .filter { requests.contains(String($0.1)) }
        .map { String($0.0).trimmingCharacters(in: .init(charactersIn: " ([,:!")) }
    }
  }
}
