import Dialogue
import Domains
import Understanding

/// A line that is said after a request is over, and may be about that.
struct Afterthought {
  let hearing: Hearing
  let context: Context
  let last: Memory.Handled
  let request: IntentName

  /// True if the same is to be done at once for somebody else, or at another number: “try Jane”.
  var isForSomebodyElse: Bool {
    request.manner.isImmediate && hearing.isOfPeopleAlone
  }

  /// True if nothing but another of the kinds that a request can be for is named: “and the electric
  /// one”.
  var isForAnotherKind: Bool {
    guard request.manner.delivers == .money, !hearing.corrects, !hearing.slots.isEmpty else {
      return false
    }
    let columns = IntentRow.rows(for: request).first?.columns ?? []
    return hearing.slots.allSatisfy { slot in
      columns.contains { $0.slot == slot.name && $0.kind == .term }
    }
  }

  /// True if the line names no others than those whom it was done for: “Alex, yes”, “that's her”.
  var isSame: Bool {
    hearing.updates.allSatisfy { context.isSettled($0, Exchange(last)) }
  }

  /// True if what was said is of a kind that a request has.
  var concernsIt: Bool {
    let columns = IntentRow.rows(for: request).first?.columns ?? []
    return hearing.updates.contains { update in
      switch update {
      case .revise, .shift, .add: true
      case .remove(let slots): slots.named(as: columns).contains { $0.isOf(columns) }
      // “$15 to Alex” asks for more than the call that is over could have been.
      case .set(let slots, _), .exchange(_, let slots):
        slots.named(as: columns).allSatisfy { $0.isOf(columns) }
      case .restate, .reword, .restore: false
      }
    }
  }
}

// MARK: - What is put right

extension Hearing {
  /// Its changes, without those who are only pointed to where somebody is named: “it was for
  /// Anna, send it to her”.
  var named: [Edit] {
    let names = updates.filter { $0.slots.contains { $0.isSomebody && !$0.isPronoun } }
    return names.isEmpty
      ? updates : updates.filter { $0.slots.isEmpty || !$0.slots.allSatisfy(\.isPronoun) }
  }

  /// True if it says of nothing but the people that they were others.
  var isForSomebodyByName: Bool {
    isOfPeopleAlone && !updates.contains(where: \.isRemoval)
      && slots.contains { $0.isSomebody && !$0.isPronoun }
  }

  /// True if the same is to be done for others, too: “also Jane”, “and $15 to Jane”.
  ///
  /// With nothing but a name it may as well be a correction, for which it is too late.
  var isForOthers: Bool {
    !corrects && slots.contains(where: \.isSomebody)
      && updates.allSatisfy { edit in
        switch edit {
        case .add: true
        case .set(let slots, _): slots.contains { !$0.isSomebody && $0.name != "label" }
        case .remove, .exchange, .shift, .revise, .restate, .reword, .restore: false
        }
      }
  }
}

extension SlotReading {
  /// True if it is a value for one of the parameters of a request.
  fileprivate func isOf(_ columns: [IntentRow.Column]) -> Bool {
    columns.contains { $0.slot == name }
  }
}
