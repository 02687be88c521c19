import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct MoneyRecognizerTests {
  private static func money(_ text: String, region: String = "US") -> String? {
    MoneyRecognizer(line: Line(Sentence(text)), region: Region(code: region)).money(at: 0)
      .map { "\($0.money.amount) \($0.money.currency.code)" }
  }

  @Test(arguments: [
    ("$7.50", "7.5 USD"), ("20 bucks", "20 USD"), ("€12", "12 EUR"), ("25¢", "0.25 USD"),
    ("C$40", "40 CAD"), ("five swiss francs", "5 CHF"), ("1.234,56 €", "1234.56 EUR"),
    ("two hundred dollars and five cents", "200.05 USD"),
  ])
  func `an amount has the currency that was said`(text: String, money: String) {
    #expect(Self.money(text) == money)
  }

  @Test(arguments: [
    ("a fiver", "GB", "5 GBP"), ("$20", "AU", "20 AUD"), ("a tenner", "IE", "10 EUR"),
  ])
  func `the region tells what was not said`(text: String, region: String, money: String) {
    #expect(Self.money(text, region: region) == money)
  }

  @Test(arguments: ["20", "all", "five minutes", "-$5"])
  func `a number without a currency is no amount`(text: String) {
    #expect(Self.money(text) == nil)
  }
}
