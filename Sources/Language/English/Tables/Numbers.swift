extension English {
  /// The numbers from zero on.
  package static let ones =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    + "sixteen seventeen eighteen nineteen"

  /// The tens from twenty on.
  package static let tens = "twenty thirty forty fifty sixty seventy eighty ninety"

  /// Greater numbers, by their value.
  package static let greaterNumbers: KeyValuePairs = [
    100: "hundred", 1000: "thousand", 1_000_000: "million", 1_000_000_000: "billion",
    100_000: "lakh lakhs", 10_000_000: "crore crores",
  ]

  /// The ordinals from the first on.
  package static let ordinals =
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    + "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"

  /// The *k* of *2k*.
  package static let thousands = "k"

  /// Other words for positions; -1 is the last.
  package static let positions: KeyValuePairs = [
    30: "thirtieth", -1: "last final bottom latter", 1: "top former",
  ]

  package static let dozens = "dozen dozens"

  /// Words before a number below zero.
  package static let minus = "minus negative"

  /// Words behind a share of something.
  package static let percents = "percent pct percents"

  /// Words before the last digits of a telephone number.
  package static let extensions = "extension ext x"

  /// Words by which what a sentence asks for is denied, or asked about.
  package static let doubts = "not never ever doubt doubts or did why every each twice"

  /// Words behind *I* and *we* for what they are about to do themselves.
  package static let intentions = "will shall promised vowed swore"
}
