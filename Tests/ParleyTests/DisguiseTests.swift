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
  private func disguise(avoiding isTaken: @escaping (String) -> Bool = { _ in false }) -> Disguise {
    Disguise(avoiding: isTaken, SplitMix(seed: 1))
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

  @Test(.timeLimit(.minutes(1))) func `a word is invented where chance finds none`() {
    var disguise = disguise { !$0.hasPrefix("z") || $0.count > 2 }
    let words = ["abcdef", "ghijkl"].map { disguise.word($0) }
    #expect(Set(words).count == 2 && words.allSatisfy { $0.hasPrefix("z") })
  }

  @Test func `a property list holds any text`() throws {
    let property = Property.entries(["a<b": .text("a\u{1} & \u{B}\nb")])
    let read = Property.propertyList(Data(property.propertyList.utf8))
    #expect(read == .success(.entries(["a<b": .text("a\u{FFFD} & \u{FFFD}\nb")])))
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
    #expect(backdrop.omitted == ["dates or data in Apps/Ringer/Dates.plist"])
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

  @Test func `what stands beside a currency is replaced, and so are fractions`() throws {
    let purse = Property.entries([
      "accounts": .list([
        .entries(["currency": .text("USD"), "cents": .number(900)]),
        .entries(["currency": .text("EUR"), "cents": .number(40)]),
      ]),
      "balance": .number(850.25),
      "dueInDays": .number(8),
    ])
    let player = try Player(files: .sample, repertoire: .sampleApps)
    let transcript = try Document(parsing: "> hello", file: "own.transcript").transcripts[0]
    let scene = try player.staging(of: transcript) { ManualClock(now: $0) }.scene
    let language = CommonWords(scene.world)
    let vocabulary = AppVocabulary(of: Backdrop(scene.world, scene.files), language)
    let file = FileDisguise([:], language, vocabulary, isData: true)
    var disguise = disguise()
    let told = file.disguised(purse, with: &disguise).json
    #expect(["900", "40", "850.25"].filter { told.contains($0) } == [])
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
