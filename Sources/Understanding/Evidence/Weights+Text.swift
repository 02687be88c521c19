internal import Phrases

// Weights as text that a string literal can hold; the numbers are written as those of automata.

extension Weights {
  package convenience init(encoded text: StaticString) {
    var reader = TableReader(text)
    self.init(Content(&reader))
  }

  /// Those of a file.
  package convenience init(text: String) {
    var text = text
    let content = text.withUTF8 { bytes in
      bytes.baseAddress.map { start in
        var reader = TableReader(start)
        return Content(&reader)
      }
    }
    self.init(content ?? Content())
  }
}

extension Weights.Content {
  package var encoded: String {
    var writer = TableWriter()
    writer.write(intents.map(\.rawValue))
    roles.write(to: &writer)
    writer.write(codes.count)
    for (code, before) in zip(codes, [0] + codes) { writer.write(UInt64(code - before)) }
    for value in values { writer.write(Self.folded(value)) }
    return String(decoding: writer.text, as: UTF8.self)
  }

  init(_ reader: inout TableReader) {
    self.init()
    intents = reader.strings().map { IntentName(rawValue: $0) }
    roles = Roles(&reader)
    let count = reader.count()
    codes.reserveCapacity(count)
    var code: UInt32 = 0
    for _ in 0..<count {
      code += UInt32(truncatingIfNeeded: reader.number())
      codes.append(code)
    }
    values.reserveCapacity(count * intents.count)
    for _ in 0..<count * intents.count { values.append(Self.unfolded(reader.number())) }
  }

  /// Small numbers of either sign as small ones without.
  private static func folded(_ value: Int16) -> UInt64 {
    value < 0 ? UInt64(-2 * Int(value) - 1) : UInt64(2 * Int(value))
  }

  private static func unfolded(_ number: UInt64) -> Int16 {
    let half = Int16(truncatingIfNeeded: number / 2)
    return number & 1 == 0 ? half : -half - 1
  }
}
