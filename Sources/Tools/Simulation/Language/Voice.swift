/// The way one sort of person words moves: frames by what they are for.
///
/// ```
/// voice teenager brief
///
/// request INSendMessageIntent
///   text {recipients}[ {content}]
/// affirm
///   yep
/// ```
package struct Voice: Sendable {
  package var name: String

  /// The names of the temperaments that the voice suits.
  package var tones: Set<String> = []
  private(set) var frames: [String: [Frame]] = [:]

  init(_ name: String) {
    self.name = name
  }

  mutating func add(_ frame: Frame, to key: String) {
    frames[key, default: []].append(frame)
  }

  /// The frames that say just what there is to say.
  func frames(for wording: Wording) -> [Frame] {
    let gaps = Set(wording.values.keys)
    return (frames[wording.key] ?? []).filter { frame in
      frame.required.isSubset(of: gaps) && (wording.isOptional || gaps.isSubset(of: frame.gaps))
    }
  }
}

// MARK: - Reading

extension Voice {
  /// Reads a file of frames; its first heading names the voice and its tones.
  ///
  /// A gap of several names, `{contact|payee}`, stands for a frame for each of them.
  ///
  /// - Throws: `OutlineError` if a line can't be used.
  package init(_ text: String, file: String) throws(OutlineError) {
    let outline = try Outline(text, file: file)
    guard let first = outline.sections.first, first.heading.first == "voice",
      first.heading.count > 1
    else { throw outline.error(at: 1, expected: "“voice” and a name", found: "something else") }
    self.init(first.heading[1])
    tones = Set(first.heading.dropFirst(2))
    for section in outline.sections.dropFirst() {
      for entry in section.entries {
        for source in Self.spelledOut(entry.text) {
          guard let frame = Frame(source) else {
            throw outline.error(at: entry.line, expected: "closed brackets", found: entry.text)
          }
          add(frame, to: section.heading.joined(separator: " "))
        }
      }
    }
  }

  private static func spelledOut(_ text: String) -> [String] {
    guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
      return [text]
    }
    let names = text[start..<end].dropFirst().split(separator: "|")
    let rest = spelledOut(String(text[text.index(after: end)...]))
    return names.flatMap { name in rest.map { "\(text[..<start]){\(name)}\($0)" } }
  }
}

/// All voices that people can have.
package struct Voices: Sendable {
  /// One that has a frame for everything, by which others are completed.
  let plain: Voice

  /// The voices written for simulated people, including the plain one.
  let written: [Voice]

  /// The voices made from phrases and wordings, which may lack words for most moves.
  let sampled: [Voice]

  package init(_ written: [Voice], sampled: [Voice] = []) {
    (self.written, self.sampled) = (written, sampled)
    plain = written.first { $0.name == "plain" } ?? Voice("plain")
  }

  func named(_ name: String) -> Voice {
    (written + sampled).first { $0.name == name } ?? plain
  }

  /// The voice of somebody, and those that say in its stead what it has no words for.
  func voices(of plan: Plan) -> [Voice] {
    guard let name = plan.voice else { return [plain] }
    let other = sampled.contains { $0.name == name } ? [written.at(plan.seed)] : []
    return [named(name)] + other.compactMap(\.self) + [plain]
  }
}

extension [Voice] {
  /// One of them, the same for the same number.
  fileprivate func at(_ number: UInt64) -> Voice? {
    isEmpty ? nil : self[Int(number % UInt64(count))]
  }
}
