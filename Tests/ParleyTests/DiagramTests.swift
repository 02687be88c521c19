import Dialogue
import Foundation
import FoundationXML
import Randomness
import Testing
import Transcripts

@testable import Diagrams

@Suite struct DiagramTests {
  private static let mike = Value("Mike Chen")

  /// A request with a question, a correction, and what else there is to draw.
  private static let performance = Performance(turns: [
    Performance.Turn(
      .user("Text Mike; 100% <b>"),
      [
        .fact(
          .intent(Draft("INSendMessageIntent", ["recipients": [Value("Mike")]]), parameters: [])
        ),
        .fact(.handler(intent: "INSendMessageIntent", app: "MessageBot")),
        .fact(.resolve("recipients", [.disambiguation([Value("Mike Abbott"), mike])])),
        .said("Which Mike?"), .said("  1. Mike Abbott"), .said("  2. Mike Chen"),
      ]
    ),
    Performance.Turn(.setting(.locked), []),
    Performance.Turn(
      .user("the second one"),
      [
        .fact(.resolve("recipients", [.success(mike)])),
        .fact(.defaulted(method: "confirm")),
        .fact(.confirm(intent: "INSendMessageIntent", code: "ready")),
        .fact(.handle(intent: "INSendMessageIntent", code: "success")),
        .said("Sent."),
      ]
    ),
  ])

  private let diagram = SequenceDiagram(of: performance, title: "Two Mikes")

  // MARK: - Mermaid

