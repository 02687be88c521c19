import Foundation
import Parley
import Terminal

/// One option: how it is spelt, explained and obeyed.
///
/// All that is said about options, from parsing to help, comes from here.
package struct Option: Sendable {
  /// The argument after an option's name.
  struct Argument: Sendable {
    let name: String
    /// The only values there are; empty if any will do.
    var choices: [String] = []
    /// The use that is made of the file or folder it names; `nil` if it names none.
    var use: PathUse?
    /// The kind of value, if not any text will do.
    var kind: Kind?
  }

  /// A constraint on a value, and its name.
  struct Kind: Sendable {
    let name: String

    /// The value that was found instead, such as `“soon”`.
    var finding: @Sendable (String) -> String = { "“\($0)”" }
    let holds: @Sendable (String) -> Bool
  }

  /// The use that a run makes of a file or folder.
  enum PathUse: Sendable {
    case reads, writes

    /// The path as it stays valid if an app's code changes the working directory; a dash is the
    /// standard stream.
    func path(_ text: String) -> String {
      guard text == TranscriptFiles.standardInput else { return URL(filePath: text).path }
      return self == .reads ? text : "/dev/stdout"
    }
  }

  let name: String
  var letter: Character?
  var argument: Argument?
  let summary: String

  /// True if a second argument would undo the first, which nobody means: it names what is tried.
  var isGivenOnce = false

  /// True if what comes of a conversation depends on the option, so that another build that is
  /// compared with is given it, too.
  var shapesConversations = false

  /// Takes the argument, which is empty if there is none.
  let apply: @Sendable (inout Settings, String) -> Void
}

extension Option {
  /// Returns the option as an argument of a command.
  func spelled(with value: String) -> String {
    argument == nil ? "--\(name)" : "--\(name)=\(value)"
  }
}

// MARK: - The options

extension Option {
  /// The options of every command.
  static let common = [world, data, json, plain, color, noInput, timeLimit, help, version]

  /// The options of the conversation alone.
  static let ofConversation = [command, quiet, `private`, speak, allow, inProcess, appMemory]

  static let world = Option(
    name: "world",
    letter: "w",
    argument: Argument(name: "DIR", use: .reads),
    summary: "people, places and apps to talk about, instead of the sample world",
    shapesConversations: true,
    apply: { $0.world = $1 }
  )
  static let data = Option(
    name: "data",
    letter: "d",
    argument: Argument(name: "DIR", use: .reads),
    summary: "where apps keep what they store",
    apply: { $0.data = $1 }
  )
  static let json = Option(
    name: "json",
    letter: "j",
    summary: "print one JSON object per event",
    apply: { settings, _ in settings.json = true }
  )
  static let color = Option(
    name: "color",
    argument: Argument(name: "WHEN", choices: ColorChoice.allCases.map(\.rawValue)),
    summary: "whether to use colours",
    apply: { $0.color = ColorChoice(rawValue: $1) ?? $0.color }
  )
  static let plain = Option(
    name: "plain",
    letter: "p",
    summary: "lines of text only: no pictures, colours or moving parts",
    apply: { settings, _ in settings.plain = true }
  )
  static let noInput = Option(
    name: "no-input",
    summary: "end with code 3 at the first question instead of waiting",
    apply: { settings, _ in settings.noInput = true }
  )
  static let timeLimit = Option(
    name: "time-limit",
    argument: Argument(name: "SECONDS", kind: .seconds),
    summary: "end after so many seconds, with code 124",
    apply: { $0.timeLimit = Double($1) }
  )
  static let command = Option(
    name: "command",
    letter: "c",
    argument: Argument(name: "TEXT"),
    summary: "say this instead of asking for lines; give it again for the next",
    apply: { $0.texts.append($1) }
  )
  static let quiet = Option(
    name: "quiet",
    letter: "q",
    summary: "start without a greeting",
    apply: { settings, _ in settings.quiet = true }
  )
  static let `private` = Option(
    name: "private",
    summary: "remember nothing for the next time but what apps store",
    apply: { settings, _ in settings.private = true }
  )
  static let speak = Option(
    name: "speak",
    letter: "s",
    summary: "speak the answers, too, with spd-say or espeak-ng",
    apply: { settings, _ in settings.speak = true }
  )
  static let help = Option(
    name: "help",
    letter: "h",
    summary: "print this help",
    apply: { settings, _ in settings.help = true }
  )
  static let version = Option(
    name: "version",
    summary: "print the version",
    apply: { settings, _ in settings.version = true }
  )
}

extension Option.Kind {
  static let seconds = Option.Kind(name: "a number of seconds above 0") {
    Double($0).map { $0 > 0 && $0.isFinite && $0 < 1e9 } ?? false
  }
}
