internal import English
internal import Phrases

/// How a word goes on with a name that began before it, though by itself it would end one.
enum NameJoint: UInt8, BitwiseCopyable {
  case none

  /// Written together: the *jin* of *Soo-jin*.
  case hyphen

  /// The *von* of *Max von Berg*.
  case particle

  /// The *&* of *Lopez & Sons*, and that of *Hartley & Moss* where two people may be meant.
  case firm, couple

  /// The *the* of *Mike the plumber*, the *from* of *Dave from accounting*.
  case epithet, origin

  /// The *at* of *the desk at the Ritz*, the *of* of *Friends of the Earth*.
  case site

  /// The *the* that follows such an *at*.
  case article

  /// The *club* of *the hiking club*, the *upstairs* of *the tenant upstairs*.
  case group

  /// The *who* of *the man who fixed my roof*, and what follows it.
  case relative, clause

  /// Indicates whether a name cannot end with the word.
  var leadsOn: Bool {
    switch self {
    case .none, .hyphen, .group, .clause: false
    case .particle, .firm, .couple, .epithet, .origin, .site, .article, .relative: true
    }
  }
}

// MARK: - Names of several words

extension Line {
  /// How a word goes on with a name that stands before it.
  func joint(_ index: Int) -> NameJoint {
    guard index > 0 else { return .none }
    if isJoined(index, by: .hyphen) { return isDigits(index) ? .none : .hyphen }
    let word = nameWord(index)
    guard word.hasAny(of: Self.joints), isJoined(index, by: .space) else {
      return hasRelative && isInClause(index) ? .clause : .none
    }
    if word.contains(.relative) { return isDetermined(index) ? .relative : .none }
    if hasRelative, isInClause(index) { return .clause }
    if has(.the, at: index) { return articleJoint(index) }
    if word.contains(.particle), !isCapital(index) { return isParticle(index) ? .particle : .none }
    if word.contains(.and) { return firmJoint(index) }
    if word.contains(.group) { return isDetermined(index) ? .group : .none }
    if word.contains(.whereabouts) { return isWhereabouts(index) ? .group : .none }
    if word.contains(.origin) { return isDescribed(index) ? .origin : .none }
    return siteJoint(index, word)
  }

  /// *the desk at the Ritz*, *the lady at the bank*, *Friends of the Earth*.
  private func siteJoint(_ index: Int, _ word: NameWord) -> NameJoint {
    if !word.contains(.of), isDetermined(index) {
      if has(.the, at: index + 1) { return .site }
      if nameWord(index - 1).contains(.somebody) { return isSiteName(index + 1) ? .site : .none }
    }
    let isSite = word.contains(.of) ? isCapital(index - 1) : isOfFirm(index)
    return isSite && isSiteName(index + 1) ? .site : .none
  }

  /// *the tenant upstairs*, *the couple next door*.
  private func isWhereabouts(_ index: Int) -> Bool {
    let isDoor = nameWord(index - 1).contains(.whereabouts)
    let isNext = nameWord(index + 1).contains(.whereabouts)
    let isOneWord = sentence.tokens[index].range.count > Self.next
    return isDetermined(index) && (isOneWord || isDoor != isNext)
  }

  /// How long *next* and *door* are, which stand together.
  private static let next = 4

  /// Returns whether who is named goes by where they are from: *Dave from accounting*, *my cousin
  /// from Rome*.
  private func isDescribed(_ index: Int) -> Bool {
    isCapital(index - 1) || nameWord(index - 1).hasAny(of: [.somebody, .relation])
  }

  private static let joints: NameWord = [
    .relative, .article, .particle, .and, .group, .whereabouts, .origin, .site, .of,
  ]

  /// *Mike the plumber*, *the desk at the Ritz*.
  private func articleJoint(_ index: Int) -> NameJoint {
    guard nameWord(index - 1).hasAny(of: [.site, .of, .origin]) else {
      return isCapital(index - 1) && index + 1 < count && isLower(index + 1) ? .epithet : .none
    }
    let before = joint(index - 1)
    return before == .site || before == .origin ? .article : .none
  }

  private func isParticle(_ index: Int) -> Bool {
    isCapital(index + 1) && (isCapital(index - 1) || nameWord(index - 1).contains(.particle))
      || nameWord(index + 1).contains(.particle) && isCapital(index - 1) && isCapital(index + 2)
  }

  /// *Lopez & Sons*, *Lopez and Sons*; *Hartley & Moss Consulting* sooner than *Tom & Anna*.
  private func firmJoint(_ index: Int) -> NameJoint {
    guard isCapital(index - 1), isCapital(index + 1) else { return .none }
    if nameWord(index + 1).contains(.partner) { return .firm }
    guard sentence.tokens[index].range.count == 1 else { return .none }
    return isCapital(index + 2) && isJoined(index + 2, by: .space) ? .firm : .couple
  }

  /// Returns whether *the*, *my* or *our* stands before the words that lead up to one.
  private func isDetermined(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, index - place < Self.longestDescription, isJoined(place, by: .space) {
      place -= 1
      if nameWord(place).contains(.determiner) { return true }
    }
    return false
  }

  /// Returns whether the words before one are what a firm or a hotel is called: *the Ritz*, *Joe's
  /// Bar*, *the front desk*.
  private func isOfFirm(_ index: Int) -> Bool {
    var place = index - 1
    guard isCapital(place) || nameWord(place).hasAny(of: [.group, .possessive]) else {
      return false
    }
    while place > 0, index - place < Self.longestDescription, isJoined(place, by: .space) {
      place -= 1
      if has(.the, at: place) { return true }
    }
    return (max(0, index - Self.longestDescription)..<index)
      .contains { nameWord($0).contains(.possessive) }
  }

  private static let longestDescription = 5

  /// Returns whether the name of a place begins at a word, and no day.
  private func isSiteName(_ index: Int) -> Bool {
    let name = has(.the, at: index) ? index + 1 : index
    return isCapital(name) && self[name].weekday == 0 && self[name].month == 0
  }

  /// Returns whether a word belongs to what is told of somebody: *the man who fixed my roof*.
  private func isInClause(_ index: Int) -> Bool {
    var place = index
    while place > 0, index - place < Self.longestClause, isJoined(place, by: .space),
      !isDigits(place), self[place].number < 0
    {
      place -= 1
      if nameWord(place).contains(.relative) { return isDetermined(place) }
    }
    return false
  }

  private static let longestClause = 6
}

// MARK: - Several people

extension Line {
  /// Returns whether a word goes on with a list of names, and is not what those named before are
  /// told: *text Hal and June*, *tell Sean, Amara and Tom*.
  func isListing(_ index: Int) -> Bool {
    if nameWord(index).contains(.and) {
      return isCapital(index - 1) && isCapital(index + 1) && isJoined(index + 1, by: .space)
    }
    guard isCapital(index), isCapital(index - 1), isJoined(index, by: Self.comma) else {
      return false
    }
    let names = index + 1..<min(count, index + 1 + Self.longestListed)
    guard let and = names.first(where: { !isCapital($0) }), nameWord(and).contains(.and),
      isCapital(and + 1)
    else { return false }
    let rest = (and + 1..<count).first { !isCapital($0) }
    return rest.map { !Self.verbs.contains(sentence.tokens[$0].word) } ?? false
  }

  private static let comma: Marks = [.comma, .space]
  private static let longestListed = 4

  /// What people do of whom somebody is told: *Tell Sean, Amara and Tom are here.*
  private static let verbs = Words(English.verbs)
}
