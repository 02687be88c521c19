import Domains
import Understanding

// MARK: - What is put right

extension Fold {
  /// “Mobile, or no, work”: the no was about what was chosen before it.
  mutating func choseAnother() {
    if deniesChoice { (heard.decision, deniesChoice) = (nil, false) }
  }

  mutating func note(_ edit: Edit) {
    choseAnother()
    goOn()
    if heard.control == .again { heard.control = nil }
    // “Text Kate… no, not Kate, text Anna” takes back once whom it was for.
    if edit.isRemoval, let old = heard.takenBack?.slots.map(\.meaning),
      edit.slots.allSatisfy({ old.contains($0.meaning) })
    {
      return
    }
    // “No wait, noon was fine” takes back no more than the change.
    if edit.isRelative, heard.takenBack == nil { heard.isRetracted = false }
    putBackBeside(edit)
    // “Cancel, I meant Anna” puts right.
    if edit.replaces, heard.verb?.cancels == true { heard.verb = nil }
    if let old = heard.takenBack, !old.slots.isEmpty, let whole = old.repaired(by: edit) {
      wantAgain(whole)
    } else if heard.requests.isEmpty {
      heard.updates.append(edit)
    } else if !completesLast(with: edit) {
      heard.behind.append(edit.besidesRequest)
    }
  }

  /// Adds to the last of several requests what is said behind it, if it has room for that: “hang up
  /// and start a swim, 30 minutes”.
  private mutating func completesLast(with edit: Edit) -> Bool {
    guard heard.requests.count > 1, case .clearly(let last)? = heard.requests.last else {
      return false
    }
    let (whole, rest) = last.completed(by: [edit.asInformation], isCorrected: false)
    guard rest.isEmpty, whole != last else { return false }
    heard.requests[heard.requests.count - 1] = .clearly(whole)
    return true
  }

  /// Takes up again the values that were taken back, where another is put in the place of one.
  private mutating func putBackBeside(_ edit: Edit) {
    let names = Set(edit.slots.map(\.name))
    let isInPlace = updatesTakenBack.contains { $0.slots.contains { names.contains($0.name) } }
    guard isInPlace, heard.isRetracted, heard.requests.isEmpty else { return }
    heard.updates += updatesTakenBack
    (updatesTakenBack, heard.isRetracted) = ([], false)
  }

  /// Of several words for one stretch of a text the last ones count: “at 8, no, 9”.
  mutating func reword(_ changes: [Rewording]) {
    if heard.updates.isEmpty, heard.control == .keep { heard.control = nil }
    heard.updates = heard.updates.compactMap { update in
      guard case .reword(let old) = update else { return update }
      let rest = old.filter { one in
        !changes.contains { $0.slot == one.slot && $0.old == one.old }
      }
      return rest.isEmpty ? nil : .reword(rest)
    }
    note(.reword(changes))
  }
}

// MARK: - What is taken back

extension Fold {
  /// A no right behind a request takes that back, be it made by its verb alone, and says nothing
  /// about the open question.
  mutating func decide(_ new: Hearing.Decision) {
    let isOwn = own.map { heard.verb?.requests.contains($0) == true } == true
    if new == .no, heard.decision == nil, let last = heard.readings.last ?? (isOwn ? nil : begun) {
      heard.takenBack = last
      besideTakenBack = heard.readings.isEmpty ? [] : heard.requests.dropLast()
      (heard.requests, heard.behind, heard.verb) = ([], [], nil)
    } else {
      // “Stop, no no” with nothing asked stops nothing.
      if new == .no, heard.decision == nil, own == nil, heard.verb?.cancels == true {
        (heard.verb, heard.control) = (nil, .keep)
        return
      }
      // “Drop the hi. No, leave it” takes back no more than that.
      if new == .no, heard.decision == nil, heard.requests.isEmpty, heard.takenBack == nil,
        heard.updates.areRewordings
      {
        (heard.updates, heard.control) = ([], .keep)
        return
      }
      deniesChoice =
        new == .no && heard.decision == nil && (heard.picks != nil || !heard.updates.isEmpty)
      if deniesChoice { heard.picks = nil }
      if new == .yes { endWaiting() }
      if new == .yes, heard.verb?.isEnough == true { heard.verb = nil }
      heard.isContradictory = heard.isContradictory || (heard.isRefusal && new == .yes)
      heard.decision = new
    }
  }

  /// The request that a bare verb began.
  private var begun: Reading? {
    guard let verb = heard.verb, !verb.cancels else { return nil }
    return verb.requests.min { $0.rawValue < $1.rawValue }.map { Reading(intent: $0, score: 1) }
  }

  /// Takes back what was said so far in the line.
  mutating func retract() {
    if heard.requests.isEmpty, heard.takenBack == nil, heard.updates.areRewordings {
      (heard.updates, heard.control) = ([], .keep)
      return
    }
    isInquiryTakenBack = heard.control?.isInquiry == true
    heard.isRetracted = true
    updatesTakenBack = heard.updates
    heard.takenBack = heard.readings.last ?? begun ?? heard.takenBack
    besideTakenBack = []
    (heard.updates, heard.behind, heard.picks, heard.requests, heard.verb, heard.instead) = (
      [], [], nil, [], nil, nil
    )
    (heard.unread, heard.unreadOrders, heard.unreadValues, heard.asks) = ([], [], [], false)
    // “Go on. No, hold on, make it 20” agrees to nothing.
    if heard.decision == .yes { heard.decision = nil }
  }
}

// MARK: - What comes in its place

extension Fold {
  /// Puts the request that was taken back in its place again, put right: “…, no, 25”.
  private mutating func wantAgain(_ whole: Reading) {
    putBack()
    heard.requests.append(.clearly(whole))
  }

  /// Wants again what was taken back, now in other words, and what stood before it as it was.
  private mutating func putBack() {
    (heard.takenBack, heard.isRetracted) = (nil, false)
    heard.requests = besideTakenBack + heard.requests
    besideTakenBack = []
  }

  /// A request in the place of the one that was taken back right before it, with what that said and
  /// this one doesn't.
  mutating func repaired(by reading: Reading) -> Reading {
    guard let old = heard.takenBack, let whole = old.repaired(by: reading) else { return reading }
    putBack()
    return whole
  }

  /// Another act on the same things, be it of the request that was taken back in this line.
  mutating func replace(_ intent: IntentName, _ slots: [SlotReading]) {
    goOn()
    guard let old = heard.takenBack ?? heard.readings.last, !IntentRow.rows(for: intent).isEmpty,
      let whole = old.repaired(by: Reading(intent: intent, slots: slots, score: 1))
    else {
      heard.instead = Hearing.Instead(intent: intent, slots: slots)
      return
    }
    if heard.takenBack == nil { heard.requests.removeLast() }
    wantAgain(whole)
  }
}

extension [Edit] {
  /// True if there are some, and all of them change a text.
  fileprivate var areRewordings: Bool { !isEmpty && allSatisfy(\.isRewording) }
}

extension Clause {
  /// True if it can say why something was taken back right before: “don't, I'll see him anyway”.
  var tellsReason: Bool {
    guard isTold, !isQuestion else { return false }
    switch move {
    case .unread, .wait: return true
    case .correct(let said): return said.allSatisfy { $0.meaning == .text && $0.wording == wording }
    default: return false
    }
  }
}

extension [Clause] {
  /// True if the last one chooses from what is listed.
  var endInPick: Bool { if case .pick? = last?.move { true } else { false } }
}
