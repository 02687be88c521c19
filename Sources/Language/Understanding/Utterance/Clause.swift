/// A stretch of a line that makes one move.
package struct Clause: Sendable, Hashable {
  package var move: Move

  /// The doubt about the move, in hundredths as in `Costs`.
  package var cost: Int32

  /// The stretch, in UTF-8 offsets of the line.
  package var range: Range<Int>

  /// The words of the stretch, to the letter.
  package var wording: String

  /// True if a question mark follows the last word.
  package var endsInQuestionMark: Bool

  /// True if the words ask something, by their mark or by the word that they begin with.
  package var isQuestion: Bool

  /// True if the words begin as a statement, or with somebody by name: “I'll see him anyway”, “Alex
  /// will drive”.
  package var isTold: Bool

  /// True if the words begin as a command, be it on a condition: “then ring back the last one”.
  package var isOrder: Bool

  /// True if the words end in one that puts what they ask for in another's place: “call him instead”.
  package var isInstead: Bool

  /// True if nothing could be made of the words, and a value stands in them, such as a time or a
  /// sum: “in Bavaria that is half past eight”.
  package var hidesValue: Bool

  /// True if nothing is made of the words, and a number greater than one stands in them.
  package var hidesNumber: Bool

  /// The people whom the words name without asking for anything: “her” means them later.
  package var people: [SlotReading]

  package init(
    move: Move,
    cost: Int32,
    range: Range<Int>,
    wording: String,
    endsInQuestionMark: Bool = false,
    isQuestion: Bool = false,
    isTold: Bool = false,
    isOrder: Bool = false,
    isInstead: Bool = false,
    hidesValue: Bool = false,
    hidesNumber: Bool = false,
    people: [SlotReading] = []
  ) {
    self.move = move
    self.cost = cost
    self.range = range
    self.wording = wording
    self.endsInQuestionMark = endsInQuestionMark
    self.isQuestion = isQuestion
    self.isTold = isTold
    self.isOrder = isOrder
    self.isInstead = isInstead
    self.hidesValue = hidesValue
    self.hidesNumber = hidesNumber
    self.people = people
  }
}
