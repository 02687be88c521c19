/// A list that only grows, for the inner loops of the search.
///
/// Bounds are checked in debug builds only: every place comes from the search itself.
///
/// `@unchecked Sendable`: it cannot be copied, so its memory has one owner, and the compiler sees to
/// it that only one thread at a time has that.
struct Pool<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    start = .allocate(capacity: self.capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    start.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return start[index]
    }
    set {
      assert(index >= 0 && index < count)
      start[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  /// Adds an element; its place.
  @discardableResult @inline(__always)
  mutating func append(_ element: Element) -> Int32 {
    if count == capacity { grow() }
    start[count] = element
    count += 1
    return Int32(count - 1)
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return start[count]
  }

  /// Has so many elements that are all the same.
  mutating func refill(with element: Element, count: Int) {
    self.count = 0
    while capacity < count { grow() }
    start.initialize(repeating: element, count: count)
    self.count = count
  }

  /// Leaves out what lies behind a place.
  mutating func truncate(to count: Int) {
    self.count = min(self.count, count)
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
