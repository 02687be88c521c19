import Testing

@testable import Transcripts

@Suite struct InclusionTests {
  /// A transcript with these files around it.
  private func included(
    _ text: String,
    _ files: [String: String] = [:],
    file: String = "talks/a.transcript"
  ) throws -> Transcript {
    try Document(parsing: text, file: file).including { files[$0] }.transcripts[0]
  }

  private func mistakes(
    _ text: String,
    _ files: [String: String] = [:]
  ) -> [String] {
    let error = #expect(throws: SyntaxErrors.self) { try included(text, files) }
    return error?.errors.map(\.description) ?? []
  }

  let text = "# own\n@include start.part\n> b\n< two\n"
  let files = ["talks/start.part": "# theirs\n@locked\n> a\n< one\n"]

  @Test func `the lines of the file stand in the place of the line`() throws {
    let transcript = try included(text, files)
    #expect(transcript.inputs.map(\.input) == [.user("a"), .user("b")])
    #expect(
      transcript.inputs.map(\.place)
        == [Place(file: "talks/start.part", line: 3), Place(file: "talks/a.transcript", line: 3)]
    )
    #expect(transcript.startSettings.map(\.place.description) == ["talks/start.part:2"])
    #expect(transcript.notes == ["own"])
    #expect(transcript.description == text)
  }

  @Test func `what differs is told by the file in which it stands`() throws {
    let performance = Performance(turns: [.init("a", "eins"), .init("b", "zwei")])
    let differences = try included(text, files).differences(from: performance)
    #expect(
      differences.map { "\($0.file):\($0.line)" } == ["talks/start.part:4", "talks/a.transcript:4"]
    )
    #expect(differences.map(\.isUpdatable) == [false, true])
  }

  @Test func `an update changes no line of another file`() throws {
    let performance = Performance(turns: [.init("a", "eins", "more"), .init("b", "zwei")])
    let updated = try included(text, files).updated(with: performance)
    #expect(updated.description == text.replacing("two", with: "zwei"))
  }

  @Test func `files may include files, as seen from themselves`() throws {
    let transcript = try included(
      "@include ../common/one.part\n",
      [
        "common/one.part": "> one\n@include deep/two.part\n> end",
        "common/deep/two.part": "> two\n@include ./../three.part\n",
        "common/three.part": "> three",
      ]
    )
    #expect(
      transcript.inputs.map(\.input) == [.user("one"), .user("two"), .user("three"), .user("end")]
    )
  }

  @Test(arguments: [
    ("/abs/x.part", "/abs/x.part"), ("x.part", "talks/x.part"), ("../x.part", "x.part"),
    ("../../x.part", "../x.part"), ("./y/../x.part", "talks/x.part"),
  ])
  func `a path is seen from the file's own folder`(name: String, path: String) throws {
    #expect(try included("@include \(name)\n", [path: "> a\n"]).inputs.count == 1)
  }

  @Test(arguments: ["./talks/a.transcript", "./talks/./a.transcript", "talks/a.transcript"])
  func `the same file is meant however the path of this one is written`(file: String) throws {
    let files = ["x.part": "> a\n"]
    #expect(try included("@include ../x.part\n", files, file: file).inputs.count == 1)
  }

  @Test func `a file that isn't there, or holds no transcript alone, is told`() {
    for name in ["start.part", "guide.md"] {
      #expect(
        mistakes("> a\n@include \(name)\n", ["talks/guide.md": "# Guide\n"]) == [
          "talks/a.transcript:2: Expected a transcript in a file of its own at talks/\(name), "
            + "found none."
        ]
      )
    }
    #expect(mistakes("@include \n") == ["talks/a.transcript:1: Expected a file, found nothing."])
  }

  @Test func `files that include each other in a circle are told`() {
    #expect(
      mistakes(
        "> a\n@include b.part\n",
        ["talks/b.part": "@include ../talks/a.transcript\n"]
      ) == [
        """
        talks/b.part:1: Expected a file that does not include itself, found a circle: \
        talks/a.transcript includes talks/b.part includes talks/a.transcript.
        """
      ]
    )
  }

  @Test(arguments: [
    (InclusionLimits(lines: 5), "included lines", 5),
    (InclusionLimits(files: 2), "included files", 2),
    (InclusionLimits(repetitions: 2), "inclusions of talks/b.part", 2),
  ])
  func `each limit has its sentence, and what comes after it is not looked at`(
    limits: InclusionLimits,
    what: String,
    most: Int
  ) throws {
    let text = String(repeating: "@include b.part\n", count: 100)
    let document = try Document(parsing: text, file: "talks/a.transcript")
    let error = #expect(throws: SyntaxErrors.self) {
      try document.including(within: limits) { _ in "> a\n< b\n" }
    }
    #expect(
      error?.description
        == "talks/a.transcript:3: Expected at most \(most) \(what), found more."
    )
  }

  @Test func `files that include each other again and again end at a limit`() throws {
    // Ten files, of which each includes all others ten times.
    let names = (0..<10).map { "\($0).part" }
    let text = names.map { String(repeating: "@include \($0)\n", count: 10) }.joined()
    let files = Dictionary(
      uniqueKeysWithValues: names.map { name in
        ("talks/\(name)", text.replacing("@include \(name)\n", with: ""))
      }
    )
    let circles = mistakes(text, files)
    #expect(circles.count == 1)
    #expect(circles.first?.contains("found a circle: talks/a.transcript includes ") == true)
    // Ten, of which each includes the next ten times.
    let next = Dictionary(
      uniqueKeysWithValues: (0..<10).map { number in
        ("talks/\(number).part", String(repeating: "@include \(number + 1).part\n", count: 10))
      }
    )
    let excesses = mistakes("@include 0.part\n", next.merging(["talks/10.part": ""]) { $1 })
    #expect(excesses.count == 1)
    #expect(excesses.first?.contains("Expected at most 100 inclusions of talks/10.part") == true)
  }

  @Test func `files that include one another are so many at most`() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<20).map { number in
        ("talks/\(number).part", "> a\n@include \(number + 1).part\n")
      }
    )
    #expect(
      mistakes("@include 0.part\n", files) == [
        "talks/15.part:2: Expected at most 16 files that include one another, found more."
      ]
    )
  }

  @Test func `what may not be read is told as it is found`() throws {
    let document = try Document(parsing: "> a\n@include b.part\n", file: "talks/a.transcript")
    let error = #expect(throws: SyntaxErrors.self) {
      try document.including { file throws(Mismatch) in
        throw Mismatch(expected: "a file that can be read at \(file)", finding: "a pipe")
      }
    }
    #expect(
      error?.description
        == "talks/a.transcript:2: Expected a file that can be read at talks/b.part, found a pipe."
    )
  }

  @Test func `mistakes of an included file have its own lines`() {
    #expect(
      mistakes("@include b.part\n", ["talks/b.part": "> a\n@lokced\n"])
        .map { $0.prefix { $0 != " " } } == ["talks/b.part:2:"]
    )
  }
}
