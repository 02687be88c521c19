/// The process's environment as a value: `main` reads it once and hands it on.
///
/// An empty variable counts as not set, which is what `NO_COLOR` and the XDG variables ask for.
package struct Environment: Hashable, Sendable {
  private let values: [String: String]

  package init(_ values: [String: String]) {
    self.values = values
  }

  package subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }
}
