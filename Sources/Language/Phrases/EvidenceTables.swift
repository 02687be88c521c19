/// The weights of a trained classifier, as tables: of each feature for each intent, and the
/// likeliest slot of a value.
///
/// The notation of the file, and the tables made of it at build time, stand here rather than in
/// Understanding, because the tool that runs while that is built needs them too.
package struct EvidenceTables: Sendable {
  package let intents: [String]

  /// The codes of clues, rising.
  private let codes: LetterTable

  /// In steps above the least of all, for each clue what it counts for each intent.
  private let values: LetterTable
  private let least: Int

  /// The keys of roles, rising, and the number of each one's slot.
  private let roles: LetterTable
  private let roleSlots: LetterTable
  private let slots: [String]

  /// The memory behind the tables; `nil` if it is part of the program.
  private let letters: Table<UInt8>?

  private init(_ text: TableReader, letters: Table<UInt8>?) {
    var reader = text
    intents = reader.strings()
    slots = reader.strings()
    least = Self.unfolded(reader.number())
    codes = reader.table()
    values = reader.table()
    roles = reader.table()
    roleSlots = reader.table()
    self.letters = letters
  }

  /// Gives back the memory that the tables stand in.
  package func deallocate() { letters?.deallocate() }
}

// MARK: - What a clue counts

extension EvidenceTables {
  /// Returns the index of a feature's first value; `nil` for a feature that is not in the training
  /// set.
  package func row(of clue: UInt32) -> Int? {
    codes.place(of: UInt64(clue)).map { $0 * intents.count }
  }

  /// In steps, what stands at a place of a row.
  package func value(at place: Int) -> Int { Int(values[place]) + least }
}

// MARK: - Which slot

extension EvidenceTables {
  /// Returns the key of a role: the intent, the value's kind or its term's slot, and the hash of
  /// the word before, or zero for any word.
  private static func key(_ intent: String, _ sort: String, _ before: UInt64) -> UInt64 {
    Word.sequence(Word.sequence(Word(intent).hash, Word(sort)), Word(hash: before))
  }

  /// The slot of an intent that a value of a sort is meant for.
  package func slot(for sort: String, in intent: String, after before: UInt64) -> String? {
    roles.place(of: Self.key(intent, sort, before)).map { slots[Int(roleSlots[$0])] }
  }
}

// MARK: - As text

extension EvidenceTables {
  /// Reads the result of `encoded` in place.
  package init(encoded text: StaticString) {
    self.init(TableReader(text), letters: nil)
  }

  /// Reads a file of weights.
  package init(text: String) {
    let letters = Table(Self.letters(of: text))
    self.init(TableReader(letters.start), letters: letters)
  }

  /// The tables of a file of weights as text, for a string literal.
  package static func encoded(_ text: String) -> String {
    String(decoding: letters(of: text), as: UTF8.self)
  }

  /// Lays out what is in a file of weights.
  ///
  /// - Parameter text: The output of `TableWriter`: the names of the intents; for each role its
  ///   intent, sort and slot, and the word before; the distances of the codes; for each code and
  ///   intent a value, one below zero as the odd number that is nearest to twice its size.
  /// - Returns: The bytes for a `TableReader`.
  private static func letters(of text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      var writer = TableWriter()
      if let start = bytes.baseAddress {
        var reader = TableReader(start)
        copy(&reader, to: &writer)
      }
      return writer.text
    }
  }

  private static func copy(_ reader: inout TableReader, to writer: inout TableWriter) {
    let intents = reader.strings()
    let roles = (0..<reader.count()).map { _ in
      let parts = reader.strings()
      return (key: key(parts[0], parts[1], reader.number()), slot: parts[2])
    }
    let slots = Set(roles.map(\.slot)).sorted()
    var code: UInt64 = 0
    let codes = (0..<reader.count()).map { _ in
      code += reader.number()
      return code
    }
    let values = (0..<codes.count * intents.count).map { _ in unfolded(reader.number()) }
    let least = values.min() ?? 0
    writer.write(intents)
    writer.write(slots)
    writer.write(folded(least))
    writer.write(table: codes)
    writer.write(table: values.map { UInt64($0 - least) })
    let sorted = roles.sorted { $0.key < $1.key }
    writer.write(table: sorted.map(\.key))
    writer.write(table: sorted.map { UInt64(slots.firstIndex(of: $0.slot) ?? 0) })
  }

  /// Small numbers of either sign as small ones without.
  package static func folded(_ number: Int) -> UInt64 {
    number < 0 ? UInt64(-2 * number - 1) : UInt64(2 * number)
  }

  private static func unfolded(_ number: UInt64) -> Int {
    let half = Int(number / 2)
    return number & 1 == 0 ? half : -half - 1
  }
}
