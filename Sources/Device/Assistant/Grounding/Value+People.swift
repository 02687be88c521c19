import Dialogue

extension [Value] {
  /// The people that an answer about one of a list gives, without those who are on it already.
  func besides(_ list: [Value], except element: Int) -> [Value] {
    let others = list.indices.filter { $0 != element }.map { list[$0] }
    return filter { value in !others.contains { $0.isSomebody(like: value) } }
  }

  /// The same with values in the place of one, and of others that leave open whom of them they mean:
  /// “Mike Chen and John Baily”, where both a Mike and a John are; `nil` where no other does.
  func settled(by values: [Value], at element: Int) -> [Value]? {
    let open = indices.filter { index in
      index != element && values.contains { self[index].mayMean($0) }
    }
    guard !open.isEmpty, indices.contains(element) else { return nil }
    return indices.flatMap { index in
      index == element ? values : open.contains(index) ? [] : [self[index]]
    }
  }

  func areThose(like others: [Value]) -> Bool {
    count == others.count && allSatisfy { value in others.contains { value.isSomebody(like: $0) } }
  }
}

extension Value {
  /// True if it leaves open which of several people is meant, and another one is one of them.
  fileprivate func mayMean(_ other: Value) -> Bool {
    guard case .person(let one) = content, case .person(let two) = other.content,
      let contact = two.contactIdentifier
    else { return false }
    return one.matches.contains { $0.contactIdentifier == contact }
  }

  /// True if both are one person, whichever names they were called by.
  func isSomebody(like other: Value) -> Bool {
    guard case .person(let one) = content, case .person(let two) = other.content else {
      return self == other
    }
    if let identifier = one.contactIdentifier { return identifier == two.contactIdentifier }
    return one.displayName.lowercased() == two.displayName.lowercased()
  }
}
