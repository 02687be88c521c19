/// A state of the world that a transcript asks for.
package enum Setting: Sendable, Hashable {
  /// `@now 2026-11-20T09:41:00-08:00`
  case now(Timestamp)

  /// `@advance 10s`: time passes.
  case advance(Delay)

  /// `@locale en-US`
  case locale(String)

  /// `@timezone America/Los_Angeles`
  case timeZone(String)

  /// `@contacts denied`
  case contacts(ContactsAccess)

  /// `@siri denied`
  case siri(SiriAuthorization)

  /// `@locked` and `@unlocked`
  case locked
  case unlocked

  /// `@install UnicornChat` and `@uninstall UnicornChat`
  case install(String)
  case uninstall(String)

  /// `@fault handle INSendMessageIntent never-answers`
  case fault(Fault)

  /// `@fault clear`: from here on, no handler misbehaves.
  case noFaults

  /// `@interrupt handle INSendMessageIntent app-killed`
  case interrupt(Interruption)

  /// `@interrupt clear`: nothing that was to happen does.
  case noInterruptions

  /// `@facts all`: from here on, what is not asserted may not happen.
  case allFacts

  /// `@restart`: the program is left and started again. What was asked is gone; what apps have
  /// stored stays, and what was spoken of.
  case restart

  /// `@world DIR`: the folder with the world to start in.
  case world(String)

  /// `@data DIR`: the folder with what apps had stored at the start; a copy of it is used.
  case data(String)
}

extension Setting {
  package enum ContactsAccess: String, Sendable, Hashable, CaseIterable {
    case allowed, denied
  }

  /// The cases of `INSiriAuthorizationStatus`.
  package enum SiriAuthorization: String, Sendable, Hashable, CaseIterable {
    case notDetermined, restricted, denied, authorized
  }
}

extension Setting {
  /// True if the setting belongs to the start of a session and cannot change later.
  package var isOfStart: Bool {
    switch self {
    case .locale, .timeZone, .world, .data: true
    case .now, .advance, .contacts, .siri, .locked, .unlocked, .install, .uninstall, .fault,
      .noFaults, .interrupt, .noInterruptions, .restart, .allFacts:
      false
    }
  }
}

// MARK: - Printing

extension Setting: CustomStringConvertible {
  /// As it is written, without the `@`.
  package var description: String {
    switch self {
    case .now(let time): "now \(time)"
    case .advance(let delay): "advance \(delay)"
    case .locale(let name): "locale \(name)"
    case .timeZone(let name): "timezone \(name)"
    case .contacts(let access): "contacts \(access.rawValue)"
    case .siri(let status): "siri \(status.rawValue)"
    case .locked: "locked"
    case .unlocked: "unlocked"
    case .install(let app): "install \(app)"
    case .uninstall(let app): "uninstall \(app)"
    case .fault(let fault): "fault \(fault)"
    case .noFaults: "fault clear"
    case .interrupt(let interruption): "interrupt \(interruption)"
    case .noInterruptions: "interrupt clear"
    case .allFacts: "facts all"
    case .restart: "restart"
    case .world(let folder): "world \(folder)"
    case .data(let folder): "data \(folder)"
    }
  }
}

// MARK: - Parsing

extension Setting {
  /// The names allowed after `@`, including `include`, which the transcript itself reads.
  private static let names = [
    "now", "advance", "locale", "timezone", "contacts", "siri", "locked", "unlocked", "install",
    "uninstall", "fault", "interrupt", "facts", "restart", "world", "data", "include",
  ]

  /// - Parameter text: The line without its `@`.
  /// - Throws: If it is no setting, or one with another sort of argument.
  package init(parsing text: String) throws(Mismatch) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let name = parts.first ?? ""
    let argument = parts.dropFirst().first?.trimmed ?? ""
    switch name {
    case "now": self = .now(try Timestamp(parsing: argument))
    case "advance": self = .advance(try Delay(parsing: argument))
    case "locale": self = .locale(try Self.word(argument, "a locale such as en-US"))
    case "timezone":
      self = .timeZone(try Self.word(argument, "a time zone such as America/Los_Angeles"))
    case "contacts": self = .contacts(try Self.choice(argument))
    case "siri": self = .siri(try Self.choice(argument))
    case "locked": self = try Self.alone(.locked, argument)
    case "unlocked": self = try Self.alone(.unlocked, argument)
    case "install": self = .install(try Self.phrase(argument, "the name of an app"))
    case "uninstall": self = .uninstall(try Self.phrase(argument, "the name of an app"))
    case "fault" where argument == "clear": self = .noFaults
    case "fault": self = .fault(try Fault(parsing: argument))
    case "interrupt" where argument == "clear": self = .noInterruptions
    case "interrupt": self = .interrupt(try Interruption(parsing: argument))
    case "restart": self = try Self.alone(.restart, argument)
    case "facts": self = try Self.word(argument, "all", .allFacts)
    case "world": self = .world(try Self.phrase(argument, "a folder"))
    case "data": self = .data(try Self.phrase(argument, "a folder"))
    default:
      let all = Self.names.map { "@\($0)" }.joined(separator: ", ")
      throw Mismatch(expected: "one of \(all)", found: "@\(name)")
    }
  }

  private static func phrase(_ text: String, _ expected: String) throws(Mismatch) -> String {
    guard !text.isEmpty else { throw Mismatch(expected: expected, found: text) }
    return text
  }

  private static func word(_ text: String, _ expected: String) throws(Mismatch) -> String {
    guard !text.isEmpty, !text.contains(" ") else {
      throw Mismatch(expected: expected, found: text)
    }
    return text
  }

  private static func word(_ text: String, _ word: String, _ meaning: Self) throws(Mismatch) -> Self
  {
    guard text == word else { throw Mismatch(expected: "“\(word)”", found: text) }
    return meaning
  }

  private static func alone(_ meaning: Self, _ argument: String) throws(Mismatch) -> Self {
    guard argument.isEmpty else {
      throw Mismatch(expected: "nothing after @\(meaning)", found: argument)
    }
    return meaning
  }

  private static func choice<Choice>(_ text: String) throws(Mismatch) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Mismatch(expected: "one of \(all)", found: text)
    }
    return choice
  }
}

extension StringProtocol {
  /// Without spaces at either end.
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
