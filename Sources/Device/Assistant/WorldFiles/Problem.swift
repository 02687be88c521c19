/// Something in a world's files that could not be used; everything else was.
///
/// It says where and what, never whose: names and numbers stay out of it.
package struct Problem: Sendable, Hashable {
  /// The file, relative to the world's folder, such as `contacts.vcf`.
  package var file: String

  /// The position in the file, such as `card 3, line 27`, if known.
  package var place: String?

  /// A description of the expectation, the finding, and the consequence.
  package var sentence: String
}

extension Problem: CustomStringConvertible {
  package var description: String {
    "\(place.map { "\(file), \($0)" } ?? file): \(sentence)"
  }
}

/// The problems of one file, as far as anybody would read them.
struct ProblemLog {
  private static let limit = 20

  let file: String
  private var listed: [Problem] = []
  private var omitted = 0

  init(file: String) {
    self.file = file
  }

  mutating func report(at place: String? = nil, _ sentence: String) {
    guard listed.count < Self.limit else {
      omitted += 1
      return
    }
    listed.append(Problem(file: file, place: place, sentence: sentence))
  }

  /// The first problems, and how many more there are.
  var problems: [Problem] {
    guard omitted > 0 else { return listed }
    return listed + [Problem(file: file, sentence: "There are \(omitted) more problems.")]
  }
}
