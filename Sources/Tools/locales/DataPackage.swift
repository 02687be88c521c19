/// ICU's data: named items in one file.
///
/// The file has a header, which begins with its size. The number of items follows, then for each of
/// them, in the order of their names, where its name and its bytes start, counted from the end of
/// the header; then the names, with a zero behind each; then the bytes.
struct DataPackage {
  var items: [Item]
  private let header: [UInt8]

  struct Item: Equatable {
    var name: String
    var bytes: [UInt8]
  }

  /// The alignment of an item, in bytes.
  private static let alignment = 16
}

// MARK: - Reading

extension DataPackage {
  /// - Throws: `DataError` for bytes that are something else.
  init(_ bytes: [UInt8]) throws {
    guard bytes.count > 16, bytes[12..<16].elementsEqual("CmnD".utf8) else {
      throw DataError("Expected the data of ICU, found \(bytes.count) bytes of something else.")
    }
    let size = Int(bytes[0]) | Int(bytes[1]) << 8
    header = Array(bytes[..<size])
    let body = bytes[size...]
    let places = (0..<Self.number(at: 0, of: body)).map { 4 + 8 * $0 }.map { place in
      (name: Self.number(at: place, of: body), start: Self.number(at: place + 4, of: body))
    }
    let ends = places.dropFirst().map(\.start) + [body.count]
    items = zip(places, ends).map { place, end in
      let name = body[(size + place.name)...].prefix { $0 != 0 }
      let bytes = body[(size + place.start)..<(size + end)]
      return Item(name: String(decoding: name, as: UTF8.self), bytes: Array(bytes))
    }
  }

  private static func number(at place: Int, of body: ArraySlice<UInt8>) -> Int {
    body[(body.startIndex + place)...].prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

// MARK: - Writing

extension DataPackage {
  var bytes: [UInt8] {
    var table: [UInt8] = []
    var names: [UInt8] = []
    var content: [UInt8] = []
    let firstName = 4 + 8 * items.count
    let lengthOfNames = items.reduce(0) { $0 + $1.name.utf8.count + 1 }
    let first = Self.aligned(firstName + lengthOfNames)
    Self.append(items.count, to: &table)
    for item in items {
      Self.append(firstName + names.count, to: &table)
      Self.append(first + content.count, to: &table)
      names += Array(item.name.utf8) + [0]
      content += item.bytes
      content += Array(repeating: 0, count: Self.aligned(content.count) - content.count)
    }
    names += Array(repeating: 0, count: first - firstName - lengthOfNames)
    return header + table + names + content
  }

  private static func aligned(_ place: Int) -> Int {
    (place + alignment - 1) / alignment * alignment
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(number).littleEndian) { bytes += $0 }
  }
}
