import Foundation
import Terminal
import Testing

@testable import Domains
@testable import Pictures

/// Cards as they are drawn, line by line.
@Suite struct PictureTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func picture(of card: Card, width: Int) -> [String]? {
    card.drawn(width: width, at: now)
  }

  private var ride: Card {
    Card(
      .ride(
        Card.Ride(
          phase: "confirmed",
          pickupDate: now.addingTimeInterval(240),
          dropOffDate: now.addingTimeInterval(1_200)
        )
      ),
      title: "Car en Route",
      rows: [
        Card.Row(.driver, "Ana Flores"), Card.Row(.rating, "4.9"),
        Card.Row(.vehicle, "Toyota Camry"), Card.Row(.plate, "8ABC123"),
        Card.Row(.pickup, "Union Square"), Card.Row(.waypoint, "東京タワー"),
        Card.Row(.dropOff, "The Ferry Building at the end of Market Street"),
        Card.Row(.price, "$5.20"),
      ]
    )
  }

  @Test func `a ride is its route, how soon the car is there, and the rest`() {
    #expect(
      picture(of: ride, width: 80) == [
        "Car en Route",
        "  ● Pickup    Union Square",
        "  │ Stop      東京タワー",
        "  ○ Drop-off  The Ferry Building at the end of Market Street",
        "  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  pickup in 4 minutes",
        "    Driver    Ana Flores, rated 4.9",
        "    Vehicle   Toyota Camry, 8ABC123",
        "    Price     $5.20",
      ]
    )
  }

  @Test func `a ride that has been waited for shows how long`() {
    let output = Output(isColored: false, width: { 80 }, send: { _ in })
    let picture = Picture(of: ride, at: now, since: now - 240, on: output)
    #expect(
      picture?.lines[4] == "  ████████████████████░░░░░░░░░░░░░░░░░░░░  pickup in 4 minutes"
    )
  }

  @Test func `a ride that was seen a moment ago shows what has changed`() {
    let output = Output(isColored: false, width: { 80 }, send: { _ in })
    var earlier = ride
    earlier.rows += [Card.Row(.identifier, "MR-1"), Card.Row(.position, "1 mile away")].compactMap {
      $0
    }
    var later = earlier
    later.rows[later.rows.count - 1].value = "at the door"
    let picture = Picture(of: later, at: now, on: output)
    #expect(
      picture?.update(of: earlier)?.lines.map(\.string) == [
        "Car en Route",
        "  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  pickup in 4 minutes",
        "    Vehicle at  at the door",
      ]
    )
    earlier.rows.removeAll { $0.label == .identifier }
    #expect(picture?.update(of: earlier) == nil)
  }

  @Test func `a payment asked about again shows its new amount, and nothing if that is the same`() {
    let output = Output(isColored: false, width: { 80 }, send: { _ in })
    let payment = { (amount: String, name: String) in
      Card(.payment, title: "Payment", rows: [Card.Row(.amount, amount), Card.Row(.to, name)])
    }
    let picture = Picture(of: payment("$25.00", "Anna"), at: now, on: output)
    let lines = { (earlier: Card) in picture?.update(of: earlier)?.lines.map(\.string) }
    #expect(lines(payment("$20.00", "Anna")) == ["Payment", "  Amount  $25.00"])
    #expect(lines(payment("$25.00", "Anna")) == [])
    #expect(lines(payment("$25.00", "Kate")) == nil)
    var noted = payment("$25.00", "Anna")
    noted.rows += [Card.Row(.note, "lunch")].compactMap { $0 }
    #expect(lines(noted) == nil)
  }

  @Test func `in 40 columns values go on below themselves`() {
    #expect(
      picture(of: ride, width: 40)?[3...5] == [
        "  ○ Drop-off  The Ferry Building at the",
        "              end of Market Street",
        "  ░░░░░░░░░░░░░░░░░  pickup in 4 minutes",
      ]
    )
  }

  @Test func `rides to choose from have numbers, one alone has none`() {
    let options = ["SUV", "Compact"].map { Card.Item($0, rows: [Card.Row(.price, "$20.00")]) }
    let card = { Card(.rideOptions, title: "Rides", items: $0) }
    #expect(
      picture(of: card(options), width: 80) == [
        "Rides", "  1. SUV", "    Price  $20.00", "  2. Compact", "    Price  $20.00",
      ]
    )
    #expect(picture(of: card([options[1]]), width: 80)?[1] == "  Compact")
  }

  @Test func `below 40 columns nothing is drawn`() {
    #expect(picture(of: ride, width: 39) == nil)
  }

  @Test func `no line is wider than the terminal, and none is too long to read`() throws {
    for card in [ride, thread, calls] {
      for width in 40...160 {
        for line in try #require(picture(of: card, width: width)) {
          #expect(line.displayWidth <= min(width, 76), "\(line)")
        }
      }
    }
  }

  private var thread: Card {
    let service = Card.Row(.service, "MessageBot")
    return Card(
      .thread,
      title: "Messages",
      items: [
        Card.Item(
          "Mike Chen, today at 9:10 AM",
          text: "Mount Tam this weekend? 山に行こう",
          rows: [Card.Row(.group, "Hiking"), service]
        ),
        Card.Item(
          "Jordan Doe, today at 9:12 AM",
          text: "Count me in.",
          rows: [service],
          origin: .message(Card.Message(isOwn: true))
        ),
      ]
    )
  }

  @Test func `messages are a thread, one's own on the right, with what all share said once`() {
    #expect(
      picture(of: thread, width: 48) == [
        "Messages",
        "  Service  MessageBot",
        "",
        "  ┃ Mike Chen, today at 9:10 AM",
        "  ┃ Mount Tam this weekend? 山に行こう",
        "  ┃ Group: Hiking",
        "",
        "                  ┃ Jordan Doe, today at 9:12 AM",
        "                  ┃ Count me in.",
      ]
    )
  }

  private var calls: Card {
    let call = { (kind: String, name: String?, time: String) in
      Card.Origin.call(Card.Call(kind: kind, words: "\(kind) call", name: name, time: time))
    }
    return Card(
      .callList,
      title: "Calls",
      items: [
        Card.Item(
          "Missed call from 李小龍 today at 8:05 AM",
          rows: [Card.Row(.state, "new")],
          origin: call("missed", "李小龍", "today at 8:05 AM")
        ),
        Card.Item(
          "Outgoing call to Anna Haro yesterday",
          origin: call("outgoing", "Anna Haro", "yesterday at 6:00 PM")
        ),
      ]
    )
  }

  @Test func `calls are a list in columns, each with a sign and its word`() {
    #expect(
      picture(of: calls, width: 80) == [
        "Calls",
        "  ✗ missed call    李小龍     today at 8:05 AM",
        "      State: new",
        "  → outgoing call  Anna Haro  yesterday at 6:00 PM",
      ]
    )
  }

  @Test func `in 40 columns a call takes two lines`() {
    #expect(
      picture(of: calls, width: 40) == [
        "Calls",
        "  ✗ missed call  李小龍",
        "      today at 8:05 AM",
        "      State: new",
        "  → outgoing call  Anna Haro",
        "      yesterday at 6:00 PM",
      ]
    )
  }
}
