import Assistant
import Dialogue
import Parley

/// An event as programs read it: one JSON object on one line.
///
/// Fields are only ever added; if their meaning has to change, the version does.
struct EventRecord: Encodable {
  /// Of the form of these records.
  var version = 1
  var event: String

  /// The words typed or said, or the fact.
  var text: String

  /// The duration of a call.
  var milliseconds: Double?

  init(_ event: Event) {
    switch event {
    case .heard(let line): self.init(event: "heard", text: line)
    case .said(let lines): self.init(event: "said", text: lines.joined(separator: "\n"))
    case .fact(let fact): self.init(event: "fact", text: fact.description)
    case .watched(let app, let method):
      self.init(event: "watched", text: "\(method) INGetRideStatusIntent \(app)")
    case .printed(let app, let text): self.init(event: "printed", text: "\(app)\n\(text)")
    case .called(let call):
      self.init(event: "called", text: "\(call.method) \(call.intent) \(call.app)")
      milliseconds = call.duration.milliseconds
    }
  }

  private init(event: String, text: String) {
    self.event = event
    self.text = text
  }

  /// With its line break.
  var line: String {
    // Strings and a number can always be encoded.
    (try? jsonLine) ?? "{}\n"
  }
}
