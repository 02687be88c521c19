/// Tables in one piece of memory, one behind the other, used where they stand.
///
/// A program carries an image among its constants: nothing is unpacked or worked out at its start,
/// and only the pages that are read take memory. The bytes are those of a little-endian machine.
///
/// `@unchecked Sendable`: the memory is filled before anybody else sees it, afterwards only read,
/// and whoever owns the image frees it when nobody is left who reads.
struct Image: @unchecked Sendable {
  let start: UnsafeRawPointer
  let count: Int

  /// The memory to free; `nil` if the image is part of the program.
  private let memory: UnsafeMutableRawPointer?

  /// The alignment of a table, in bytes: a line of the processor's cache.
  fileprivate static let alignment = 64

  /// One that a writer has put together.
  init(_ writer: ImageWriter) {
    count = writer.bytes.count
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1),
      alignment: Self.alignment
    )
    UnsafeMutableRawBufferPointer(start: memory, count: count).copyBytes(from: writer.bytes)
    start = UnsafeRawPointer(memory)
    self.memory = memory
  }

  /// One that is part of the program.
  ///
  /// - Parameters:
  ///   - start: The address of what a writer has put together, aligned as its tables are.
  ///   - count: The size, in bytes.
  init(at start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
    memory = nil
  }

  func deallocate() { memory?.deallocate() }
}

// MARK: - What it is made of

/// Puts the tables of an image together.
package struct ImageWriter {
  package private(set) var bytes: [UInt8] = []

  /// Texts by their number.
  private var texts: [String] = []
  private var numbers: [String: UInt32] = [:]

  package init() {}

  /// - Parameter elements: Values without padding between their parts, so that the same phrases
  ///   give the same image.
  package mutating func write<Element: BitwiseCopyable>(_ elements: [Element]) {
    withUnsafeBytes(of: UInt64(elements.count)) { bytes += $0 }
    pad()
    elements.withUnsafeBytes { bytes += $0 }
    pad()
  }

  private mutating func pad() {
    bytes += Array(repeating: 0, count: -bytes.count & (Image.alignment - 1))
  }

  /// The number of a text, which is kept once; all come with `writeTexts`.
  package mutating func number(of text: String) -> UInt32 {
    if let known = numbers[text] { return known }
    numbers[text] = UInt32(texts.count)
    texts.append(text)
    return UInt32(texts.count - 1)
  }

  package mutating func writeTexts() {
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
