import Assistant
import Synchronization

/// A copy of what apps had stored that grows portion by portion, on whatever thread, and what is
/// held to be added to it.
///
/// To hold a state costs more the more is written after it. So each is added at last when an app
/// acts and finds it costly, or when it has been held for a minute: others may write much while
/// nobody says anything.
///
/// What is held goes with the process that holds it. Unless an earlier request has changed
/// something since, the files are still those of the start then, and are copied before the next
/// change.
final class StartCopy: Sendable {
  enum Portion: Sendable {
    case files(StorageCopy.Part)
    case state(AppCode.Snapshot)
  }

  /// Adds a portion of what is stored to what has been copied so far; `nil` if there is no room for
  /// it.
  typealias Adding = @Sendable (_ copied: StorageCopy?, _ portion: Portion) -> StorageCopy?

  private struct Contents {
    var copy: StorageCopy?
    var held: [HeldState] = []

    /// Set once something could not be added: the rest would be in vain.
    var hasFailed = false
  }

  private let contents: Mutex<Contents>
  private let adding: Adding

  /// The time for which a state is held.
  static let patience = Duration.seconds(60)

  /// One of nothing so far.
  init(adding: @escaping Adding) {
    contents = Mutex(Contents())
    self.adding = adding
  }

  /// One to which nothing is added.
  init(_ copy: StorageCopy?) {
    contents = Mutex(Contents(copy: copy))
    adding = { copied, _ in copied }
  }
}

extension StartCopy {
  /// The copy; `nil` if there is nothing in it, or something could not be added.
  var whole: StorageCopy? { contents.withLock { $0.hasFailed ? nil : $0.copy } }

  func add(_ part: StorageCopy.Part) {
    contents.withLock { add(.files(part), to: &$0) }
  }

  /// Holds the state of an app's files until it is added.
  func hold(_ snapshot: AppCode.Snapshot, of files: Set<String>) {
    let state = HeldState(snapshot: snapshot, files: files)
    contents.withLock { if !$0.hasFailed { $0.held.append(state) } }
  }

  /// Records that an app's files are about to change once more.
  func noteChange(of files: Set<String>) {
    contents.withLock { contents in
      for index in contents.held.indices where contents.held[index].files == files {
        contents.held[index].hasChanged = true
      }
    }
  }

  /// Adds what is held and should be held no longer.
  func addDue() { addHeld(where: \.isDue) }

  /// Adds all that is held.
  func addHeld() { addHeld(where: { _ in true }) }

  private func addHeld(where isDue: (HeldState) -> Bool) {
    contents.withLock { contents in
      let due = contents.held.filter(isDue)
      contents.held.removeAll { held in due.contains { $0.files == held.files } }
      for held in due { add(held.portion, to: &contents) }
    }
  }

  private func add(_ portion: Portion, to contents: inout Contents) {
    guard !contents.hasFailed else { return }
    contents.copy = adding(contents.copy, portion)
    contents.hasFailed = contents.copy == nil
    if contents.hasFailed { contents.held = [] }
  }
}

/// A state of an app's files that the app holds.
private struct HeldState {
  let snapshot: AppCode.Snapshot
  let files: Set<String>

  /// Set once the files have changed, and are about to change once more.
  var hasChanged = false

  var isDue: Bool { !snapshot.isHeld() || snapshot.isCostly() }

  /// The portion that has the state; where it is lost, that is found out as it is added.
  var portion: StartCopy.Portion {
    snapshot.isHeld() || hasChanged ? .state(snapshot) : .files(.files(files))
  }
}
