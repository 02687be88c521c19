/// The things that apps have carried out in a session, with the state of each app before.
package struct Deeds {
  struct Deed {
    /// The app's identifier.
    var app: String

    /// Set if it was only to look something up: what that changes, if anything, may stay.
    var isQuestion: Bool

    /// `nil` if it can't be taken back.
    var point: AppCode.RestorePoint?
  }

  /// The last ones, in order.
  private var last: [Deed] = []

  /// The number of all of them so far.
  private(set) var count = 0

  /// The number that is kept to be taken back.
  private static let capacity = 200
}

extension Deeds {
  mutating func append(_ deed: Deed) {
    last.append(deed)
    count += 1
    if last.count > Self.capacity { last.removeFirst() }
  }

  /// The last one can't be taken back: it may go on.
  mutating func keepLast() {
    if !last.isEmpty { last[last.count - 1].point = nil }
  }

  /// Takes back all but the first so many, the last one first.
  ///
  /// - Returns: The apps that did.
  /// - Throws: `Kept`, with nothing changed, for the last one that can't be taken back.
  mutating func takeBack(to number: Int) throws(Kept) -> [String] {
    let since = last.suffix(count - number)
    guard since.count == count - number else { throw Kept(number: number) }
    if let index = since.lastIndex(where: { !$0.canBeTakenBack }) {
      throw Kept(number: count - last.count + index)
    }
    for deed in since.reversed() {
      guard deed.point?.restore() ?? true || deed.isQuestion else {
        throw Kept(number: count - 1)
      }
      last.removeLast()
      count -= 1
    }
    return since.filter { !$0.isQuestion }.map(\.app)
  }

  /// One that can't be taken back, by its number from 0.
  package struct Kept: Error {
    package let number: Int
  }
}

extension Deeds.Deed {
  fileprivate var canBeTakenBack: Bool { isQuestion || point?.isReachable() == true }
}
