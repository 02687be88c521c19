/// Writes what is said about each intent: the table of `RequestWords`.
func writeWords(of catalogue: Catalogue, to folder: String) throws {
  let intents = catalogue.files.flatMap(\.intents).filter { $0.words != nil }
  var source = Source()
  source.line("// Written by `swift run generate` from the catalogue: edit that instead.")
  source.line()
  source.line("import Dialogue")
  source.line()
  source.block("extension RequestWords") { source in
    source.line("/// The words about each intent, by its class name.")
    source.line("static let all: [String: RequestWords] = [")
    for intent in intents { source.line("  \"\(intent.name)\": \(intent.noun),") }
    source.line("]")
    for intent in intents { write(intent, to: &source) }
  }
  try write(source.text, to: "\(folder)/AllWords.swift")
}

private func write(_ intent: Intent, to source: inout Source) {
  guard let words = intent.words else { return }
  source.line()
  source.line("private static let \(intent.noun) = RequestWords(")
  let arguments = [
    words.argument("about", .about), words.argument("deed", .deed),
    words.argument("questions", listing: .ask), words.argument("rejections", listing: .reject),
    words.argument("approvals", listing: .approve), words.argument("review", .review),
    words.argument("goAhead", .goAhead), words.argument("calledOff", .calledOff),
    words.argument("answers", listing: .answer),
  ]
  source.line("  " + arguments.joined(separator: ",\n    "))
  source.line(")")
}

extension Words {
  fileprivate func argument(_ label: String, _ part: Part) -> String {
    "\(label): \(literal(self[part] ?? ""))"
  }

  fileprivate func argument(_ label: String, listing part: Part) -> String {
    let entries = table(part).map { "      \(literal($0.subject)): \(literal($0.text)),\n" }
    return entries.isEmpty ? "\(label): [:]" : "\(label): [\n\(entries.joined())    ]"
  }
}
