import Transcripts

/// A setting of a transcript names something that isn't there, or comes too late.
package struct UnplayableSetting: Error, CustomStringConvertible {
  let place: Place

  /// Where in the line, from one, if that says more than the line.
  var column: Int?
  let expected: String
  let found: String

  package var description: String {
    let column = column.map { ":\($0)" } ?? ""
    return "\(place)\(column): Expected \(expected), found “\(found)”."
  }
}
