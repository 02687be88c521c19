/// The forms that diagrams are drawn in.
package enum DiagramFormat: String, CaseIterable, Sendable {
  case mermaid
  case svg
}
