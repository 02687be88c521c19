import Assistant
import Foundation
import Randomness
import Reporting
import SampleDevice
import Scratch
import Testing
import Transcripts

/// Reports on conversations for the eyes of somebody else.
@Suite struct ReportTests {
  @Test(arguments: 1...Sample.few(4, of: 12))
  func `nothing of the user's own is in a report, and it replays to the same facts`(
    seed: UInt64
  ) async throws {
    let folder = try ScratchFolder()
    var own = OwnWorld(seed: seed)
    try own.write(to: folder)
    let text = own.conversation()
    let report = try await report(on: text, in: folder, SplitMix(seed: seed), keepingLines: true)
    let stored = try Stored(report, in: folder)
    stored.check(holdsNothingOf: own.secrets)
    #expect(stored.numbers(among: own.numbers) == [], "\(text)")
    #expect(report.summary.contains("Played again, it comes to the same facts."), "\(text)")
    try await expectReplays(folder)
  }

  /// Words that everybody uses, lines of which nothing is made, and numbers that could be years.
  @Test(arguments: 1...Sample.few(2, of: 20))
  func `nothing of the user's own is in a report, however ordinary it looks`(
    seed: UInt64
  ) async throws {
    let folder = try ScratchFolder()
    var own = OwnWorld(seed: seed, isOrdinary: true)
    try own.write(to: folder)
    let text = own.conversation()
    let report = try await report(on: text, in: folder, SplitMix(seed: seed), keepingLines: true)
    let stored = try Stored(report, in: folder)
    #expect(stored.words(among: own.secrets) == [], "\(text)")
    #expect(stored.numbers(among: own.numbers) == [], "\(text)")
    try await expectReplays(folder)
  }

  @Test func `somebody who is named by a relation is so in a report`() async throws {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    for line in ["call my mother", "text my brother saying hello", "call my wife"] {
      let report = try await report(on: "> \(line)\n", in: folder, SplitMix(seed: 1))
      #expect(report.summary.contains("Played again, it comes to the same facts."), "\(line)")
    }
  }

