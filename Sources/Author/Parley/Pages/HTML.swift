import Characters

/// A piece of a page: texts are escaped where they come in, so that no name or message can pass for
/// a part of the page.
struct HTML: Sendable, Hashable {
  let text: String

  private init(verbatim text: String) {
    self.text = text
  }

  /// A text as it is.
  static func text(_ text: String) -> HTML {
    HTML(
      verbatim: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { String($0).inXML }.joined(separator: "\n")
    )
  }

  /// An element with its content; `attributes` in their order.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: [HTML] = []
  ) -> HTML {
    let list = attributes.map { " \($0)=\"\($1.inXML)\"" }.joined()
    return HTML(verbatim: "<\(name)\(list)>\(content.map(\.text).joined())</\(name)>")
  }

  /// An element of plain text.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ text: String
  ) -> HTML {
    element(name, attributes, [.text(text)])
  }

  /// An element without content, such as `<meta>`.
  static func void(_ name: String, _ attributes: KeyValuePairs<String, String>) -> HTML {
    let list = attributes.map { " \($0)=\"\($1.inXML)\"" }.joined()
    return HTML(verbatim: "<\(name)\(list)>")
  }

  /// A style sheet or script of ours.
  static func ours(_ name: String, _ text: String) -> HTML {
    HTML(verbatim: "<\(name)>\n\(text)\n</\(name)>")
  }

  static let breakOfLines = HTML(verbatim: "\n")
}
