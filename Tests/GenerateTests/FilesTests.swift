import Foundation
import Testing

@testable import generate

@Suite struct FilesTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift").path

  private var modified: Date? {
    get throws {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
  }

  @Test func `a file is only written if it becomes another`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let past = Date(timeIntervalSince1970: 1_000_000)
    try write("one", to: path)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)

    try write("one", to: path)
    #expect(try modified == past)

    try write("two", to: path)
    #expect(try modified != past)
    #expect(try contents(of: path) == "two")
  }
}