  @Test func `of a line that was not understood no word is left`() async throws {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let text = """
      > the clinic phoned about my results in room 2041
      > text Rose
      > cancel
      > I had chemo and can you let Anna know
      > cancel
      > what's the weather with Mark
      > text Anna Haro
      > cancel
      > send a message
      > Mark
      > cancel
      """
    let report = try await report(on: text, in: folder, SplitMix(seed: 5), keepingLines: true)
    let said = report.transcript(world: "w").description.lowercased()
    #expect(
      ["clinic", "phoned", "results", "2041", "room", "rose", "chemo", "mark", "anna"]
        .filter(said.contains) == []
    )
  }

  @Test func `a report is cut down to the last line and the findings, and what they need`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let text = """
      > what's the weather
      > Send a message to Mike saying what time is lunch?
      > call mom
      > the second one
      > pay Anna Haro $12.50 for zucchini
      """
    let report = try await report(on: text, in: folder, SplitMix(seed: 1))
    try Stored(report, in: folder).check(holdsNothingOf: [
      "anna", "haro", "zucchini", "12.5", "mike",
    ])
    let lines = report.transcript(world: "w").description.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix(">") } == 1)
    #expect(report.summary.contains("Left out: 4 of 5 lines, 20 of 21 people."))
    try await expectReplays(folder)
  }

  @Test func `kinds in the files of apps are those that the app knows`() async throws {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let text = "> show my outgoing calls\n> did I miss any calls\n"
    let report = try await report(on: text, in: folder, SplitMix(seed: 1), keepingLines: true)
    #expect(report.summary.contains("Played again, it comes to the same facts."))
    try Stored(report, in: folder).check(holdsNothingOf: ["priya", "patel"])
    try await expectReplays(folder)
  }

  @Test func `the same name is the same everywhere, and a slip in it the same slip`() async throws {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let text = """
      > Call Annna
      > text Anna Haro hello
      > cancel
      """
    let report = try await report(on: text, in: folder, SplitMix(seed: 2), keepingLines: true)
    let lines = report.transcript(world: "w").description.split(separator: "\n")
      .filter { $0.hasPrefix(">") }.map { $0.split(separator: " ").map(String.init) }
    // One of the sample world is called Will Call.
    #expect(lines[0][1] == "Call")
    let (slip, name) = (lines[0][2], lines[1][2])
    #expect(slip != name && slip.count == name.count + 1)
    #expect(lines[1].count == 5 && lines[1][4] != "hello")
  }

  @Test func `texts of common words are told nowhere, changed ones and unsent ones neither`()
    async throws
  {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let text = """
      > Send a message to Anna Haro saying the dinner was lovely
      > add and the test was positive
      > change lovely to dreadful
      > because my sister was there
      > cancel
      > text Anna Haro
      > the clinic phoned about my results
      > they found nothing wrong
      > cancel
      """
    let report = try await report(on: text, in: folder, SplitMix(seed: 3), keepingLines: true)
    let told = report.transcript(world: "w").description.lowercased()
    #expect(
      [
        "dinner", "lovely", "positive", "dreadful", "sister", "clinic", "phoned", "results",
        "wrong",
      ].filter(told.contains) == []
    )
    try Stored(report, in: folder).check(holdsNothingOf: [])
    try await expectReplays(folder)
  }

  @Test func `an address that is spoken is nobody's, however common its words`() async throws {
    let folder = try ScratchFolder()
    try folder.copySampleWorld(to: "world")
    let text = """
      > book a ride from 4242 Market Street to 17 Quark Lane
      > 93 Park Avenue
      > cancel
      """
    let report = try await report(on: text, in: folder, SplitMix(seed: 4), keepingLines: true)
    try Stored(report, in: folder).check(holdsNothingOf: [
      "4242", "market", "quark", "> 93", "park avenue",
    ])
    try await expectReplays(folder)
  }

  @Test func `a report takes the place of nothing, and says what is there`() throws {
    let folder = try ScratchFolder()
    try folder.write("> cancel\n< There is nothing to cancel.\n".utf8, to: "a.transcript")
    try folder.write([], to: "r.world/file")
    let options = ["report", folder.path("a.transcript"), "-o", folder.path("r")]
    let result = try ParleyProcess.run(options)
    #expect(
      result.errors == "parley: Expected a new folder at \(folder.path("r.world")), found "
        + "something that is there already.\n"
    )
    #expect(try folder.names() == ["a.transcript", "r.world"])
    #expect(try !ParleyProcess.run(["report", "--help"]).output.contains("standard output"))
  }

  private func report(
    on text: String,
    in folder: ScratchFolder,
    _ generator: SplitMix,
    keepingLines keepsLines: Bool = false
  ) async throws -> Report {
    let files = WorldFiles(folder: folder.url.appending(path: "world"))
    let player = try Player(files: files, repertoire: .sampleApps)
    let transcript = try Document(parsing: text, file: folder.path("own.transcript")).transcripts[0]
    var maker = ReportMaker(player, keepingLines: keepsLines, generator) { false }
    return try await maker.report(on: transcript)
  }

  private func expectReplays(_ folder: ScratchFolder) async throws {
    let text = String(decoding: try folder.bytes(of: "report.transcript"), as: UTF8.self)
    let path = folder.path("report.transcript")
    let transcript = try Document(parsing: text, file: path).transcripts[0]
    let player = try Player(files: .sample, repertoire: .sampleApps)
    let performance = try await player.play(transcript)
    #expect(transcript.differences(from: performance) == [])
  }
}

/// A report as its files.
private struct Stored {
  private let texts: [String]

