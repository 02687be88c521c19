import Dialogue
import Randomness

@testable import Transcripts

/// A transcript in a file of its own.
func transcript(_ text: String, file: String = "a.transcript") throws -> Transcript {
  try Document(parsing: text, file: file).transcripts[0]
}

/// What a file has wrong.
func mistakes(in text: String, file: String = "a.transcript") -> [String] {
  do {
    _ = try Document(parsing: text, file: file)
    return []
  } catch {
    return error.errors.map(\.description)
  }
}

extension Performance.Event: ExpressibleByStringLiteral {
  /// Something the assistant said.
  public init(stringLiteral text: String) {
    self = .said(text)
  }

  static func resolved(_ resolutions: Resolution...) -> Self {
    .fact(.resolve("recipients", resolutions))
  }

  static let ready: Self = .fact(.confirm(intent: "INSendMessageIntent", code: "ready"))
  static let handled: Self = .fact(.handle(intent: "INSendMessageIntent", code: "success"))
}

extension Performance.Turn {
  init(_ text: String, _ events: Performance.Event...) {
    self.init(.user(text), events)
  }
}

extension SplitMix {
  mutating func several<Choice>(
    _ counts: ClosedRange<Int>,
    _ make: (inout Self) -> Choice
  )
    -> [Choice]
  {
    (0..<Int.random(in: counts, using: &self)).map { _ in make(&self) }
  }
}
