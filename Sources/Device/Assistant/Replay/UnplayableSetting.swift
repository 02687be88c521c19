package import Transcripts

/// A setting of a transcript names something that isn't there, or comes too late.
package struct UnplayableSetting: Error, CustomStringConvertible {
  package let place: Place

  /// The position in the line, from one, if that says more than the line.
  let column: Int?
  let expected: String

  /// As the sentence has it, quotes and all.
  let finding: String

  init(place: Place, column: Int? = nil, expected: String, found: String) {
    self.init(place: place, column: column, expected: expected, finding: "“\(found)”")
  }

  package init(place: Place, column: Int? = nil, expected: String, finding: String) {
    self.place = place
    self.column = column
    self.expected = expected
    self.finding = finding
  }

  package var description: String {
    let column = column.map { ":\($0)" } ?? ""
    return "\(place)\(column): Expected \(expected), found \(finding)."
  }
}
