import Assistant
import Synchronization

/// A copy of what apps had stored that grows portion by portion, on whatever thread, and what is
/// held to be added to it.
///
/// To hold a state costs more the more is written after it. So each is added at last when an app
/// acts and finds it costly, or when it has been held for a minute: others may write much while
/// nobody says anything.
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
    var held: [AppCode.Snapshot] = []

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

  /// Holds a state until it is added.
  func hold(_ snapshot: AppCode.Snapshot) {
    contents.withLock { if !$0.hasFailed { $0.held.append(snapshot) } }
  }

  /// Adds what is held, or some of it.
  func addHeld(where isDue: (AppCode.Snapshot) -> Bool = { _ in true }) {
    contents.withLock { contents in
      let due = contents.held.filter(isDue)
      contents.held.removeAll(where: isDue)
      for snapshot in due { add(.state(snapshot), to: &contents) }
    }
  }

  private func add(_ portion: Portion, to contents: inout Contents) {
    guard !contents.hasFailed else { return }
    contents.copy = adding(contents.copy, portion)
    contents.hasFailed = contents.copy == nil
    if contents.hasFailed { contents.held = [] }
  }
}
