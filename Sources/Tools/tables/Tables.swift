import FoundationEssentials
import Glibc

/// Writes the tables that understanding looks things up in, as Swift.
///
/// The build runs it as `tables JOB OUTPUT-FOLDER INPUT…`.
@main struct Tables {
  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      complain("\(error)")
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws {
    guard arguments.count > 2, let job = arguments.first else {
      complain("usage: tables JOB OUTPUT-FOLDER INPUT…, where JOB is phrases or weights")
    }
    let (output, inputs) = (arguments.dropFirst().first ?? ".", Array(arguments.dropFirst(2)))
    switch job {
    case "phrases": try writePhrases(of: inputs, to: output)
    case "weights": try writeWeights(of: inputs, to: output)
    default: complain("Expected phrases or weights, found “\(job)”.")
    }
  }

  /// Says what is wrong, where the build shows it, and ends the tool.
  private static func complain(_ sentence: String) -> Never {
    let line = sentence + "\n"
    _ = Glibc.write(STDERR_FILENO, line, line.utf8.count)
    exit(1)
  }
}

/// The whole of a text file.
func contents(of path: String) throws -> String {
  String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
}

/// Replaces a file's contents, if they are others.
///
/// The build compiles anew what is newer, and runs this tool whenever it goes from building the
/// program to building the tests or back.
func write(_ text: String, to path: String) throws {
  if let old = try? contents(of: path), old == text { return }
  try Data(text.utf8).write(to: URL(filePath: path))
}
