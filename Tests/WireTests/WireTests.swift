import Randomness
import Testing

@testable import Wire

@Suite struct WireTests {
  @Test func `values come back as they were`() throws {
    var random = SplitMix(seed: 1)
    for _ in 0..<500 {
      let sample = Sample.random(using: &random, depth: 3)
      #expect(try Wire.decode(Wire.encode(sample), as: Sample.self) == sample)
    }
  }

  @Test func `numbers at their limits come back`() throws {
    let limits = [Int.min, -1, 0, 1, 127, 128, Int.max]
    #expect(try Wire.decode(Wire.encode(limits), as: [Int].self) == limits)
    #expect(try Wire.decode(Wire.encode([UInt64.max]), as: [UInt64].self) == [.max])
    #expect(try Wire.decode(Wire.encode([Int8.min]), as: [Int8].self) == [.min])
    let numbers = [Double.infinity, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude]
    #expect(try Wire.decode(Wire.encode(numbers), as: [Double].self) == numbers)
    #expect(throws: WireError.type) {
      try Wire.decode(Wire.encode([300]), as: [UInt8].self)
    }
  }

  @Test func `bytes take a byte each, wherever they are`() throws {
    let bytes = [UInt8](0...255)
    let encoded = try Wire.encode(["a": [bytes, nil]])
    #expect(try Wire.decode(encoded, as: [String: [[UInt8]?]].self) == ["a": [bytes, nil]])
    #expect(encoded.count < bytes.count + 24)
    #expect(try Wire.decode(Wire.encode(bytes), as: [UInt8].self) == bytes)
    #expect(throws: WireError.type) { try Wire.decode(Wire.encode(bytes), as: [Int].self) }
  }

  @Test func `a value that is cut is an error, wherever it is cut`() throws {
    var random = SplitMix(seed: 2)
    let bytes = try Wire.encode(Sample.random(using: &random, depth: 3))
    for count in bytes.indices {
      #expect(throws: WireError.self) {
        try Wire.decode(Array(bytes.prefix(count)), as: Sample.self)
      }
    }
    #expect(throws: WireError.surplus) { try Wire.decode(bytes + [0], as: Sample.self) }
  }

  /// The bytes of a frame tell by their checksum; these here are read without one.
  @Test func `damaged bytes never trap`() throws {
    var random = SplitMix(seed: 3)
    var readable = 0
    for _ in 0..<3_000 {
      var bytes = try Wire.encode(Sample.random(using: &random, depth: 2))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      if (try? Wire.decode(bytes, as: Sample.self)) != nil { readable += 1 }
    }
    #expect((1..<3_000).contains(readable))
  }

  @Test func `what is nested without end is refused`() {
    struct Nest: Codable { var inner: [Nest] }
    let bytes = [UInt8](repeating: Tag.list.rawValue, count: 200_000)
    #expect(throws: WireError.depth) { try Wire.decode(bytes, as: Nest.self) }
  }

  @Test func `nothing can claim to be longer than its bytes`() {
    let long: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0x0F, 0]
    #expect(throws: WireError.end) {
      try Wire.decode([Tag.text.rawValue] + long, as: String.self)
    }
    #expect(throws: WireError.end) {
      try Wire.decode([Tag.bytes.rawValue] + long, as: [UInt8].self)
    }
    #expect(throws: WireError.end) { try Wire.decode([Tag.list.rawValue], as: [Int].self) }
    #expect(throws: WireError.end) {
      let name = [Tag.names.rawValue, Tag.text.rawValue, 1, 0x61]
      return try Wire.decode(name + [0xFF, 0xFF, 0xFF, 0xFF, 0], as: [String: Int].self)
    }
    #expect(throws: WireError.end) { try Wire.decode([Tag.number.rawValue, 1], as: Double.self) }
    #expect(throws: WireError.tag) {
      let digits = [UInt8](repeating: 0xFF, count: 11)
      return try Wire.decode([Tag.integer.rawValue] + digits, as: Int.self)
    }
  }

  @Test func `what may be missing comes back, wherever it is`() throws {
    struct Part: Codable, Hashable { var a: Int?, b: [Int?], c: Inner?, d = Empty() }
    struct Inner: Codable, Hashable { var a: Int??, b: [Int??] }
    let parts = [
      Part(a: nil, b: [nil, 1], c: nil), Part(a: 1, b: [], c: Inner(a: nil, b: [])),
      Part(a: nil, b: [nil], c: Inner(a: .some(nil), b: [nil, .some(nil)])),
    ]
    #expect(try Wire.decode(Wire.encode(parts), as: [Part].self) == parts)
    #expect(try Wire.decode(Wire.encode([Empty(), Empty()]), as: [Empty].self).count == 2)
    for text in [nil, "", "a"] {
      #expect(try Wire.decode(Wire.encode(text), as: String?.self) == text)
    }
  }

  @Test func `names that are known only as they are written come with their values`() throws {
    let named = ["a": [[1], nil], "": [], "b": [nil]]
    let bytes = try Wire.encode([named, [:]])
    #expect(try Wire.decode(bytes, as: [[String: [[Int]?]]].self) == [named, [:]])
    #expect(try Wire.decode(Wire.encode([1: "a", 2: ""]), as: [Int: String].self).count == 2)
    #expect(throws: WireError.type) { try Wire.decode(Wire.encode(["a"]), as: [String: Int].self) }
  }

  @Test func `a value that says its parts in a way of its own is not encoded`() {
    struct Odd: Codable {
      private enum Key: CodingKey { case a }

      init() {}

      init(from decoder: any Decoder) throws {
        var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .a)
        _ = try list.decode(Int.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        var list = container.nestedUnkeyedContainer(forKey: .a)
        try list.encode(1)
      }
    }
    #expect(throws: WireError.shape) { try Wire.encode(Odd()) }
    #expect(throws: WireError.shape) { try Wire.decode([], as: Odd.self) }
  }

  @Test func `errors are sentences`() {
    #expect(
      WireError.length.description
        == "Expected a frame of version 2, found one of more than 16777216 bytes."
    )
    #expect(WireError.end.description == "Expected a value, found the end of its bytes.")
  }
}

