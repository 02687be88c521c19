import Dialogue
import Domains
import Foundation
import Understanding

// MARK: - Changes in relation to what is there

extension Requests {
  /// The parameter that a relative change fits, and its new value.
  ///
  /// What is to be later than now is later than that.
  ///
  /// - Returns: `nil` where the draft has no such value, or the change leads nowhere: half a person.
  func shifted(_ draft: Draft, by shift: Shift, at now: CivilTime) -> (Slot, Value)? {
    let row = IntentRow.row(for: draft.intent)
    let slots = (Schema.named(draft.intent)?.parameters.map(\.slot) ?? []).filter { slot in
      shift.slot == nil || row?.slot(for: slot) == shift.slot
        || row?.columns.contains { $0.parameter == slot && $0.slot == shift.slot } == true
    }
    for slot in slots {
      let isTime = row?.columns.contains { $0.parameter == slot && $0.kind == .time } == true
      let old = draft[slot].first?.content ?? (isTime ? .period(instant(now)) : nil)
      let unit = row?.columns.first { $0.kind == .goalUnit }
        .flatMap { draft[$0.parameter].first?.content }
      guard let old, let new = content(old, shift.change.inGoals(of: unit)) else { continue }
      return (slot, voice.value(new))
    }
    return nil
  }

  private func content(_ old: Value.Content, _ change: Shift.Change) -> Value.Content? {
    switch (old, change) {
    case (.money(let money), .times(let factor)): changed(money) { $0 * Decimal(factor) }
    case (.money(let money), .more(let more)): changed(money) { $0 + more.amount }
    case (.money(let money), .less(let less)): changed(money) { $0 - less.amount }
    case (.integer(let count), _): whole(Double(count), change).map { .integer($0) }
    case (.decimal(let amount), .times(let factor)): .decimal(amount * factor)
    case (.decimal(let amount), .more(let more)):
      more.plainNumber.map { .decimal(amount + $0) }
    case (.decimal(let amount), .less(let less)):
      less.plainNumber.flatMap { amount > $0 ? .decimal(amount - $0) : nil }
    case (.period(let period), .later(let seconds)): .period(moved(period, by: seconds))
    case (.period(let period), .earlier(let seconds)): .period(moved(period, by: -seconds))
    default: nil
    }
  }

  private func changed(
    _ money: Dialogue.Money,
    _ change: (Decimal) -> Decimal
  ) -> Value.Content? {
    guard let amount = money.amount.flatMap({ Decimal(string: $0) }) else { return nil }
    var (exact, rounded) = (change(amount), Decimal())
    NSDecimalRound(&rounded, &exact, 2, .bankers)
    guard rounded > 0 else { return nil }
    return .money(Dialogue.Money("\(rounded)", currency: money.currency))
  }

  private func whole(_ count: Double, _ change: Shift.Change) -> Int? {
    let new: Double? =
      switch change {
      case .times(let factor): count * factor
      case .more(let more): more.plainNumber.map { count + $0 }
      case .less(let less): less.plainNumber.map { count - $0 }
      case .later, .earlier: nil
      }
    return new.flatMap { Int(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private func moved(_ period: Period, by seconds: Double) -> Period {
    Period(
      start: period.start.map { moved($0, seconds) },
      end: period.end.map { moved($0, seconds) }
    )
  }

  private func moved(_ moment: Moment, _ seconds: Double) -> Moment {
    var parts = DateComponents(year: moment.year, month: moment.month, day: moment.day)
    (parts.hour, parts.minute, parts.second) = (moment.hour, moment.minute, moment.second)
    guard let date = voice.calendar.date(from: parts) else { return moment }
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    let new = voice.calendar.dateComponents(units, from: date + seconds)
    return Moment(
      year: new.year,
      month: new.month,
      day: new.day,
      hour: new.hour,
      minute: new.minute,
      second: new.second
    )
  }
}

extension Shift.Change {
  /// “Ten minutes more” is ten more of a goal that is counted in minutes.
  fileprivate func inGoals(of unit: Value.Content?) -> Shift.Change {
    guard case .term(let unit) = unit else { return self }
    switch self {
    case .more(let more): return .more(more.counted(in: unit))
    case .less(let less): return .less(less.counted(in: unit))
    case .times, .later, .earlier: return self
    }
  }
}

extension Meaning {
  /// A measure as the number of such units; itself where it is none of these.
  fileprivate func counted(in unit: String) -> Meaning {
    guard let goal = Goal(self), let own = goal.unit else { return self }
    if own == unit { return .number(goal.amount) }
    guard let one = Self.seconds[own], let other = Self.seconds[unit] else { return self }
    return .number(goal.amount * one / other)
  }

  private static let seconds = ["second": 1.0, "minute": 60, "hour": 3600]

  fileprivate var plainNumber: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The sum that is added or taken off.
  fileprivate var amount: Decimal {
    switch self {
    case .money(let money): Decimal(string: "\(money.amount)") ?? 0
    case .number(let number): Decimal(number)
    default: 0
    }
  }
}