  init(_ report: Report, in folder: ScratchFolder) throws {
    let transcript = report.transcript(world: "reported").description
    try folder.write(transcript.utf8, to: "report.transcript")
    let world = folder.path("reported")
    try FileManager.default.createDirectory(atPath: world, withIntermediateDirectories: false)
    try report.writeWorld(to: world)
    let names = try FileManager.default.subpathsOfDirectory(atPath: world)
    texts =
      [transcript]
      + names.compactMap { try? String(contentsOfFile: "\(world)/\($0)", encoding: .utf8) }
  }

  func check(holdsNothingOf secrets: [String]) {
    for text in texts.map({ $0.lowercased() }) {
      #expect(secrets.filter(text.contains) == [])
    }
  }

  /// The words that stand somewhere by themselves, and not in an example of the assistant's own.
  func words(among words: [String]) -> Set<String> {
    let told = texts.map { $0.replacing(/You can say something like “.*”/, with: "") }
      .flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
    return Set(words).intersection(told)
  }

  /// The numbers that are in a file: a long one in whatever groups, any as a number of its own, and
  /// those that no fare comes to by chance in hundredths, too.
  func numbers(among numbers: [String]) -> Set<String> {
    Set(
      texts.flatMap { text in
        let figures = text.filter { $0.isNumber || $0 == "\n" }
        let own = Set(
          text.matches(of: /\d[\d,.]*/).flatMap { match in
            let parts = match.output.filter { $0 != "," }.split(separator: ".")
            // Degrees are no numbers of their own.
            let whole = parts.count > 1 && parts[1].count > 2 ? [] : [String(parts[0])]
            return whole + [parts.joined()].filter { $0.count > 3 }
          }
        )
        return numbers.filter { own.contains($0) || $0.count > 6 && figures.contains($0) }
      }
    )
  }
}

/// A world and a conversation of words that nobody else has, or of words as everybody has them.
private struct OwnWorld {
  private var generator: SplitMix
  private var ordinary: [String] = []

  /// The words that may not be told, in lower case.
  private(set) var secrets: [String] = []

  /// The numbers that may not be told; of telephones the last digits.
  private(set) var numbers: [String] = []
  private var people: [[String]] = []
  private var streets: [String] = []

  init(seed: UInt64, isOrdinary: Bool = false) {
    generator = SplitMix(seed: seed)
    if isOrdinary { ordinary = Self.ordinaryWords.shuffled(using: &generator) }
    people = (0..<6).map { _ in [word(), word()] }
    streets = (0..<3).map { _ in word() }
  }

  /// Words of the language that are names as well, or what messages are about.
  private static let ordinaryWords = """
    rose grace hope summer april frank grant chase drew art rich jack dawn faith ivy pearl \
    ruby amber hazel olive dale reed wade heath stone brook king bishop cook baker young long brown \
    black white green page rider walker booker cash sterling trip clinic chemo divorce wedding \
    dinner lovely dreadful positive results pregnancy lawyer interview surprise garage loan rent \
    doctor secret rain window party music review urgent driver
    """.split(separator: " ").map(String.init)

  /// A word that no other begins like, or an ordinary one, as long as there are any.
  private mutating func word() -> String {
    if generator.happens(0.7), let word = ordinary.popLast() {
      secrets.append(word)
      return word
    }
    let letters = "aeioubdfgklmnprst"
    let rest = (0..<Int.random(in: 3...6, using: &generator)).map { _ in
      letters.randomElement(using: &generator) ?? "a"
    }
    let word = "zx" + String(rest)
    secrets.append(word)
    return word
  }

  private mutating func digits(_ count: Int) -> String {
    let digits = String(
      (0..<count).map { _ in "123456789".randomElement(using: &generator) ?? "1" }
    )
    numbers.append(digits)
    return digits
  }

  /// A number that may be a year.
  private mutating func year() -> String {
    let year = "20\(Int.random(in: 41...99, using: &generator))"
    numbers.append(year)
    return year
  }

