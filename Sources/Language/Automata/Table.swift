/// Values that are written once and then only read, many times for each word of a sentence.
///
/// `@unchecked Sendable`: the memory is filled before anybody else sees it, and its one owner
/// frees it when nobody is left who reads.
package struct Table<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  package let start: UnsafePointer<Element>
  package let count: Int

  /// Values in memory of their own.
  package init(_ elements: [Element]) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    elements.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { memory.initialize(from: first, count: source.count) }
    }
    start = UnsafePointer(memory)
    count = elements.count
  }

  /// Values that stand somewhere already, such as in an image.
  init(at start: UnsafePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  package func deallocate() { start.deallocate() }

  package var elements: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Bounds are checked in debug builds only: every place comes from the tables themselves.
  package subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return start[index]
  }
}
