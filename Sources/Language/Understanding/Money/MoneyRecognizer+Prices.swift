internal import Automata

// MARK: - Prices as they are said

extension MoneyRecognizer {
  /// *twelve fifty*, *12 fifty*: whole units and cents, with no word for either.
  ///
  /// *One fifty* is a hundred and fifty as often as a price: an amount is what begins with ten or
  /// more, and of the rest no part is a figure.
  func price(at start: Int) -> Found? {
    guard region.currency.places == 2, let units = numbers.plain(at: start), units.isWhole,
      (10..<1000).contains(units.value), hasCents(behind: units.end),
      let cents = numbers.plain(at: units.end), cents.isWhole, cents.value < 100,
      !isCounting(cents.end), !isOfDay(cents.end)
    else { return nil }
    let amount = DecimalAmount(Int64(units.value) * 100 + Int64(cents.value), places: 2)
    return Found(money: Money(amount, region.currency), end: cents.end)
  }

  private func hasCents(behind index: Int) -> Bool {
    line.isSpokenOn(index)
      || line.isDigits(index - 1) && !line.isDigits(index) && line.marks(index) == .space
        && (10..<100).contains(line[index].number)
  }

  private func isOfDay(_ index: Int) -> Bool {
    [.morningMark, .afternoonMark].contains(line.role(index))
  }
}