  mutating func write(to folder: ScratchFolder) throws {
    try folder.copySampleWorld(to: "world")
    var cards = ""
    for (number, name) in people.map({ $0.map(\.capitalized) }).enumerated() {
      let (area, rest) = (digits(4), digits(7))
      cards += """
        BEGIN:VCARD
        UID:urn:uuid:5a7e0000-0000-4000-8000-00000000000\(number + 1)
        FN:\(name[0]) \(name[1])
        N:\(name[1]);\(name[0]);;;
        \(number == 0 ? "CATEGORIES:me" : "NOTE:\(word())")
        TEL;TYPE=cell:+1-\(area)-\(rest)
        EMAIL:\(name[0]).\(word())@\(word()).com
        ADR;TYPE=home:;;\(digits(3)) \(streets[number % 3].capitalized) St;\(word());CA;\(digits(5));USA
        END:VCARD

        """
    }
    try folder.write(cards.utf8, to: "world/contacts.vcf")
    let features = streets.enumerated().map { number, name in
      """
      {"type": "Feature", "id": "\(word())",
       "geometry": {"type": "Point", "coordinates": [-122.4\(number)7, 37.7\(number)9]},
       "properties": {"name": "\(name.capitalized) Tower", "address": {"city": "\(word())"}}}
      """
    }
    let places =
      #"{"type": "FeatureCollection", "features": [\#(features.joined(separator: ","))]}"#
    try folder.write(places.utf8, to: "world/places.geojson")
    let message = """
      {"conversations": [{"identifier": "\(word())",
        "participants": ["urn:uuid:5a7e0000-0000-4000-8000-000000000002"],
        "messages": [{"minutesAgo": 20, "read": false, "text": "meet \(word()) at \(word())",
          "sender": "urn:uuid:5a7e0000-0000-4000-8000-000000000002"}]}]}
      """
    try folder.write(message.utf8, to: "world/Apps/MessageBot/Messages.json")
    let purse = """
      {"balances": [{"currency": "USD", "cents": \(digits(7))}, {"currency": "EUR", "cents": \(digits(3))}],
       "bills": [{"type": "electricity", "payee": "\(word())", "currency": "USD",
         "cents": \(digits(4)), "dueInDays": 8}]}
      """
    try folder.write(purse.utf8, to: "world/Apps/CoinPurse/Purse.json")
    try folder.write(#"{"calls": []}"#.utf8, to: "world/Apps/Ringer/Calls.json")
  }

  /// Requests in any order, about anybody.
  mutating func conversation() -> String {
    var lines: [String] = []
    for _ in 1...6 {
      let somebody = people[Int.random(in: 1..<people.count, using: &generator)]
      let name = generator.happens(0.5) ? somebody[0] : "\(somebody[0]) \(somebody[1])".capitalized
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: lines += ["Send a message to \(name) saying \(word()) at the \(word())", "yes"]
      case 1: lines += ["call \(name)"]
      case 2: lines += ["pay \(name) $\(digits(3)) for \(word())", "no"]
      case 3:
        lines += ["get me a ride to \(streets.randomElement(using: &generator) ?? "") tower", "no"]
      case 4: lines += ["text \(name)", "\(word()) \(word())", "cancel"]
      case 5:
        let cents = digits(4)
        lines += ["pay \(name) $\(cents.prefix(2)).\(cents.suffix(2)) for \(word())", "no"]
      case 6: lines += ["what's my balance", "show my bills"]
      case 7: lines += ["call \(digits(7))", "call \(digits(3))-\(digits(4))", "cancel"]
      default: lines += ["read my messages", "who is \(word())"]
      }
      if !ordinary.isEmpty {
        lines += ["the \(word()) \(word()) was \(word()) in room \(year())", "cancel"]
        lines += ["what's the weather with \(word())", "text \(name)", word(), "cancel"]
      }
    }
    return lines.map { "> \($0)\n" }.joined()
  }
}
