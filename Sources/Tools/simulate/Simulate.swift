import Foundation
import Simulation

/// Has simulated people talk to the sample apps, and tells how often they got what they wanted.
///
///     simulate --people 1000 --seed 1
///
/// `--only NAME` takes only plans of one temperament, voice or domain, `--one NUMBER` prints the
/// conversation of one plan, `--show COUNT` how many failing ones are shown of each class. With
/// `--bound` it fails if fewer got it than have to: 99 % of those in moves, 95 % of those in lines.
@main struct Simulate {
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      try await Run(options).run()
    } catch {
      FileHandle.standardError.write(Data("simulate: \(error)\n".utf8))
      exit(error is Usage ? 2 : 1)
    }
  }
}

/// The options of the command.
struct Options {
  var people = 1_000
  var seed: UInt64 = 1
  var show = 1

  /// The number of sentences sampled from the phrases for each move.
  var samples = 400
  var only: String?
  var one: UInt64?
  var isShrunk = true

  /// True if failures beyond the bounds are an error.
  var isBound = false

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let option = rest.popFirst() {
      switch option {
      case "--people": people = try Self.number(&rest)
      case "--seed": seed = try Self.number(&rest)
      case "--show": show = try Self.number(&rest)
      case "--samples": samples = try Self.number(&rest)
      case "--one": one = try Self.number(&rest)
      case "--only": only = rest.popFirst()
      case "--unshrunk": isShrunk = false
      case "--bound": isBound = true
      default: throw Usage()
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ rest: inout ArraySlice<String>
  ) throws -> Number {
    guard let number = rest.popFirst().flatMap({ Number($0) }) else { throw Usage() }
    return number
  }
}

/// A command line that the tool can't make sense of.
struct Usage: Error, CustomStringConvertible {
  let description = """
    usage: simulate [--people COUNT] [--seed NUMBER] [--only NAME] [--one NUMBER] [--show COUNT] \
    [--samples COUNT] [--unshrunk] [--bound]
    """
}
