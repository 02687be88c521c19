import Domains
import Understanding

// MARK: - What is put right

extension Hearing {
  /// “Mobile, or no, work”: the no was about what was chosen before it.
  mutating func choseAnother() {
    if deniesChoice { (decision, deniesChoice) = (nil, false) }
  }

  mutating func note(_ edit: Edit) {
    choseAnother()
    goOn()
    if control == .again { control = nil }
    // “Text Kate… no, not Kate, text Anna” takes back once whom it was for.
    if edit.isRemoval, let old = takenBack?.slots.map(\.meaning),
      edit.slots.allSatisfy({ old.contains($0.meaning) })
    {
      return
    }
    // “No wait, noon was fine” takes back no more than the change.
    if edit.isRelative, takenBack == nil { isRetracted = false }
    putBackBeside(edit)
    // “Cancel, I meant Anna” puts right.
    if edit.replaces, verb?.cancels == true { verb = nil }
    if let old = takenBack, !old.slots.isEmpty, let whole = old.repaired(by: edit) {
      wantAgain(whole)
    } else if requests.isEmpty {
      updates.append(edit)
    } else if !completesLast(with: edit) {
      behind.append(edit.besidesRequest)
    }
  }

  /// Adds to the last of several requests what is said behind it, if it has room for that: “hang up
  /// and start a swim, 30 minutes”.
  private mutating func completesLast(with edit: Edit) -> Bool {
    guard requests.count > 1, case .clearly(let last)? = requests.last else { return false }
    let (whole, rest) = last.completed(by: [edit.asInformation], isCorrected: false)
    guard rest.isEmpty, whole != last else { return false }
    requests[requests.count - 1] = .clearly(whole)
    return true
  }

  /// Takes up again the values that were taken back, where another is put in the place of one.
  private mutating func putBackBeside(_ edit: Edit) {
    let names = Set(edit.slots.map(\.name))
    let isInPlace = updatesTakenBack.contains { $0.slots.contains { names.contains($0.name) } }
    guard isInPlace, isRetracted, requests.isEmpty else { return }
    updates += updatesTakenBack
    (updatesTakenBack, isRetracted) = ([], false)
  }

  /// Of several words for one stretch of a text the last ones count: “at 8, no, 9”.
  mutating func reword(_ changes: [Rewording]) {
    if updates.isEmpty, control == .keep { control = nil }
    updates = updates.compactMap { update in
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

extension Hearing {
  /// A no right behind a request takes that back, be it made by its verb alone, and says nothing
  /// about the open question.
  mutating func decide(_ new: Decision, _ own: IntentName?) {
    let isOwn = own.map { verb?.requests.contains($0) == true } == true
    if new == .no, decision == nil, let last = readings.last ?? (isOwn ? nil : begun) {
      takenBack = last
      besideTakenBack = readings.isEmpty ? [] : requests.dropLast()
      (requests, behind, verb) = ([], [], nil)
    } else {
      // “Stop, no no” with nothing asked stops nothing.
      if new == .no, decision == nil, own == nil, verb?.cancels == true {
        (verb, control) = (nil, .keep)
        return
      }
      // “Drop the hi. No, leave it” takes back no more than that.
      if new == .no, decision == nil, requests.isEmpty, takenBack == nil, updates.areRewordings {
        (updates, control) = ([], .keep)
        return
      }
      deniesChoice = new == .no && decision == nil && (picks != nil || !updates.isEmpty)
      if deniesChoice { picks = nil }
      if new == .yes { endWaiting() }
      if new == .yes, verb?.isEnough == true { verb = nil }
      isContradictory = isContradictory || (isRefusal && new == .yes)
      decision = new
    }
  }

  /// The request that a bare verb began.
  private var begun: Reading? {
    guard let verb, !verb.cancels else { return nil }
    return verb.requests.min { $0.rawValue < $1.rawValue }.map { Reading(intent: $0, score: 1) }
  }

  /// Takes back what was said so far in the line.
  mutating func retract() {
    if requests.isEmpty, takenBack == nil, updates.areRewordings {
      (updates, control) = ([], .keep)
      return
    }
    isRetracted = true
    updatesTakenBack = updates
    takenBack = readings.last ?? begun ?? takenBack
    besideTakenBack = []
    (updates, behind, picks, requests, verb, instead) = ([], [], nil, [], nil, nil)
    (unread, unreadOrders, unreadValues, asks) = ([], [], [], false)
    // “Go on. No, hold on, make it 20” agrees to nothing.
    if decision == .yes { decision = nil }
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

// MARK: - What comes in its place

extension Hearing {
  /// Puts the request that was taken back in its place again, put right: “…, no, 25”.
  private mutating func wantAgain(_ whole: Reading) {
    putBack()
    requests.append(.clearly(whole))
  }

  /// Wants again what was taken back, now in other words, and what stood before it as it was.
  private mutating func putBack() {
    (takenBack, isRetracted) = (nil, false)
    requests = besideTakenBack + requests
    besideTakenBack = []
  }

  /// A request in the place of the one that was taken back right before it, with what that said and
  /// this one doesn't.
  mutating func repaired(by reading: Reading) -> Reading {
    guard let old = takenBack, let whole = old.repaired(by: reading) else { return reading }
    putBack()
    return whole
  }

  /// Another act on the same things, be it of the request that was taken back in this line.
  mutating func replace(_ intent: IntentName, _ slots: [SlotReading]) {
    guard let old = takenBack ?? readings.last, !IntentRow.rows(for: intent).isEmpty,
      let whole = old.repaired(by: Reading(intent: intent, slots: slots, score: 1))
    else {
      instead = Instead(intent: intent, slots: slots)
      return
    }
    if takenBack == nil { requests.removeLast() }
    wantAgain(whole)
  }
}

extension Utterance {
  /// The line as another act for those whom it seems to put in the place of others: “actually call
  /// her”, of a message; `nil` if it asks for none.
  func asking(insteadOf own: IntentName, heardAs hearing: Hearing) -> Hearing? {
    guard hearing.isOfPeopleAlone, hearing.corrects, case .reading(let reading, _) = understood,
      reading.intent != own, !IntentName.references.contains(reading.intent),
      !reading.slots.isEmpty,
      reading.slots.allSatisfy({ $0.isSomebody || $0.name == "label" })
    else { return nil }
    var other = hearing
    (other.updates, other.decision) = ([], nil)
    other.instead = Hearing.Instead(intent: reading.intent, slots: reading.slots)
    return other
  }
}

extension [Clause] {
  /// True if the last one chooses from what is listed.
  var endInPick: Bool { if case .pick? = last?.move { true } else { false } }
}
