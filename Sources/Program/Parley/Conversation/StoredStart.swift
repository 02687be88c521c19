import Assistant
import Foundation

/// The data of all apps as it was when a conversation began, for those who save it.
///
/// It is copied when something is about to change it: to copy all of it takes longer than to answer
/// a line, and a conversation that changes nothing would have it done in vain.
final class StoredStart {
  private var copy: StorageCopy?

  /// Makes the copy; `nil` when that is done, or if there was nothing to copy.
  private var makeCopy: (() -> StorageCopy?)?

  /// - Parameter copy: `nil` if nothing was stored.
  init(_ copy: StorageCopy? = nil) {
    self.copy = copy
  }

  /// The start of a conversation that begins now.
  convenience init(of invocation: Invocation) {
    self.init()
    let folder = invocation.locations.data
    let left = invocation.settings.private ? MemoryFile.name : nil
    // Apps fill what is empty before anybody has said a word.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard names?.contains(where: { $0 != left }) == true else { return }
    makeCopy = { invocation.copy(ofStored: folder, without: left) }
  }

  /// Has it copied while it is still as it was.
  func keep() {
    guard let makeCopy else { return }
    self.makeCopy = nil
    copy = makeCopy()
  }

  /// The copy; `nil` if there was nothing, or no room for it.
  func callAsFunction() -> StorageCopy? {
    keep()
    return copy
  }
}

extension Invocation {
  /// A copy of what apps have stored; `nil` if there is no room for it, which the person is told.
  fileprivate func copy(ofStored folder: String, without left: String?) -> StorageCopy? {
    do throws(StorageCopy.Failure) {
      return try StorageCopy(of: folder, without: left)
    } catch {
      console.warn("\(error) What is saved of this conversation will not replay as it was.")
      return nil
    }
  }
}
