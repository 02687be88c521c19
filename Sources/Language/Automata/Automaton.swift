/// Every phrase of every intent as one machine, ready to run.
///
/// All its tables stand in one image, as they were laid out when the phrases were compiled.
package final class Automaton: Sendable {
  package let words: WordTable

  /// The sorts of each word, as the bits of `WordSort`.
  package let sorts: Table<Int32>
  package let states: Table<State>
  package let wordSteps: WordSteps

  /// The steps of all states that take something other than a plain word.
  package let edges: Table<Edge>

  /// For each state in which something ends the number of the intent or the rule that does.
  package let accepted: Table<UInt16>

  /// The lookahead sets, by the number in `State.first`.
  package let firsts: Table<First>

  /// The words, kinds and marks that each rule can begin with.
  package let openings: RuleOpenings

  /// The initial states: for requests, parts and moves, then one for each rule.
  package let starts: Table<Int32>

  /// The words by which a refused sentence is known to have come close, in the order of their
  /// hashes.
  package let hints: Table<Hint>

  /// The words of the templates by their letters.
  package let spellings: Spellings
  package let intents: [Intent]

  /// Each slot twice: as it is, and restricted to known values.
  package let slots: [Slot]
  let names: Names
  let image: Image

  /// One of tables that a writer has put together.
  package convenience init(_ tables: ImageWriter) {
    self.init(Image(tables))
  }

  /// One whose tables are part of the program.
  ///
  /// - Parameters:
  ///   - start: The address of the first of `bytes`, a multiple of 64.
  ///   - count: How many there are.
  package convenience init(at start: UnsafeRawPointer, count: Int) {
    self.init(Image(at: start, count: count))
  }

  /// The tables, for a program to carry.
  package var bytes: [UInt8] {
    Array(UnsafeRawBufferPointer(start: image.start, count: image.count))
  }

  /// One whose tables stand in an image, of which it becomes the owner.
  private init(_ image: Image) {
    var reader = ImageReader(image)
    words = WordTable(&reader)
    sorts = reader.table()
    states = reader.table()
    wordSteps = WordSteps(cells: reader.table())
    edges = reader.table()
    accepted = reader.table()
    firsts = reader.table()
    openings = RuleOpenings(&reader)
    starts = reader.table()
    hints = reader.table()
    spellings = Spellings(&reader)
    names = Names(&reader)
    intents = names.intents
    slots = names.slots
    self.image = image
  }

  deinit {
    image.deallocate()
  }
}

extension Automaton {
  package var requestStart: Int32 { starts[0] }
  package var partsStart: Int32 { starts[1] }
  package var moveStart: Int32 { starts[2] }

  /// The index of the first rule's initial state in `starts`.
  package static let firstRuleStart = IntentRole.allCases.count

  /// The places of what a word is a hint of, among `hints`.
  package func hints(of word: Word) -> Range<Int> {
    var (low, high) = (0, hints.count)
    while low < high {
      let middle = (low + high) / 2
      if hints[middle].word < word.hash { low = middle + 1 } else { high = middle }
    }
    while high < hints.count, hints[high].word == word.hash { high += 1 }
    return low..<high
  }

  /// The slot that an edge asks for.
  package func slot(ofEdge edge: Int32) -> Slot { slots[Int(edges[Int(edge)].symbol)] }
}

// MARK: - What it is made of

extension Automaton {
  /// A state, with the number of its edges of each kind.
  ///
  /// They stand together, one kind behind the other. A state has sixteen bytes, so that none lies
  /// across two lines of the processor's cache.
  package struct State: BitwiseCopyable, Sendable, Hashable {
    /// The row of `wordSteps`.
    package var row = WordSteps.none

    /// The index of the first of the state's edges in `edges`.
    package var edges: UInt32 = 0

    /// The place of what can come next among `firsts`.
    package var first: UInt16 = 0
    package var ruleCount: UInt16 = 0
    package var markCount: UInt8 = 0
    package var gapCount: UInt8 = 0
    package var slotCount: UInt8 = 0
    package var end = End.none

    package init(row: UInt32, edges: UInt32, first: UInt16) {
      self.row = row
      self.edges = edges
      self.first = first
    }
  }

  /// The kind of reading that may end in a state.
  package enum End: UInt8, BitwiseCopyable, Sendable {
    case none, request, rule
  }

  /// A step that takes something other than a plain word.
  package struct Edge: BitwiseCopyable, Sendable, Hashable {
    /// For a slot the kinds that it takes, in the bits of `First`; for a gap the marks that it
    /// asks for; for the end of a template its cost; for a rule the state in which it begins.
    package var detail: UInt32

    /// The number of the slot, the template, the gap or the rule.
    package var symbol: UInt16
    package var target: UInt16

    package init(detail: UInt32, symbol: UInt16, target: UInt16) {
      self.detail = detail
      self.symbol = symbol
      self.target = target
    }
  }

  /// A word by which a refused sentence is known to have come close to an intent.
  package struct Hint: BitwiseCopyable, Sendable, Hashable {
    package var word: UInt64
    package var intent: Int

    package init(word: UInt64, intent: Int) {
      self.word = word
      self.intent = intent
    }
  }

  package struct Template: Sendable, Hashable {
    package var intent: Int
    package var file: String
    package var line: Int
    package var cost: Int

    package init(intent: Int, file: String, line: Int, cost: Int) {
      self.intent = intent
      self.file = file
      self.line = line
      self.cost = cost
    }
  }

  package struct Intent: Sendable, Hashable {
    package var name: String
    package var role: IntentRole
    package var examples: [String]

    /// The parameters that its templates can fill, of a request; sorted.
    package var parameters: [String]

    package init(name: String, role: IntentRole, examples: [String], parameters: [String]) {
      self.name = name
      self.role = role
      self.examples = examples
      self.parameters = parameters
    }
  }

  package struct Slot: Sendable, Hashable {
    package var name: String
    package var kinds: SlotKinds

    /// The parameter to fill: `attribute-unread` is the parameter `attribute` with a list of its
    /// own.
    package var parameter: String

    package init(name: String, kinds: SlotKinds) {
      self.name = name
      self.kinds = kinds
      parameter = Self.parameter(of: name)
    }

    /// Returns the parameter that a slot of that name fills.
    package static func parameter(of slot: String) -> String { String(slot.prefix { $0 != "-" }) }
  }

  /// A wording of a closed list.
  package struct Term: Sendable, Hashable {
    /// The number of the slot that it fills, as it is without restriction.
    package var slot: Int
    package var identifier: String
    package var wording: String

    package init(slot: Int, identifier: String, wording: String) {
      self.slot = slot
      self.identifier = identifier
      self.wording = wording
    }
  }
}

extension Automaton.Edge {
  /// The kinds of value that a slot takes.
  @inlinable package var kinds: SlotKinds {
    SlotKinds(rawValue: UInt16(truncatingIfNeeded: detail))
  }

  /// True if the slot takes any words.
  @inlinable package var isOpen: Bool { detail >> UInt16.bitWidth != 0 }
}
