/// Something the engine or a handler did that the user does not see.
///
/// A fact is printed as one line, always spelt alike, so that transcripts can assert it:
///
///     resolve recipients -> success Mike Chen ; needsValue
package enum Fact: Sendable, Hashable {
  /// An app was asked for a handler.
  case handler(intent: String, app: String)

  /// A request was understood; parameters in the intent's order.
  case intent(Draft, parameters: [Parameter])

  /// One resolution for a plain parameter, one per element for a list.
  case resolve(Slot, [Resolution])
  case confirm(intent: String, code: String)
  case handle(intent: String, code: String)

  /// The app was opened with a user activity of this type.
  case open(app: String, activity: String)

  /// A default answered for the handler.
  case defaulted(method: String)
  case finding(Finding)

  /// Nothing was understood as a request; with the reason's name.
  case refused(String)
  case cancelled

  /// Something happened while a handler was waited for: `handle INSendMessageIntent app-killed`.
  case interrupted(String)

  /// The device hears what goes on over the loudspeaker from now on, or no longer.
  case speaker(isOn: Bool)
}

// MARK: - Printing

extension Fact: CustomStringConvertible {
  /// One line; line breaks within values are written as `\n`.
  package var description: String {
    words.filter { !$0.isEmpty }.joined(separator: " ").onOneLine
  }

  private var words: [String] {
    switch self {
    case .handler(let intent, let app): ["handler", intent, app]
    case .intent(let draft, let parameters): ["intent", draft.intent] + draft.terms(parameters)
    case .resolve(let slot, let resolutions):
      ["resolve", slot.rawValue, "->", Self.join(resolutions)]
    case .confirm(let intent, let code): ["confirm", intent, "->", code]
    case .handle(let intent, let code): ["handle", intent, "->", code]
    case .open(let app, let activity): ["open", app, activity]
    case .defaulted(let method): ["default", method]
    case .finding(let finding): ["finding", finding.rule.rawValue, finding.method]
    case .refused(let reason): ["refused", reason]
    case .cancelled: ["cancelled"]
    case .interrupted(let event): ["interrupted", event]
    case .speaker(let isOn): ["speaker", isOn ? "on" : "off"]
    }
  }

  private static func join(_ resolutions: [Resolution]) -> String {
    resolutions.isEmpty
      ? "none" : resolutions.map { $0.words.joined(separator: " ") }.joined(separator: " ; ")
  }
}

extension Draft {
  /// Such as `content=I'm late`, in the order of the parameters; slots that are no parameter
  /// of the intent follow by name.
  fileprivate func terms(_ parameters: [Parameter]) -> [String] {
    let known = parameters.map(\.slot)
    let others = filledSlots.subtracting(known).sorted { $0.rawValue < $1.rawValue }
    return (known + others).filter { !self[$0].isEmpty }.map { slot in
      "\(slot)=\(self[slot].map(\.spoken).joined(separator: " ; "))"
    }
  }
}

extension Resolution {
  fileprivate var words: [String] {
    switch self {
    case .success(let value): ["success", value.spoken]
    case .notRequired: ["notRequired"]
    case .needsValue: ["needsValue"]
    case .disambiguation(let options):
      ["disambiguation"] + (options.isEmpty ? [] : [options.map(\.spoken).joined(separator: " | ")])
    case .confirmationRequired(let value):
      ["confirmationRequired"] + (value.map { [$0.spoken] } ?? [])
    case .unsupported(let reason): ["unsupported" + (reason.map { "(\($0))" } ?? "")]
    }
  }
}

extension String {
  fileprivate var onOneLine: String {
    guard hasNewline else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
      separator: #"\n"#
    )
  }
}
