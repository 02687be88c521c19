import Testing

@testable import generate

/// Types read from their sources, and how their values are written.
@Suite struct DeclarationTests {
  private func written(_ name: String, _ source: String) throws -> [String] {
    let type = try #require(Declaration.all(in: [source])[name])
    var written = Source()
    try WireWriter(type).write(to: &written)
    return written.text.split(separator: "\n").map(\.trimmed)
  }

  @Test func `a structure is made by an initializer that takes its parts, the rest is set`() throws
  {
    let lines = try written(
      "Soup",
      """
      /// Not `var no: Int`.
      package struct Soup: Sendable {
        package enum Size: String { case small, large }

        static let usual = 1
        package var name: String
        package var size: Date?
        package var price: Duration
        var isHot = false
        var words: [String] = []
        var isCold: Bool { !isHot }
        private var spoon: Spoon?

        init(_ name: String?) {
          self.init(name ?? "", costing: .zero)
        }

        package init(
          _ name: String,
          costing price: Duration,
          words: [String?] = []
        ) {
          let other = 1
          self.name = name
        }
      }
      """
    )
    #expect(
      lines == [
        "extension Soup: WireValue {", "package func write(to writer: Writer) {",
        "writer.append(name)", "writer.append(coded: price)", "writer.append(size)",
        "writer.append(isHot)", "writer.append(words)", "}",
        "package init(from reader: Reader) throws(WireError) {",
        "self.init(try reader.read(), costing: try reader.decoded())",
        "size = try reader.read()", "isHot = try reader.read()", "words = try reader.read()", "}",
        "}",
      ]
    )
  }

  @Test func `an enumeration goes by the place of its case, or by its raw value`() throws {
    let source = """
      extension Soup {
        indirect enum Kind {
          case clear, thick
          case other(Int, named: [String], at: Duration)
          var isClear: Bool {
            switch self {
            case .clear: true
            default: false
            }
          }
        }
        enum Size: String {
          case small
        }
      }
      """
    let lines = try written("Soup.Kind", source)
    #expect(lines.contains("case .other(let part0, let part1, let part2):"))
    #expect(lines.contains("writer.append(coded: part2)"))
    #expect(lines.contains("case 1: self = .thick"))
    #expect(
      lines.contains(
        "case 2: self = .other(try reader.read(), named: try reader.read(), at: try reader.decoded())"
      )
    )
    #expect(try written("Soup.Size", source).contains("writer.append(rawValue)"))
  }

  @Test(arguments: [
    "struct Soup {\n  let name: String\n  init() {}\n}",
    "struct Soup {\n  var name: String\n  private var spoon = 1\n}",
    "struct Soup {\n  private(set) var name = false\n  init() {}\n}",
  ])
  func `what can't be made from its parts is told`(source: String) {
    #expect(throws: WireError.self) { try written("Soup", source) }
  }
}
