/// The bytes of a value that is being decoded: its containers keep their places here.
///
/// All of the bytes are looked through first, so that what is read afterwards is there.
final class Reader {
  private let bytes: [UInt8]

  /// The containers that are open, the outermost first.
  private var containers: [Container] = []

  private struct Container {
    /// The place behind the part that was read last.
    var place: Int
    let isRecord: Bool
  }

  /// - Throws: `WireError`, unless the bytes are one value.
  init(_ bytes: [UInt8]) throws(WireError) {
    self.bytes = bytes
    try check()
  }
}

// MARK: - Looking through

extension Reader {
  private func check() throws(WireError) {
    var place = 0
    try check(&place, within: Tag.depth)
    guard place == bytes.count else { throw .surplus }
  }

  private func check(_ place: inout Int, within depth: Int) throws(WireError) {
    guard depth > 0 else { throw .depth }
    guard place < bytes.count else { throw .end }
    guard let tag = tag(at: place), tag != .end else { throw .tag }
    place += 1
    switch tag {
    case .number: try advance(&place, by: 8)
    case .integer: _ = try checkedLength(&place)
    case .text, .bytes: try checkContents(&place)
    case .list, .record: try checkParts(&place, areNamed: tag == .record, within: depth)
    case .end, .null, .no, .yes: break
    }
  }

  private func checkParts(
    _ place: inout Int,
    areNamed: Bool,
    within depth: Int
  ) throws(WireError) {
    while place < bytes.count, !isEnd(at: place) {
      if areNamed { try checkContents(&place, besides: Self.nameMark) }
      try check(&place, within: depth - 1)
    }
    try advance(&place, by: 1)
  }

  private func checkContents(_ place: inout Int, besides mark: UInt64 = 0) throws(WireError) {
    let length = try checkedLength(&place)
    guard length <= UInt64(bytes.count) else { throw .end }
    // None can be written in more bytes than one, too.
    guard length >= mark else { throw .tag }
    try advance(&place, by: Int(length - mark))
  }

  private func advance(_ place: inout Int, by count: Int) throws(WireError) {
    guard count <= bytes.count - place else { throw .end }
    place += count
  }

  private func checkedLength(_ place: inout Int) throws(WireError) -> UInt64 {
    let rest = bytes[place...].prefix(10)
    guard rest.contains(where: { $0 < 0x80 }) else { throw rest.count < 10 ? .end : .tag }
    return length(&place)
  }
}

// MARK: - Values

extension Reader {
  /// Reads a value, and moves on behind it.
  func read<Value: Decodable>(_ type: Value.Type, at place: inout Int) throws -> Value {
    if type == [UInt8].self, tag(at: place) == .bytes {
      // What is optional here would have its type looked up at each value of every type.
      guard let value = contents(at: &place) as? Value else { throw WireError.type }
      return value
    }
    let count = containers.count
    let value = try Value(from: WireDecoder(reader: self, place: place))
    if containers.count > count { place = close(to: count) } else { skip(&place) }
    return value
  }

  private func contents(at place: inout Int) -> [UInt8] {
    let start = place
    skip(&place)
    var contents = start + 1
    _ = length(&contents)
    return Array(bytes[contents..<place])
  }

  func tag(at place: Int) -> Tag? { Tag(rawValue: bytes[place]) }

  func isEnd(at place: Int) -> Bool { bytes[place] == Tag.end.rawValue }

  func isNull(at place: Int) -> Bool { bytes[place] == Tag.null.rawValue }

  func flag(at place: Int) throws(WireError) -> Bool {
    switch tag(at: place) {
    case .yes: true
    case .no: false
    default: throw .type
    }
  }

  func text(at place: Int) throws(WireError) -> String {
    var place = try expect(.text, at: place)
    return try text(&place, of: Int(length(&place)))
  }

  func number(at place: Int) throws(WireError) -> Double {
    let place = try expect(.number, at: place)
    let bits = bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    return Double(bitPattern: bits)
  }

