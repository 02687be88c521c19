import Assistant
import Domains
import Transcripts

/// A note from a conversation at the prompt to the one that replaces it after a handler has
/// crashed.
///
/// As text it is some lines without anything that somebody said:
///
///     Ferry
///     INSendMessageIntent
///     handle(intent:completion:)
///     @locked
///     @advance 10m
struct Recovery: Hashable, Sendable {
  /// The changes that the person made, to be made again in the next conversation.
  struct Surroundings: Hashable, Sendable {
    var settings: [Setting] = []
    var isTracing = false
  }

  let app: String

  /// The intent's class name.
  let intent: String
  let method: String
  let surroundings: Surroundings

  init(_ call: CallNote, _ surroundings: Surroundings) {
    // A line each.
    app = call.app.split(whereSeparator: \.isNewline).joined(separator: " ")
    intent = call.intent
    method = call.method
    self.surroundings = surroundings
  }
}

extension Recovery {
  /// The note of a run that leaves nothing to recover, but something to clear away.
  static let clearingAway = ":clear"
}

// MARK: - As text

extension Recovery: CustomStringConvertible {
  private static let tracing = ":trace on"

  var description: String {
    let settings = surroundings.settings.map { "@\($0)" }
    let tracing = surroundings.isTracing ? [Self.tracing] : []
    return ([app, intent, method] + settings + tracing).joined(separator: "\n")
  }

  /// - Returns: `nil` if that is not what `description` makes.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.count >= 3 else { return nil }
    (app, intent, method) = (lines[0], lines[1], lines[2])
    var surroundings = Surroundings()
    for line in lines.dropFirst(3) {
      if line == Self.tracing {
        surroundings.isTracing = true
      } else if line.hasPrefix("@"), let setting = try? Setting(parsing: String(line.dropFirst())) {
        surroundings.settings.append(setting)
      } else {
        return nil
      }
    }
    self.surroundings = surroundings
  }
}

// MARK: - What is said of it

extension Recovery {
  /// A message that the program began anew, and the outcome of the request as far as it can be
  /// known.
  var sentence: String {
    let deed = Wording.topic(of: intent) ?? "do what it was asked to"
    let outcome =
      method.hasPrefix("handle(")
      ? "Whether \(app) could still \(deed) is not known: look before you ask again."
      : "\(app) didn't \(deed)."
    return "Started again with all that was stored, for a new conversation. \(outcome)"
  }
}
