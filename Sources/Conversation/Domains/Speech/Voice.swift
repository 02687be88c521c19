import Characters
import Dialogue
package import Foundation

/// The assistant's language, calendar and time.
///
/// Everything is passed in, so that the same words come out on every machine and in every test. A
/// voice is good for one turn; `now` does not tick.
package struct Voice: Sendable {
  package let locale: Locale

  /// Carries the time zone of the user.
  package let calendar: Calendar
  package let now: Date

  /// Caches of the words for times of day, days and amounts: Foundation takes as long for one as for
  /// the rest of a sentence.
  let times = Memo<Date>()

  let dates = Memo<Date>()

  /// By the start of the day.
  let days = Memo<Date>()
  let sums = Memo<Money>()
  private let amounts = Memo<Amount>()
  private let numbers = Memo<Double>()

  /// A sum, or a number where no currency is known.
  private struct Amount: Hashable {
    let number: Decimal
    let currency: String?
  }

  package init(locale: Locale, timeZone: TimeZone, now: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.locale = locale
    self.calendar = calendar
    self.now = now
  }
}

// MARK: - Numbers and amounts

extension Voice {
  /// “5”, “3.5”, “12,000”.
  package func words(for number: Double) -> String {
    numbers.words(for: number) { $0.formatted(.number.locale(locale)).withPlainSpaces }
  }

  /// “1 minute”, “20 minutes”.
  package func words(for number: Double, of noun: String) -> String {
    "\(words(for: number)) \(number == 1 ? noun : noun.plural)"
  }

  /// “1.3 miles”, “250 feet”; “1.3 kilometers”, “250 meters” where these are in use.
  package func words(forMeters meters: Double) -> String {
    let isMetric = locale.measurementSystem == .metric
    let long = meters / (isMetric ? 1000 : 1609.344)
    if long >= (isMetric ? 1 : 0.1) {
      return words(for: (long * 10).rounded() / 10, of: isMetric ? "kilometer" : "mile")
    }
    let short = meters / (isMetric ? 1 : 0.3048)
    return words(for: (short / 10).rounded() * 10, of: isMetric ? "meter" : "foot")
  }

  /// “$12.50”; just the number where no currency is known.
  package func words(for amount: Decimal, currency: String?) -> String {
    amounts.words(for: Amount(number: amount, currency: currency)) { amount in
      let words =
        amount.currency.map { amount.number.formatted(.currency(code: $0).locale(locale)) }
        ?? amount.number.formatted(.number.locale(locale))
      return words.withPlainSpaces
    }
  }

  /// “Mike Chen, Anna Haro, and Jane Doe”.
  package func list(_ items: [String]) -> String {
    // A single item stays as it is, but for marks around what is written in another direction.
    if items.count <= 1, items.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) {
      return items.first ?? ""
    }
    return items.map(\.closingDirections).formatted(.list(type: .and).locale(locale))
  }
}

extension String {
  /// Locales put spaces into times and amounts that look like others, but can't be typed.
  var withPlainSpaces: String {
    // Most have none.
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    return String(map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 })
  }

  /// The plural of an English noun that this module counts.
  var plural: String {
    switch self {
    case "person": "people"
    case "foot": "feet"
    case "inch": "inches"
    case "match": "matches"
    default: self + "s"
    }
  }

  /// With a capital letter at the start, as what stands by itself has it.
  package var withCapital: String {
    prefix(1).uppercased() + dropFirst()
  }

  /// `failureNoValidNumber` as words: “failure no valid number”.
  var splitCamelCase: String {
    var words = ""
    for character in self {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