  func integer<Integer: FixedWidthInteger>(at place: Int) throws(WireError) -> Integer {
    var place = try expect(.integer, at: place)
    let number = length(&place)
    let integer = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    // A number that takes all of its bits may have been one without a sign.
    if Integer.bitWidth == 64 { return Integer(truncatingIfNeeded: integer) }
    guard let integer = Integer(exactly: integer) else { throw .type }
    return integer
  }

  /// The place behind a tag.
  private func expect(_ tag: Tag, at place: Int) throws(WireError) -> Int {
    guard bytes[place] == tag.rawValue else { throw .type }
    return place + 1
  }

  private func text(_ place: inout Int, of count: Int) throws(WireError) -> String {
    defer { place += count }
    guard let text = String(validating: bytes[place..<place + count], as: UTF8.self) else {
      throw .text
    }
    return text
  }

  private func length(_ place: inout Int) -> UInt64 {
    var (length, shift) = (UInt64(0), UInt64(0))
    while true {
      let byte = bytes[place]
      place += 1
      length |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return length }
      shift += 7
    }
  }

  private func skip(_ place: inout Int) {
    let tag = tag(at: place)
    place += 1
    switch tag {
    case .number: place += 8
    case .integer: _ = length(&place)
    case .text, .bytes:
      let count = Int(length(&place))
      place += count
    case .list: skipRest(&place, isRecord: false)
    case .record: skipRest(&place, isRecord: true)
    case .end, .null, .no, .yes, nil: break
    }
  }

  /// Moves on behind the end of a container.
  private func skipRest(_ place: inout Int, isRecord: Bool) {
    while !isEnd(at: place) {
      if isRecord { place += nameLength(&place) }
      skip(&place)
    }
    place += 1
  }

  /// A name's length is one more where it stands, for none is the end of a record.
  private static let nameMark = Writer.nameMark

  private func nameLength(_ place: inout Int) -> Int { Int(length(&place) - Self.nameMark) }
}

// MARK: - Containers

extension Reader {
  /// Opens the container at a place.
  ///
  /// - Returns: Its number among those that are open.
  func open(_ tag: Tag, at place: Int) throws(WireError) -> Int {
    let place = try expect(tag, at: place)
    containers.append(Container(place: place, isRecord: tag == .record))
    return containers.count - 1
  }

  /// Closes all but the outermost containers.
  ///
  /// - Returns: The place behind the last that was closed.
  private func close(to count: Int) -> Int {
    var place = 0
    while let container = containers.last, containers.count > count {
      containers.removeLast()
      place = container.place
      skipRest(&place, isRecord: container.isRecord)
      if !containers.isEmpty { containers[containers.count - 1].place = place }
    }
    return place
  }

  /// The place in a container, all within which is closed.
  subscript(container: Int) -> Int {
    get {
      if containers.count > container + 1 { _ = close(to: container + 1) }
      return containers[container].place
    }
    set { containers[container].place = newValue }
  }

  /// Has a container go on behind a value; one that is opened there goes on behind itself.
  func pass(_ place: Int, in container: Int) {
    containers[container].place = place
    skip(&containers[container].place)
  }
}

// MARK: - Records

extension Reader {
  /// The place of the value with a name, in the record that begins at another place; the next one is
  /// looked at first.
  func place(of name: String, in record: Int, from start: Int) -> Int? {
    let next = self[record]
    return place(of: name, from: next, to: nil) ?? place(of: name, from: start, to: next)
  }

  private func place(of name: String, from start: Int, to end: Int?) -> Int? {
    var place = start
    while place != end, !isEnd(at: place) {
      if skipName(&place, ifIs: name) { return place }
      skip(&place)
    }
    return nil
  }

  /// Moves on behind a name.
  ///
  /// - Returns: `true` if it is this one.
  private func skipName(_ place: inout Int, ifIs name: String) -> Bool {
    let count = nameLength(&place)
    defer { place += count }
    var name = name
    return name.withUTF8 { $0.count == count && $0.elementsEqual(bytes[place..<place + count]) }
  }

  /// Calls a closure with each name of the record that begins at a place.
  func forEachName(from start: Int, _ body: (String) -> Void) {
    var place = start
    while !isEnd(at: place) {
      let count = nameLength(&place)
      if let name = try? text(&place, of: count) { body(name) }
      skip(&place)
    }
  }
}
