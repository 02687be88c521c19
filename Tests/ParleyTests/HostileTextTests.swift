import Foundation
import Scratch
import Testing

@testable import ParleyTerminal

/// Every command, in a world and with files full of what a terminal would obey.
@Suite struct HostileTextTests {
  private static let marks = HostileText.marks

  /// A world that every walk reads, and none writes.
  private static let world = Result {
    let folder = try ScratchFolder()
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/World").standardizedFileURL
    try HostileText.copyWorld(from: fixtures, to: folder.url.appending(path: "world"))
    return folder
  }

  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("world"),
      withDestinationPath: Self.world.get().path("world")
    )
    for (name, text) in Self.files { try folder.write(text.utf8, to: name) }
  }

  private var surroundings: [String] {
    ["--world", folder.path("world"), "--data", folder.path("data\(Self.marks)")]
  }

  // MARK: - What is walked

  struct Walk: Sendable, CustomTestStringConvertible {
    /// The command; paths in the folder begin with an @.
    let arguments: [String]
    var input: [String] = []

    /// True if something of the files is shown, which the sign then tells.
    var showsSign = true

    var testDescription: String { arguments.isEmpty ? "a pipe" : arguments.description }
  }

  private static let conversation = [
    "read my new messages", "next", "call mike", "mike\(marks)", "cancel", "call \(marks)",
    "send a message to anna haro saying hello\(marks)", "yes", "get me a ride to the airport",
    "yes", "where is my ride", "start a run for 20 minutes", "yes", "how is my workout",
    "who called", "pay anna haro $5 for lunch\(marks)", "no", "help", "what can I say",
    ":help", ":apps", ":intents", ":contacts", ":trace on", "text kate saying hi", "cancel",
    ":why", ":last", ":state", ":findings", ":fault handle \(marks) never-answers", ":history",
    ":interrupt handle \(marks) app-killed",
    ":clock \(marks)", ":fork \(marks)", ":\(marks)", ":replay @differing.transcript",
    ":save @saved\(marks)", ":replay nowhere\(marks)", ":undo",
  ]

  /// A report takes longer than all else: the conversation is tried with many fewer lines.
  private static let reported = conversation + [":report @reported\(marks)"]

  private static let walks = [
    Walk(arguments: [], input: reported),
    Walk(arguments: ["--in-process", "--json"], input: conversation),
    Walk(arguments: ["--in-process", "--plain"], input: conversation),
    Walk(arguments: ["--in-process", "--color", "always"], input: conversation),
    Walk(arguments: ["say", "read my new messages", "call \(marks)"]),
    Walk(arguments: ["say", "--json", "read my new messages", "call \(marks)"]),
    Walk(arguments: ["replay", "@differing.transcript"]),
    Walk(arguments: ["replay", "--json", "@differing.transcript"]),
    Walk(arguments: ["replay", "--tap", "--coverage", "@differing.transcript"]),
    Walk(arguments: ["replay", "--review", "@differing.transcript"], input: ["s", "\(marks)"]),
    Walk(arguments: ["replay", "--continue", "@differing.transcript"], input: ["call \(marks)"]),
    Walk(arguments: ["replay", "@broken.transcript"]),
    Walk(arguments: ["replay", "--tap", "@broken.transcript"]),
    Walk(arguments: ["replay", "@nowhere\(marks)"]),
    Walk(arguments: ["diagram", "@differing.transcript"]),
    Walk(arguments: ["report", "--in-process", "@differing.transcript", "-o", "@report\(marks)"]),
    Walk(arguments: ["diagram", "--format", "svg", "@differing.transcript"]),
    Walk(arguments: ["import", "@some.convo.txt"]),
    Walk(arguments: ["import", "@some.json"]),
    Walk(arguments: ["import", "@broken.json"]),
    Walk(arguments: ["import", "@nowhere\(marks)"]),
    Walk(arguments: ["check", "UnicornChat\(marks)"]),
    Walk(arguments: ["check", "--json", "UnicornChat\(marks)"]),
    Walk(arguments: ["check", "@world/Apps/MessageBot"]),
    Walk(arguments: ["check", "nobody\(marks)"]),
    Walk(arguments: ["explain", "call \(marks) and mike\(marks)"]),
    Walk(arguments: ["explain", "--json", "call \(marks) and mike\(marks)"]),
    Walk(arguments: ["evaluate", "@lines.jsonl"]),
    Walk(arguments: ["completions", "bash"], showsSign: false),
    Walk(arguments: ["completions", "\(marks)"]),
    Walk(arguments: ["man"], showsSign: false),
    Walk(arguments: ["--help"], showsSign: false),
    Walk(arguments: ["--\(marks)"]),
    Walk(arguments: ["\(marks)"]),
    Walk(arguments: ["--color", "\(marks)"]),
  ]

  private static let files = [
    "differing.transcript": """
    # A title\(marks). And more.\(marks)

    > read my new messages\(marks)
    < Nothing\(marks)
    = resolve recipients -> success \(marks)
    > call mike\(marks)
    < Which \(marks)?

    """,
    "broken.transcript": "> hello\n@now \(marks)\n? \(marks)\n@include nowhere\(marks)\n",
    "some.convo.txt":
      "title\(marks)\n\n#me\ncall \(marks)\n\n#bot\nWho \(marks)?\nMEDIA \(marks)\n",
    "some.json": #"{"skillId": "a", "locale": "en-US", "type": "text", "userInput": ["#
      + "\"call \(escaped)\", \".quit\(escaped)\"], \"more\(escaped)\": 1}",
    "broken.json": "{\"userInput\": [\(marks)",
    "lines.jsonl": "{\"text\": \"send a message to \(escaped) saying hi \(escaped)\"}\n",
  ]

  /// The marks as JSON has them.
  private static let escaped = marks.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()

  private func run(_ walk: Walk) throws -> ParleyProcess.Result {
    let named = { (text: String) in text.replacing("@", with: folder.path("")) }
    let takesWorld = walk.arguments.first.map {
      !$0.hasPrefix("--c") && !$0.hasPrefix("--\u{2620}")
    }
    return try ParleyProcess.run(
      walk.arguments.map { $0.hasPrefix("@") ? named($0) : $0 }
        + (takesWorld == false && walk.input.isEmpty ? [] : surroundings),
      input: Array(walk.input.map { named($0) + "\n" }.joined().utf8)
    )
  }

  // MARK: - What must come of it

  @Test(arguments: walks)
  func `nothing that a terminal obeys comes out of any command`(_ walk: Walk) throws {
    let result = try run(walk)
    let output = result.output + result.errors
    #expect(HostileText.harm(in: result.output) == nil)
    #expect(HostileText.harm(in: result.errors) == nil)
    #expect(output.contains(HostileText.sign) == walk.showsSign, "\(output)")
  }

  @Test func `every command is walked`() {
    let walked = Set(Self.walks.compactMap(\.arguments.first))
    #expect(Set(Command.ofEveryProgram.map(\.name)).isSubset(of: walked))
    let told = Self.reported.compactMap { $0.split(separator: " ").first.map(String.init) }
    let left = Set(SessionCommand.all.map(\.name)).subtracting(told)
    #expect(left == [":lock", ":unlock", ":cancel", ":quit"])
  }

  @Test func `reports for machines are what their forms allow`() throws {
    let junit = folder.path("junit.xml")
    _ = try ParleyProcess.run(
      ["replay", "--junit", junit, folder.path("differing.transcript")] + surroundings
    )
    let text = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(text.contains(HostileText.sign))
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
    )
  }

  @Test func `JSON has what was there, for whoever reads it`() throws {
    let result = try run(Walk(arguments: ["explain", "--json", "call \u{9B}7m\u{202E}mike"]))
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["sentence"] as? String == "call \u{9B}7m\u{202E}mike")
    #expect(result.output.contains(#"\u009b"#))
  }

  @Test func `what scripts are written with stays as it is`() throws {
    let texts = ["cafe\u{301} 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "نص عربي، 5", "\u{2067}שלום\u{2069} ok", "क्षि 한국어"]
    let result = try ParleyProcess.run(
      ["explain"] + texts + ["--data", folder.path("data")]
    )
    for text in texts { #expect(result.output.unicodeScalars.contains(text.unicodeScalars)) }
  }
}
