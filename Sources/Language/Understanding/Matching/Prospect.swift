internal import Automata

/// The properties of a word that decide which states can go on over it.
struct Prospect: BitwiseCopyable {
  /// The number of the word in the automaton, or -1.
  var word: Int32 = -1
  var sorts: Int32 = 0
  var marks: Marks

  /// Words that it may stand for with a typing error: where they begin in a list, and end.
  var firstAlternative: Int32 = 0
  var endOfAlternatives: Int32 = 0

  /// The kinds of slot that it may begin, in the bits of `First`.
  var kinds: UInt32 = 0

  /// The word as a bit, like those of `First`.
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// Its meaning where people and places are named.
  var name: NameWord = []

  /// The way it continues a name before it.
  var joint = NameJoint.none

  /// Indicates whether it goes on with a list of people.
  var isListing = false

  /// Indicates whether a request may begin here, without a mark, behind what led to it.
  var isTurn = false
  var isLower = false

  /// Indicates whether it has a capital only because the line begins with it.
  var isLead = false

  /// Indicates whether it is the article inside of a place's name: *Gate B of the stadium*.
  var isInnerArticle = false
  var isDigits = false

  /// Indicates whether it is a word of grammar that stands in a name here: the *Half* of *Half Moon
  /// Bay*.
  var isProper = false

  /// Indicates whether it is a number in words.
  var isNumeral: Bool

  /// Indicates whether a length of time or a number of people begins here, or what nobody can mean.
  var isQuantity = false

  /// Indicates whether it is what a number before it counts: the *euros* of *20 euros*.
  var isCounted = false

  /// Indicates whether it may be a word of grammar with a typing error, which is no name.
  var isMistyped = false

  /// Indicates whether a sentence may end before it.
  var isEnd: Bool

  /// Creates the end of a line; if the line is open, anything may come.
  init(end marks: Marks, isOpen: Bool) {
    self.marks = marks
    isNumeral = false
    isEnd = true
    guard isOpen else { return }
    (low, high, kinds) = (.max, .max, .max)
  }

  /// Creates the prospect of a word at which values of some kinds may begin.
  init(_ index: Int, _ line: Line, _ kinds: SlotKinds, _ automaton: Automaton) {
    let token = line.sentence.tokens[index]
    marks = token.marks
    name = line.nameWord(index)
    let names = NameJoints(line: line)
    joint = names.joint(at: index)
    isListing = names.isListing(at: index) || Self.isListing(index, line, automaton)
    isLower = token.shape == .lower
    isLead = index == 0 && token.shape == .capitalized && line.usesCapitals
    isInnerArticle = line.isInnerArticle(index)
    isDigits = token.shape == .digits
    isNumeral = line[index].number >= 0
    isCounted = line[index].money != nil && line.isNumber(index - 1)
    isQuantity = isDigits && line.isQuantity(index)
    isEnd = marks.contains(.sentenceEnd)
    word = automaton.words.number(of: token.word)
    if word >= 0 {
      sorts = automaton.sorts[word]
      isTurn = has(.turn) || has(.ask) && line.isYou(index + 1)
      insert(word)
      isProper = has(.function) && !has(.link) && line.isProper(index)
    }
    let quoted: SlotKinds = marks.contains(.quoteOpen) ? .quotable : []
    self.kinds = UInt32(kinds.rawValue | quoted.rawValue) | UInt32(openKinds.rawValue) << 16
  }

  /// Returns whether an *and* joins two names in lower case, of which no phrase has the second.
  private static func isListing(_ index: Int, _ line: Line, _ automaton: Automaton) -> Bool {
    guard line.nameWord(index).has(.and), index > 0, index + 1 < line.count else { return false }
    return line.isLower(index - 1) && line.isLower(index + 1)
      && automaton.words.number(of: line.sentence.tokens[index + 1].word) < 0
  }

  /// The open slots that may begin here, as `OpenSlot` has it.
  private var openKinds: SlotKinds {
    var kinds = SlotKinds.text.rawValue | SlotKinds.word.rawValue
    if !has(.function) || name.contains(.article) {
      kinds |= SlotKinds.open.rawValue
    } else if has(.link) || isProper {
      kinds |= SlotKinds.place.rawValue
    }
    return SlotKinds(rawValue: kinds)
  }

  /// The places of the words that it may stand for with a typing error.
  var alternatives: Range<Int32> { firstAlternative..<endOfAlternatives }

  /// Lets it stand for other words too, which are kept in a list of all such words.
  mutating func insert(_ words: [Int32], to alternatives: inout Pool<Int32>) {
    firstAlternative = Int32(alternatives.count)
    for word in words {
      insert(word)
      alternatives.append(word)
    }
    endOfAlternatives = Int32(alternatives.count)
  }

  /// Lets states go on over it that take a word.
  private mutating func insert(_ word: Int32) {
    let bit = UInt64(1) << UInt64(word & 63)
    if word & 64 == 0 { low |= bit } else { high |= bit }
  }

  func has(_ sort: WordSort) -> Bool { sorts & sort.bit != 0 }

  /// Returns the ways in which a state can go on here, or end.
  @inline(__always)
  func ways(_ first: First) -> Ways {
    var ways: UInt8 = (first.low & low) | (first.high & high) != 0 ? Ways.word : 0
    if first.kinds & kinds != 0 { ways |= Ways.slot }
    if first.marks & marks.rawValue != 0 { ways |= Ways.gap }
    if (first.isEnd && isEnd) || first.isRuleEnd { ways |= Ways.end }
    return Ways(bits: ways)
  }
}

/// The ways in which a state can go on at a word; the others are not tried.
struct Ways: BitwiseCopyable {
  let bits: UInt8

  static var word: UInt8 { 1 }
  static var slot: UInt8 { 2 }
  static var gap: UInt8 { 4 }
  static var end: UInt8 { 8 }

  var isEmpty: Bool { bits == 0 }

  /// Indicates whether a word, a slot, or a gap can come next, and so a rule that begins with one.
  var goOn: Bool { bits & ~Ways.end != 0 }

  func has(_ way: UInt8) -> Bool { bits & way != 0 }
}
