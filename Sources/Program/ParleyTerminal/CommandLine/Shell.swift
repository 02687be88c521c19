/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
