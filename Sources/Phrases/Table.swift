/// Values that are written once and then only read, many times for each word of a sentence.
///
/// `@unchecked Sendable`: the memory is filled before anybody else sees it, and its one owner
/// frees it when nobody is left who reads.
package struct Table<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  package let start: UnsafePointer<Element>
  package let count: Int

  package init(_ elements: [Element]) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    elements.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { memory.initialize(from: first, count: source.count) }
    }
    start = UnsafePointer(memory)
    count = elements.count
  }

  /// So many values, which the body writes in their places.
  init(count: Int, _ fill: (UnsafeMutablePointer<Element>) -> Void) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
    fill(memory)
    start = UnsafePointer(memory)
    self.count = count
  }

  func deallocate() { start.deallocate() }

  package var elements: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
