import Assistant
import Foundation
import Scratch
import Understanding

/// A world with many people in it.
struct ManyContacts {
  let count: Int

  /// Loads it: from the file on disk to where a sentence can be read.
  func loading(_ name: String, runs: Int) throws -> Figure {
    let folder = try folder()
    let files = WorldFiles(folder: URL(filePath: folder.path))
    let times = (0..<runs).map { _ in
      // Kept until the time is taken: to forget them all is no part of loading.
      var loaded: (World, Interpreter)?
      defer { withExtendedLifetime(loaded) {} }
      return processorSeconds {
        let world = World(files)
        loaded = (world, Interpreter(world))
      }
    }
    return .time(name, in: .milliseconds, times, aim: 150)
  }

  func world() throws -> World {
    World(WorldFiles(folder: URL(filePath: try folder().path)))
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let cards = (0..<count).map(card).joined()
    try Data(cards.utf8).write(to: URL(filePath: folder.path).appending(path: "contacts.vcf"))
    return folder
  }

  /// Given names repeat, as they do, and most family names too.
  private func card(_ number: Int) -> String {
    let given = Self.given[number % Self.given.count]
    let family = Self.family(number * 7 % 40_000)
    let digits = String(10_000 + number % 90_000)
    return """
      BEGIN:VCARD\r
      VERSION:4.0\r
      UID:urn:uuid:5e8b2c1a-contact-\(number)\r
      FN:\(given) \(family)\r
      N:\(family);\(given);;;\r
      TEL;TYPE=cell:+1-415-55\(digits)\r
      TEL;TYPE=work:+1-510-55\(digits)\r
      EMAIL;TYPE=home:\(given).\(family)@example.com\r
      END:VCARD\r

      """
  }

  private static let given = [
    "Anna", "Mike", "John", "Kate", "Daniel", "Hannah", "Robert", "Jane", "Alex", "Thomas",
    "Sofia", "Liam", "Emma", "Noah", "Olivia", "James", "Mia", "Lucas", "Ella", "Oscar",
  ]

  private static let starts = [
    "Ab", "Ber", "Cas", "Dor", "El", "Fran", "Gal", "Har", "Iv", "Jen", "Kor", "Lam", "Mor",
    "Nor", "Ost", "Pel", "Quin", "Ros", "Sten", "Tor",
  ]
  private static let middles = [
    "a", "e", "i", "o", "u", "an", "en", "in", "on", "un", "ar", "er", "ir", "or", "ur", "as",
    "es", "is", "os", "us",
  ]
  private static let ends = [
    "berg", "dal", "feld", "gren", "holm", "ing", "kin", "ler", "man", "ner", "quist", "rath",
    "son", "ton", "vik", "wald", "wood", "worth", "yard", "zer",
  ]

  /// One of forty thousand family names.
  private static func family(_ number: Int) -> String {
    let twice = number / 8_000 % 5
    return starts[number % 20] + middles[number / 20 % 20] + ends[number / 400 % 20]
      + String(repeating: "e", count: twice)
  }
}
