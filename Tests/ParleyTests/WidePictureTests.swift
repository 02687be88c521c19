import Foundation
import Terminal
import Testing

@testable import Domains
@testable import Pictures

/// Cards with names in many scripts, as they are drawn in narrow, usual and wide windows.
///
/// A picture of several scalars is counted as wide as the widest terminal draws it, so here it
/// leaves room that an editor may not show.
@Suite struct WidePictureTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func picture(of card: Card, width: Int) -> [String]? {
    card.drawn(width: width, at: now)
  }

  // MARK: - A ride

  private var ride: Card {
    Card(
      .ride(
        Card.Ride(
          phase: "confirmed",
          pickupDate: now.addingTimeInterval(45),
          dropOffDate: now.addingTimeInterval(1_200)
        )
      ),
      title: "Car en Route",
      rows: [
        Card.Row(.driver, "山田 花子"), Card.Row(.rating, "4.9"),
        Card.Row(.vehicle, "トヨタ・カムリ"), Card.Row(.plate, "品川 300 あ 12-34"),
        Card.Row(.pickup, "שדרות רוטשילד, תל אביב"),
        Card.Row(.dropOff, "東京都千代田区丸の内一丁目、東京駅（八重洲口）"),
      ]
    )
  }

  @Test(arguments: [80, 120])
  func `a ride with wide words fits`(width: Int) {
    #expect(
      picture(of: ride, width: width) == [
        "Car en Route",
        "  ● Pickup    שדרות רוטשילד, תל אביב",
        "  ○ Drop-off  東京都千代田区丸の内一丁目、東京駅（八重洲口）",
        "  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  pickup in 45 seconds",
        "    Driver    山田 花子, rated 4.9",
        "    Vehicle   トヨタ・カムリ, 品川 300 あ 12-34",
      ]
    )
  }

  @Test func `in 40 columns wide words go on below themselves`() {
    #expect(
      picture(of: ride, width: 40) == [
        "Car en Route",
        "  ● Pickup    שדרות רוטשילד, תל אביב",
        "  ○ Drop-off  東京都千代田区丸の内一丁",
        "              目、東京駅（八重洲口）",
        "  ░░░░░░░░░░░░░░░░  pickup in 45 seconds",
        "    Driver    山田 花子, rated 4.9",
        "    Vehicle   トヨタ・カムリ, 品川 300",
        "              あ 12-34",
      ]
    )
  }

  // MARK: - A thread

  private var thread: Card {
    Card(
      .thread,
      title: "Messages",
      items: [
        Card.Item("محمد علي, today at 9:10 AM", text: "مرحبا، كيف حالك؟ هل نلتقي غدا عند الظهر؟"),
        Card.Item(
          "Jordan Doe, today at 9:12 AM",
          text: "Yes 👍🏽 – with the kids 👨‍👩‍👧 and Zoe\u{308} 🇯🇵 at the café",
          origin: .message(Card.Message(isOwn: true))
        ),
      ]
    )
  }

  @Test(arguments: [80, 120])
  func `a thread in two directions keeps its sides`(width: Int) {
    #expect(
      picture(of: thread, width: width) == [
        "Messages",
        "",
        "  ┃ محمد علي, today at 9:10 AM",
        "  ┃ مرحبا، كيف حالك؟ هل نلتقي غدا عند الظهر؟",
        "",
        "                    ┃ Jordan Doe, today at 9:12 AM",
        "                    ┃ Yes 👍🏽 – with the kids 👨‍👩‍👧 and Zoë 🇯🇵 at the café",
      ]
    )
  }

  @Test func `in 40 columns the own side begins further left`() {
    #expect(
      picture(of: thread, width: 40) == [
        "Messages",
        "",
        "  ┃ محمد علي, today at 9:10 AM",
        "  ┃ مرحبا، كيف حالك؟ هل نلتقي",
        "  ┃ غدا عند الظهر؟",
        "",
        "          ┃ Jordan Doe, today at 9:12 AM",
        "          ┃ Yes 👍🏽 – with the kids",
        "          ┃ 👨‍👩‍👧 and Zoë 🇯🇵 at the",
        "          ┃ café",
      ]
    )
  }

  // MARK: - Calls

  private var calls: Card {
    let names = ["佐藤 健 🇯🇵", "Familie 👨‍👩‍👧 Müller", "अनुष्का", "דָּוִד"]
    let items = names.map { name in
      let call = Card.Call(kind: "missed", words: "missed call", name: name, time: "today")
      return Card.Item("Missed call from \(name) today", origin: .call(call))
    }
    return Card(.callList, title: "Calls", items: items)
  }

  @Test(arguments: [40, 80, 120])
  func `calls stand in columns as wide as the widest name`(width: Int) {
    let isNarrow = width == 40
    let name = "Familie 👨‍👩‍👧 Müller"
    #expect(
      picture(of: calls, width: width)
        == (isNarrow
          ? narrowCalls
          : [
            "Calls",
            "  ✗ missed call  佐藤 健 🇯🇵             today",
            "  ✗ missed call  \(name)  today",
            "  ✗ missed call  अनुष्का                  today",
            "  ✗ missed call  דָּוִד                    today",
          ])
    )
  }

  private var narrowCalls: [String] {
    [
      "Calls",
      "  ✗ missed call  佐藤 健 🇯🇵",
      "      today",
      "  ✗ missed call  Familie 👨‍👩‍👧 Müller",
      "      today",
      "  ✗ missed call  अनुष्का",
      "      today",
      "  ✗ missed call  דָּוִד",
      "      today",
    ]
  }

  // MARK: - All widths

  @Test func `no line is wider than the terminal`() throws {
    for card in [ride, thread, calls] {
      for width in 40...130 {
        for line in try #require(picture(of: card, width: width)) {
          #expect(line.displayWidth <= min(width, 76), "\(line)")
        }
      }
    }
  }
}
