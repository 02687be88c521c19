import Assistant
import Foundation
import Parley
import Terminal

/// The data of all apps as it was when a conversation began, for those who save it.
///
/// What an app has stored is kept when it is about to change it, for a conversation that changes
/// nothing would have it done in vain. An app that can has it held as it is, which takes the same
/// time however much that is; the files of another are copied. To copy much takes longer than to
/// answer a line: so it is begun as soon as the app might act, while the person reads a question.
/// All the rest is copied when the conversation is saved.
final class StoredStart {
  private enum State {
    /// These files are kept.
    case partial(Set<String>)

    /// A part is being copied, after which these files are kept, or all; what is called waits.
    case underWay(Set<String>?, () -> Void)

    /// There is nothing more to copy.
    case final
  }

  private var state: State
  private let copy: StartCopy

  /// Begins to copy, and returns what waits for that.
  private let begin: (@escaping @Sendable () -> Void) -> () -> Void

  /// Does something when what is held has been held for long.
  private let later: (@escaping @Sendable () -> Void) -> Void

  /// - Parameter copy: `nil` if nothing was stored.
  init(_ copy: StorageCopy? = nil) {
    state = .final
    self.copy = StartCopy(copy)
    begin = { _ in {} }
    later = { _ in }
  }

  /// One of which nothing is copied yet.
  init(
    adding: @escaping StartCopy.Adding,
    begin: @escaping (@escaping @Sendable () -> Void) -> () -> Void = { copying in
      let wait = Thread.begin(copying)
      return { _ = wait() }
    },
    later: @escaping (@escaping @Sendable () -> Void) -> Void = { action in
      // The clock has other appointments to keep, such as the time that a handler is given.
      _ = SystemClock().schedule(after: StartCopy.patience) { Thread.start(action) }
    }
  ) {
    state = .partial([])
    copy = StartCopy(adding: adding)
    self.begin = begin
    self.later = later
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
    if memory != nil || names?.contains(where: { !Self.ownNames.contains($0) }) == true {
      self.init(adding: { invocation.add($1, ofStored: folder, to: $0, with: memory) })
    } else {
      self.init()
    }
  }
}

extension StoredStart {
  /// The names of the files that no app stores in.
  fileprivate static let ownNames: Set = [MemoryFile.name, LaunchRecords.name]
}

// MARK: - Keeping

extension StoredStart {
  /// Has an app's files copied while nobody waits, as it may soon change them, unless it can hold
  /// what it stores.
  ///
  /// `settle` is to be called before anything else is done: what reads may write, too, as an app
  /// does that indexes what it searches.
  func prepare(_ app: any RunningApp) {
    let traits = app.traits
    guard !traits.holdsState, case .partial(let kept) = state,
      let part = part(traits.files, besides: kept)
    else { return }
    state = .underWay(traits.files.map(kept.union), begin { [copy] in copy.add(part) })
  }

  /// Waits for the part that is being copied, if one is.
  func settle() {
    guard case .underWay(let files, let wait) = state else { return }
    wait()
    state = files.map(State.partial) ?? .final
  }

  /// Has what an app stores kept while it is still as it was.
  func keep(_ app: any RunningApp) {
    settle()
    copy.addDue()
    let files = app.traits.files
    guard case .partial(let kept) = state else { return }
    guard let part = part(files, besides: kept) else { return copy.noteChange(of: files ?? []) }
    if let files, let snapshot = app.makeSnapshot() {
      copy.hold(snapshot, of: files)
      state = .partial(kept.union(files))
      later { [weak copy] in copy?.addHeld() }
    } else {
      copyNow(part, files)
    }
  }

  /// The whole copy; `nil` if there was nothing, or no room for it.
  func callAsFunction() -> StorageCopy? {
    settle()
    copy.addHeld()
    if case .partial(let kept) = state { copyNow(.allBut(kept), nil) }
    return copy.whole
  }

  private func copyNow(_ part: StorageCopy.Part, _ files: Set<String>?) {
    guard case .partial(let kept) = state else { return }
    copy.add(part)
    state = files.map { .partial(kept.union($0)) } ?? .final
  }

  /// The part of these files, or of all, that is still to be kept.
  private func part(_ files: Set<String>?, besides kept: Set<String>) -> StorageCopy.Part? {
    guard let files else { return .allBut(kept) }
    let missing = files.subtracting(kept)
    return missing.isEmpty ? nil : .files(missing)
  }
}

extension Invocation {
  /// A copy with a portion of what apps have stored added, and with what was remembered; `nil` if
  /// there is no room for it, which the person is told.
  fileprivate func add(
    _ portion: StartCopy.Portion,
    ofStored folder: String,
    to copied: StorageCopy?,
    with memory: [UInt8]?
  ) -> StorageCopy? {
    do {
      let copy = try copied ?? StorageCopy(remembering: memory)
      switch portion {
      case .files(let part): try copy.add(part.without(StoredStart.ownNames), of: folder)
      case .state(let snapshot): try copy.add(snapshot)
      }
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