  @Test func `Mermaid has a line for each step`() {
    #expect(
      Mermaid(diagram).text == """
        sequenceDiagram
          title Two Mikes
          actor P0 as You
          participant P1 as Parley
          participant P2 as MessageBot
          P0->>P1: Text Mike#59; 100#37; #60;b#62;
          Note over P1: INSendMessageIntent
          P1->>P2: resolveRecipients
          P2-->>P1: disambiguation Mike Abbott | Mike Chen
          P1->>P0: Which Mike?<br/>  1. Mike Abbott<br/>  2. Mike Chen
          Note over P0,P2: @locked
          P0->>P1: the second one
          P1->>P2: resolveRecipients
          P2-->>P1: success Mike Chen
          P1->>P2: handle
          P2-->>P1: success
          P1->>P0: Sent.

        """
    )
  }

  @Test(arguments: [
    ("", "#32;"), ("wrap: it", "wrap#58; it"), ("at 9:41", "at 9:41"),
    (
      "a long line that would make the whole diagram wide",
      "a long line that would make the whole diagram<br/>  wide"
    ), ("%%{init: {}}%%", "#37;#37;{init: {}}#37;#37;"), ("a\tb", "a b"),
    ("\"#1\"", "#34;#35;1#34;"),
  ])
  func `no text is taken for Mermaid's own signs`(text: String, expected: String) {
    var diagram = SequenceDiagram()
    diagram.steps = [.message(.words, from: .person, to: .assistant, lines: [text])]
    #expect(Mermaid(diagram).text.hasSuffix("  P0->>P1: \(expected)\n"))
  }

  // MARK: - SVG

  @Test func `a drawing is what it is, to the letter`() {
    var diagram = SequenceDiagram(title: "A & B")
    diagram.steps = [
      .message(.words, from: .person, to: .assistant, lines: ["Hi <you>"]),
      .note(.ended, on: .assistant, lines: ["refused: out-of-scope"]),
    ]
    let svg = SVG(diagram).text
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"335\" height=\"264\""))
    #expect(
      svg.hasSuffix(
        """
        </style>
        <title>A &amp; B</title>
        <rect class="ground" width="335" height="264" rx="12"/>
        <text class="title" x="24" y="38">A &amp; B</text>
        <path class="life" d="M72 93V206"/>
        <path class="life" d="M222 93V206"/>
        <g class="person words"><path class="arrow" d="M72 128H216"/>\
        <path class="tip" d="M216 128l-8 -4.5v9z"/>\
        <rect x="108" y="111" width="78" height="34" rx="14"/>\
        <text x="120" y="132">Hi &lt;you&gt;</text></g>
        <g class="ended"><rect x="133" y="155" width="178" height="33" rx="14"/>\
        <text x="145" y="175">refused: out-of-scope</text></g>
        <g class="head person"><rect x="24" y="59" width="96" height="34" rx="17"/>\
        <text x="72" y="81">You</text></g>
        <g class="head assistant"><rect x="174" y="59" width="96" height="34" rx="17"/>\
        <text x="222" y="81">Parley</text></g>
        <g class="head person"><rect x="24" y="206" width="96" height="34" rx="17"/>\
        <text x="72" y="228">You</text></g>
        <g class="head assistant"><rect x="174" y="206" width="96" height="34" rx="17"/>\
        <text x="222" y="228">Parley</text></g>
        </svg>

        """
      )
    )
  }

  @Test func `a drawing is sound XML, whatever is said`() {
    for text in ["<&>\"'", "\u{0}\u{8}\u{FFFE}", "]]>", "日本語 👩‍👩‍👧 e\u{301}"] {
      var diagram = SequenceDiagram(title: text)
      diagram.steps = [.message(.words, from: .person, to: .assistant, lines: [text])]
      #expect(XMLParser(data: Data(SVG(diagram).text.utf8)).parse(), "\(text)")
    }
  }

  @Test func `nothing lies on anything else, and every arrow is seen`() {
    var random = SplitMix(seed: 5)
    for _ in 0..<200 {
      let layout = SequenceLayout(SequenceDiagram(random: &random))
      for (row, next) in zip(layout.rows, layout.rows.dropFirst()) {
        #expect(row.box.y + row.box.height < next.box.y)
      }
      for row in layout.rows {
        #expect(row.box.x >= 0 && row.box.x + row.box.width <= layout.width)
        let columns = row.step.parties.map(layout.column)
        guard let left = columns.min(), let right = columns.max(), left < right else { continue }
        #expect(row.box.x - left >= Measure.leastArrow - 1)
        #expect(right - row.box.x - row.box.width >= Measure.leastArrow - 1)
      }
      #expect(layout.rows.allSatisfy { $0.box.y + $0.box.height < layout.bottom })
    }
  }

  // MARK: - Lines of text

  @Test func `lines are as wide as they may be at most, and nothing is lost`() {
    var random = SplitMix(seed: 6)
    for _ in 0..<500 {
      let text = SequenceDiagram.text(random: &random)
      for typeface in [Typeface.words, .code] {
        let lines = typeface.lines(of: text, within: 200)
        #expect(lines.allSatisfy { typeface.width(of: $0) <= 200 }, "\(lines)")
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      }
    }
  }

  @Test func `wide characters take more room, and marks on letters none`() {
    let width = { (text: String) in Typeface.words.width(of: text) }
    #expect(width("日本") > 1.5 * width("ab"))
    #expect(width("e\u{301}") == width("e"))
    #expect(width("👩‍👩‍👧") == width("日"))
  }
}

// MARK: - Any diagram

extension SequenceDiagram {
  fileprivate static func text(random: inout SplitMix) -> String {
    let words = [
      "a", "lunch", "", "  ", "日本語日本語", "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "👩‍👩‍👧",
      "e\u{301}", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "—",
    ]
    return (0..<Int.random(in: 1...12, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  fileprivate init(random: inout SplitMix) {
    self.init(title: Self.text(random: &random))
    let apps: [Party] = [.app("MessageBot"), .app(Self.text(random: &random)), .app("A")]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let app = apps.randomElement(using: &random) ?? .person
      let lines = [Self.text(random: &random)]
      let all: [Step] = [
        .message(.words, from: .person, to: .assistant, lines: lines),
        .message(.words, from: .assistant, to: .person, lines: lines + lines),
        .message(.resolve, from: .assistant, to: app, lines: lines),
        .answer(.handle, from: app, to: .assistant, lines: lines),
        .note(.finding, on: app, lines: lines), .note(.understood, on: .assistant, lines: lines),
        .note(.setting, on: .assistant, lines: lines),
      ]
      steps.append(all.randomElement(using: &random) ?? all[0])
    }
  }
}
