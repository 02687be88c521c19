import Foundation
import Scratch
import Storage
import Testing

@testable import SampleApps

struct MessageStoreTests {
  let device = Device()
  let store: MessageStore

  init() throws {
    store = try MessageStore(.memory)
    let seed = try JSONDecoder().decode(MessageSeed.self, from: Data(Worlds.messages.utf8))
    try store.plant(seed, me: "jordan", now: device.now)
  }

  private func texts(_ query: MessageQuery, limit: Int = 10) throws -> [String] {
    try store.messages(matching: query, limit: limit).map(\.text)
  }

  private func send(_ text: String, to users: [String], request: String) throws -> Message {
    let outgoing = Outgoing(
      request: request,
      sender: "jordan",
      recipients: users.map { Message.Recipient(user: $0, handle: nil) },
      text: text,
      sent: device.now
    )
    return try store.send(outgoing, newIdentifier: device.surroundings.newIdentifier)
  }

  @Test func `The seed is planted once`() throws {
    let seed = try JSONDecoder().decode(MessageSeed.self, from: Data(Worlds.messages.utf8))
    try store.plant(seed, me: "jordan", now: device.now)
    #expect(try texts(MessageQuery()).count == 4)
  }

  @Test func `Messages come in the order they were sent`() throws {
    #expect(
      try texts(MessageQuery())
        == ["Bring water.", "Lunch on Saturday?", "Invoices first!", "Is noon okay?"]
    )
    #expect(try texts(MessageQuery(), limit: 2) == ["Invoices first!", "Is noon okay?"])
  }

  @Test func `Messages are found by who wrote them and who got them`() throws {
    #expect(try texts(MessageQuery(senders: ["mike-chen"])) == ["Bring water."])
    #expect(try texts(MessageQuery(recipients: ["anna"])) == ["Bring water.", "Invoices first!"])
    #expect(try texts(MessageQuery(senders: ["jordan"], recipients: ["mike-chen"])) == [])
  }

  @Test(arguments: [
    (["saturday"], ["Lunch on Saturday?"]), (["invoice"], ["Invoices first!"]),
    (["noon", "okay"], ["Is noon okay?"]), (["noon", "water"], []),
    (["on saturday"], ["Lunch on Saturday?"]),
    (["saturday on"], []), (["\" OR \""], []), (["?"], []),
  ])
  func `Messages are found by their words`(terms: [String], expected: [String]) throws {
    #expect(try texts(MessageQuery(terms: terms)) == expected)
  }

  @Test func `Messages that came after a search are found by the next`() throws {
    #expect(try texts(MessageQuery(terms: ["kayak"])) == [])
    _ = try send("Kayaks are here", to: ["anna"], request: "r1")
    #expect(try texts(MessageQuery(terms: ["kayak"])) == ["Kayaks are here"])
    _ = try send("No kayak for me", to: ["mike-chen"], request: "r2")
    #expect(try texts(MessageQuery(terms: ["kayak"])) == ["Kayaks are here", "No kayak for me"])
    #expect(try texts(MessageQuery(terms: ["saturday"])) == ["Lunch on Saturday?"])
  }

  @Test func `A store from before messages were indexed later finds the old and the new`() throws {
    let scratch = try ScratchFolder()
    let location = Location.file(scratch.path("messages.sqlite"))
    try Database(location, migrations: [MessageStore.layout]).write { connection in
      try connection.addConversation("with-anna", group: nil, with: ["anna"])
      try connection.run(
        """
        INSERT INTO message (identifier, conversation, sender, text, sent, is_read)
        VALUES ('old', 'with-anna', 'anna', 'Kayaks?', 0, 1)
        """
      )
    }
    let store = try MessageStore(location)
    let outgoing = Outgoing(
      request: "r1",
      sender: "jordan",
      recipients: [Message.Recipient(user: "anna", handle: nil)],
      text: "No kayak for me",
      sent: device.now
    )
    let sent = try store.send(outgoing, newIdentifier: device.surroundings.newIdentifier)
    #expect(sent.conversation == "with-anna")
    let found = try store.messages(matching: MessageQuery(terms: ["kayak"]), limit: 10)
    #expect(found.map(\.text) == ["Kayaks?", "No kayak for me"])
  }

  @Test func `A message that was taken back is not found, nor the next one by its words`() throws {
    func send(_ text: String) throws {
      let outgoing = Outgoing(
        request: text,
        sender: "jordan",
        recipients: [Message.Recipient(user: "anna", handle: nil)],
        text: text,
        sent: device.now
      )
      _ = try store.send(outgoing, newIdentifier: device.surroundings.newIdentifier)
    }
    func found(_ word: String) throws -> [String] {
      try store.messages(matching: MessageQuery(terms: [word]), limit: 10).map(\.text)
    }
    let point = try store.database.mark()
    try send("Bring the tent")
    #expect(try found("tent") == ["Bring the tent"])
    #expect(try store.database.restore(point))
    #expect(try found("tent") == [])
    try send("Bring the stove")
    #expect(try found("tent") == [])
    #expect(try found("stove") == ["Bring the stove"])
  }

  @Test func `A search with nothing new to index waits for nobody who writes`() throws {
    let scratch = try ScratchFolder()
    let location = Location.file(scratch.path("messages.sqlite"))
    let store = try MessageStore(location)
    let seed = try JSONDecoder().decode(MessageSeed.self, from: Data(Worlds.messages.utf8))
    try store.plant(seed, me: "jordan", now: device.now)
    let query = MessageQuery(terms: ["noon"])
    #expect(try store.messages(matching: query, limit: 1).count == 1)
    let writer = try Database(location, migrations: ["", "", "", ""])
    let found = try writer.write { _ in try store.messages(matching: query, limit: 1) }
    #expect(found.count == 1)
  }

  @Test func `Messages are found by their marks`() throws {
    #expect(try texts(MessageQuery(isRead: false)) == ["Bring water.", "Is noon okay?"])
    #expect(try texts(MessageQuery(isFlagged: true)) == ["Bring water."])
    #expect(try store.mark(["with-anna-3", "nothing"], as: .read(true)) == 1)
    #expect(try store.mark(["with-anna-1"], as: .flagged(true)) == 1)
    #expect(try texts(MessageQuery(isRead: false)) == ["Bring water."])
    #expect(try texts(MessageQuery(isFlagged: true)) == ["Bring water.", "Lunch on Saturday?"])
  }

  @Test func `Messages are found by time, group and conversation`() throws {
    let period = Period(start: device.now - 85 * 60, end: device.now - 5 * 60)
    #expect(try texts(MessageQuery(period: period)) == ["Invoices first!"])
    #expect(try texts(MessageQuery(groups: ["HIKING"])) == ["Bring water."])
    #expect(try texts(MessageQuery(conversations: ["with-anna"])).count == 3)
    #expect(try texts(MessageQuery(identifiers: ["with-anna-2"])) == ["Invoices first!"])
  }

  @Test func `A message goes into the conversation that its people share`() throws {
    #expect(try send("Yes!", to: ["anna"], request: "r1").conversation == "with-anna")
    let new = try send("Hello", to: ["anna", "mike-chen"], request: "r2").conversation
    #expect(new != "hiking")
    #expect(try send("Again", to: ["mike-chen", "anna"], request: "r3").conversation == new)
  }

  @Test func `A request sends one message, however often it is carried out`() throws {
    let first = try send("Yes!", to: ["anna"], request: "r1")
    let second = try send("Yes!", to: ["anna"], request: "r1")
    #expect(first == second)
    #expect(try texts(MessageQuery(terms: ["yes"])) == ["Yes!"])
  }

  @Test func `A sent message is found by its words`() throws {
    _ = try send("What time is lunch?", to: ["anna"], request: "r1")
    let found = try store.messages(matching: MessageQuery(terms: ["lunch"]), limit: 10)
    #expect(found.map(\.text) == ["Lunch on Saturday?", "What time is lunch?"])
    #expect(found.last?.recipients == [Message.Recipient(user: "anna", handle: nil)])
  }
}
