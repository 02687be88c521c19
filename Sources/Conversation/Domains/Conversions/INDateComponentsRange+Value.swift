import Dialogue
import Foundation
import Intents

extension INDateComponentsRange: ValueConvertible {
  static func object(from content: Value.Content) -> INDateComponentsRange? {
    guard case .period(let period) = content else { return nil }
    return INDateComponentsRange(
      start: period.start.map(DateComponents.init),
      end: period.end.map(DateComponents.init)
    )
  }

  var content: Value.Content? { .period(period) }

  var period: Period {
    Period(
      start: startDateComponents.map(Moment.init),
      end: endDateComponents.map(Moment.init)
    )
  }
}

extension DateComponents {
  init(_ moment: Moment) {
    self.init(
      year: moment.year,
      month: moment.month,
      day: moment.day,
      hour: moment.hour,
      minute: moment.minute,
      second: moment.second
    )
  }
}

extension Moment {
  init(_ components: DateComponents) {
    self.init(
      year: components.year,
      month: components.month,
      day: components.day,
      hour: components.hour,
      minute: components.minute,
      second: components.second
    )
  }
}
