import Terminal

/// One option: how it is spelt, explained and obeyed.
///
/// All that is said about options, from parsing to help, comes from here.
package struct Option: Sendable {
  /// What follows the option's name.
  struct Argument: Sendable {
    let name: String
    /// The only values there are; empty if any will do.
    var choices: [String] = []
  }

  let name: String
  var letter: Character?
  var argument: Argument?
  let summary: String
  /// Takes the argument, which is empty if there is none.
  let apply: @Sendable (inout Settings, String) -> Void
}

// MARK: - The options

extension Option {
  /// Those that every command takes.
  static let common = [world, data, json, color, help, version]

  static let world = Option(
    name: "world",
    letter: "w",
    argument: Argument(name: "DIR"),
    summary: "people, places and apps to talk about, instead of the sample world",
    apply: { $0.world = $1 }
  )
  static let data = Option(
    name: "data",
    letter: "d",
    argument: Argument(name: "DIR"),
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
  static let update = Option(
    name: "update",
    letter: "u",
    summary: "accept what happened: write it into the files",
    apply: { settings, _ in settings.update = true }
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
