package import Domains

extension Session {
  /// What there is to see of the last answer, as it goes with what is asked and said next.
  package var card: Card? { tellingCard ?? lastAnswer?.card }
}
