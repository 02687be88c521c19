/// A page that holds all it needs: no network, nothing to install, readable without its script.
struct Page: Sendable {
  let title: String

  /// The gist, in a sentence.
  let summary: String
  var sections: [Section] = []

  /// A part with a heading that the table of contents leads to.
  struct Section: Sendable {
    let identifier: String
    let title: String
    let content: [HTML]
  }

  var text: String {
    "<!DOCTYPE html>\n" + HTML.element("html", ["lang": "en"], [head, body]).text + "\n"
  }
}

extension Page {
  /// The policy by which a page loads and runs nothing but what stands in it.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private var head: HTML {
    .element(
      "head",
      [:],
      [
        .void("meta", ["charset": "utf-8"]),
        .void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
        .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .void("meta", ["name": "color-scheme", "content": "light dark"]),
        .element("title", [:], title), .ours("style", PageStyle.text),
      ]
    )
  }

  private var body: HTML {
    .element(
      "body",
      [:],
      [
        .element("a", ["class": "skip", "href": "#content"], "Skip to the content"),
        .element("header", [:], [.element("h1", [:], title), .element("p", [:], summary)]),
        contents, .element("main", ["id": "content"], sections.map(\.html)),
        .ours("script", Self.script),
      ]
    )
  }

  private var contents: HTML {
    let entries = sections.map {
      HTML.element("li", [:], [.element("a", ["href": "#\($0.identifier)"], $0.title)])
    }
    return .element("nav", ["aria-label": "Contents"], [.element("ul", [:], entries)])
  }

  /// Paper shows what is folded, too.
  private static let script = """
    const folds = () => document.querySelectorAll("details:not([open])");
    let unfolded = [];
    addEventListener("beforeprint", () => {
      unfolded = [...folds()];
      unfolded.forEach(fold => { fold.open = true; });
    });
    addEventListener("afterprint", () => unfolded.forEach(fold => { fold.open = false; }));
    """
}

extension Page.Section {
  fileprivate var html: HTML {
    .element(
      "section",
      ["id": identifier, "aria-labelledby": "\(identifier)-title"],
      [.element("h2", ["id": "\(identifier)-title"], title)] + content
    )
  }
}

// MARK: - Parts of pages

extension HTML {
  /// A table that scrolls by itself where the window is narrow, also by keyboard.
  static func table(_ name: String, head: [String], _ rows: [[HTML]]) -> HTML {
    let heads = head.map { HTML.element("th", ["scope": "col"], $0) }
    let lines = rows.map { row in
      HTML.element("tr", [:], row)
    }
    let table = HTML.element(
      "table",
      [:],
      [.element("thead", [:], [.element("tr", [:], heads)]), .element("tbody", [:], lines)]
    )
    return scrolling(name, [table])
  }

  /// Something wide.
  static func scrolling(_ name: String, _ content: [HTML]) -> HTML {
    .element(
      "div",
      ["class": "wide", "role": "region", "aria-label": name, "tabindex": "0"],
      content
    )
  }

  /// Something that is folded at first.
  static func fold(_ title: String, isOpen: Bool = false, _ content: [HTML]) -> HTML {
    let all = [HTML.element("summary", [:], title)] + content
    return isOpen ? .element("details", ["open": ""], all) : .element("details", [:], all)
  }

  /// A conversation, each line in the colour of its mark.
  static func transcript(_ text: String) -> HTML {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line -> HTML in
        let kind = PageStyle.kinds[line.first ?? " "]
        return kind.map { .element("span", ["class": $0], String(line)) } ?? .text(String(line))
      }
    let joined = lines.flatMap { [$0, .breakOfLines] }.dropLast()
    return .element("pre", [:], [.element("code", [:], Array(joined))])
  }
}
