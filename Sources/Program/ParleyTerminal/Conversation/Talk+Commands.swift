import Assistant
import Foundation
import Terminal
import Transcripts

extension Talk {
  /// Carries out a line that starts with a colon.
  ///
  /// - Returns: `false` if the session is to end.
  func obey(_ line: String) async -> Bool {
    let words = line.split(separator: " ", maxSplits: 1)
    guard let name = words.first, let command = SessionCommand.named(name) else {
      // “:q” and “:exit” mean what they mean elsewhere.
      guard !line.isFarewell else { return false }
      complainAboutUnknown(words.first.map(String.init) ?? line)
      return true
    }
    let argument = words.dropFirst().first.map(String.init) ?? ""
    guard let run = command.run else { return false }
    await run(self, argument.trimmingCharacters(in: .whitespaces))
    return true
  }

  private func complainAboutUnknown(_ name: String) {
    let nearest = name.nearest(among: SessionCommand.all.map(\.name))
    let suggestion = nearest.map { "Did you mean “\($0)”?" } ?? "“:help” lists the commands."
    complain("“\(name)” is not a command. \(suggestion)")
  }

  func complain(_ sentence: String) {
    console.errors.print(sentence, style: .yellow)
  }
}

// MARK: - What commands do

extension Talk {
  /// Changes what is permitted.
  func change(_ setting: Setting) {
    apply(setting)
    console.output.print("OK.")
  }

  /// Does what a setting says, and has a saved transcript do the same.
  func apply(_ setting: Setting) {
    // What time it is by then is told with the next line.
    if take(setting), !setting.isOfTime { recording.take(setting) }
  }

  /// Does what a setting says, as far as somebody at the prompt can.
  ///
  /// - Returns: `true` if it can be done in a conversation that has begun.
  @discardableResult func take(_ setting: Setting) -> Bool {
    if session.apply(setting) { return true }
    guard case .advance(let delay) = setting else { return false }
    clock.advance(by: delay.duration)
    return true
  }

  /// Two columns, or, where the second would be too narrow to read, each summary on lines of its
  /// own.
  func listCommands() {
    let (output, width) = (console.output, SessionCommand.all.map(\.call.displayWidth).max() ?? 0)
    let isNarrow = output.width.map { $0 < width + 4 + Self.leastSummary } ?? false
    for command in SessionCommand.all {
      guard !isNarrow else {
        output.print("  \(command.call)\n      \(command.fullSummary)", hanging: 6)
        continue
      }
      let call = command.call.padded(to: width)
      output.print("  \(call)  \(command.fullSummary)", hanging: width + 4)
    }
  }

  private static let leastSummary = 24

  func listContacts() {
    for contact in session.device.world.contacts.contacts {
      console.output.print("  \(contact.names[0])")
    }
  }
}

extension Setting {
  var isOfTime: Bool {
    if case .advance = self { true } else { false }
  }
}
