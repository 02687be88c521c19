import Assistant
import Dialogue
import Foundation
import Properties
import Randomness
import SampleDevice
import Scratch
import Testing
import Transcripts

@testable import Reporting

/// Inventions, and a world in which they take the place of all that is somebody's.
@Suite struct DisguiseTests {
  private func disguise(
    of texts: [String] = [],
    avoiding isTaken: @escaping (String) -> Bool = { _ in false },
    seed: UInt64 = 1
  ) -> Disguise {
    Disguise(avoiding: Originals(in: texts), orWords: isTaken, SplitMix(seed: seed))
  }

  @Test(.timeLimit(.minutes(1))) func `a country's code alone becomes another figure`() {
    var disguise = disguise()
    let new = disguise.number("+1")
    #expect(new.hasPrefix("+") && new.count == 2 && new != "+1")
  }

  @Test func `two numbers stay two`() {
    var disguise = disguise()
    let numbers = (10..<60).map { disguise.number("\($0)") }
    #expect(Set(numbers).count == numbers.count)
  }

  @Test(arguments: 1...20)
  func `no invention is a word or a number of the original`(seed: UInt64) {
    // Nearly everything of its length, so that chance alone would hit.
    let numbers = (100...999).map(String.init).filter { !$0.hasSuffix("7") }
    let words = ["b", "d", "f", "g", "k", "l", "m", "n"].flatMap { first in
      ["a", "e", "i", "o"].flatMap { [first + $0, $0 + first] }
    }
    var disguise = disguise(of: [(numbers + words).joined(separator: " ")], seed: seed)
    var invented: [String] = []
    for (index, number) in numbers.prefix(20).enumerated() {
      invented += [disguise.number(number), disguise.amount(number), disguise.word(words[index])]
      invented.append("\(Int(disguise.quantity(Double(500 + index), isMoney: true)))")
      let phone = disguise.number("+1-\(numbers[index + 30])-\(numbers[index + 60])")
      invented += phone.split(separator: "-").dropFirst().map(String.init)
    }
    #expect(invented.filter(Set(numbers + words).contains) == [])
  }

  @Test func `an amount is the same in whole units and in hundredths`() {
    let originals = Originals(in: ["$1,250.50 and 850.25", "\"cents\": 90000"])
    #expect(["125050", "1250.5", "85025", "900.00"].allSatisfy(originals.contains(number:)))
    #expect(!originals.contains(number: "1250") && !originals.contains(number: "25"))
  }

  @Test(.timeLimit(.minutes(1))) func `a word is invented where chance finds none`() {
    var disguise = disguise(avoiding: { !$0.hasPrefix("z") || $0.count > 2 })
    let words = ["abcdef", "ghijkl"].map { disguise.word($0) }
    #expect(Set(words).count == 2 && words.allSatisfy { $0.hasPrefix("z") })
  }

  @Test func `a property list holds any text`() throws {
    let property = Property.entries(["a<b": .text("a\u{1} & \u{B}\nb")])
    let read = Property.propertyList(Data(property.propertyList.utf8))
    #expect(read == .success(.entries(["a<b": .text("a\u{FFFD} & \u{FFFD}\nb")])))
  }

  @Test(arguments: [0, 1e15, -1e18, 9.3e18, 4.6e20, 1e300, 0.1, 1e-300])
  func `a number of any size is read as it is written`(number: Double) {
    let property = Property.list([.number(number)])
    #expect(Property.propertyList(Data(property.propertyList.utf8)) == .success(property))
    #expect(Property.json(Data(property.json.utf8)) == .success(property))
  }

  @Test func `the largest number becomes one that can be written`() {
    let largest = Double.greatestFiniteMagnitude
    let new = (1...20).map { disguise(seed: $0).quantity(largest, isMoney: true) }
    #expect(new.filter { !$0.isFinite } == [])
  }

