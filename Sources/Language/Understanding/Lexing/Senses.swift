internal import Phrases

/// The finders' own words.
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
    Self.addRoles(add)
    for (words, meaning) in MoneyWord.table { add(words) { $0.money = meaning } }
    table = WordTable(words)
    self.senses = senses
  }

  private typealias Adding = (String, (inout Sense) -> Void) -> Void

  private static func addNumbers(_ add: Adding) {
    let ones =
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
      + "fifteen sixteen seventeen eighteen nineteen"
    for (value, word) in ones.split(separator: " ").enumerated() {
      add(String(word)) { $0.number = Int32(value) }
    }
    let tens = "twenty thirty forty fifty sixty seventy eighty ninety"
    for (index, word) in tens.split(separator: " ").enumerated() {
      add(String(word)) { $0.number = Int32(index + 2) * 10 }
    }
    add("hundred") { $0.number = 100 }
    add("thousand") { $0.number = 1000 }
    add("million") { $0.number = 1_000_000 }
    add("billion") { $0.number = 1_000_000_000 }
    add("lakh lakhs") { $0.number = 100_000 }
    add("crore crores") { $0.number = 10_000_000 }
    let ordinals =
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
      + "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    for (index, word) in ordinals.split(separator: " ").enumerated() {
      add(String(word)) { $0.ordinal = Int16(index + 1) }
    }
    add("thirtieth") { $0.ordinal = 30 }
    add("last final bottom") { $0.ordinal = -1 }
    add("top former") { $0.ordinal = 1 }
    add("latter") { $0.ordinal = -1 }
  }

  private static func addCalendar(_ add: Adding) {
    let months = [
      "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
      "august aug", "september sep sept", "october oct", "november nov", "december dec",
    ]
    for (index, names) in months.enumerated() { add(names) { $0.month = Int8(index + 1) } }
    let days = [
      "monday mon mondays", "tuesday tue tues tuesdays", "wednesday wed weds wednesdays wensday",
      "thursday thu thur thurs thursdays", "friday fri fridays", "saturday sat saturdays",
      "sunday sun sundays",
    ]
    for (index, names) in days.enumerated() { add(names) { $0.weekday = Int8(index + 1) } }
    for (index, names) in ["spring", "summer", "autumn fall", "winter"].enumerated() {
      add(names) { $0.season = Int8(index + 1) }
    }
    for (index, name) in ["q1", "q2", "q3", "q4", "h1", "h2"].enumerated() {
      add(name) { $0.yearPart = Int8(index + 1) }
    }
    for name in Holiday.names { add(name) { $0.isHoliday = true } }
    for (names, minutes) in zones { add(names) { $0.zone = Int16(minutes) } }
  }

  private static let zones: KeyValuePairs = [
    "gmt utc": 0, "bst": 60, "cet": 60, "cest": 120, "eet": 120, "msk": 180, "ist": 330,
    "jst": 540, "aest": 600, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420,
    "mdt": -360, "pst": -480, "pdt": -420,
  ]

  private static func addUnits(_ add: Adding) {
    add("second seconds sec secs s") { $0.time = .second }
    add("minute minutes min mins m") { $0.time = .minute }
    add("hour hours hr hrs h") { $0.time = .hour }
    add("day days d") { $0.time = .day }
    add("week weeks w wk wks") { $0.time = .week }
    add("fortnight fortnights") { $0.time = .fortnight }
    add("month months") { $0.time = .month }
    add("quarter quarters qtr") { $0.time = .quarter }
    add("year years yr yrs y") { $0.time = .year }
    add("inch inches in") { $0.distance = .inch }
    add("foot feet ft") { $0.distance = .foot }
    add("yard yards yd yds") { $0.distance = .yard }
    add("meter meters metre metres m") { $0.distance = .meter }
    add("kilometer kilometers kilometre kilometres km kms k kay klick klicks") {
      $0.distance = .kilometer
    }
    add("mile miles mi") { $0.distance = .mile }
    add("calorie calories cal cals kcal kcals kilocalorie kilocalories") {
      $0.energy = .kilocalorie
    }
    add("joule joules") { $0.energy = .joule }
    add("kilojoule kilojoules kj") { $0.energy = .kilojoule }
  }

  private static func addRoles(_ add: Adding) {
    let roles: [(String, Sense.Role)] = [
      ("and", .and), ("a an", .a), ("half", .half), ("quarter quarters", .quarter),
      ("couple pair", .couple), ("few", .few), ("point dot", .point), ("double", .double),
      ("triple", .triple), ("plus", .plus), ("past", .past), ("before", .before),
      ("to till til", .to), ("at @", .at), ("on", .on), ("in inside", .in),
      ("next following", .next), ("coming upcoming", .coming), ("last", .last),
      ("previous", .previous), ("this current", .this), ("ago back", .ago),
      ("from", .from), ("starting", .starting), ("after", .after), ("until untill", .until),
      ("through thru", .through), ("since", .since), ("by", .by), ("am", .morningMark),
      ("pm", .afternoonMark), ("oclock clock", .oclock), ("noon midday noontime", .noon),
      ("midnight", .midnight), ("the", .the), ("of", .of), ("every each", .every),
      ("within", .within), ("between", .between), ("today todays", .today),
      ("tomorrow tomorrows tmrw tomorow tommorow tommorrow tmr tmw 2moro", .tomorrow),
      ("yesterday yesterdays", .yesterday), ("tonight tonite tonights", .tonight),
      ("now immediately asap atm", .now),
      ("morning mornings", .morning), ("afternoon afternoons", .afternoon),
      ("evening evenings", .evening), ("night nights", .night), ("daytime", .daytime),
      ("weekend weekends", .weekend),
      ("around about approximately roughly approx", .around), ("early", .early),
      ("beginning start", .beginning), ("mid middle", .middle), ("end", .end),
      ("earlier", .earlier), ("ish", .ish), ("more another", .more),
      ("closest nearest", .closest), ("than", .than), ("or", .or),
      ("rest remainder remaining", .rest), ("eom", .endOfMonth),
      ("eoy", .endOfYear), ("eod", .endOfDay), ("bom", .beginningOfMonth),
      ("boy", .beginningOfYear),
      ("late", .late), ("later hence", .later), ("lunch lunchtime", .lunch),
      ("dinner dinnertime", .dinner), ("breakfast", .breakfast), ("st nd rd th", .ordinalSuffix),
    ]
    for (words, role) in roles { add(words) { $0.role = role } }
  }
}
