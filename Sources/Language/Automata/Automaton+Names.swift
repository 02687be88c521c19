// What is needed to say what was matched.

extension Automaton {
  /// The names in an image: each text once, and rows that refer to them.
  package struct Names: Sendable {
    private let templateRows: Table<TemplateRow>

    /// The names of files, which every reading needs.
    private let files: [String]
    private let intentRows: Table<IntentRow>
    private let examples: Table<UInt32>
    private let parameters: Table<UInt32>
    private let slotRows: Table<SlotRow>
    private let termRows: Table<TermRow>
    private let texts: Texts

    private struct TemplateRow: BitwiseCopyable {
      var intent: Int32

      /// The place of its file's name among `files`.
      var file: UInt32
      var line: Int32
      var cost: Int32
    }

    private struct IntentRow: BitwiseCopyable {
      var name: UInt32
      var role: UInt32
      var exampleCount: UInt32
      var parameterCount: UInt32
    }

    private struct SlotRow: BitwiseCopyable {
      var name: UInt32
      var kinds: UInt32
    }

    private struct TermRow: BitwiseCopyable {
      var slot: UInt32
      var identifier: UInt32
      var wording: UInt32
    }
  }
}

// MARK: - Reading

extension Automaton {
  /// Returns a template's position in the sources and its cost.
  package func template(_ number: Int) -> Template { names.template(number) }
  package var templates: [Template] { names.templates }

  /// The templates that are complete in a state.
  package func templatesEnding(in state: State) -> [Template] {
    (0..<Int(state.markCount)).map { template(Int(edges[Int(state.edges) + $0].symbol)) }
  }

  package var terms: [Term] { names.terms }
}

extension Automaton.Names {
  init(_ reader: inout ImageReader) {
    templateRows = reader.table()
    let files: Table<UInt32> = reader.table()
    intentRows = reader.table()
    examples = reader.table()
    parameters = reader.table()
    slotRows = reader.table()
    termRows = reader.table()
    let texts = reader.texts()
    self.texts = texts
    self.files = files.elements.map { texts[$0] }
  }

  var templates: [Automaton.Template] { (0..<templateRows.count).map(template) }

  func template(_ number: Int) -> Automaton.Template {
    let row = templateRows[number]
    return .init(
      intent: Int(row.intent),
      file: files[Int(row.file)],
      line: Int(row.line),
      cost: Int(row.cost)
    )
  }

  var intents: [Automaton.Intent] {
    var (next, nextParameter) = (0, 0)
    return intentRows.elements.map { row in
      let own = next..<next + Int(row.exampleCount)
      next = own.upperBound
      let taken = nextParameter..<nextParameter + Int(row.parameterCount)
      nextParameter = taken.upperBound
      return .init(
        name: texts[row.name],
        role: IntentRole(rawValue: row.role) ?? .request,
        examples: own.map { texts[examples[$0]] },
        parameters: taken.map { texts[parameters[$0]] }
      )
    }
  }

  var slots: [Automaton.Slot] {
    slotRows.elements.map { row in
      .init(name: texts[row.name], kinds: SlotKinds(rawValue: UInt16(row.kinds)))
    }
  }

  var terms: [Automaton.Term] {
    termRows.elements.map { row in
      .init(slot: Int(row.slot), identifier: texts[row.identifier], wording: texts[row.wording])
    }
  }
}

// MARK: - Writing

extension Automaton.Names {
  /// Writes what the tables of states know by its number: a template the place of its intent, and
  /// a term that of its slot.
  package static func write(
    _ templates: [Automaton.Template],
    _ intents: [Automaton.Intent],
    _ slots: [Automaton.Slot],
    _ terms: [Automaton.Term],
    to writer: inout ImageWriter
  ) {
    let files = Set(templates.map(\.file)).sorted()
    writer.write(
      templates.map { template in
        TemplateRow(
          intent: Int32(template.intent),
          file: UInt32(files.firstIndex(of: template.file) ?? 0),
          line: Int32(template.line),
          cost: Int32(template.cost)
        )
      }
    )
    writer.write(files.map { writer.number(of: $0) })
    writer.write(
      intents.map { intent in
        IntentRow(
          name: writer.number(of: intent.name),
          role: intent.role.rawValue,
          exampleCount: UInt32(intent.examples.count),
          parameterCount: UInt32(intent.parameters.count)
        )
      }
    )
    writer.write(intents.flatMap(\.examples).map { writer.number(of: $0) })
    writer.write(intents.flatMap(\.parameters).map { writer.number(of: $0) })
    writer.write(
      slots.map { slot in
        SlotRow(name: writer.number(of: slot.name), kinds: UInt32(slot.kinds.rawValue))
      }
    )
    writer.write(
      terms.map { term in
        TermRow(
          slot: UInt32(term.slot),
          identifier: writer.number(of: term.identifier),
          wording: writer.number(of: term.wording)
        )
      }
    )
    writer.writeTexts()
  }
}
