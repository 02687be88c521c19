/// The automaton as text that a Swift string literal can hold.
///
/// Numbers are written five bits to a character, lowest first, from the sixty-four characters
/// that follow `0` in ASCII; the sixth bit says that more follow. Reading is one pass without
/// any search, so a program that carries the text starts at once.
package struct TableWriter {
  package private(set) var text: [UInt8] = []

  package init() {}

  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 32 {
      text.append(0x30 + UInt8(rest & 31 | 32))
      rest >>= 5
    }
    text.append(0x30 + UInt8(rest))
  }

  package mutating func write(_ number: Int) { write(UInt64(number)) }

  package mutating func write(_ numbers: [Int32]) {
    write(numbers.count)
    for number in numbers { write(UInt64(number + 1)) }
  }

  package mutating func write(_ string: String) {
    write(string.utf8.count)
    for byte in string.utf8 { write(UInt64(byte)) }
  }

  package mutating func write(_ strings: [String]) {
    write(strings.count)
    for string in strings { write(string) }
  }

  mutating func write(_ edges: [Automaton.Edge]) {
    write(edges.map(\.symbol))
    write(edges.map(\.target))
  }
}

/// Reads what `TableWriter` wrote.
package struct TableReader {
  private var next: UnsafePointer<UInt8>

  package init(_ text: StaticString) {
    self.init(text.utf8Start)
  }

  /// - Parameter start: Where the text begins; it has to stay there while it is read.
  package init(_ start: UnsafePointer<UInt8>) {
    next = start
  }

  package mutating func number() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let digit = UInt64(next.pointee &- 0x30)
      next += 1
      result |= (digit & 31) << shift
      if digit < 32 { return result }
      shift += 5
    }
  }

  package mutating func count() -> Int { Int(number()) }

  /// Straight into the memory where they stay: there are some hundred thousand.
  package mutating func numbers() -> Table<Int32> {
    let count = count()
    return Table(count: count) { memory in
      for index in 0..<count { (memory + index).initialize(to: signed()) }
    }
  }

  private mutating func signed() -> Int32 { Int32(truncatingIfNeeded: number()) - 1 }

  package mutating func string() -> String {
    let count = count()
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = UInt8(truncatingIfNeeded: number()) }
      return count
    }
  }

  package mutating func strings() -> [String] { list { $0.string() } }

  mutating func edges() -> Table<Automaton.Edge> {
    let count = count()
    return Table(count: count) { memory in
      for index in 0..<count {
        (memory + index).initialize(to: Automaton.Edge(symbol: signed(), target: 0))
      }
      _ = self.count()
      for index in 0..<count { memory[index].target = signed() }
    }
  }

  package mutating func list<Element>(of element: (inout Self) -> Element) -> [Element] {
    (0..<count()).map { _ in element(&self) }
  }
}

// MARK: - Writing

extension Automaton {
  /// The tables as text, for a string literal.
  package var encoded: String {
    var writer = TableWriter()
    writer.write(words.hashes.count)
    for hash in words.hashes { writer.write(hash) }
    writer.write(sorts.elements)
    encodeStates(&writer)
    writer.write(wordEdges.words.elements)
    writer.write(wordEdges.targets.elements)
    for edges in [slotEdges, markEdges, gapEdges, ruleEdges] { writer.write(edges.elements) }
    encodeFirsts(&writer)
    writer.write(starts.elements)
    encodeNames(&writer)
    writer.write(spellings.entries.count)
    for entry in spellings.entries {
      writer.write(Int(entry.word))
      writer.write(entry.letters)
    }
    return String(decoding: writer.text, as: UTF8.self)
  }

  /// Of each kind of edge only how many there are, which for most states is none or one.
  private func encodeStates(_ writer: inout TableWriter) {
    let states = states.elements
    writer.write(states.count - 1)
    for (state, next) in zip(states, states.dropFirst()) {
      writer.write(Int(next.words - state.words))
      writer.write(Int(next.slots - state.slots))
      writer.write(Int(next.marks - state.marks))
      writer.write(Int(next.gaps - state.gaps))
      writer.write(Int(next.rules - state.rules))
      writer.write(Int(state.accepts + 1))
      writer.write(Int(state.first))
    }
  }

