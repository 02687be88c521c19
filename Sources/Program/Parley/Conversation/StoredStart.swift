import Assistant
import Foundation
import Terminal

/// The data of all apps as it was when a conversation began, for those who save it.
///
/// An app's files are copied when it is about to change them, for a conversation that changes
/// nothing would have it done in vain; those of the others when they are, or when the conversation
/// is saved. To copy much takes longer than to answer a line: so it is begun as soon as an app might
/// act, while the person reads a question.
final class StoredStart {
  /// Adds a part of what is stored to what has been copied so far; `nil` if there is no room for
  /// it.
  typealias Copying = @Sendable (_ copied: StorageCopy?, _ part: StorageCopy.Part) -> StorageCopy?

  private enum State {
    /// These files are copied.
    case partial(Copying, Set<String>, StorageCopy?)

    /// A part is being copied, after which these files are, or all; what is called waits for it.
    case underWay(Copying, Set<String>?, () -> StorageCopy?)

    /// There is nothing more to copy, or no room for it.
    case final(StorageCopy?)
  }

  private var state: State

  /// Begins to copy, and returns what waits for the copy.
  private let begin: (@escaping @Sendable () -> StorageCopy?) -> () -> StorageCopy?

  /// - Parameter copy: `nil` if nothing was stored.
  init(_ copy: StorageCopy? = nil) {
    state = .final(copy)
    begin = { _ in { nil } }
  }

  /// One of which nothing is copied yet.
  init(
    copying: @escaping Copying,
    begin: @escaping (@escaping @Sendable () -> StorageCopy?) -> () -> StorageCopy? = { copying in
      let copy = Thread.begin(copying)
      return { copy() ?? nil }
    }
  ) {
    state = .partial(copying, [], nil)
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
      self.init(copying: { invocation.add($1, ofStored: folder, to: $0, with: memory) })
    } else {
      self.init()
    }
  }
}

// MARK: - Copying

extension StoredStart {
  /// Has files copied while nobody waits, as something may soon change them; with `nil`, all.
  ///
  /// `settle` is to be called before anything else is done: what reads may write, too, as an app
  /// does that indexes what it searches.
  func prepare(_ files: Set<String>?) {
    guard case .partial(let copying, let copied, let copy) = state,
      let part = part(files, besides: copied)
    else { return }
    state = .underWay(copying, files.map(copied.union), begin { copying(copy, part) })
  }

  /// Waits for the part that is being copied, if one is.
  func settle() {
    guard case .underWay(let copying, let files, let copy) = state else { return }
    take(copy(), copying, files)
  }

  /// Has files copied while they are still as they were; with `nil`, all.
  func keep(_ files: Set<String>?) {
    settle()
    guard case .partial(let copying, let copied, let copy) = state,
      let part = part(files, besides: copied)
    else { return }
    take(copying(copy, part), copying, files.map(copied.union))
  }

  /// The whole copy; `nil` if there was nothing, or no room for it.
  func callAsFunction() -> StorageCopy? {
    keep(nil)
    guard case .final(let copy) = state else { return nil }
    return copy
  }

  /// What there is still to copy of these files, or of all.
  private func part(_ files: Set<String>?, besides copied: Set<String>) -> StorageCopy.Part? {
    guard let files else { return .allBut(copied) }
    let missing = files.subtracting(copied)
    return missing.isEmpty ? nil : .files(missing)
  }

  private func take(_ copy: StorageCopy?, _ copying: @escaping Copying, _ files: Set<String>?) {
    if let copy, let files {
      state = .partial(copying, files, copy)
    } else {
      state = .final(copy)
    }
  }
}

extension Invocation {
  /// A copy with a part of what apps have stored added, and with what was remembered; `nil` if there
  /// is no room for it, which the person is told.
  fileprivate func add(
    _ part: StorageCopy.Part,
    ofStored folder: String,
    to copied: StorageCopy?,
    with memory: [UInt8]?
  ) -> StorageCopy? {
    do {
      let copy = try copied ?? StorageCopy(remembering: memory)
      try copy.add(part.without(MemoryFile.name), of: folder)
      return copy
    } catch {
      console.warn("\(error) What is saved of this conversation will not replay as it was.")
      return nil
    }
  }
}

extension StorageCopy {
  /// One of nothing but what was remembered.
  fileprivate convenience init(remembering memory: [UInt8]?) throws {
    try self.init()
    if let memory { try add(memory, as: MemoryFile.name) }
  }
}
