import English
import Foundation
import LineEditing
import Terminal

/// The commands about the lines that are typed.
extension SessionCommand {
  static let cancel = SessionCommand(
    name: ":cancel",
    summary: "cancel the current request"
  ) { talk, _ in
    await talk.hear(English.cancel)
  }

  static let history = SessionCommand(
    name: ":history",
    arguments: "[delete N|TEXT|all]",
    summary: "list the remembered lines, or forget one by number, those with a text, or all"
  ) { talk, argument in
    guard let editor = talk.editor else {
      return talk.complain("Expected a terminal for :history, found none: nothing is remembered.")
    }
    // What is to be forgotten stands in the command, too.
    await editor.forget(where: { $0.hasPrefix(":history delete") })
    let lines = await editor.remembered
    guard !argument.isEmpty else { return talk.list(lines) }
    guard let meant = lines.meant(by: argument) else {
      return talk.complain(
        "Expected “delete” and a number, a text or “all” after :history, found “\(argument)”."
      )
    }
    await editor.forget(where: meant.contains)
    talk.console.output.print("Forgot \(meant.count == 1 ? "1 line" : "\(meant.count) lines").")
  }
}

extension [String] {
  /// The remembered lines that “delete 3”, “delete all” or “delete lunch” means; `nil` if it
  /// is none of these.
  func meant(by argument: String) -> [String]? {
    let words = argument.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == "delete" else { return nil }
    if words[1] == "all" { return self }
    if let number = Int(words[1]), indices ~= number - 1 { return [self[number - 1]] }
    return filter { $0.localizedCaseInsensitiveContains(words[1]) }
  }
}

extension Talk {
  fileprivate func list(_ lines: [String]) {
    let width = "\(lines.count)".count
    for (index, line) in lines.enumerated() {
      let number = "\(index + 1)".rightAligned(to: width + 2)
      console.output.print("\(number)  \(line)", hanging: width + 4)
    }
  }
}
