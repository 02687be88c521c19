import Automata
import Measurement
import Phrases
import Understanding

/// The templates that match a sentence of the corpora.
struct Coverage {
  private let interpreter: Interpreter
  private var used: Set<String> = []

  init(_ corpora: [Corpus], by interpreter: Interpreter) {
    self.interpreter = interpreter
    for entry in corpora.flatMap(\.entries) { used.formUnion(templates(of: entry.sentence)) }
  }

  func has(_ template: Sampler.Origin) -> Bool { used.contains(Self.rule(template)) }

  /// Returns the positions of the templates in the best reading of a sentence; in both readings of
  /// a near tie.
  func templates(of sentence: String) -> [String] {
    let explanation = interpreter.explain(sentence, at: Folder.now)
    let isTie = if case .nearTie = explanation.outcome { true } else { false }
    return explanation.alternatives.prefix(isTie ? 2 : 1).flatMap(\.evidence).map(\.rule)
  }

  static func rule(_ template: Sampler.Origin) -> String { "\(template.file):\(template.line)" }
}

extension Folder {
  /// Prints the templates that no corpus has a sentence of, each with the shortest of its samples
  /// that are read by it: to be worded as somebody would type them.
  func cover() throws {
    let (interpreter, grammar) = (try interpreter(.none), try Grammar(files))
    let coverage = Coverage(try corpora(), by: interpreter)
    var sampler = Sampler(grammar, seed: 2)
    for intent in grammar.files.flatMap(\.intents) where intent.role == .request {
      for (origin, template) in sampler.templates(of: intent.name) where !coverage.has(origin) {
        print("\(Coverage.rule(origin)): \(intent.name): \(template.source)")
        let samples = (0..<Self.tries).map { _ in sampler.sentence(of: template, in: origin.file) }
        let own = Set(samples.map(\.text)).filter {
          coverage.templates(of: $0).contains(Coverage.rule(origin))
        }
        let shortest = own.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        for text in shortest.prefix(Self.shownSamples) {
          print("  \(text): \(interpreter.read(text, at: Self.now).notation)")
        }
      }
    }
  }

  private static let tries = 60
  private static let shownSamples = 3
}
