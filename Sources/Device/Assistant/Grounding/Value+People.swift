import Dialogue

extension Value {
  /// Somebody whom several may be, as the only one of them who is not among others.
  func besides(_ others: Set<String>) -> Value {
    guard case .person(var person) = content else { return self }
    person.matches.removeAll { $0.contactIdentifier.map(others.contains) == true }
    guard let only = person.matches.first, person.matches.count == 1 else { return self }
    return Value(only.displayName, .person(only))
  }
}

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

  /// The people who are meant among others by names that leave it open: “Mike”, where one Mike is.
  func meant(among others: [Value]) -> [Value] {
    map { value in
      let meant = others.filter { value.mayMean($0) }
      return meant.count == 1 ? meant[0] : value
    }
  }

  /// The same without some who are among them; `nil` if none is.
  func without(_ others: [Value]) -> [Value]? {
    let leaving = others.meant(among: self)
    let rest = filter { value in !leaving.contains { $0.isSomebody(like: value) } }
    return rest.count < count ? rest : nil
  }

  /// The same without some of whom it is certain who they are, be they among them or not; `nil`
  /// where it is neither known nor settled.
  func leftBy(_ others: [Value]) -> [Value]? {
    without(others) ?? (!isEmpty && others.allSatisfy(\.isCertain) ? self : nil)
  }

  /// The same with new people in the place of others; unchanged where the new ones are among them
  /// and the others are not, and `nil` where none of either is.
  func exchanging(_ old: [Value], for new: [Value]) -> [Value]? {
    if let rest = without(old) {
      let place = firstIndex { value in !rest.contains(value) } ?? 0
      let others = new.filter { value in !rest.contains { $0.isSomebody(like: value) } }
      return Array(rest.prefix(place)) + others + rest.dropFirst(place)
    }
    let said = new.meant(among: self)
    let isSo = said.allSatisfy { one in contains { $0.isSomebody(like: one) } }
    return isSo && !said.isEmpty ? self : nil
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

  /// True if it is one person for sure.
  var isCertain: Bool {
    guard case .person(let person) = content else { return false }
    return person.contactIdentifier != nil && person.matches.isEmpty
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
