import CProcess

/// The memory that the threads of the process are given.
package enum Heap {
  /// Has all threads take theirs from one heap.
  ///
  /// The C library gives threads that meet heaps of their own, each of which keeps room for the most
  /// that was ever needed there. In a conversation one of them works at a time, but not always the
  /// same: a long one would come to need several times what it needs.
  package static func share() {
    process_share_heap()
  }
}
