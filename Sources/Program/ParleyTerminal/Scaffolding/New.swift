import Files
import Foundation
import Parley
import Terminal

extension Command {
  /// `new NAME`: a package with an app to talk with.
  package static let new = Command(
    name: "new",
    operands: .several("NAME [FILE]"),
    summary: "make the package of a new app, or of handlers that you have",
    options: [.package],
    run: { invocation in
      let (path, files) = (invocation.operands[0], invocation.operands.dropFirst())
      let checkout = try Checkout(named: invocation.settings.package)
      let sources = try files.map { try GivenFile(path: $0) }
      let scaffold = try Scaffold(at: path, sources, checkout: checkout.path)
      try scaffold.write()
      if invocation.settings.json {
        invocation.console.output.write(try scaffold.records.map { try $0.jsonLine }.joined())
        return .fine
      }
      invocation.console.output.write(scaffold.summary)
      for remark in scaffold.remarks { invocation.console.errors.print(remark) }
      return .fine
    }
  )
}

extension Option {
  static let package = Option(
    name: "package",
    argument: Argument(name: "DIR", use: .reads),
    summary: "the checkout of Parley to depend on, instead of this program's",
    apply: { $0.package = $1 }
  )
}

/// The package that this program was built from, which the new one depends on.
private struct Checkout {
  let path: String

  /// - Parameter folder: Where it is; `nil` for the folder around this program.
  /// - Throws: A sentence, if there is no checkout.
  init(named folder: String?) throws {
    if let folder {
      guard Self.isCheckout(folder) else {
        throw UnusableFolder(path: folder, expected: "a checkout of Parley")
      }
      path = folder
    } else if let found = Self.folders(around: "/proc/self/exe").first(where: Self.isCheckout) {
      path = found
    } else {
      throw NoCheckout()
    }
  }

  private static func folders(around path: String) -> some Sequence<String> {
    let start = URL(filePath: path).resolvingSymlinksInPath()
    return sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .lazy.map(\.path)
  }

  private static func isCheckout(_ folder: String) -> Bool {
    ["Package.swift", "Sources/Apple/Intents"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  }
}

/// The error for a program that was installed apart from its package.
private struct NoCheckout: Error, CustomStringConvertible {
  let description = """
    Expected this program in the checkout that it was built from, found it elsewhere. Name the \
    checkout: --package DIR.
    """
}
