import Foundation
import Scratch
import Testing

/// Reports on a run have nothing of anybody's whom nobody spoke of, and those on a crash nothing that
/// was said.
@Suite struct PrivateWordsTests {
  private static let rare = ["zqvisk", "wuxelbro", "7391", "jyxomat", "pfrunkel", "kwyjibo"]
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.copySampleWorld(to: "world")
    let cards = String(decoding: try scratch.bytes(of: "world/contacts.vcf"), as: UTF8.self)
    let card = """
      BEGIN:VCARD
      UID:zqvisk
      FN:Zqvisk Wuxelbro
      TEL;TYPE=cell:+1-415-555-7391
      NOTE:jyxomat
      END:VCARD

      """
    try scratch.write((cards + card).utf8, to: "world/contacts.vcf")
    let path = "world/Apps/MessageBot/Messages.json"
    let messages = String(decoding: try scratch.bytes(of: path), as: UTF8.self)
    try scratch.write(messages.replacing("The demo went well.", with: "pfrunkel").utf8, to: path)
  }

  private func expectNothingRare(in text: String, _ place: String) {
    let lower = text.lowercased()
    #expect(Self.rare.filter(lower.contains) == [], "\(place): \(text)")
  }

  @Test(arguments: [[], ["--isolate"]])
  func `no report on a run has what it was not about`(way: [String]) throws {
    let talk = """
      > Send a message to Anna Haro saying hello
      < something else
      > yes
      = handle INSendMessageIntent -> failure
      """
    try scratch.write(talk.utf8, to: "talks/a.transcript")
    let result = try ParleyProcess.run(
      ["replay", scratch.path("talks"), "--world", scratch.path("world"), "--actual"]
        + ["--junit", scratch.path("report.xml"), "--coverage-json", scratch.path("coverage.json")]
        + ["--html", scratch.path("report.html")] + way,
      environment: ["KWYJIBO=kwyjibo"]
    )
    #expect(result.code == 1)
    expectNothingRare(in: result.output + result.errors, "output")
    let reports = try scratch.names(in: "talks").filter { $0.hasSuffix(".actual") }.map {
      "talks/\($0)"
    }
    #expect(!reports.isEmpty)
    for name in reports + ["report.xml", "coverage.json", "report.html"] {
      expectNothingRare(in: String(decoding: try scratch.bytes(of: name), as: UTF8.self), name)
    }
  }

  @Test(arguments: [[], ["--in-process"]])
  func `a crash tells where it was, and nothing that was said`(way: [String]) throws {
    let lines = ["Message Anna saying kwyjibo", "no", "Message Anna saying trap", "yes"]
    let result = try ParleyProcess.run(
      ["--world", scratch.path("world")] + way,
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: ["KWYJIBO=kwyjibo", "HOME=\(scratch.path)", "TMPDIR=\(scratch.path)"],
      program: "crash-probe"
    )
    #expect(result.code == 4)
    let told = (result.output + result.errors).split(separator: "\n").filter {
      $0.contains("Humpty")
    }
    #expect(!told.isEmpty, "\(result)")
    expectNothingRare(in: result.errors + told.joined(), "what is told of the crash")
    #expect(!result.errors.contains("Anna"))
  }
}
