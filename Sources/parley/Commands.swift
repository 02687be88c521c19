extension CommandTable {
  /// What this executable can do: a command is here as soon as it works.
  static let parley = CommandTable(unnamed: .converse, named: [.say, .replay, .explain, .evaluate])
}
