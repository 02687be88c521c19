import Domains
import Terminal

extension Picture {
  /// Calls in columns: which way, with whom, when; where there is no room each takes two lines.
  var calls: [TerminalText] {
    let entries = card.items.map(Entry.init)
    let kind = entries.map(\.kind.displayWidth).max() ?? 0
    let name = entries.map(\.name.displayWidth).max() ?? 0
    let time = entries.map(\.time.displayWidth).max() ?? 0
    let fits = 2 + kind + 2 + name + 2 + time <= width
    return [heading]
      + entries.flatMap { entry -> [TerminalText] in
        let more: [TerminalText] = entry.more.map { "    \(dim($0))" }
        let lines =
          fits
          ? ["\(entry.kind.padded(to: kind))  \(entry.name.padded(to: name))  \(entry.time)"]
          : ["\(entry.kind)  \(entry.name)", "    \(entry.time)"]
        return (lines.map { TerminalText($0) } + more)
          .flatMap { $0.wrapped(width: width - 2, hanging: 4) }
          .map { "  \($0)" }
      }
  }

  private struct Entry {
    var kind = ""
    var name: String
    var time = ""
    var more: [String]

    init(_ item: Card.Item) {
      let rows = item.rows.map { "\($0.label.rawValue): \($0.value)" }
      more = rows.isEmpty ? [] : [rows.joined(separator: " · ")]
      name = item.title
      guard case .call(let call) = item.origin else { return }
      kind = "\(Self.symbol(of: call.kind)) \(call.words)"
      name = call.name ?? "Unknown"
      time = call.time ?? ""
    }

    private static func symbol(of kind: String) -> String {
      switch kind {
      case "missed": "✗"
      case "outgoing": "→"
      case "received": "←"
      case "voicemail": "✉"
      default: "·"
      }
    }
  }
}
