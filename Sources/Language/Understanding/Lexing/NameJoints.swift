internal import Automata
internal import English

/// The way in which names of several words, and lists of them, go on in a line.
struct NameJoints {
  let line: Line

  /// Returns how a word goes on with a name that stands before it.
  func joint(at index: Int) -> NameJoint {
    guard index > 0 else { return .none }
    if line.isJoined(index, by: .hyphen) { return line.isDigits(index) ? .none : .hyphen }
    let word = line.nameWord(index)
    guard word.hasAny(of: Self.joints), line.isJoined(index, by: .space) else {
      return line.hasRelative && isInClause(index) ? .clause : .none
    }
    if word.contains(.relative) { return isDetermined(index) ? .relative : .none }
    if line.hasRelative, isInClause(index) { return .clause }
    if line.has(.the, at: index) { return articleJoint(index) }
    if word.contains(.particle), !line.isCapital(index) {
      return isParticle(index) ? .particle : .none
    }
    if word.contains(.and) { return firmJoint(index) }
    if word.contains(.group) { return isDetermined(index) ? .group : .none }
    if word.contains(.whereabouts) { return isWhereabouts(index) ? .group : .none }
    if word.contains(.origin) { return isDescribed(index) ? .origin : .none }
    return siteJoint(index, word)
  }

  /// *the desk at the Ritz*, *the lady at the bank*, *Friends of the Earth*.
  private func siteJoint(_ index: Int, _ word: NameWord) -> NameJoint {
    if !word.contains(.of), isDetermined(index) {
      if line.has(.the, at: index + 1) { return .site }
      if line.nameWord(index - 1).contains(.somebody) {
        return isSiteName(index + 1) ? .site : .none
      }
    }
    let isSite = word.contains(.of) ? line.isCapital(index - 1) : isOfFirm(index)
    return isSite && isSiteName(index + 1) ? .site : .none
  }

  /// *the tenant upstairs*, *the couple next door*.
  private func isWhereabouts(_ index: Int) -> Bool {
    let isDoor = line.nameWord(index - 1).contains(.whereabouts)
    let isNext = line.nameWord(index + 1).contains(.whereabouts)
    let isOneWord = line.sentence.tokens[index].range.count > Self.next
    return isDetermined(index) && (isOneWord || isDoor != isNext)
  }

  /// The length of *next* and of *door*, which stand together.
  private static let next = 4

  /// Returns whether who is named goes by where they are from: *Dave from accounting*, *my cousin
  /// from Rome*.
  private func isDescribed(_ index: Int) -> Bool {
    line.isCapital(index - 1) || line.nameWord(index - 1).hasAny(of: [.somebody, .relation])
  }

  private static let joints: NameWord = [
    .relative, .article, .particle, .and, .group, .whereabouts, .origin, .site, .of,
  ]

  /// *Mike the plumber*, *the desk at the Ritz*.
  private func articleJoint(_ index: Int) -> NameJoint {
    guard line.nameWord(index - 1).hasAny(of: [.site, .of, .origin]) else {
      return line.isCapital(index - 1) && index + 1 < line.count && line.isLower(index + 1)
        ? .epithet : .none
    }
    let before = joint(at: index - 1)
    return before == .site || before == .origin ? .article : .none
  }

  private func isParticle(_ index: Int) -> Bool {
    line.isCapital(index + 1)
      && (line.isCapital(index - 1) || line.nameWord(index - 1).contains(.particle))
      || line.nameWord(index + 1).contains(.particle) && line.isCapital(index - 1)
        && line.isCapital(index + 2)
  }

  /// *Lopez & Sons*, *Lopez and Sons*; *Hartley & Moss Consulting* sooner than *Tom & Anna*.
  private func firmJoint(_ index: Int) -> NameJoint {
    guard line.isCapital(index - 1), line.isCapital(index + 1) else { return .none }
    if line.nameWord(index + 1).contains(.partner) { return .firm }
    guard line.sentence.tokens[index].range.count == 1 else { return .none }
    return line.isCapital(index + 2) && line.isJoined(index + 2, by: .space) ? .firm : .couple
  }

  /// Returns whether *the*, *my* or *our* stands before the words that lead up to one.
  private func isDetermined(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, index - place < Self.longestDescription, line.isJoined(place, by: .space) {
      place -= 1
      if line.nameWord(place).contains(.determiner) { return true }
    }
    return false
  }

  /// Returns whether the words before one are what a firm or a hotel is called: *the Ritz*, *Joe's
  /// Bar*, *the front desk*.
  private func isOfFirm(_ index: Int) -> Bool {
    var place = index - 1
    guard line.isCapital(place) || line.nameWord(place).hasAny(of: [.group, .possessive]) else {
      return false
    }
    while place > 0, index - place < Self.longestDescription, line.isJoined(place, by: .space) {
      place -= 1
      if line.has(.the, at: place) { return true }
    }
    return (max(0, index - Self.longestDescription)..<index)
      .contains { line.nameWord($0).contains(.possessive) }
  }

  private static let longestDescription = 5

  /// Returns whether the name of a place begins at a word, and no day.
  private func isSiteName(_ index: Int) -> Bool {
    let name = line.has(.the, at: index) ? index + 1 : index
    return line.isCapital(name) && line[name].weekday == 0 && line[name].month == 0
  }

  /// Returns whether a word belongs to what is told of somebody: *the man who fixed my roof*.
  private func isInClause(_ index: Int) -> Bool {
    var place = index
    while place > 0, index - place < Self.longestClause, line.isJoined(place, by: .space),
      !line.isDigits(place), line[place].number < 0
    {
      place -= 1
      if line.nameWord(place).contains(.relative) { return isDetermined(place) }
    }
    return false
  }

  private static let longestClause = 6
}

// MARK: - Several people

extension NameJoints {
  /// Returns whether a word goes on with a list of names, and is not what those named before are
  /// told: *text Hal and June*, *tell Sean, Amara and Tom*.
  func isListing(at index: Int) -> Bool {
    if line.nameWord(index).contains(.and) {
      return line.isCapital(index - 1) && line.isCapital(index + 1)
        && line.isJoined(index + 1, by: .space)
    }
    guard line.isCapital(index), line.isCapital(index - 1), line.isJoined(index, by: Self.comma)
    else {
      return false
    }
    let names = index + 1..<min(line.count, index + 1 + Self.longestListed)
    guard let and = names.first(where: { !line.isCapital($0) }), line.nameWord(and).contains(.and),
      line.isCapital(and + 1)
    else { return false }
    let rest = (and + 1..<line.count).first { !line.isCapital($0) }
    return rest.map { !Self.verbs.contains(line.sentence.tokens[$0].word) } ?? false
  }

  private static let comma: Marks = [.comma, .space]
  private static let longestListed = 4

  /// Verbs behind a name that begin what is told: *Tell Sean, Amara and Tom are here.*
  private static let verbs = Words(English.verbs)
}
