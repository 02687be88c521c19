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

  @Test func `mistakes of an included file have its own lines`() {
    #expect(
      mistakes("@include b.part\n", ["talks/b.part": "> a\n@lokced\n"])
        .map { $0.prefix { $0 != " " } } == ["talks/b.part:2:"]
    )
  }
}
