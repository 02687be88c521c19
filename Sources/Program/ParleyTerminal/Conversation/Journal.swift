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
  /// The file that texts are in can't be read any more.
  struct Unreadable: Error, CustomStringConvertible {
    let description = "Expected what was said before, found a file that can't be read."
  }

  /// The text at a place.
  func text(at place: Place) throws(Unreadable) -> String {
    let count = try number(at: place.offset + Self.size)
    return String(decoding: try bytes(at: place.offset + 2 * Self.size, count), as: UTF8.self)
  }

  /// The place before another; `nil` before the first.
  func place(before place: Place) throws(Unreadable) -> Place? {
    let offset = try number(at: place.offset)
    return offset < 0 ? nil : Place(offset: offset)
  }

  /// The places that lead to another, from the first to that.
  func places(upTo last: Place?) throws(Unreadable) -> [Place] {
    var (places, next) = ([Place](), last)
    while let place = next {
      places.append(place)
      next = try self.place(before: place)
    }
    return places.reversed()
  }

  private static let size = MemoryLayout<Int>.size

  private func number(at offset: Int) throws(Unreadable) -> Int {
    try bytes(at: offset, Self.size).withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  private func bytes(at offset: Int, _ count: Int) throws(Unreadable) -> [UInt8] {
    guard count >= 0 else { throw Unreadable() }
    if offset >= written {
      let rest = unwritten.dropFirst(offset - written).prefix(count)
      guard rest.count == count else { throw Unreadable() }
      return Array(rest)
    }
    guard let file, offset + count <= written else { throw Unreadable() }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, off_t(offset)) }
    guard read == count else { throw Unreadable() }
    return bytes
  }
}
