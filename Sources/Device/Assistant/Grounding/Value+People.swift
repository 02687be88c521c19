import Dialogue

extension [Value] {
  /// The people that an answer about one of a list gives, without those who are on it already.
  func besides(_ list: [Value], except element: Int) -> [Value] {
    let others = list.indices.filter { $0 != element }.map { list[$0] }
    return filter { value in !others.contains { $0.isSomebody(like: value) } }
  }

  func areThose(like others: [Value]) -> Bool {
    count == others.count && allSatisfy { value in others.contains { value.isSomebody(like: $0) } }
  }
}

extension Value {
  /// Whether both are one person, whichever names they were called by.
  func isSomebody(like other: Value) -> Bool {
    guard case .person(let one) = content, case .person(let two) = other.content else {
      return self == other
    }
    if let identifier = one.contactIdentifier { return identifier == two.contactIdentifier }
    return one.displayName.lowercased() == two.displayName.lowercased()
  }
}
