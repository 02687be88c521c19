import Foundation
import Testing

@testable import Importing

@Suite struct JSONReaderTests {
  private func value(_ text: String) throws -> JSONNode.Value {
    try JSONReader.node(in: text).value
  }

  @Test func `every sort of value is read`() throws {
    let node = try JSONReader.node(
      in: " {\"a\": [1, -0.5e+3, true, false, null, \"x\"], \"b\": {}}\n"
    )
    guard case .object(let members) = node.value, case .array(let nodes) = members[0].node.value
    else {
      Issue.record("Expected an object with an array, found another value.")
      return
    }
    #expect(members.map(\.name) == ["a", "b"])
    #expect(
      nodes.map(\.value)
        == [.number("1"), .number("-0.5e+3"), .bool(true), .bool(false), .null, .string("x")]
    )
    #expect(nodes[1].position == FilePosition(line: 1, column: 12))
    #expect(members[1].node.value == .object([]))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00E9\uD83D\uDE00""#, "é😀"),
    (#""e\u0301""#, "e\u{301}"), ("\"日本\"", "日本"), (#""\uD800""#, "\u{FFFD}"),
  ])
  func `strings are read with their escapes`(text: String, string: String) throws {
    #expect(try value(text) == .string(string))
  }

  @Test(arguments: [
    ("", "1:1: a value, the end of the file"), ("[1,]", "1:4: a value, “]”"),
    ("[1 2]", "1:4: “,” or “]”, “2”"), ("{\"a\" 1}", "1:6: “:”, “1”"),
    ("{a: 1}", "1:2: “\"”, “a”"), ("\"a", "1:3: “\"”, the end of the file"),
    ("\"a\nb\"", "1:3: “\"”, a control character"),
    ("\"\\x\"", "1:3: an escape such as \\n or \\u00E9, “x”"),
    ("\"\\u12\"", "1:3: an escape such as \\n or \\u00E9, “u”"),
    ("01", "1:1: a value, “0”"), ("nul", "1:1: a value, “n”"), ("[\n  +1]", "2:3: a value, “+”"),
    ("1 x", "1:3: the end of the file, “x”"), ("{}\n}", "2:1: the end of the file, “}”"),
  ])
  func `what is wrong is told by line and column`(text: String, mistake: String) {
    let error = #expect(throws: Unexpected.self) { try value(text) }
    let told = error.map {
      "\($0.position.line):\($0.position.column): \($0.expected), \($0.found)"
    }
    #expect(told == mistake)
  }

  @Test func `a file that is deeper than any is refused`() throws {
    let text = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try value(text(200)) }
    #expect(throws: Unexpected.self) { try value(text(100_000)) }
  }
}
