extension DataPackage.Item {
  /// True if the program can come to need the item.
  ///
  /// Parley speaks English, wherever it is: it writes numbers, amounts of money and dates as any
  /// locale does, but names regions, units and time zones in English only. It converts no other
  /// encoding than Unicode's, neither sorts, transliterates nor breaks text by a language, and has
  /// no styles of breaking lines.
  var isNeeded: Bool {
    let parts = name.split(separator: "/").dropFirst()
    guard let file = parts.last, !Self.isOfText(file) else { return false }
    switch parts.count > 1 ? parts.first : nil {
    case nil, "curr": return true
    case "brkitr" where file.hasSuffix(".brk"): return !file.hasPrefix("line_")
    case "coll", "translit": return false
    default: return Self.isEnglish(file)
    }
  }

  /// The encodings, and what tells words of a language, the names of characters and letters that
  /// look alike.
  private static func isOfText(_ file: Substring) -> Bool {
    [".cnv", ".dict", ".spp", ".cfu"].contains { file.hasSuffix($0) } || file == "unames.icu"
  }

  /// True if a file is for English, or for all languages.
  private static func isEnglish(_ file: Substring) -> Bool {
    let name = file.prefix { $0 != "." }
    let shared = ["root", "pool", "res_index", "supplementalData", "tzdbNames"]
    return name == "en" || name.hasPrefix("en_") || shared.contains { $0 == name }
  }
}
