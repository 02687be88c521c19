import Files
package import Foundation

/// The file that keeps a session's memory from one start to the next, beside what apps store.
package struct MemoryFile: Sendable {
  private let path: String
  private let clock: any SessionClock
  private let report: (@Sendable (String) -> Void)?
  private let storageFailed: (@Sendable (String) -> Void)?

  /// The name of the file in the folder that apps store in.
  package static let name = "memory.json"

  /// - Parameters:
  ///   - folder: Where apps keep what they store.
  ///   - clock: Tells when a file was set aside.
  ///   - report: Takes a sentence about a file that can't be used.
  ///   - storageFailed: Takes a sentence about what can't be kept.
  package init(
    in folder: String,
    clock: any SessionClock,
    report: (@Sendable (String) -> Void)? = nil,
    storageFailed: (@Sendable (String) -> Void)? = nil
  ) {
    path = "\(folder)/\(Self.name)"
    self.clock = clock
    self.report = report
    self.storageFailed = storageFailed
  }

  /// The content of the file, and its layout.
  private struct Content: Codable {
    var version = Self.newest
    var memory: Memory

    static let newest = 1
  }
}

// MARK: - Reading

extension MemoryFile {
  /// Reads what was kept: nothing if there is no file, or one that had to be set aside, since it
  /// holds nothing that this program can read.
  ///
  /// - Returns: `nil` if such a file could not be set aside, or can't be read now: nothing may be
  ///   written over it.
  func read() -> Memory? {
    do throws(Unusable) {
      return try Self.memory(at: path) ?? Memory()
    } catch {
      if error.isDamage { return setAside(because: error.reason) ? Memory() : nil }
      report?(
        "The file \(path) can't be read: \(error.reason). It stays as it is, and nothing is kept "
          + "from here on."
      )
      return nil
    }
  }

  /// Returns the reason why the file of a folder can't be used; `nil` if it can, or there is none.
  package static func obstacle(in folder: String) -> String? {
    do throws(Unusable) {
      _ = try memory(at: "\(folder)/\(name)")
      return nil
    } catch {
      return error.reason
    }
  }

  private struct Unusable: Error {
    let reason: String

    /// True if what is there is nothing to keep; otherwise the system would not have it read now.
    let isDamage: Bool
  }

  /// - Returns: `nil` if there is no file.
  private static func memory(at path: String) throws(Unusable) -> Memory? {
    do throws(UnusableFile) {
      let bytes = try contents(ofFile: path, atMost: longest)
      if let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)),
        content.version == Content.newest
      {
        return content.memory
      }
    } catch {
      guard !error.isMissing else { return nil }
      if let reason = error.reason { throw Unusable(reason: reason, isDamage: false) }
      let reason = "expected \(error.expected), found \(error.found)"
      throw Unusable(reason: reason, isDamage: true)
    }
    throw Unusable(reason: "it does not hold what is kept of requests", isDamage: true)
  }

  /// The file of a folder as it is; `nil` if there is none that can be read.
  package static func bytes(in folder: String) -> [UInt8]? {
    try? contents(ofFile: "\(folder)/\(name)", atMost: longest)
  }

  /// In bytes: more than the longest requests take that are kept.
  private static let longest = 1 << 25

  private func setAside(because reason: String) -> Bool {
    let finding = "The file \(path) is damaged: \(reason)."
    let place = "\(path).\(clock.now.suffixOfDamaged)"
    do {
      try FileManager.default.moveItem(atPath: path, toPath: place)
      report?("\(finding) It was set aside as \(place), and a new one begun.")
      return true
    } catch {
      report?("\(finding) It could not be set aside as \(place), and nothing is kept from here on.")
      return false
    }
  }
}

extension Date {
  /// The suffix of a damaged file's path when it is set aside: `damaged-20261120T174100Z`.
  package var suffixOfDamaged: String {
    "damaged-\(formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted)))"
  }
}

// MARK: - Writing

extension MemoryFile {
  /// Keeps what there is now, for its owner's eyes alone.
  func write(_ memory: Memory) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try Files.write(try encoder.encode(Content(memory: memory)), to: path, .closing)
    } catch {
      storageFailed?("What is remembered of requests could not be kept. \(error)")
    }
  }
}