  private func encodeFirsts(_ writer: inout TableWriter) {
    writer.write(firsts.count)
    for first in firsts.elements {
      writer.write(first.low)
      writer.write(first.high)
      writer.write(UInt64(first.kinds))
      writer.write(UInt64(first.marks))
      writer.write((first.isEnd ? 1 : 0) + (first.isRuleEnd ? 2 : 0))
    }
  }

  private func encodeNames(_ writer: inout TableWriter) {
    let files = Set(templates.map(\.file)).sorted()
    writer.write(files)
    writer.write(templates.count)
    for template in templates {
      writer.write(template.intent + 1)
      writer.write(files.firstIndex(of: template.file) ?? 0)
      writer.write(template.line)
      writer.write(template.cost)
    }
    writer.write(intents.count)
    for intent in intents {
      writer.write(intent.name)
      writer.write(intent.isAnswer ? 1 : 0)
      writer.write(intent.examples)
      writer.write(intent.hints)
    }
    writer.write(slots.count)
    for slot in slots {
      writer.write(slot.name)
      writer.write(Int(slot.kinds.rawValue))
    }
    writer.write(terms.count)
    for term in terms { writer.write([term.slot, term.identifier, term.wording]) }
  }
}

// MARK: - Reading

extension Automaton {
  /// Reads tables that `encoded` wrote.
  package convenience init(encoded text: StaticString) {
    var reader = TableReader(text)
    let words = WordTable(hashes: reader.list { $0.number() })
    let layout = Layout(
      sorts: reader.numbers(),
      states: Self.states(&reader),
      edgeWords: reader.numbers(),
      edgeTargets: reader.numbers(),
      slotEdges: reader.edges(),
      markEdges: reader.edges(),
      gapEdges: reader.edges(),
      ruleEdges: reader.edges(),
      firsts: Table(reader.list { Self.first(&$0) }),
      starts: reader.numbers()
    )
    let names = Self.names(&reader)
    let spellings = reader.list { reader in
      let word = Int32(reader.count())
      return Spellings.Entry(word: word, letters: reader.string())
    }
    self.init(layout, words, names, Spellings(spellings))
  }

  private static func states(_ reader: inout TableReader) -> Table<State> {
    let count = reader.count()
    return Table(count: count + 1) { memory in
      var next = State()
      for index in 0..<count {
        var state = next
        next.words += Int32(reader.count())
        next.slots += Int32(reader.count())
        next.marks += Int32(reader.count())
        next.gaps += Int32(reader.count())
        next.rules += Int32(reader.count())
        state.accepts = Int32(reader.count()) - 1
        state.first = Int32(reader.count())
        (memory + index).initialize(to: state)
      }
      (memory + count).initialize(to: next)
    }
  }

  private static func first(_ reader: inout TableReader) -> First {
    var first = First()
    first.low = reader.number()
    first.high = reader.number()
    first.kinds = UInt32(reader.number())
    first.marks = UInt16(reader.number())
    let ends = reader.number()
    first.isEnd = ends & 1 != 0
    first.isRuleEnd = ends & 2 != 0
    return first
  }

  private static func names(_ reader: inout TableReader) -> Names {
    var names = Names()
    let files = reader.strings()
    names.templates = reader.list { reader in
      let intent = reader.count() - 1
      let file = files[reader.count()]
      let line = reader.count()
      return Template(intent: intent, file: file, line: line, cost: reader.count())
    }
    names.intents = reader.list { reader in
      let name = reader.string()
      let isAnswer = reader.count() == 1
      let examples = reader.strings()
      return Intent(name: name, isAnswer: isAnswer, examples: examples, hints: reader.strings())
    }
    names.slots = reader.list { reader in
      let name = reader.string()
      return Slot(name: name, kinds: SlotKinds(rawValue: UInt16(reader.number())))
    }
    names.terms = reader.list { reader in
      let parts = reader.strings()
      return Term(slot: parts[0], identifier: parts[1], wording: parts[2])
    }
    return names
  }
}
