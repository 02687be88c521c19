/// Writes which requests lead to which intents: the table of `IntentRow`.
func writeRequests(of catalogue: Catalogue, to folder: String) throws {
  var source = Source()
  source.line("// Written by `swift run generate` from the catalogue: edit that instead.")
  source.line()
  source.line("import Dialogue")
  source.line("import Understanding")
  source.line()
  source.block("extension IntentRow") { source in
    source.line("/// Every intent that a request can lead to, in the catalogue's order.")
    source.line("static let all: [IntentRow] = [")
    for intent in catalogue.files.flatMap(\.intents) {
      if let request = intent.request { write(request, of: intent, to: &source) }
    }
    source.line("]")
  }
  try write(source.text, to: "\(folder)/AllRequests.swift")
}

private func write(_ request: Request, of intent: Intent, to source: inout Source) {
  source.line("  IntentRow(")
  source.line("    intent: \"\(intent.name)\",")
  source.line("    request: \"\(request.name)\",")
  source.line("    columns: [")
  for column in request.columns { source.line("      \(column.expression),") }
  source.line("    ],")
  source.line("    implied: \(request.implied?.expression ?? "nil")")
  source.line("  ),")
}

extension Request.Column {
  fileprivate var expression: String {
    let names = names.map { "\"\($0.term)\": \"\($0.name)\"" }.joined(separator: ", ")
    return "Column(slot: \"\(slot)\", parameter: \"\(parameter)\", kind: .\(kind.rawValue), "
      + "names: [\(names.isEmpty ? ":" : names)])"
  }
}

extension Request.Implied {
  fileprivate var expression: String {
    "Implied(slot: \"\(slot)\", term: \"\(term)\", isDefault: \(isDefault))"
  }
}