  @Test func `labels, names of entries and texts with a date are somebody's, too`() throws {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let list = Property.entries(["when": .text("x")]).propertyList
      .replacing("<string>x</string>", with: "<date>2026-11-20T10:00:00Z</date>")
    try folder.write(list.utf8, to: "world/Apps/Ringer/Dates.plist")
    let files = WorldFiles(folder: folder.url.appending(path: "world"))
    let player = try Player(files: files, repertoire: .sampleApps)
    let transcript = try Document(parsing: "> hello", file: "own.transcript").transcripts[0]
    let scene = try player.staging(of: transcript) { ManualClock(now: $0) }.scene
    var backdrop = Backdrop(scene.world, scene.files)
    #expect(backdrop.omitted == ["dates, data or numbers out of range in Apps/Ringer/Dates.plist"])
    backdrop.contacts[0].handles[0].label = "work Zxhospice"
    backdrop.contacts[0].addresses[0].label = "Zxclinic"
    backdrop.contacts[0].relations[0].kind = "zxdoctor"
    backdrop.places[0].label = "zxchemo"
    backdrop.appFiles = [
      Backdrop.AppFile(
        path: "Apps/Ringer/Notes.json",
        property: .entries([
          "tags": .list(["Zxanna", "Zxanna", "Zxbob"].map(Property.text)),
          "kinds": .list(["missed", "received"].map(Property.text)),
          "people": .entries(["Zxcarla": .flag(true)]),
          "note": .text("2026-11-20 zxbiopsy"),
          "day": .text("2026-11-20T10:00:00Z"),
        ])
      )
    ]
    let language = CommonWords(scene.world)
    var disguise = disguise(avoiding: language.isOwn)
    let vocabulary = AppVocabulary(of: backdrop, language)
    let told = disguise.disguise(backdrop, language, vocabulary).files.map(\.text).joined()
    #expect(!told.lowercased().contains("zx"))
    let kept = ["work ", "\"missed\"", "\"kinds\"", "2026-11-20T10:00:00Z", "father"]
    #expect(kept.filter { !told.contains($0) } == [])
  }

  @Test func `amounts are known by a currency, a fraction, or what was said of them`() throws {
    let purse = Property.entries([
      "accounts": .list([
        .entries(["currency": .text("USD"), "cents": .number(900)]),
        .entries(["currency": .text("EUR"), "cents": .number(40)]),
      ]),
      "purses": .list([
        .entries(["balance": .number(850.25)]), .entries(["balance": .number(730)]),
        .entries(["spent": .number(61)]), .entries(["spent": .number(18)]),
      ]),
      "dueInDays": .number(8),
    ])
    let player = try Player(files: .sample, repertoire: .sampleApps)
    let transcript = try Document(parsing: "> hello", file: "own.transcript").transcripts[0]
    let scene = try player.staging(of: transcript) { ManualClock(now: $0) }.scene
    let language = CommonWords(scene.world)
    var backdrop = Backdrop(scene.world, scene.files)
    backdrop.appFiles = [Backdrop.AppFile(path: "Apps/Purse/Purse.json", property: purse)]
    let vocabulary = AppVocabulary(of: backdrop, language, [61])
    let file = FileDisguise([:], language, vocabulary, isData: true)
    var disguise = disguise()
    let told = file.disguised(purse, with: &disguise).json
    let numbers = told.matches(of: /[\d.]+/).map { String($0.output) }
    #expect(["900", "40", "850.25", "730", "61", "18"].filter(numbers.contains) == [])
    #expect(told.contains("\"dueInDays\": 8"))
  }

  @Test func `amounts keep their order, and one of them does not give away the others`() {
    let disguise = disguise()
    let amounts = [3, 12, 99, 100, 850, 1250, 90_000].map(String.init)
    let new = amounts.compactMap { Double(disguise.amount($0)) }
    #expect(new == new.sorted() && Set(new).count == amounts.count)
    let factors = zip(amounts, new).map { $1 / (Double($0) ?? 1) }
    #expect((factors.max() ?? 0) - (factors.min() ?? 0) > 0.01)
  }
}
