/// One message of a stream: its head says which version it is of, how long it is, and what its
/// contents come to.
///
///     50 61 02 00   2A 00 00 00   9F 3C 11 E7   …
///     mark, version  length        checksum      contents
package enum Frame {
  package static let version: UInt8 = 2

  /// In bytes: more than any answer takes that somebody could read.
  package static let longest = 1 << 24

  static let headLength = 12
  private static let mark: [UInt8] = [0x50, 0x61, version, 0]

  /// - Throws: `WireError.length`, if the contents are too long.
  package static func bytes(_ contents: [UInt8]) throws(WireError) -> [UInt8] {
    guard contents.count <= longest else { throw .length }
    var bytes = mark
    bytes.reserveCapacity(headLength + contents.count)
    bytes.append(word: UInt32(contents.count))
    bytes.append(word: checksum(of: contents[...]))
    bytes += contents
    return bytes
  }

  /// Reads the head of a frame.
  ///
  /// - Returns: The length of the contents, and their checksum.
  fileprivate static func head(
    of bytes: ArraySlice<UInt8>
  ) throws(WireError) -> (length: Int, checksum: UInt32) {
    guard bytes.starts(with: mark) else { throw .head }
    let length = Int(bytes.word(at: 4))
    guard length <= longest else { throw .length }
    return (length, bytes.word(at: 8))
  }

  /// The hash of Fowler, Noll and Vo.
  fileprivate static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

/// The frames of a stream, however it is cut into pieces.
package struct FrameReader: Sendable {
  private var bytes: [UInt8] = []

  /// The position up to which frames have been taken.
  private var start = 0

  package init() {}

  package mutating func add(_ new: UnsafeRawBufferPointer) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  package mutating func add(_ new: some Collection<UInt8>) {
    Array(new).withUnsafeBytes { add($0) }
  }

  /// Takes the contents of the next frame.
  ///
  /// - Returns: `nil` if it isn't there yet as a whole.
  /// - Throws: A reason why there will be none: the stream is of no use from here on.
  package mutating func next() throws(WireError) -> [UInt8]? {
    let rest = bytes[start...]
    guard rest.count >= Frame.headLength else { return nil }
    let (length, checksum) = try Frame.head(of: rest)
    guard rest.count >= Frame.headLength + length else { return nil }
    let contents = rest.dropFirst(Frame.headLength).prefix(length)
    guard Frame.checksum(of: contents) == checksum else { throw .contents }
    start = contents.endIndex
    return Array(contents)
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: UInt32) {
    Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func word(at place: Int) -> UInt32 {
    dropFirst(place).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
