import Terminal

/// One line on the terminal that changes while something takes its time; elsewhere nothing.
struct Progress {
  private let output: Output?

  init(_ console: Console) {
    output = console.isInteractive ? console.errors : nil
  }

  func show(_ text: String) {
    output?.write("\r\u{1B}[K\(text)")
  }

  func end() {
    output?.write("\r\u{1B}[K")
  }
}
