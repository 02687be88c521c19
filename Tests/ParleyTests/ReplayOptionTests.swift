import Foundation
import FoundationXML
import Scratch
import Testing

/// What `replay` can be told, and what it writes.
@Suite struct ReplayOptionTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.sound.utf8, to: "a/sound.transcript")
    try folder.write(Self.wrong.utf8, to: "b/wrong.transcript")
  }

  private static let sound = """
    # Nothing is sent without a yes
    > Send a message to Anna Haro saying hello
    < To Anna Haro: “hello” Ready to send it?
    > no
    < OK, I won't send it.

    """

  private static let wrong = """
    # Two & more
    > Send a message to Anna Haro saying hello
    = resolve recipients -> needsValue
    < To Anna: "hello" Shall I?
    > no
    < OK, I won't send it.

    """

  private func replay(
    _ options: String...,
    input: String = "",
    environment: [String] = []
  ) throws -> ParleyProcess.Result {
    try ParleyProcess.run(
      ["replay"] + options + [folder.path],
      input: Array(input.utf8),
      environment: environment
    )
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  // MARK: - What is left behind

  @Test func `what a transcript says is in nobody's history, and what apps stored in no folder`()
    throws
  {
    let home = try ScratchFolder()
    let settings = [
      "HOME=\(home.path)", "XDG_STATE_HOME=\(home.path)", "XDG_DATA_HOME=\(home.path)",
    ]
    #expect(try replay("--filter", "sound", environment: settings).code == 0)
    #expect(try home.names(in: ".") == [])
  }

  // MARK: - Standard input

  @Test func `a dash is standard input, beside which nothing is written`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: ".")
    let input = { (text: String) in
      try ParleyProcess.run(["replay", "-"], input: Array(text.utf8))
    }
    #expect(try input(Self.sound).output.contains("1 passed, 0 failed"))
    let wrong = try input(Self.wrong)
    #expect(wrong.code == 1)
    #expect(wrong.output.contains("-:4: The assistant said something else."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: ".") == names)
    for option in ["--update", "--actual"] {
      let result = try ParleyProcess.run(["replay", option, "-"], input: [])
      #expect(result.code == 2)
      #expect(result.errors.contains("a file to write with “\(option)”, found standard input"))
    }
  }

  // MARK: - Which are played

  @Test func `a filter is looked for in paths and in notes, in any case`() throws {
    #expect(try replay("--filter", "NOTHING is").output == "1 passed, 0 failed\n")
    #expect(try replay("--filter", "a/Sound").output == "1 passed, 0 failed\n")
    #expect(try replay("--filter", "two &").code == 1)
  }

  @Test func `a filter that nothing passes is a mistake, and no test that passes`() throws {
    let result = try replay("--filter", "Zebulon")
    #expect(
      result.errors
        == "parley: Expected a transcript whose path or notes hold “Zebulon”, found none.\n"
    )
    #expect(result.code == 2)
  }

  @Test func `Markdown without a transcript is a mistake, and no test that passes`() throws {
    let path = try folder.write("# Talk\n".utf8, to: "talk.md")
    let result = try ParleyProcess.run(["replay", path])
    #expect(result.code == 2)
    #expect(result.errors == "parley: Expected a transcript in \(path), found none.\n")
  }

  @Test func `the parts of a suite are the whole, each once`() throws {
    #expect(try replay("--shard", "1/2").output == "1 passed, 0 failed\n")
    #expect(try replay("--shard=2/2").output.hasSuffix("\n0 passed, 1 failed\n"))
    #expect(try replay("--shard=3/3").output == "0 passed, 0 failed\n")
  }

  @Test(arguments: [
    ("--shard", "0/2", "a part such as 2/4"), ("--shard", "3/2", "a part such as 2/4"),
    ("--shard", "half", "a part such as 2/4"), ("--jobs", "0", "a number from 1 to 256"),
    ("--jobs", "many", "a number from 1 to 256"),
  ])
  func `a value that can't be is told, with what was expected`(
    option: String,
    value: String,
    expected: String
  ) throws {
    let result = try replay(option, value)
    #expect(
      result.errors.hasPrefix("parley: Expected \(expected) after “\(option)”, found “\(value)”.\n")
    )
    #expect(result.code == 2)
  }

  @Test(arguments: [
    ("--update", "--review"), ("--json", "--tap"), ("--continue", "--tap"),
    ("--continue", "--update"), ("--continue", "--fail-fast"), ("--update", "--actual"),
    ("--isolate", "--in-process"),
  ])
  func `options that can't both be obeyed are told`(one: String, other: String) throws {
    let result = try replay(one, other)
    #expect(result.errors.hasPrefix("parley: Expected “\(one)” or “\(other)”, found both.\n"))
    #expect(result.code == 2)
  }

  @Test func `several at once come out in their order`() throws {
    for number in 0..<12 { try folder.write(Self.wrong.utf8, to: "c/\(number + 10).transcript") }
    let one = try replay("--jobs", "1")
    let many = try replay("--jobs", "8")
    #expect(one.output == many.output)
    #expect(many.output.hasSuffix("\n1 passed, 13 failed\n"))
  }

  @Test func `to fail fast leaves out what comes after`() throws {
    try folder.write(Self.sound.utf8, to: "c/never.transcript")
    #expect(try replay("--fail-fast").output.hasSuffix("\n1 passed, 1 failed\n"))
  }

  // MARK: - What is told

  @Test func `differences are counted by kind`() throws {
    #expect(
      try replay().output.hasSuffix("1 × words, 1 × resolution\n1 passed, 1 failed\n")
    )
  }

  @Test func `what can be done about it is told, unless it was`() throws {
    let actual = "“--actual” writes what happened beside each file that differs"
    #expect(try replay(environment: []).errors == "\(actual), “--update” into it.\n")
    #expect(try replay(environment: ["CI=true"]).errors == "\(actual).\n")
    for option in ["--json", "--tap", "--actual", "--update"] {
      #expect(try replay(option, environment: []).errors == "", "\(option)")
    }
    #expect(try replay(environment: []).errors == "")
    let input = try ParleyProcess.run(["replay", "-"], input: Self.wrong)
    #expect(input.code == 1)
    #expect(input.errors == "")
  }

  @Test func `JSON has an object for each transcript, each difference and the whole`() throws {
    let lines = try replay("--json").output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.allSatisfy { $0["version"] as? Int == 1 })
    #expect(
      lines.map { $0["event"] as? String }
        == ["transcript", "transcript", "difference", "difference", "total"]
    )
    #expect(lines[2]["kind"] as? String == "resolution")
    #expect(lines[2]["line"] as? Int == 3)
    #expect(
      lines[4]["counts"] as? [String: Int]
        == ["passed": 1, "failed": 1, "updated": 0, "unreadable": 0]
    )
  }

  @Test func `TAP has a line for each transcript, and the plan at the end`() throws {
    let lines = try replay("--tap").output.split(separator: "\n")
    #expect(lines.first == "TAP version 14")
    #expect(lines[1].hasPrefix("ok 1 - \(folder.path)/a/sound.transcript:1 Nothing is sent"))
    #expect(lines[2].hasPrefix("not ok 2 - \(folder.path)/b/wrong.transcript:1 Two & more"))
    #expect(lines.contains("  kind: \"words\""))
    #expect(lines.last == "1..2")
  }

  @Test func `JUnit's XML is well-formed and has a failure for each difference`() throws {
    try folder.write(Array("? what".utf8), to: "c/unreadable.transcript")
    #expect(try replay("--junit", folder.path("report.xml")).code == 2)
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(try folder.bytes(of: "report.xml")))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(
      counter.counts
        == ["testsuites": 1, "testsuite": 3, "testcase": 3, "failure": 2, "error": 1]
    )
  }

  @Test func `coverage counts results and codes, and names what never came up`() throws {
    let result = try replay("--coverage", "--coverage-json", folder.path("coverage.json"))
    #expect(result.output.contains("\nINSendMessageIntent\n"))
    #expect(result.output.contains("\n  confirm              ready 2\n"))
    #expect(result.output.contains("\n  never seen           inProgress, success, "))
    let json = try JSONSerialization.jsonObject(
      with: Data(try folder.bytes(of: "coverage.json"))
    )
    let intents = (json as? [String: Any])?["intents"] as? [[String: Any]]
    let parameters = intents?.first?["parameters"] as? [String: [String: Int]]
    #expect(parameters?["recipients"] == ["success": 2])
  }

  @Test func `a page shows each difference, what came up and what never did`() throws {
    #expect(try replay("--html", folder.path("replay.html")).code == 1)
    let page = try text("replay.html")
    #expect(page.contains("1 passed, 1 failed."))
    #expect(page.contains("<span class=\"gone\">- resolve recipients -&gt; needsValue</span>"))
    #expect(
      page.contains("<span class=\"new\">+ resolve recipients -&gt; success Anna Haro</span>")
    )
    #expect(page.contains("<h3>Two &amp; more</h3>"))
    #expect(page.contains("<li class=\"seen code\">ready × 2</li>"))
    #expect(page.contains("<li class=\"never code\">inProgress</li>"))
  }

  @Test func `annotations name file, line and kind, and nothing in them ends them early`() throws {
    let result = try replay("--github")
    let path = "\(folder.path)/b/wrong.transcript"
    #expect(
      result.output.contains(
        "::error file=\(path),line=3,title=resolution::The parameter was resolved otherwise. "
          + "Expected “resolve recipients -> needsValue”"
      )
    )
    #expect(result.code == 1)
    try folder.write("> hello\n~ hm\n@now never\n".utf8, to: "broken.transcript")
    let broken = try replay("--github", "--filter", "broken").output
    let file = folder.path("broken.transcript")
    #expect(broken.contains("::error file=\(file),line=2,title=unreadable::\(file):2: Expected"))
    #expect(broken.contains("::error file=\(file),line=3,title=unreadable::\(file):3: Expected"))
    try folder.write("> 100% sure:\n< no, 5%\n".utf8, to: "a, b.transcript")
    let other = try replay("--github", "--filter", "a, b").output
    #expect(other.contains("/a%2C b.transcript,line=2,title=words::"))
    #expect(other.contains("Expected “no, 5%25”"))
  }

  @Test(arguments: ["--junit", "--coverage-json", "--html"])
  func `a report that can't be written is told before anything is played`(option: String) throws {
    let path = folder.path("nowhere/report.xml")
    let result = try replay(option, path)
    #expect(
      result.errors == "parley: Expected a file that can be written at \(path), found none: "
        + "No such file or directory.\n"
    )
    #expect(result.output == "")
    #expect(result.code == 2)
  }

  @Test(arguments: ["--junit", "--coverage-json", "--html"])
  func `a report never takes the place of a transcript`(option: String) throws {
    let link = folder.path("report")
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: folder.path("b/wrong.transcript")
    )
    // Not even of one that is not played.
    let result = try replay(option, link, "--filter", "a/sound")
    #expect(
      result.errors == "parley: Expected another file to write than \(link), which is read here.\n"
    )
    #expect(result.code == 2)
    #expect(try text("b/wrong.transcript") == Self.wrong)
  }

  // MARK: - What is written

  @Test(arguments: [[], ["CI=true"]])
  func `what happened lies beside a file that differs, if that is asked for`(
    environment: [String]
  ) throws {
    _ = try replay(environment: environment)
    #expect(try folder.names(in: "b") == ["wrong.transcript"])
    _ = try replay("--actual", environment: environment)
    let actual = try text("b/wrong.transcript.actual")
    #expect(actual.contains("< To Anna Haro: “hello” Ready to send it?"))
    #expect(try folder.names(in: "a") == ["sound.transcript"])
    #expect(try replay("--update", environment: []).output == "1 passed, 0 failed, 1 updated\n")
    #expect(try text("b/wrong.transcript") == actual)
    // What lies there may be anybody's by then.
    #expect(try replay("--actual").code == 0)
    #expect(try text("b/wrong.transcript.actual") == actual)
  }

  @Test func `an assertion that an update removes is named`() throws {
    let extra = Self.wrong + "= handle INSendMessageIntent -> success\n"
    try folder.write(extra.utf8, to: "b/wrong.transcript")
    let result = try replay("--update")
    #expect(
      result.errors == "parley: \(folder.path("b/wrong.transcript")):7: Removed “handle "
        + "INSendMessageIntent -> success”, which did not happen.\n"
    )
    #expect(try !text("b/wrong.transcript").contains("= handle"))
  }

  @Test func `where there are colours a difference is a diff of its line`() throws {
    let output = try replay("--color=always").output
    let (red, green, plain) = ("\u{1B}[31m", "\u{1B}[32m", "\u{1B}[0m")
    #expect(output.contains("wrong.transcript:4: The assistant said something else.\n"))
    #expect(output.contains("\(red)  -\(plain) To \(red)Anna:\(plain) "))
    #expect(output.contains("\(green)  +\(plain) To \(green)Anna\(plain) "))
    #expect(!output.contains("Expected"))
  }

  @Test(arguments: ["--update", "--review"])
  func `a file that can't be written is named, and the others are`(option: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a/link.transcript"),
      withDestinationPath: "../b/wrong.transcript"
    )
    try folder.write(Self.wrong.utf8, to: "c/wrong.transcript")
    let result = try replay(option, input: "a\na\na\na\na\na\n")
    #expect(
      result.errors == "parley: Expected a file that can be written at "
        + "\(folder.path("a/link.transcript")), found a link to ../b/wrong.transcript.\n"
    )
    #expect(result.output.hasSuffix("\n1 passed, 1 failed, 2 updated\n"))
    #expect(result.code == 1)
    #expect(try text("c/wrong.transcript") == text("b/wrong.transcript"))
    #expect(try text("c/wrong.transcript") != Self.wrong)
  }

  @Test func `a review takes a verdict on each difference`() throws {
    let result = try replay("--review", input: "what?\na\nreject\n")
    #expect(result.output.hasSuffix("\n1 passed, 1 failed\n"))
    let text = try text("b/wrong.transcript")
    #expect(text.contains("= resolve recipients -> success Anna Haro"))
    #expect(text.contains("< To Anna: \"hello\" Shall I?"))
    #expect(try folder.names(in: "b") == ["wrong.transcript"])
  }

  @Test func `what is skipped in a review, or not reached, stays open`() throws {
    _ = try replay("--review", "--actual", input: "s\n")
    #expect(try text("b/wrong.transcript") == Self.wrong)
    #expect(try folder.names(in: "b").sorted() == ["wrong.transcript", "wrong.transcript.actual"])
  }

  @Test func `a review that accepts everything passes`() throws {
    let result = try replay("--review", input: "a\na\n")
    #expect(result.output.hasSuffix("\n1 passed, 0 failed, 1 updated\n"))
    #expect(try replay().code == 0)
  }

  @Test(arguments: ["--update", "--review"])
  func `where CI is set no transcript is written`(option: String) throws {
    let result = try replay(option, environment: ["CI=true"])
    #expect(
      result.errors == "parley: \(option) writes files, which is not done where CI is set.\n"
    )
    #expect(result.code == 2)
    #expect(try text("b/wrong.transcript") == Self.wrong)
  }

  @Test func `a file that is no transcript at all is told in one sentence`() throws {
    let licence = "Copyright\n\nPermission is granted\nto do this\n  and that\nand more\n# so\n"
    let path = try folder.write(licence.utf8, to: "LICENSE")
    let result = try ParleyProcess.run(["replay", path])
    #expect(
      result.errors
        == "\(path):1: Expected a transcript, whose lines start with “#”, “>”, “<”, “=” or “@”, "
        + "found another form in 5 of 6 lines.\n"
    )
    #expect(result.code == 2)
  }
}

/// How often each element is begun.
private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    counts[name, default: 0] += 1
  }
}
