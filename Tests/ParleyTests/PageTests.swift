import Dialogue
import Foundation
import FoundationXML
import Scratch
import Testing
import Transcripts

@testable import Assistant
@testable import Parley

/// The pages that `check` and `replay` write.
@Suite struct PageTests {
  // MARK: - What any page is

  private let page = Page(
    title: "A & B",
    summary: "“<i>”",
    sections: [
      Page.Section(identifier: "one", title: "One", content: [.transcript("> a <b>\n< [..]\nx")])
    ]
  )

  @Test func `texts are no parts of the page, whatever is in them`() {
    #expect(page.text.contains("<h1>A &amp; B</h1><p>“&lt;i&gt;”</p>"))
    #expect(page.text.contains("<span class=\"user\">&gt; a &lt;b&gt;</span>\n"))
    #expect(HTML.element("a", ["href": "\" onclick=\"x"], "y").text.contains("&quot; onclick"))
    #expect(HTML.text("a\u{1B}[31m\r\nb").text == "a\u{FFFD}[31m\nb")
  }

  @Test func `a page loads nothing, and says so`() {
    #expect(page.text.contains("default-src 'none'"))
    #expect(!page.text.contains("http:") && !page.text.contains("https:"))
    #expect(!page.text.contains("src=") && !page.text.contains("url("))
  }

  @Test func `every entry of the contents leads to a section, and the first link to them all`() {
    #expect(page.text.contains("<a class=\"skip\" href=\"#content\">"))
    for identifier in ["content", "one"] {
      #expect(page.text.contains("href=\"#\(identifier)\""))
      #expect(page.text.contains("id=\"\(identifier)\""))
    }
  }

  // MARK: - The graph

  private static let needsValue: Performance.Event = .fact(.resolve("content", [.needsValue]))

  private static let conversation: [Performance.Turn] = [
    Performance.Turn(
      .user("text Anna"),
      [.fact(.intent(Draft("INSendMessageIntent"), parameters: [])), needsValue]
    ),
    Performance.Turn(
      .user("hello"),
      [.fact(.confirm(intent: "INSendMessageIntent", code: "ready"))]
    ),
    Performance.Turn(
      .user("yes"),
      [.fact(.handle(intent: "INSendMessageIntent", code: "success"))]
    ),
  ]

  @Test
  func `points are what is asked and what came of it; of like steps the shortest line is kept`()
    throws
  {
    var graph = ConversationGraph()
    graph.add(Self.conversation)
    graph.add([Performance.Turn(.user("text"), Self.conversation[0].events)])
    let part = try #require(graph.parts.first)
    let asked = ConversationGraph.Point.asked("content", resolution: "needsValue")
    let done = ConversationGraph.Point.answered(code: "success", isFailure: false)
    #expect(part.points == [.start, asked, .goAhead, done])
    #expect(
      part.moves == [
        .init(from: .start, to: asked, line: "text", count: 2),
        .init(from: asked, to: .goAhead, line: "hello", count: 1),
        .init(from: .goAhead, to: done, line: "yes", count: 1),
      ]
    )
  }

  @Test func `a request after the last begins at the start`() throws {
    var graph = ConversationGraph()
    graph.add(Self.conversation + Self.conversation)
    #expect(graph.parts.first?.moves.map(\.count) == [2, 2, 2])
  }

  @Test func `of a longer conversation the last line alone can be counted`() {
    var graph = ConversationGraph()
    graph.add(Self.conversation, lastOnly: true)
    #expect(graph.parts.first?.moves.map(\.line) == ["yes"])
  }

  @Test func `each point has a place of its own, further right the more lines it takes; ends last`()
    throws
  {
    var graph = ConversationGraph()
    graph.add(Self.conversation)
    graph.add([
      Performance.Turn(
        .user("never mind"),
        [.fact(.intent(Draft("INSendMessageIntent"), parameters: [])), .fact(.cancelled)]
      )
    ])
    let part = try #require(graph.parts.first)
    let layout = GraphLayout(part)
    let places = part.points.compactMap { layout.corners[$0].map { "\($0.x) \($0.y)" } }
    #expect(Set(places).count == part.points.count)
    let columns = part.points.map { layout.corners[$0]?.x ?? 0 }
    #expect(Array(columns.prefix(4)) == columns.prefix(4).sorted())
    let done = ConversationGraph.Point.answered(code: "success", isFailure: false)
    #expect(layout.corners[.cancelled]?.x == layout.corners[done]?.x)
    for corner in layout.corners.values {
      #expect(corner.x + GraphLayout.box.width < layout.width)
      #expect(corner.y + GraphLayout.box.height < layout.height)
    }
  }

  // MARK: - A checked app

  @Test func `a page about an app has its findings, its graph and its codes`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("check.html")
    let result = try ParleyProcess.run(["check", "Stride", "--html", path, "--github"])
    #expect(result.code == 0)
    #expect(result.output.contains("::notice title=many-synonyms::AppIntentVocabulary.plist, "))
    let page = String(decoding: try folder.bytes(of: "check.html"), as: UTF8.self)
    #expect(page.contains("<h2 id=\"intent-1-1-title\">INStartWorkoutIntent</h2>"))
    #expect(page.contains("<span class=\"badge info\">note</span> many-synonyms"))
    #expect(page.contains("<li class=\"seen code\">success</li>"))
    #expect(page.contains("<li class=\"failed code\">failureOngoingWorkout</li>"))
    #expect(page.contains("<title>workoutName: disambiguation</title>"))
    #expect(page.contains("workoutName: needsValue"))
    #expect(page.contains("<th scope=\"col\">failed with</th>"))
    #expect(page.contains(">Pause my workout with Stride</td>"))
    #expect(try pictures(in: page).count == 5)
  }

  @Test func `what differs at one line of a transcript is one diff`() throws {
    let folder = try ScratchFolder()
    let text = "> Call Anna with Ringer\n= resolve contacts -> needsValue\n< Whom?\n< Who?\n"
    try folder.write(text.utf8, to: "call.transcript")
    let arguments = ["replay", folder.path("call.transcript"), "--html", folder.path("a.html")]
    #expect(try ParleyProcess.run(arguments).code == 1)
    let page = String(decoding: try folder.bytes(of: "a.html"), as: UTF8.self)
    let places = page.matches(of: /badge error">(?<kind>[a-z-]+)<\/span> <code>[^<]*:(?<line>\d+)</)
      .map { "\($0.kind) \($0.line)" }
    #expect(Set(places).count == places.count)
    #expect(places.contains("resolution 2") && places.contains("words 3"))
  }

  /// The pictures of a page, which are XML by themselves.
  private func pictures(in page: String) throws -> [String] {
    let pictures = page.matches(of: /<svg .*?<\/svg>/.dotMatchesNewlines()).map {
      String($0.output)
    }
    for picture in pictures { #expect(XMLParser(data: Data(picture.utf8)).parse()) }
    return pictures
  }
}
