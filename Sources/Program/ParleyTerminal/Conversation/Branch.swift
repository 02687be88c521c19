import Assistant
import Terminal

/// A line of the conversation that was left by going back to an earlier point of it.
struct Branch {
  let turns: Turns

  /// The session's state at the moment of going back.
  let end: Moment
}

// MARK: - Going back

extension Talk {
  /// Takes back the last line, as if it had not been said.
  func undo() {
    guard !turns.isEmpty else { return complain("Expected a line to take back, found none.") }
    goBack(to: turns.count - 1)
  }

  /// Goes on from where the conversation was after so many lines, or returns to what was left by
  /// that.
  func fork(_ argument: String) {
    if argument == "back" { return returnToBranch() }
    guard let count = Int(argument), (0..<turns.count).contains(count) else {
      let most = max(0, turns.count - 1)
      return complain(
        "Expected “back”, or a number from 0 to \(most), after :fork, found “\(argument)”."
      )
    }
    let left = branch
    guard goBack(to: count) else { return }
    branches.append(left)
    if branches.count > Turns.recentCount { branches.removeFirst() }
  }

  /// Goes back to a line.
  ///
  /// Effects since then are taken back, too, if each app can: else no recording could repeat the
  /// rest.
  ///
  /// - Returns: `true` if it went back.
  @discardableResult private func goBack(to count: Int) -> Bool {
    do throws(Journal.Unreadable) {
      let start = try turns.start(ofGoingBackTo: count)
      guard try takeBack(from: start) else { return false }
      recording = try turns.cut(to: start, session, recording)
    } catch {
      complain("Expected what is kept of line \(count + 1), found a file that can't be read.")
      return false
    }
    sayWhereItGoesOn()
    if turns.count < count {
      console.output.print("What was asked after line \(count) is no longer kept.", style: .dim)
    }
    return true
  }

  /// - Returns: `false` if there is something that can't be taken back.
  private func takeBack(from start: Int) throws(Journal.Unreadable) -> Bool {
    guard let position = turns.position(before: start) else {
      // Look-ups alone are as if they had not been.
      guard let (index, effect) = try turns.firstEffect(from: start) else { return true }
      complain("Line \(index + 1) can't be taken back: \(effect)")
      return false
    }
    do throws(UndoHistory.Irreversible) {
      let taken = try session.takeBack(since: position)
      for serial in taken.inDoubt {
        let (line, effect) = effect(ofStep: serial, since: start)
        console.output.print("What may be left of line \(line): \(effect)", style: .dim)
      }
      tell(ofTakingBack: taken.apps)
      return true
    } catch {
      let (line, effect) = effect(ofStep: error.serial, since: start)
      complain("Line \(line) can't be taken back: \(effect)")
      tell(ofTakingBack: error.apps)
      return false
    }
  }

  /// The number of the line by which something was carried out, and a sentence about that.
  private func effect(ofStep serial: Int, since start: Int) -> (line: Int, effect: String) {
    let index = turns.index(ofStep: serial) ?? start
    let effect = (try? turns.firstEffect(from: index))?.effect
    return (index + 1, effect ?? "it had something done.")
  }

  private func tell(ofTakingBack apps: [String]) {
    guard !apps.isEmpty else { return }
    dashboard.clear()
    for app in session.device.apps.map(\.description) where apps.contains(app.identifier) {
      console.output.print("\(app.name) has taken back what it did since.", style: .dim)
    }
  }

  /// Shows the open question, too, which is no part of the conversation a second time.
  private func sayWhereItGoesOn() {
    let (count, recording) = (turns.count, recording)
    console.output.print("Going on after \(count == 1 ? "1 line" : "\(count) lines").")
    session.repeatPrompt()
    self.recording = recording
  }
}

// MARK: - Returning

extension Talk {
  private var branch: Branch {
    Branch(turns: turns, end: Moment(session, recording))
  }

  /// Goes on where a line of the conversation was left; the one that is left now takes its place.
  ///
  /// As when going back, nothing may have been carried out since.
  private func returnToBranch() {
    guard let other = branches.last else {
      return complain("Expected a line of conversation that was left by :fork, found none.")
    }
    guard other.end.position.lastStandingStep == session.position.lastStandingStep else {
      return complain(
        "What was left can't be returned to: since then something was carried out, or taken back."
      )
    }
    branches[branches.count - 1] = branch
    recording = other.end.restore(in: session)
    turns = other.turns
    sayWhereItGoesOn()
  }
}
