/// The automaton as text that a Swift string literal can hold.
///
/// Numbers are written five bits to a character, lowest first, from the sixty-four characters
/// that follow `0` in ASCII; the sixth bit says that more follow. Reading is one pass without
/// any search, so a program that carries the text starts at once.
struct TableWriter {
  private(set) var text: [UInt8] = []

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 32 {
      text.append(0x30 + UInt8(rest & 31 | 32))
      rest >>= 5
    }
    text.append(0x30 + UInt8(rest))
  }

  mutating func write(_ numbers: [Int32]) {
    write(UInt64(numbers.count))
    for number in numbers { write(UInt64(number + 1)) }
  }

  mutating func write(_ string: String) {
    write(UInt64(string.utf8.count))
    for byte in string.utf8 { write(UInt64(byte)) }
  }
}

struct TableReader {
  private let start: UnsafePointer<UInt8>
  private var index = 0

  init(_ text: StaticString) {
    start = text.utf8Start
  }

  mutating func number() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let digit = UInt64(start[index] &- 0x30)
      index += 1
      result |= (digit & 31) << shift
      if digit < 32 { return result }
      shift += 5
    }
  }

  mutating func numbers() -> [Int32] {
    let count = Int(number())
    return (0..<count).map { _ in Int32(number()) - 1 }
  }

  mutating func string() -> String {
    let count = Int(number())
    return String(decoding: (0..<count).map { _ in UInt8(number()) }, as: UTF8.self)
  }
}

extension Automaton {
  /// The tables as text, for a string literal.
  package var encoded: String {
    var writer = TableWriter()
    writer.write(UInt64(words.entries.count))
    for hash in words.entries { writer.write(hash) }
    for table in [
      sorts, wordEdges, edgeWords, edgeTargets, slotEdges, edgeSlots, slotTargets, markEdges,
      edgeMarks,
      markTargets, gapEdges, edgeGaps, gapTargets, ruleEdges, edgeRules, ruleTargets, accepts,
      starts,
    ] {
      writer.write(table)
    }
    encodeNames(&writer)
    return String(decoding: writer.text, as: UTF8.self)
  }

  private func encodeNames(_ writer: inout TableWriter) {
    writer.write(UInt64(templates.count))
    for template in templates {
      writer.write([Int32(template.intent), Int32(template.line), Int32(template.cost)])
      writer.write(template.file)
    }
    writer.write(UInt64(intents.count))
    for intent in intents {
      writer.write(intent.name)
      writer.write(intent.isAnswer ? 1 : 0)
      writer.write(UInt64(intent.examples.count))
      for example in intent.examples { writer.write(example) }
      writer.write(UInt64(intent.hints.count))
      for hint in intent.hints { writer.write(hint) }
    }
    writer.write(UInt64(slots.count))
    for slot in slots {
      writer.write(slot.name)
      writer.write(UInt64(slot.kinds.rawValue))
    }
    writer.write(UInt64(terms.count))
    for term in terms {
      writer.write(term.slot)
      writer.write(term.identifier)
      writer.write(term.wording)
    }
  }

  /// Reads tables that `encoded` wrote.
  package init(encoded text: StaticString) {
    var reader = TableReader(text)
    var numbers: [Word: Int] = [:]
    for index in 0..<Int(reader.number()) { numbers[Word(hash: reader.number())] = index }
    words = WordTable(numbers)
    sorts = reader.numbers()
    wordEdges = reader.numbers()
    edgeWords = reader.numbers()
    edgeTargets = reader.numbers()
    slotEdges = reader.numbers()
    edgeSlots = reader.numbers()
    slotTargets = reader.numbers()
    markEdges = reader.numbers()
    edgeMarks = reader.numbers()
    markTargets = reader.numbers()
    gapEdges = reader.numbers()
    edgeGaps = reader.numbers()
    gapTargets = reader.numbers()
    ruleEdges = reader.numbers()
    edgeRules = reader.numbers()
    ruleTargets = reader.numbers()
    accepts = reader.numbers()
    starts = reader.numbers()
    decodeNames(&reader)
  }

  private mutating func decodeNames(_ reader: inout TableReader) {
    for _ in 0..<reader.number() {
      let parts = reader.numbers().map(Int.init)
      templates.append(
        .init(intent: parts[0], file: reader.string(), line: parts[1], cost: parts[2])
      )
    }
    for _ in 0..<reader.number() {
      let name = reader.string()
      let isAnswer = reader.number() == 1
      let examples = (0..<reader.number()).map { _ in reader.string() }
      let hints = (0..<reader.number()).map { _ in reader.string() }
      intents.append(.init(name: name, isAnswer: isAnswer, examples: examples, hints: hints))
    }
    for _ in 0..<reader.number() {
      let name = reader.string()
      slots.append(.init(name: name, kinds: SlotKinds(rawValue: UInt16(reader.number()))))
    }
    for _ in 0..<reader.number() {
      let slot = reader.string()
      terms.append(.init(slot: slot, identifier: reader.string(), wording: reader.string()))
    }
  }
}
