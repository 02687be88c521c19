import Testing

@testable import Assistant

/// The lines of a property list's entries.
@Suite struct PropertyListLinesTests {
  @Test func `comments count as lines, and are no entries`() {
    let list = """
      <plist><dict>
        <!-- <key>A</key>
        <!-- <dict> -->
        <key>B</key> <!-- --> <true/>
      </dict></plist>
      """
    let lines = PropertyListLines(list)
    #expect(lines.nearest(to: ["A"]) == nil)
    #expect(lines.nearest(to: ["B"])?.line == 4)
  }

  @Test(arguments: ["dict", "array"])
  func `what lies deeper than all that is looked for is passed over`(kind: String) {
    let depth = 5_000
    let key = "<key>k</key>"
    let inner = kind == "dict" ? "\(key)<dict>" : "<array>"
    let list = """
      <dict>\(key)\(String(repeating: inner, count: depth))
      \(String(repeating: "</\(kind)>", count: depth))
      <key>last</key></dict>
      """
    let lines = PropertyListLines(list)
    let deep =
      kind == "dict"
      ? Array(repeating: "k", count: 20) : ["k" + String(repeating: " 1", count: 20)]
    #expect(lines.nearest(to: deep)?.depth ?? 0 <= 8)
    #expect(lines.count <= 9)
    #expect(lines.nearest(to: ["last"])?.line == 3)
  }

  @Test(.timeLimit(.minutes(1))) func `comments that nothing closes are read once`() {
    let lines = PropertyListLines("<dict>" + String(repeating: "<!-- ", count: 100_000))
    #expect(lines.count == 0)
  }
}
