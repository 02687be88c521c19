@preconcurrency import CGetopt
import Glibc
import Synchronization

/// Reads options as every GNU program does, with the C library's `getopt_long`.
struct OptionParser {
  let command: Command
  /// The command's name as typed, for messages.
  let call: String

  private var options: [Option] { command.options + Option.common }

  /// Applies the options among the arguments.
  ///
  /// - Returns: The other arguments; all that follow the first of them, if it stops there.
  func parse(
    _ arguments: [String],
    stopsAtOperand: Bool,
    into settings: inout Settings
  ) throws(UsageError) -> [String] {
    let found = scan(arguments, stopsAtOperand: stopsAtOperand)
    for item in found.items { try apply(item, to: &settings) }
    return found.operands
  }
}

// MARK: - Obeying

extension OptionParser {
  private func apply(_ item: Scan.Item, to settings: inout Settings) throws(UsageError) {
    switch item {
    case .option(let index, let text):
      let (option, use) = (options[index], options[index].argument?.use)
      try check(text, for: option)
      let value = use?.path(text) ?? text
      if option.isGivenOnce {
        if let earlier = settings.single[option.name], earlier != value {
          throw .givenTwice(option, earlier, value)
        }
        settings.single[option.name] = value
      }
      option.apply(&settings, value)
      settings.given.insert(option.name)
      if use == .reads { settings.inputs.append(value) }
      if use == .writes { settings.outputs[option.name] = value }
      if option.shapesConversations { settings.shaping.append(option.spelled(with: value)) }
    case .missingArgument(let index): throw .missingArgument(options[index])
    case .unexpectedArgument(let index): throw .unexpectedArgument(options[index])
    case .unknown(let spelling): throw unknown(spelling)
    }
  }

  private func check(_ value: String, for option: Option) throws(UsageError) {
    if value.isEmpty, option.argument?.use != nil { throw .missingArgument(option) }
    if let kind = option.argument?.kind, !kind.holds(value) {
      throw .notOfKind(value, kind, option: option)
    }
    guard let choices = option.argument?.choices, !choices.isEmpty, !choices.contains(value)
    else { return }
    throw .notAChoice(value, option: option)
  }

  /// `getopt_long` does not say whether it knows no such option, or more than one.
  private func unknown(_ spelling: String) -> UsageError {
    let name = String(spelling.drop { $0 == "-" }.prefix { $0 != "=" })
    let meant = options.map(\.name).filter { $0.hasPrefix(name) }
    if spelling.hasPrefix("--"), meant.count > 1 { return .ambiguousOption(spelling, meant: meant) }
    return .unknownOption(spelling, command: call, known: options.map(\.name))
  }
}

// MARK: - Scanning

/// The results of `getopt_long`, in order.
private struct Scan {
  enum Item {
    /// By its place among the options.
    case option(Int, value: String)
    case missingArgument(Int)
    case unexpectedArgument(Int)
    case unknown(String)
  }

  var items: [Item] = []
  var operands: [String] = []
}

/// `getopt_long` keeps its state in global variables, so one scan runs at a time.
private let turn = Mutex(())

extension OptionParser {
  private func scan(_ arguments: [String], stopsAtOperand: Bool) -> Scan {
    withCStrings([call] + arguments) { argv in
      withCStrings(options.map(\.name)) { names in
        turn.withLock { _ in
          // Zero makes GNU's `getopt_long` start anew.
          (optind, opterr) = (0, 0)
          let letters = (stopsAtOperand ? "+:" : ":") + letters
          return scan(argv, letters: letters, long: longOptions(names))
        }
      }
    }
  }

  private func scan(_ argv: CStrings, letters: String, long: [option]) -> Scan {
    var scan = Scan()
    let count = Int32(argv.count - 1)
    while let base = argv.baseAddress {
      let code = getopt_long(count, base, letters, long, nil)
      if code == -1 { break }
      scan.items.append(item(code, argv))
    }
    scan.operands = argv[Int(optind)...].compactMap { $0.map { String(cString: $0) } }
    return scan
  }

  /// Interprets one result of `getopt_long`.
  private func item(_ code: Int32, _ argv: CStrings) -> Scan.Item {
    if code == Int32(UInt8(ascii: ":")), let index = index(of: optopt) {
      return .missingArgument(index)
    }
    if let index = index(of: code) {
      return .option(index, value: optarg.map { String(cString: $0) } ?? "")
    }
    if let index = index(of: optopt) { return .unexpectedArgument(index) }
    if let letter = UnicodeScalar(UInt32(optopt)), optopt != 0 { return .unknown("-\(letter)") }
    return .unknown(argv[Int(optind) - 1].map { String(cString: $0) } ?? "")
  }

  /// The option with this code: its letter, or its place behind all letters.
  private func index(of code: Int32) -> Int? {
    if code >= firstLongCode { return Int(code - firstLongCode) }
    return options.firstIndex { $0.letter?.asciiValue.map(Int32.init) == code }
  }

  private var letters: String {
    options.map { option in
      option.letter.map { option.argument == nil ? "\($0)" : "\($0):" } ?? ""
    }.joined()
  }

  /// The table that `getopt_long` asks for, with its end mark.
  private func longOptions(_ names: CStrings) -> [option] {
    options.indices.map { index in
      option(
        name: UnsafePointer(names[index]),
        has_arg: options[index].argument == nil ? no_argument : required_argument,
        flag: nil,
        val: firstLongCode + Int32(index)
      )
    } + [option()]
  }
}

private let firstLongCode: Int32 = 256

/// C strings with a null pointer at the end.
private typealias CStrings = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

private func withCStrings<Result>(_ strings: [String], _ body: (CStrings) -> Result) -> Result {
  // `getopt_long` sorts its array, so what is freed is kept apart.
  let memory = strings.map { strdup($0) }
  defer { for string in memory { free(string) } }
  var pointers = memory + [nil]
  return pointers.withUnsafeMutableBufferPointer { body($0) }
}
