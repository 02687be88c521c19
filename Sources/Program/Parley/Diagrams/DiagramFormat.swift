/// The forms that diagrams are drawn in.
enum DiagramFormat: String, CaseIterable, Sendable {
  case mermaid
  case svg
}
