internal import Glibc

/// Tables in one piece of memory, one behind the other, used where they stand.
///
/// A program carries an image as text in a string literal, which compiles in no time, and unpacks
/// it in one pass: nothing is worked out at its start.
///
/// `@unchecked Sendable`: the memory is filled before anybody else sees it, afterwards only read,
/// and whoever owns the image frees it when nobody is left who reads.
struct Image: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  let count: Int

  /// The alignment of a table, in bytes: a line of the processor's cache.
  fileprivate static let alignment = 64

  /// One that a writer has put together.
  init(_ writer: ImageWriter) {
    count = writer.bytes.count
    memory = .allocate(byteCount: max(count, 1), alignment: Self.alignment)
    UnsafeMutableRawBufferPointer(start: memory, count: count).copyBytes(from: writer.bytes)
  }

  var start: UnsafeRawPointer { UnsafeRawPointer(memory) }

  func deallocate() { memory.deallocate() }
}

// MARK: - As text

// Six bits to a character, the lowest first, in the sixty-four characters that follow `0` in
// ASCII: eight characters are six bytes.

extension Image {
  /// Unpacks what `text` gave, once.
  init(text: StaticString) {
    let letters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.init(letters: letters)
    Self.giveBack(letters)
  }

  /// Gives back the memory that the pages of a literal take, since nobody reads it again.
  ///
  /// If somebody did, they would come from the program's file once more.
  private static func giveBack(_ letters: UnsafeBufferPointer<UInt8>) {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = UInt(bitPattern: letters.baseAddress)
    let (first, end) = (
      (start + size - 1) / size * size, (start + UInt(letters.count)) / size * size
    )
    guard first < end else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_DONTNEED)
  }

  init(letters text: UnsafeBufferPointer<UInt8>) {
    let groups = text.count / 8
    count = groups * 6
    // Each group is stored as eight bytes, of which the next one overwrites two.
    memory = .allocate(byteCount: count + 2, alignment: Self.alignment)
    let letters = UnsafeRawBufferPointer(text)
    for group in 0..<groups {
      let packed = letters.loadUnaligned(fromByteOffset: group * 8, as: UInt64.self)
      memory.storeBytes(of: Self.joined(packed), toByteOffset: group * 6, as: UInt64.self)
    }
  }

  /// The six bits of each of eight characters, side by side.
  private static func joined(_ letters: UInt64) -> UInt64 {
    var bits = UInt64(littleEndian: letters) &- 0x3030_3030_3030_3030
    bits = bits & 0x003F_003F_003F_003F | (bits & 0x3F00_3F00_3F00_3F00) >> 2
    bits = bits & 0x0000_0FFF_0000_0FFF | (bits & 0x0FFF_0000_0FFF_0000) >> 4
    bits = bits & 0xFF_FFFF | (bits >> 8) & 0xFFFF_FF00_0000
    return bits.littleEndian
  }

  /// The image for a string literal.
  var text: String {
    let bytes = UnsafeRawBufferPointer(start: memory, count: count)
    var letters: [UInt8] = []
    letters.reserveCapacity(count / 3 * 4 + 8)
    for start in stride(from: 0, to: count, by: 6) {
      var bits: UInt64 = 0
      for place in (start..<min(start + 6, count)).reversed() {
        bits = bits << 8 | UInt64(bytes[place])
      }
      for place in UInt64(0)..<8 { letters.append(0x30 + UInt8(bits >> (6 * place) & 63)) }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

// MARK: - What it is made of

/// Puts the tables of an image together.
struct ImageWriter {
  private(set) var bytes: [UInt8] = []

  /// Texts by their number.
  private var texts: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// - Parameter elements: Values without padding between their parts, so that the same phrases
  ///   give the same image.
  mutating func write<Element: BitwiseCopyable>(_ elements: [Element]) {
    withUnsafeBytes(of: UInt64(elements.count)) { bytes += $0 }
    pad()
    elements.withUnsafeBytes { bytes += $0 }
    pad()
  }

  private mutating func pad() {
    bytes += Array(repeating: 0, count: -bytes.count & (Image.alignment - 1))
  }

  /// The number of a text, which is kept once; all come with `writeTexts`.
  mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    numbers[text] = UInt32(texts.count)
    texts.append(text)
    return UInt32(texts.count - 1)
  }

  mutating func writeTexts() {
    write(texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + UInt32($1.utf8.count)) })
    write(texts.flatMap(\.utf8))
  }
}

/// Reads the tables of an image in the order in which they were written.
struct ImageReader {
  private var next: UnsafeRawPointer

  init(_ image: Image) {
    next = image.start
  }

  /// A table that stands in the image.
  mutating func table<Element>() -> Table<Element> {
    let count = Int(next.load(as: UInt64.self))
    let start = next + Image.alignment
    let size = count * MemoryLayout<Element>.stride
    next = start + (size + Image.alignment - 1) / Image.alignment * Image.alignment
    return Table(at: start.assumingMemoryBound(to: Element.self), count: count)
  }

  mutating func texts() -> Texts { Texts(ends: table(), bytes: table()) }
}

/// Texts by their number.
struct Texts: Sendable {
  /// The start offset of each text, then the end of the last.
  fileprivate let ends: Table<UInt32>
  fileprivate let bytes: Table<UInt8>

  subscript(number: UInt32) -> String {
    let range = Int(ends[Int(number)])..<Int(ends[Int(number) + 1])
    let text = UnsafeBufferPointer(start: bytes.start + range.lowerBound, count: range.count)
    return String(decoding: text, as: UTF8.self)
  }
}