@Suite struct FrameTests {
  @Test func `frames come back, however their bytes are cut`() throws {
    var random = SplitMix(seed: 4)
    let all: [[UInt8]] = (0..<40).map { _ in
      let count = Int.random(in: 0...300, using: &random)
      return (0..<count).map { _ in .random(in: .min ... .max, using: &random) }
    }
    var stream = try all.flatMap { try Frame.bytes($0) }[...]
    var (reader, found) = (FrameReader(), [[UInt8]]())
    while !stream.isEmpty {
      let piece = stream.prefix(Int.random(in: 1...200, using: &random))
      stream = stream.dropFirst(piece.count)
      reader.add(piece)
      while let contents = try reader.next() { found.append(contents) }
    }
    #expect(found == all)
  }

  @Test func `a frame that ends early never comes`() throws {
    let frame = try Frame.bytes([1, 2, 3])
    for count in frame.indices {
      var reader = FrameReader()
      reader.add(frame.prefix(count))
      #expect(try reader.next() == nil)
    }
  }

  @Test func `a frame with any other byte is an error, or never comes`() throws {
    let frame = try Frame.bytes([1, 2, 3])
    for place in frame.indices {
      for byte in UInt8.min ... .max where byte != frame[place] {
        var (reader, damaged) = (FrameReader(), frame)
        damaged[place] = byte
        reader.add(damaged)
        #expect((try? reader.next()).flatMap { $0 } == nil)
      }
    }
  }

  @Test func `what is no frame is told at once`() throws {
    var reader = FrameReader()
    reader.add(Array("Hello, world!".utf8))
    #expect(throws: WireError.head) { try reader.next() }
    #expect(throws: WireError.length) {
      try Frame.bytes([UInt8](repeating: 0, count: Frame.longest + 1))
    }
  }
}

private struct Empty: Codable, Hashable {}

/// A value of every kind that types of ours have.
private struct Sample: Codable, Hashable {
  enum Kind: Codable, Hashable {
    case plain
    case named(String, count: Int?)
    indirect case nested(Sample)
  }

  var text: String
  var number: Double?
  var flag: Bool
  var kind: Kind
  var list: [Sample]
  var named: [String: [Int]]

  static func random(using random: inout SplitMix, depth: Int) -> Sample {
    Sample(
      text: random.pick(["", "a", "é“”", "👩‍👩‍👧", String(repeating: "long ", count: 100)]),
      number: random.pick([nil, 0, -1.5, 1e300]),
      flag: random.happens(0.5),
      kind: kind(using: &random, depth: depth),
      list: depth == 0
        ? []
        : (0..<Int.random(in: 0...2, using: &random)).map { _ in
          .random(using: &random, depth: depth - 1)
        },
      named: random.pick([[:], ["one": []], ["one": [1, -2], "two": [300]]])
    )
  }

  private static func kind(using random: inout SplitMix, depth: Int) -> Kind {
    switch Int.random(in: 0...(depth == 0 ? 1 : 2), using: &random) {
    case 0: .plain
    case 1: .named("x", count: random.pick([nil, 1, .max]))
    default: .nested(.random(using: &random, depth: depth - 1))
    }
  }
}
