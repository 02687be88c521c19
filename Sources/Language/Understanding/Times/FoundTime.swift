/// A time that was found in a line.
struct FoundTime {
  var reading: TimeReading

  /// The word after it.
  var end: Int

  /// Its parts exclude each other: a Friday that is a Thursday.
  var isContradictory = false
}
