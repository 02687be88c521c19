import Assistant
import Characters
import Foundation
import Terminal

/// The coverage of a run, as text and as JSON.
package struct CoverageTable {
  let coverage: ReplayCoverage

  /// A table for each intent: its parameters by what they were resolved with, its codes, and what
  /// never came up.
  package var text: String {
    coverage.intents.map { "\n" + lines(of: $0).joined(separator: "\n") + "\n" }.joined()
  }

  private func lines(of entry: ReplayCoverage.Entry) -> [String] {
    let names = entry.parameters.map(\.name) + ["confirm", "handle", "never seen"]
    let width = names.map(\.displayWidth).max() ?? 0
    let columns = ReplayCoverage.results
    let head = columns.joined(separator: "  ")
    let rows = entry.parameters.map { parameter in
      let cells = columns.map { name in
        let cell = parameter.results[name].map { "\($0)" } ?? "·"
        return cell.rightAligned(to: name.count)
      }
      return "  \(parameter.name.padded(to: width))  \(cells.joined(separator: "  "))"
    }
    let parameters = rows.isEmpty ? [] : ["  \("".padded(to: width))  \(head)"] + rows
    return [entry.intent] + parameters + codes(of: entry, width)
  }

  private func codes(of entry: ReplayCoverage.Entry, _ width: Int) -> [String] {
    let counts = { (codes: [String: Int]) in
      codes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    return [
      ("confirm", counts(entry.confirm)), ("handle", counts(entry.handle)),
      ("never seen", entry.unseenCodes.joined(separator: ", ")),
    ].filter { !$0.1.isEmpty }.map { "  \($0.0.padded(to: width))  \($0.1)" }
  }
}

// MARK: - As JSON

extension CoverageTable {
  private struct Record: Encodable {
    struct Intent: Encodable {
      var intent: String
      var parameters: [String: [String: Int]]
      var confirm: [String: Int]
      var handle: [String: Int]
      var neverSeen: [String]
    }

    /// Of the form of this object.
    var version = 1
    var intents: [Intent]
  }

  /// One object; results and codes that never came up are left out of the counts.
  package var json: String {
    get throws {
      let intents = coverage.intents.map { entry in
        Record.Intent(
          intent: entry.intent,
          parameters: entry.parameters.reduce(into: [:]) { $0[$1.name] = $1.results },
          confirm: entry.confirm,
          handle: entry.handle,
          neverSeen: entry.unseenCodes
        )
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Record(intents: intents))
      return String(decoding: data, as: UTF8.self).withEscapedControls + "\n"
    }
  }
}
