internal import Automata
internal import English

/// The senses of words, by word.
struct Senses: Sendable {
  private var table: WordTable
  private var senses: [Sense]

  static let english = Senses()

  func sense(of word: Word) -> Sense {
    let number = table.number(of: word)
    return number < 0 ? .none : senses[Int(number)]
  }

  private init() {
    var words: [Word: Int] = [:]
    var senses: [Sense] = []
    func add(_ spellings: String, _ change: (inout Sense) -> Void) {
      for word in Word.list(spellings) {
        let number = words[word] ?? senses.count
        if number == senses.count {
          words[word] = number
          senses.append(.none)
        }
        change(&senses[number])
      }
    }
    Self.addNumbers(add)
    Self.addCalendar(add)
    Self.addUnits(add)
    for (name, words) in English.roles {
      add(words) { $0.role = Sense.Role(rawValue: name) ?? .none }
    }
    for (words, meaning) in MoneyWord.table { add(words) { $0.money = meaning } }
    table = WordTable(words)
    self.senses = senses
  }

  private typealias Adding = (String, (inout Sense) -> Void) -> Void

  private static func addNumbers(_ add: Adding) {
    for (value, word) in English.ones.split(separator: " ").enumerated() {
      add(String(word)) { $0.number = Int32(value) }
    }
    for (index, word) in English.tens.split(separator: " ").enumerated() {
      add(String(word)) { $0.number = Int32(index + 2) * 10 }
    }
    for (value, words) in English.greaterNumbers { add(words) { $0.number = Int32(value) } }
    for (index, word) in English.ordinals.split(separator: " ").enumerated() {
      add(String(word)) { $0.ordinal = Int16(index + 1) }
    }
    for (position, words) in English.positions { add(words) { $0.ordinal = Int16(position) } }
  }

  private static func addCalendar(_ add: Adding) {
    for (index, names) in English.months.enumerated() { add(names) { $0.month = Int8(index + 1) } }
    for (index, names) in English.weekdays.enumerated() {
      add(names) { $0.weekday = Int8(index + 1) }
    }
    for (index, names) in English.seasons.enumerated() {
      add(names) { $0.season = Int8(index + 1) }
    }
    for (index, name) in English.yearParts.enumerated() {
      add(name) { $0.yearPart = Int8(index + 1) }
    }
    for (names, minutes) in English.zones { add(names) { $0.zone = Int16(minutes) } }
    for word in Holiday.openings { add(word) { $0.isHoliday = true } }
  }

  private static func addUnits(_ add: Adding) {
    for (name, words) in English.timeUnits { add(words) { $0.time = TimeUnit(rawValue: name) } }
    for (name, words) in English.distanceUnits {
      add(words) { $0.distance = DistanceUnit(rawValue: name) }
    }
    for (name, words) in English.energyUnits {
      add(words) { $0.energy = EnergyUnit(rawValue: name) }
    }
  }
}
