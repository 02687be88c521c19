import Assistant
import Dialogue
import Domains

/// The results and codes of an intent: which came up, and which never did.
struct SeenView {
  let intent: String
  let parameters: [Parameter]

  /// The codes that came up, in any order of theirs; with the times, where these were counted.
  let confirm: [Code]
  let handle: [Code]
  let neverSeen: [String]

  /// The words for results and codes that did not come up, such as “never seen”.
  let never: String

  struct Parameter {
    let name: String

    /// The words for each result that came up, such as a number of times.
    let results: [String: String]

    /// Set if the app has no method for it.
    var isDefault = false
  }

  struct Code {
    let name: String
    var count: Int?
  }

  var html: [HTML] {
    parameterTable + chips("confirm", confirm) + chips("handle", handle) + unseen
  }

  private var parameterTable: [HTML] {
    guard !parameters.isEmpty else { return [] }
    let rows = parameters.map { parameter in
      [HTML.element("th", ["scope": "row", "class": "code"], parameter.name)]
        + ReplayCoverage.results.map { cell(parameter.results[$0], parameter.isDefault) }
    }
    return [
      .table("Results of \(intent)", head: ["resolve"] + ReplayCoverage.results, rows)
    ]
  }

  private func cell(_ words: String?, _ isDefault: Bool) -> HTML {
    if let words { return .element("td", [:], words) }
    return .element("td", ["class": "never"], isDefault ? "default" : never)
  }

  private func chips(_ name: String, _ codes: [Code]) -> [HTML] {
    guard !codes.isEmpty else { return [] }
    let items = codes.map { code in
      HTML.element(
        "li",
        ["class": Schema.isFailure(code.name, of: intent) ? "failed code" : "seen code"],
        code.name + (code.count.map { " × \($0)" } ?? "")
      )
    }
    return [.element("h3", [:], name), .element("ul", ["class": "chips"], items)]
  }

  private var unseen: [HTML] {
    guard !neverSeen.isEmpty else { return [] }
    let items = neverSeen.map { HTML.element("li", ["class": "never code"], $0) }
    return [.element("h3", [:], "codes \(never)"), .element("ul", ["class": "chips"], items)]
  }
}
