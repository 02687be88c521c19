import Dialogue
import Synchronization

/// The spellings in which an app has written the methods of its handlers, as far as they were called.
///
/// What is said of a method names it so that its author finds it.
final class Spellings: Sendable {
  private struct Method: Hashable {
    let name: String
    let intent: String
  }

  private let known = Mutex<[Method: String]>([:])

  /// - Parameters:
  ///   - spelling: The name with labels, or the bare name of a method that isn't there.
  ///   - name: The name without labels.
  ///   - intent: The class name of the intent.
  func note(_ spelling: String, as name: String, of intent: String) {
    known.withLock { $0[Method(name: name, intent: intent)] = spelling }
  }

  /// A method of an intent's handler as its author spells it; one that isn't there, or was never
  /// called, as its author would, going by the others.
  func spelling(of method: String, _ intent: String) -> String {
    let name = method.bareName
    guard ["handle", "confirm"].contains(name) || name.hasPrefix("resolve") else { return method }
    return known.withLock { known in
      if let spelling = known[Method(name: name, intent: intent)], spelling != name {
        return spelling
      }
      let others = known.filter { $0.key.intent == intent }.values.filter { $0.contains("(") }
      let likes = others.filter { $0.hasPrefix("resolve") == name.hasPrefix("resolve") }
      if let like = likes.min() { return name + like.drop { $0 != "(" } }
      return others.contains(where: \.isAsync) ? method.asAsync : method
    }
  }

  /// Returns `true` for a method that was called, and answered by its default.
  func isMissing(_ method: String, _ intent: String) -> Bool {
    let name = method.bareName
    return known.withLock { $0[Method(name: name, intent: intent)] } == name
  }

  /// A finding about a handler of an intent, with the method as its author spells it.
  func spelled(_ finding: Finding, of intent: String) -> Finding {
    var finding = finding
    finding.method = spelling(of: finding.method, intent)
    return finding
  }
}

extension String {
  /// `confirm` of `confirm(intent:)`.
  fileprivate var bareName: String { String(prefix { $0 != "(" }) }

  /// True for `confirm(intent:)`, with a label for nothing but the intent.
  fileprivate var isAsync: Bool { hasSuffix(":)") && count { $0 == ":" } == 1 }

  /// `confirm(intent:)` of `confirm(intent:completion:)`.
  fileprivate var asAsync: String {
    guard let end = firstIndex(of: ":") else { return self }
    return self[...end] + ")"
  }
}
