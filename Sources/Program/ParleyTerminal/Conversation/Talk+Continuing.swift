import Assistant
import Parley
import Terminal
import Transcripts

extension Talk {
  /// A conversation that is to go on from where a transcript leads it.
  ///
  /// - Throws: Whatever keeps an app from starting.
  convenience init(_ invocation: Invocation, on staging: Staging<ResumedClock>) throws {
    try self.init(
      invocation,
      scene: staging.scene,
      clock: staging.clock,
      start: StoredStart(try staging.storage.flatMap { try StorageCopy(of: $0.path) }),
      failures: StorageFailures(console: invocation.console),
      newIdentifier: Count().next
    )
    try awaitApps()
  }

  /// Says what a transcript says, up to its end or to where it first differs.
  ///
  /// - Parameters:
  ///   - transcript: The lines to say, and the settings to make.
  ///   - apply: Does what a setting says.
  /// - Returns: The differences; empty if there are none.
  /// - Throws: Any error of `apply`.
  func follow(
    _ transcript: Transcript,
    applying apply: (Setting, Place) throws -> Void
  ) async throws -> [Difference] {
    let notes = Notes()
    witness = notes.take
    defer { witness = nil }
    for (place, setting) in transcript.startSettings { try record(setting, at: place, apply) }
    recording.noteTime(clock.now)
    var prompter = Prompter(transcript, keepsTurns: false)
    prompter.take(notes)
    while !isToLeave, let cue = prompter.next() {
      let differences = prompter.comparison.differencesSoFar
      guard differences.isEmpty else { return differences }
      if !settings.json { console.output.print(cue.line, style: .bold) }
      switch cue.input {
      case .user(let text): await hear(text)
      case .setting(let setting): try record(setting, at: cue.place, apply)
      }
      prompter.take(notes)
    }
    if let excess = prompter.excess { throw excess }
    return prompter.comparison.differences
  }

  /// Says what the one transcript of a file says, up to where something differs, as part of this
  /// conversation.
  func replay(_ name: String) async {
    guard !name.isEmpty, name != TranscriptFiles.standardInput else {
      let found = name.isEmpty ? "nothing" : "“\(name)”"
      return complain("Expected a file's name after :replay, found \(found).")
    }
    do {
      let script = Script(path: locations.expanded(name), allowed: allowed)
      let transcript = try [script].onlyTranscript(to: "say")
      let differences = try await follow(transcript) { setting, place in
        if let mistake = session.mistake(in: setting) {
          throw UnplayableSetting(place: place, expected: mistake.expected, finding: mistake.found)
        }
        // When it takes place is this conversation's own business.
        guard take(setting) || setting.isLeftToTheConversation else {
          throw UnsayableSetting(place: place, setting: setting)
        }
      }
      for difference in differences { complain("\(difference)") }
    } catch {
      complain("\(error)")
    }
  }

  /// Does what a setting says, and has a saved transcript do the same.
  private func record(
    _ setting: Setting,
    at place: Place,
    _ apply: (Setting, Place) throws -> Void
  ) throws {
    try apply(setting, place)
    // The time is told with the next line, and what apps had stored is saved with the file.
    if setting.isLeftToTheConversation || setting.isOfTime { return }
    if case .world(let folder) = setting {
      recording.take(.world(folder.path(besides: place.file)))
    } else {
      recording.take(setting)
    }
  }
}

/// A setting that a conversation would have had to begin with.
private struct UnsayableSetting: Error, CustomStringConvertible {
  let place: Place
  let setting: Setting

  var description: String {
    "\(place): Expected lines to say and what a conversation that has begun can do, found @\(setting)."
  }
}

extension Setting {
  /// True if a continued transcript leaves the setting to the conversation: the time and the data
  /// at the start, and settings of the comparison.
  fileprivate var isLeftToTheConversation: Bool {
    switch self {
    case .now, .data, .allFacts: true
    case .advance, .locale, .timeZone, .contacts, .siri, .locked, .unlocked, .install, .uninstall,
      .fault, .noFaults, .interrupt, .noInterruptions, .restart, .world:
      false
    }
  }
}

extension Prompter.Cue {
  /// As it stands in a transcript, captures in their places.
  fileprivate var line: String {
    switch input {
    case .user(let text): "> \(text)"
    case .setting(let setting): "@\(setting)"
    }
  }
}
