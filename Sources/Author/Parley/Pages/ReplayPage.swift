import Assistant
import Transcripts

/// A run of transcripts as a page.
struct ReplayPage {
  let played: PlayedScripts

  var text: String {
    let coverage = played.coverage.coverage
    let parts = parts
    let page = Page(
      title: "Replay",
      summary: (played.reasonForEnd.map { "Not played to the end. \($0) " } ?? "")
        + "\(played.tally).",
      sections: [differences, transcripts]
        + coverage.intents.enumerated().map { section($0, $1, in: parts) }
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
    let none = played.reasonForEnd == nil ? "None: all went as it is written." : "None so far."
    let nothing = HTML.element("p", [:], none)
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
        + transcript.differences.ofOnePlace.flatMap(lines)
    )
  }

  /// Differences of one place, as a diff.
  private func lines(_ differences: ArraySlice<Difference>) -> [HTML] {
    guard let first = differences.first else { return [] }
    let diff = [("-", differences.compactMap(\.expected)), ("+", differences.compactMap(\.found))]
      .flatMap { mark, texts in texts.map { "\(mark) \($0)" } }
    return [
      .element(
        "p",
        [:],
        [
          .element("span", ["class": "badge error"], first.kind.rawValue), .text(" "),
          .element("code", [:], "\(first.file):\(first.line)"),
        ]
      ),
      .transcript(diff.joined(separator: "\n")),
    ]
  }
}

extension [Difference] {
  /// The differences of one kind at one line of a file, each run of them together.
  fileprivate var ofOnePlace: [ArraySlice<Difference>] {
    var places: [ArraySlice<Difference>] = []
    for index in indices {
      if let last = places.last?.last, last.kind == self[index].kind, last.file == self[index].file,
        last.line == self[index].line
      {
        places[places.count - 1] = self[places[places.count - 1].startIndex...index]
      } else {
        places.append(self[index...index])
      }
    }
    return places
  }
}

// MARK: - Transcripts

extension ReplayPage {
  private var transcripts: Page.Section {
    let rows = all.map { transcript in
      [
        HTML.element("td", [:], [transcript.verdict]),
        .element(
          "td",
          ["class": "words"],
          [.text(transcript.title), .element("span", ["class": "code"], transcript.name)]
        ),
      ]
    }
    return Page.Section(
      identifier: "transcripts",
      title: "Transcripts",
      content: [.table("Transcripts", head: ["Result", "Transcript"], rows)]
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
  /// The parts of the graph of all conversations.
  private var parts: [ConversationGraph.Part] {
    all.reduce(into: ConversationGraph()) { $0.add($1.performance.turns) }.parts
  }

  private func section(
    _ number: Int,
    _ entry: ReplayCoverage.Entry,
    in parts: [ConversationGraph.Part]
  ) -> Page.Section {
    let part = parts.first { $0.intent == entry.intent }
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
