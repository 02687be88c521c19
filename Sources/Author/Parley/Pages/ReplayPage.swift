import Assistant
import Transcripts

/// A run of transcripts as a page.
struct ReplayPage {
  let played: PlayedScripts

  var text: String {
    let coverage = played.coverage.coverage
    let page = Page(
      title: "Replay",
      summary: "\(played.tally).",
      sections: [differences, transcripts] + coverage.intents.enumerated().map(section)
    )
    return page.text
  }

  private var all: [PlayedTranscript] { played.scripts.flatMap(\.transcripts) }
}

// MARK: - Differences

extension ReplayPage {
  private var differences: Page.Section {
    let errors = played.scripts.compactMap(\.error).map { error in
      HTML.element("article", [:], [.element("p", [:], error.description)])
    }
    let articles = errors + all.filter { !$0.differences.isEmpty }.map(article)
    let nothing = HTML.element("p", [:], "None: all went as it is written.")
    return Page.Section(
      identifier: "differences",
      title: "Differences",
      content: articles.isEmpty ? [nothing] : articles
    )
  }

  private func article(_ transcript: PlayedTranscript) -> HTML {
    .element(
      "article",
      [:],
      [.element("h3", [:], transcript.title.isEmpty ? transcript.name : transcript.title)]
        + transcript.differences.flatMap(lines)
    )
  }

  private func lines(_ difference: Difference) -> [HTML] {
    let diff = [("-", difference.expected), ("+", difference.found)]
      .compactMap { mark, text in text.map { "\(mark) \($0)" } }
    return [
      .element(
        "p",
        [:],
        [
          .element("span", ["class": "badge error"], difference.kind.rawValue), .text(" "),
          .element("code", [:], "\(difference.file):\(difference.line)"),
        ]
      ),
      .transcript(diff.joined(separator: "\n")),
    ]
  }
}

// MARK: - Transcripts

extension ReplayPage {
  private var transcripts: Page.Section {
    let rows = all.map { transcript in
      [
        HTML.element("td", [:], [transcript.verdict]),
        .element("td", ["class": "words"], transcript.title),
        .element("td", ["class": "code"], transcript.name),
      ]
    }
    return Page.Section(
      identifier: "transcripts",
      title: "Transcripts",
      content: [.table("Transcripts", head: ["Result", "Title", "Place"], rows)]
    )
  }
}

extension PlayedScripts {
  /// The page about the run.
  package var html: String { ReplayPage(played: self).text }
}

extension PlayedTranscript {
  fileprivate var verdict: HTML {
    differences.isEmpty
      ? .element("span", ["class": "badge info"], "passed")
      : .element("span", ["class": "badge error"], counted(differences.count, "difference"))
  }
}

// MARK: - Intents

extension ReplayPage {
  private func section(_ number: Int, _ entry: ReplayCoverage.Entry) -> Page.Section {
    var graph = ConversationGraph()
    for transcript in all { graph.add(transcript.performance.turns) }
    let part = graph.parts.first { $0.intent == entry.intent }
    return Page.Section(
      identifier: "intent-\(number + 1)",
      title: entry.intent,
      content: (part.map { GraphView(part: $0).html } ?? []) + entry.seen.html
    )
  }
}

extension ReplayCoverage.Entry {
  fileprivate var seen: SeenView {
    let codes = { (counts: [String: Int]) in
      counts.sorted { $0.key < $1.key }.map { SeenView.Code(name: $0.key, count: $0.value) }
    }
    return SeenView(
      intent: intent,
      parameters: parameters.map { parameter in
        SeenView.Parameter(name: parameter.name, results: parameter.results.mapValues { "\($0)" })
      },
      confirm: codes(confirm),
      handle: codes(handle),
      neverSeen: unseenCodes,
      never: "never seen"
    )
  }
}
