/// Writes the authors of one intent.
struct AuthorWriter {
  var intent: Intent
  private let methods: [Method]

  init(intent: Intent) {
    self.intent = intent
    methods = HandlingWriter(intent: intent).methods
  }

  /// The ways in which an author may have written every method.
  enum Spelling: String, CaseIterable {
    case async, closures
    /// With the result classes and parameters before iOS 11.
    case earlierAsync, earlierClosures
    /// With the labels of iOS 10, as long as Swift 3 lasted.
    case labels
    /// With labels, result classes and parameters of iOS 10.
    case firstYear
  }

  /// The function that calls all methods.
  var driver: String { "call\(intent.noun.capitalizedFirst)" }

  private var spellings: [Spelling] {
    let hasEarlier = methods.contains { $0.overload != nil || $0.predecessor != nil }
    let hasPredecessor = methods.contains { $0.predecessor != nil }
    let hasLabels = methods.contains { $0.legacyLabel != nil }
    return Spelling.allCases.filter { spelling in
      switch spelling {
      case .async, .closures: true
      case .earlierAsync, .earlierClosures: hasEarlier
      case .labels: hasLabels
      case .firstYear: hasLabels && hasPredecessor
      }
    }
  }

  func write(to source: inout Source) {
    for spelling in spellings {
      source.line()
      source.block("private final class \(name(spelling)): Author, \(intent.protocolName)") {
        writeMethods(spelling, to: &$0)
      }
    }
    writeDriver(to: &source)
  }

  private func name(_ spelling: Spelling) -> String {
    "\(intent.noun.capitalizedFirst)In\(spelling.rawValue.capitalizedFirst)"
  }

  func writeEntries(to source: inout Source) {
    for spelling in spellings {
      let name = "\(intent.name), \(spelling)"
      let calls = expectedCalls(spelling)
      source.line("  WrittenAuthor(name: \"\(name)\", expected: \(calls)) {")
      source.line("    let author = \(self.name(spelling))()")
      source.line("    await \(driver)(author)")
      source.line("    return author.calls")
      source.line("  },")
    }
  }
}

// MARK: - The methods

extension AuthorWriter {
  func writeMethods(_ spelling: Spelling, to source: inout Source) {
    for method in methods where method.isWritten(spelling) {
      let isAsync = spelling == .async || spelling == .earlierAsync
      source.block(method.head(spelling)) {
        $0.line("calls.append(\"\(method.name)\")")
        $0.line(isAsync ? "return \(method.fallback)" : "completion(\(method.fallback))")
      }
    }
    for notification in intent.notifications {
      let isLabelled = spelling == .labels || spelling == .firstYear
      source.block(notification.head(of: intent, isLabelled: isLabelled)) {
        $0.line("calls.append(\"\(notification.name)\")")
      }
    }
  }

  /// Returns the author's notes after one call of every method.
  func expectedCalls(_ spelling: Spelling) -> [String] {
    let written = methods.filter { $0.isWritten(spelling) }.map(\.name)
    let resolved = driven.compactMap { method in
      written.contains(method.name)
        ? method.name : method.predecessor.flatMap { written.contains($0) ? $0 : nil }
    }
    return resolved + intent.notifications.map(\.name)
  }

  /// The methods that the assistant calls: those that replaced another, not those replaced.
  private var driven: [Method] { methods.filter { $0.successor == nil } }

  private func writeDriver(to source: inout Source) {
    source.line()
    source.block("private func \(driver)(_ handler: any \(intent.protocolName)) async") { source in
      source.line("let intent = \(intent.name)()")
      for method in driven {
        source.line("let \(method.name): \(method.result) =")
        source.line("  await handler.\(method.name)(\(method.label): intent)")
        source.line("_ = \(method.name)")
      }
      for each in intent.notifications { source.line("handler.\(each.call)") }
    }
  }
}

extension Method {
  fileprivate func isWritten(_ spelling: AuthorWriter.Spelling) -> Bool {
    switch spelling {
    case .async, .closures: successor == nil
    case .earlierAsync, .earlierClosures: predecessor == nil
    case .labels: successor == nil && legacyLabel != nil
    case .firstYear: predecessor == nil && legacyLabel != nil
    }
  }

  /// Without the mark that only the newest SDKs have on closures.
  fileprivate func head(_ spelling: AuthorWriter.Spelling) -> String {
    switch spelling {
    case .async: asyncHead(result)
    case .earlierAsync: asyncHead(oldest)
    case .closures: head(label, result, isSendable: false)
    case .earlierClosures: head(label, oldest, isSendable: false)
    case .labels, .firstYear: head(legacyLabel ?? label, oldest, isSendable: false)
    }
  }
}

// MARK: - Being told

extension Intent.Notification {
  fileprivate func head(of intent: Intent, isLabelled: Bool) -> String {
    let label = isLabelled ? "for" + intent.noun.capitalizedFirst : "for"
    let argument = argument.map { ", \($0.label) \($0.name): \($0.type)" } ?? ""
    return "func \(name)(\(label) intent: \(intent.name)\(argument))"
  }

  fileprivate var call: String {
    let argument = argument.map { ", \($0.label): ToldObserver()" } ?? ""
    return "\(name)(for: intent\(argument))"
  }
}
