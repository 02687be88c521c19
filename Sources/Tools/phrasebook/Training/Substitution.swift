import Automata
import Phrases
import Randomness

/// Makes sentences that are none of ours out of ours, by another thing in place of what we deal
/// with: *where is my cab* becomes *where is my oven*.
///
/// So training learns that it is not the frame of a sentence that makes it ours.
struct Substitution {
  private let ours: Set<String>
  private let others: [String]
  private var random = SplitMix(seed: 5)

  /// - Parameter grammar: Its names of workouts are ours, its everyday words the others.
  init(_ grammar: Grammar) {
    let terms = grammar.files.flatMap(\.terms).filter { $0.slot == "workoutName" }
    let names = terms.flatMap(\.entries).flatMap(\.wordings).flatMap { $0.split(separator: " ") }
    let ours = Set(Self.things + names.map(String.init))
    let common = grammar.files.flatMap(\.lists).filter { $0.sort == .common }.flatMap(\.words)
    self.ours = ours.subtracting(Self.grammatical)
    others = Set(common).subtracting(ours).subtracting(Self.ambiguous).sorted() + Self.strange
  }

  /// `nil` if nothing that we deal with is named.
  mutating func elsewhere(for text: String) -> String? {
    var isChanged = false
    let words = text.split(separator: " ").map { word -> String in
      guard ours.contains(word.lowercased()), let other = others.randomElement(using: &random)
      else { return String(word) }
      isChanged = true
      return other
    }
    return isChanged ? words.joined(separator: " ") : nil
  }
}

// MARK: - Lines without sense

extension Substitution {
  /// Lines that are one word that has nothing to do with us, or two that have nothing to do with each
  /// other.
  var senselessLines: [String] {
    var random = SplitMix(seed: 3)
    return others + others.map { $0 + " " + (others.randomElement(using: &random) ?? "") }
  }
}

// MARK: - Words

extension Substitution {
  /// Words of the requests in Parley's domains.
  private static let things = words(
    """
    ride rides cab cabs taxi taxis car cars lift lifts taxicab minicab minicabs driver drivers uber
    ubers lyft pickup fare fares limo shuttle van chauffeur transport transportation wheels trip
    message messages text texts sms dm dms msg chat chats inbox conversation imessage texted
    messaged wrote written write reply replied
    call calls caller callers phone phoned rang ring called calling missed voicemail voicemails
    workout workouts exercise exercises exercising training gym treadmill cardio jog session
    payment payments money cash transfer bucks request funds owe owes
    """
  )

  /// Words within names of workouts that say nothing alone.
  private static let grammatical = Set(words("my a the on in up of to long open water easy fun"))

  /// Everyday words that are found beside ours.
  private static let ambiguous = Set(
    words(
      """
      number numbers note notes route trip plane bike bicycle truck home work apartment place
      house app apps wrong right left better best good bad nice great big small long short high low
      fast slow hot cold first last next previous current new old latest recent other day days week
      weeks month months year years hour hours minute minutes second seconds time date morning
      afternoon evening night weekend monday tuesday wednesday thursday friday saturday sunday
      january february march april june july august september october november december back off up
      end ended mean means meaning dollars euros pounds line log logs history apart street road city
      match sport sports fall
      """
    )
  )

  /// Words that nobody knows stand for all the others.
  private static let strange = "aeiou".flatMap { one in
    "bdfgklmnprst".flatMap { two in "aio".map { three in "qu\(one)\(two)\(three)x" } }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
