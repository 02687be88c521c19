/// The output of an app, in pieces as they came.
struct Printed {
  /// The end of it.
  private var last = Pieces()

  /// The part that has not been told of yet: its beginning, and how much there was.
  private var untold = Pieces()
  private var untoldCount = 0

  private struct Pieces {
    var pieces: [[UInt8]] = []
    var count = 0

    mutating func add(_ piece: [UInt8]) {
      pieces.append(piece)
      count += piece.count
    }

    var bytes: [UInt8] { Array(pieces.joined()) }
  }

  /// In bytes: more than what Swift says of a trap, and than somebody can read.
  private static let capacity = 1 << 13

  mutating func add(_ new: [UInt8]) {
    last.add(new)
    while let first = last.pieces.first, last.count - first.count >= Self.capacity {
      last.count -= last.pieces.removeFirst().count
    }
    if untold.count < Self.capacity { untold.add(new) }
    untoldCount += new.count
  }

  /// Takes the part that has not been told of; `nil` if there is none.
  mutating func takeText() -> String? {
    guard untoldCount > 0 else { return nil }
    defer { (untold, untoldCount) = (Pieces(), 0) }
    let bytes = untold.bytes.prefix(Self.capacity)
    let (text, rest) = (String(decoding: bytes, as: UTF8.self), untoldCount - bytes.count)
    // Swift ends what it tells of a crash with pieces of memory, in which is what people say.
    if let memory = text.firstRange(of: "\nRegisters:") {
      return String(text[..<memory.lowerBound])
    }
    return text + (rest > 0 ? "…\n(\(rest) bytes more)" : "")
  }

  var end: String { String(decoding: last.bytes.suffix(Self.capacity), as: UTF8.self) }
}
