import Randomness
import Terminal
import Testing

@Suite struct LineSplitterTests {
  private func lines(_ bytes: [UInt8], limit: Int = 100) -> [Line] {
    var splitter = LineSplitter(limit: limit)
    return splitter.append(bytes) + (splitter.finish().map { [$0] } ?? [])
  }

  private func texts(_ string: String) -> [String] {
    lines(Array(string.utf8)).map(\.text)
  }

  @Test(arguments: [
    ("", []), ("one\ntwo\n", ["one", "two"]), ("one\r\ntwo\r\n", ["one", "two"]),
    ("one\ntwo", ["one", "two"]), ("\n\n", ["", ""]),
    ("\u{FEFF}one\n\u{FEFF}two", ["one", "\u{FEFF}two"]),
    ("\r\n", [""]), ("日本\n", ["日本"]),
  ])
  func `line ends, byte order mark and a missing last line end are taken as usual`(
    input: String,
    expected: [String]
  ) {
    #expect(texts(input) == expected)
    #expect(lines(Array(input.utf8)).allSatisfy { $0.warnings.isEmpty })
  }

  @Test func `bytes may come one by one`() {
    var splitter = LineSplitter()
    let lines = Array("né\r\nb".utf8).flatMap { splitter.append([$0]) }
    #expect(lines.map(\.text) == ["né"])
    #expect(splitter.finish()?.text == "b")
    #expect(splitter.finish() == nil)
  }

  @Test func `bytes that are not UTF-8 are replaced, with a warning that names the line`() {
    let lines = lines([0x61, 0x0A, 0xFF, 0x62, 0x0A])
    #expect(lines.map(\.text) == ["a", "\u{FFFD}b"])
    #expect(lines[0].warnings.isEmpty)
    #expect(
      lines[1].warnings.map(\.description) == [
        "Line 2: expected UTF-8, found other bytes; \u{FFFD} stands in their place."
      ]
    )
  }

  @Test func `control characters and escape sequences are left out, tabs are spaces`() {
    let lines = lines(Array("a\0b\u{7}\u{1B}[31mred\u{1B}[0m\tc\u{9B}\n".utf8))
    #expect(lines.map(\.text) == ["abred c"])
    #expect(lines[0].warnings == [InputWarning(line: 1, kind: .controlCharacters)])
  }

  @Test func `a line that is too long is cut, and the next one is whole`() {
    let lines = lines(Array("123456789\nabc\n".utf8), limit: 5)
    #expect(lines.map(\.text) == ["12345", "abc"])
    #expect(lines[0].warnings == [InputWarning(line: 1, kind: .tooLong(limit: 5))])
    #expect(lines[1].warnings.isEmpty)
  }

  @Test func `a long line is taken whole`() {
    let long = String(repeating: "x", count: 10_000)
    var splitter = LineSplitter()
    #expect(splitter.append(Array((long + "\n").utf8)).map(\.text) == [long])
  }

  @Test func `any bytes become valid lines, numbered from one`() {
    var random = SplitMix(seed: 42)
    for _ in 1...200 {
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let lines = lines(bytes)
      #expect(lines.map(\.number) == Array(1..<(lines.count + 1)))
      #expect(lines.allSatisfy { $0.text.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    }
  }
}
