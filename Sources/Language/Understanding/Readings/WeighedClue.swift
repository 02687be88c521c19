/// Words of a sentence, and how much they speak for a reading: `where … cab`, 2.1.
///
/// The weight is what they make the intent likelier than the next one, as a logarithm; below
/// zero they speak against it.
package struct WeighedClue: Sendable, Hashable {
  package var wording: String
  package var weight: Double

  package init(wording: String, weight: Double) {
    self.wording = wording
    self.weight = weight
  }
}
