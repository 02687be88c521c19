/// What training has found, as tables: what each clue counts for each intent, and which slot a
/// value is most likely meant for.
///
/// The notation of the file, and what is made of it at build time, stand here rather than in
/// Understanding, because the tool that runs while that is built needs them too.
package struct EvidenceTables: Sendable {
  package let intents: [String]

  /// The codes of clues, rising.
  package let codes: Table<UInt32>

  /// Where each code is: open addressing, with the place of the code and one more; 0 is none.
  package let places: Table<UInt32>

  /// In steps, for each clue what it counts for each intent.
  package let values: Table<Int16>

  /// By their keys, rising.
  private let roles: Table<Role>
  private let texts: Texts
  private let image: Image

  private struct Role: BitwiseCopyable {
    var key: UInt64
    var slot: UInt64
  }

  private init(_ image: Image) {
    var reader = ImageReader(image)
    let names: Table<UInt32> = reader.table()
    codes = reader.table()
    places = reader.table()
    values = reader.table()
    roles = reader.table()
    let texts = reader.texts()
    intents = names.elements.map { texts[$0] }
    self.texts = texts
    self.image = image
  }

  /// Gives back the memory that the tables stand in.
  package func deallocate() { image.deallocate() }
}

// MARK: - Which slot

extension EvidenceTables {
  /// What decides: the intent, the value's kind or its term's slot, and the hash of the word
  /// before, or zero for whatever stands there.
  private static func key(_ intent: String, _ sort: String, _ before: UInt64) -> UInt64 {
    Word.sequence(Word.sequence(Word(intent).hash, Word(sort)), Word(hash: before))
  }

  /// The slot of an intent that a value of a sort is meant for.
  package func slot(for sort: String, in intent: String, after before: UInt64) -> String? {
    let key = Self.key(intent, sort, before)
    var (low, high) = (0, roles.count)
    while low < high {
      let middle = (low + high) / 2
      if roles[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < roles.count, roles[low].key == key else { return nil }
    return texts[UInt32(roles[low].slot)]
  }
}

// MARK: - As text

extension EvidenceTables {
  /// Unpacks what `encoded` gave.
  package init(encoded text: StaticString) {
    self.init(Image(text: text))
  }

  /// The tables as text, for a string literal.
  package var encoded: String { image.text }

  /// Those of a file of weights: the intents, the roles, and each clue's code and values.
  ///
  /// - Parameter text: What `TableWriter` wrote: the names of the intents; for each role its
  ///   intent, sort and slot, and the word before; the distances of the codes; for each code and
  ///   intent a value, one below zero as the odd number that is nearest to twice its size.
  package init(text: String) {
    var text = text
    let image = text.withUTF8 { bytes in
      var writer = ImageWriter()
      if let start = bytes.baseAddress {
        var reader = TableReader(start)
        Self.copy(&reader, to: &writer)
      }
      return Image(writer)
    }
    self.init(image)
  }

  private static func copy(_ reader: inout TableReader, to writer: inout ImageWriter) {
    let intents = reader.strings()
    let roles = (0..<reader.count()).map { _ in
      let parts = reader.strings()
      let key = key(parts[0], parts[1], reader.number())
      return Role(key: key, slot: UInt64(writer.number(of: parts[2])))
    }
    var code: UInt32 = 0
    let codes = (0..<reader.count()).map { _ in
      code += UInt32(truncatingIfNeeded: reader.number())
      return code
    }
    writer.write(intents.map { writer.number(of: $0) })
    writer.write(codes)
    writer.write(places(of: codes))
    writer.write((0..<codes.count * intents.count).map { _ in unfolded(reader.number()) })
    writer.write(roles.sorted { $0.key < $1.key })
    writer.writeTexts()
  }

  private static func places(of codes: [UInt32]) -> [UInt32] {
    var capacity = 16
    while capacity < codes.count * 2 { capacity *= 2 }
    var places = [UInt32](repeating: 0, count: capacity)
    for (number, code) in codes.enumerated() {
      var place = Int(code) & (capacity - 1)
      while places[place] != 0 { place = (place + 1) & (capacity - 1) }
      places[place] = UInt32(number + 1)
    }
    return places
  }

  private static func unfolded(_ number: UInt64) -> Int16 {
    let half = Int16(truncatingIfNeeded: number / 2)
    return number & 1 == 0 ? half : -half - 1
  }
}
