import Foundation
import Testing

/// `explain`, as programs read it.
@Suite struct ExplainTests {
  private func explain(_ sentences: String...) throws -> [[String: Any]] {
    let result = try ParleyProcess.run(["explain", "--json"] + sentences)
    #expect(result.code == 0)
    return try result.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `each sentence is an object on a line of its own`() throws {
    let records = try explain("Text Anna Haro that lunch is ready", "héllo Anna Haro")
    #expect(records.map { $0["version"] as? Int } == [1, 1])
    #expect(records[0]["sentence"] as? String == "Text Anna Haro that lunch is ready")
    #expect((records[0]["outcome"] as? [String: Any])?["kind"] as? String == "taken")
    #expect((records[0]["outcome"] as? [String: Any])?["intent"] as? String == "sendMessage")
  }

  @Test func `clauses come with their moves, and a request with what it means`() throws {
    let record = try #require(try explain("text annie I'm late").first)
    let clauses = try #require(record["clauses"] as? [[String: Any]])
    #expect(
      clauses.map { $0["move"] as? String } == [
        "request sendMessage | recipients=annie | content=I'm late"
      ]
    )
    let request = try #require(record["request"] as? [String: Any])
    #expect(request["intent"] as? String == "INSendMessageIntent")
    #expect((request["values"] as? [String: [String]])?["recipients"] == ["Anna Haro"])
  }

  @Test func `places are offsets in the UTF-8 of the sentence`() throws {
    let sentence = "Text Anna Haro café at 6"
    let record = try #require(try explain(sentence).first)
    let readings = try #require(record["readings"] as? [[String: Any]])
    let slots = try #require(readings[0]["slots"] as? [[String: Any]])
    #expect(slots.count == 2)
    for slot in slots {
      let (from, to) = try (#require(slot["from"] as? Int), #require(slot["to"] as? Int))
      let text = String(decoding: Array(sentence.utf8)[from..<to], as: UTF8.self)
      #expect(text == slot["text"] as? String)
    }
    #expect((readings[0]["rules"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func `what is refused comes with an example`() throws {
    let record = try #require(try explain("sing me a song about trees").first)
    let outcome = try #require(record["outcome"] as? [String: Any])
    #expect(outcome["kind"] as? String == "refused")
    #expect((outcome["example"] as? String)?.isEmpty == false)
  }
}
