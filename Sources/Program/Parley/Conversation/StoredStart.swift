import Assistant
import Foundation
import Terminal

/// The data of all apps as it was when a conversation began, for those who save it.
///
/// It is copied when something is about to change it, for a conversation that changes nothing would
/// have it done in vain. To copy all of it takes longer than to answer a line: so it is begun as
/// soon as something might change it, while the person reads a question.
final class StoredStart {
  /// Copies what is stored; `nil` if there is no room for it.
  typealias Copying = @Sendable () -> StorageCopy?

  private enum State {
    case uncopied(Copying)

    /// It is being copied; what is called waits for the copy.
    case underWay(() -> StorageCopy?)
    case copied(StorageCopy?)
  }

  private var state: State

  /// Begins to copy, and returns what waits for the copy.
  private let begin: (@escaping Copying) -> () -> StorageCopy?

  /// - Parameter copy: `nil` if nothing was stored.
  init(_ copy: StorageCopy? = nil) {
    state = .copied(copy)
    begin = { _ in { nil } }
  }

  /// One that is not copied yet.
  init(
    copying: @escaping Copying,
    begin: @escaping (@escaping Copying) -> () -> StorageCopy? = { copying in
      let copy = Thread.begin(copying)
      return { copy() ?? nil }
    }
  ) {
    state = .uncopied(copying)
    self.begin = begin
  }

  /// The start of a conversation that begins now.
  ///
  /// What is remembered of requests changes with each of them, also where nothing becomes of what
  /// apps store. It is small, and is taken at once.
  convenience init(of invocation: Invocation) {
    let folder = invocation.locations.data
    let memory = invocation.settings.private ? nil : MemoryFile.bytes(in: folder)
    // Apps fill what is empty before anybody has said a word.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if memory != nil || names?.contains(where: { $0 != MemoryFile.name }) == true {
      self.init(copying: { invocation.copy(ofStored: folder, with: memory) })
    } else {
      self.init()
    }
  }
}

// MARK: - Copying

extension StoredStart {
  /// Has it copied while nobody waits, as something may soon change it.
  ///
  /// `settle` is to be called before anything else is done: what reads may write, too, as an app
  /// does that indexes what it searches.
  func prepare() {
    guard case .uncopied(let copying) = state else { return }
    state = .underWay(begin(copying))
  }

  /// Waits for the copy that is being made, if one is.
  func settle() {
    guard case .underWay(let copy) = state else { return }
    state = .copied(copy())
  }

  /// Has it copied while it is still as it was.
  func keep() {
    settle()
    guard case .uncopied(let copying) = state else { return }
    state = .copied(copying())
  }

  /// The copy; `nil` if there was nothing, or no room for it.
  func callAsFunction() -> StorageCopy? {
    keep()
    guard case .copied(let copy) = state else { return nil }
    return copy
  }
}

extension Invocation {
  /// A copy of what apps have stored, with what was remembered; `nil` if there is no room for it,
  /// which the person is told.
  fileprivate func copy(ofStored folder: String, with memory: [UInt8]?) -> StorageCopy? {
    do {
      let copy = try StorageCopy(of: folder, without: MemoryFile.name) ?? StorageCopy()
      if let memory { try copy.add(memory, as: MemoryFile.name) }
      return copy
    } catch {
      console.warn("\(error) What is saved of this conversation will not replay as it was.")
      return nil
    }
  }
}
