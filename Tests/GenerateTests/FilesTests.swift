import Foundation
import Scratch
import Testing

@testable import generate

@Suite struct FilesTests {
  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func `a file is only written if it becomes another`() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("written.swift")
    let past = Date(timeIntervalSince1970: 1_000_000)
    try write("one", to: path)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)

    try write("one", to: path)
    #expect(try modified(path) == past)

    try write("two", to: path)
    #expect(try modified(path) != past)
    #expect(try contents(of: path).hasSuffix("\ntwo"))
  }
}
