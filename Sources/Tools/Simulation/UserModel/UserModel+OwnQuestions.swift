import Dialogue

// MARK: - Questions of the assistant's own

extension UserModel {
  mutating func answer(
    toOwn own: Question.Own,
    _ answers: [String],
    _ line: String
  ) -> Response {
    switch own {
    case .resume: .say([concerned(by: line) == nil ? .deny : .affirm])
    case .first: .say([.affirm])
    case .change: answer(toChanging: line)
    case .time: answer(with: "time")
    case .count: answer(with: "partySize")
    case .openApp: answerInstead()
    case .doubt, .other: answer(toOther: answers, line)
    }
  }

  /// The errand under way that a line is about, by the words for what it does.
  private func concerned(by line: String) -> Int? {
    progress.firstIndex { progress in
      progress.state == .begun && progress.kind.deeds.contains(where: line.contains)
    }
  }

  /// Says anew what is wanted of an errand under way.
  private mutating func answer(toChanging line: String) -> Response {
    guard let errand = progress.firstIndex(where: { $0.state == .begun }) else { return reject() }
    return .say([.correct(say(Set(progress[errand].wanted.keys), of: errand))])
  }

  private mutating func answer(with aspect: String) -> Response {
    let errand = progress.firstIndex { $0.state == .begun && $0.wanted[aspect] != nil }
    guard let errand else { return reject() }
    return .say([.inform(say([aspect], of: errand))])
  }

  /// Chooses among the answers that are listed, or says yes to what is wanted.
  private mutating func answer(toOther answers: [String], _ line: String) -> Response {
    if answers != ["yes", "no"], let position = position(among: answers) {
      return .say([.pick(Pick(position: position, count: answers.count))])
    }
    if answers == ["yes", "no"] {
      return .say([concerned(by: line) == nil && wantedName(in: line) == nil ? .deny : .affirm])
    }
    return answerWhatIsMissing()
  }

  /// Says the first thing that a request under way needs and does not have.
  private mutating func answerWhatIsMissing() -> Response {
    guard let errand = progress.firstIndex(where: { $0.state == .begun }) else { return reject() }
    let missing = progress[errand].kind.aspects.first { aspect in
      aspect.isRequired && aspect.slots.contains { draft?[$0].isEmpty ?? true }
    }
    guard let missing else { return .say(request(errand, Set(progress[errand].wanted.keys))) }
    return .say(answer(missing, of: errand))
  }

  /// The position, from one, of an answer that stands for something wanted.
  private func position(among answers: [String]) -> Int? {
    let index =
      answers.firstIndex { wantedName(in: $0) != nil }
      ?? answers.firstIndex { concerned(by: $0) != nil }
    return index.map { $0 + 1 }
  }

  /// Something that is wanted and named in a line.
  private func wantedName(in line: String) -> String? {
    progress.filter { $0.state == .begun }.flatMap { $0.wanted.values.joined() }
      .flatMap(\.names).first(where: line.contains)
  }
}
