import Assistant
import Foundation
import Glibc

/// The texts that a conversation may still be asked for, each behind the one before it.
///
/// Going back and going on otherwise leaves texts as they are: each knows the one before it, so a
/// place tells all that leads to it. What is older than the last few is in a file without a name,
/// which nobody else can open and which is gone with the process. Where there is no room for one,
/// it stays in memory.
final class Journal {
  /// The beginning of a text.
  struct Place: Hashable, Codable {
    fileprivate let offset: Int
  }

  /// The bytes of the last texts, which are not in the file yet.
  private(set) var unwritten: [UInt8] = []

  /// The number of bytes in the file.
  private(set) var written = 0

  private let folder: String
  private var file: Int32?

  /// The number of bytes that are kept before they are written.
  private static let enough = 1 << 16

  /// - Parameter folder: A folder that may have room for a file.
  init(in folder: String = StorageCopy.usualPlace) {
    self.folder = folder
  }

  deinit {
    if let file { close(file) }
  }
}

// MARK: - Adding

extension Journal {
  func add(_ text: String, after last: Place?) -> Place {
    let place = Place(offset: written + unwritten.count)
    let text = Array(text.utf8)
    for number in [last?.offset ?? -1, text.count] {
      withUnsafeBytes(of: number) { unwritten += $0 }
    }
    unwritten += text
    if unwritten.count >= Self.enough { write() }
    return place
  }

  private func write() {
    if file == nil { file = namelessFile() }
    guard let file else { return }
    let count = unwritten.withUnsafeBytes { bytes in
      pwrite(file, bytes.baseAddress, bytes.count, off_t(written))
    }
    // All of them or none: what has been written in vain is written over the next time.
    guard count == unwritten.count else { return }
    written += count
    unwritten.removeAll(keepingCapacity: true)
  }

  private func namelessFile() -> Int32? {
    let path = "\(folder)/.parley-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard file >= 0 else { return nil }
    unlink(path)
    return file
  }
}

// MARK: - Reading

extension Journal {
  /// The text at a place; `nil` if the file can't be read any more.
  func text(at place: Place) -> String? {
    guard let count = number(at: place.offset + Self.size),
      let bytes = bytes(at: place.offset + 2 * Self.size, count)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The place before another; `nil` before the first.
  func place(before place: Place) -> Place? {
    number(at: place.offset).flatMap { $0 < 0 ? nil : Place(offset: $0) }
  }

  /// The places that lead to another, from the first to that.
  func places(upTo last: Place?) -> [Place] {
    Array(sequence(first: last) { $0.map { self.place(before: $0) } }.prefix { $0 != nil })
      .compactMap { $0 }.reversed()
  }

  private static let size = MemoryLayout<Int>.size

  private func number(at offset: Int) -> Int? {
    bytes(at: offset, Self.size)?.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  private func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
    if offset >= written {
      let start = offset - written
      guard count >= 0, start + count <= unwritten.count else { return nil }
      return Array(unwritten[start..<start + count])
    }
    guard let file, count >= 0, offset + count <= written else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, off_t(offset)) }
    return read == count ? bytes : nil
  }
}
