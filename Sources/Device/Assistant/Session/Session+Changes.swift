import Dialogue
import Domains
import Understanding

// MARK: - Other values

extension Session {
  /// Other values for what was said, in the light of what the request holds already.
  func change(_ readings: [SlotReading], _ line: String, _ exchange: Exchange) -> Reply {
    guard let app = app(exchange.app) else { return .unclear }
    let draft = exchange.conversation.draft
    if let crowded = crowded(readings, draft.intent) {
      say(SessionWording.onePerson(app.name))
      return .redo(crowded.parameter)
    }
    let readings = timed(readings, line, draft)
    var values = requests.values(of: readings, intent: draft.intent, app: app)
    if let money = money(in: readings, draft) { values["currencyAmount"] = [money] }
    return values.isEmpty ? .unclear : .change(values)
  }

  /// “In euros”: the amount stays as it is.
  private func money(in readings: [SlotReading], _ draft: Draft) -> Value? {
    guard case .term(let code) = readings.last(where: { $0.name == "currency" })?.meaning,
      case .money(var money) = draft["currencyAmount"].first?.content
    else { return nil }
    money.currency = code
    return voice.value(.money(money))
  }

  /// “No, wait, 7” is another time where a time was said, and nobody spoke of people.
  private func timed(_ readings: [SlotReading], _ line: String, _ draft: Draft) -> [SlotReading] {
    guard readings.count == 1, readings[0].name == "partySize",
      !draft["scheduledPickupTime"].isEmpty, !speaksOfPeople(line),
      case .change(let times, _) = read("at \(readings[0].wording)", to: Question(.approval)),
      times.allSatisfy({ $0.name == "time" })
    else { return readings }
    return requests.keepingDay(times, of: draft, by: interpreter, at: civilNow)
  }

  private func speaksOfPeople(_ line: String) -> Bool {
    let words = line.lowercased().split { !$0.isLetter }
    return words.contains { Self.headcounts.contains(String($0)) }
  }

  private static let headcounts: Set = [
    "for", "of", "people", "person", "persons", "passengers", "passenger", "riders", "seats",
    "seat",
    "us", "group", "party", "just", "only", "me", "alone",
  ]
}

// MARK: - More and fewer

extension Session {
  /// The people that the request has, and more.
  func add(_ readings: [SlotReading], to exchange: Exchange) -> Reply {
    if let text = text(adding: readings, to: exchange) { return .change(["content": [text]]) }
    return changeList(of: exchange, readings) { said, values in
      said + values.filter { value in !said.contains { $0.isSomebody(like: value) } }
    }
  }

  /// The message that the request has, and more of it: another sentence, or a mark at its end.
  private func text(adding readings: [SlotReading], to exchange: Exchange) -> Value? {
    guard readings.count == 1,
      case .text(let text) = exchange.conversation.draft["content"].first?.content
    else { return nil }
    switch readings[0].meaning {
    case .text where readings[0].name == "content": return Value("\(text) \(readings[0].wording)")
    case .term(let mark): return Self.marks[mark].map { Value(text + $0) }
    default: return nil
    }
  }

  private static let marks = ["exclamation": "!", "question": "?", "period": "."]

  /// The people that the request has, but for some.
  func remove(_ readings: [SlotReading], from exchange: Exchange) -> Reply {
    changeList(of: exchange, readings) { said, values in
      let rest = said.filter { value in !values.contains { $0.isSomebody(like: value) } }
      return rest.count < said.count ? rest : nil
    }
  }

  private func changeList(
    of exchange: Exchange,
    _ readings: [SlotReading],
    _ changed: (_ said: [Value], _ values: [Value]) -> [Value]?
  ) -> Reply {
    guard let app = app(exchange.app) else { return .unclear }
    let conversation = exchange.conversation
    let values = requests.values(of: readings, intent: conversation.draft.intent, app: app)
    let lists = conversation.parameters.filter(\.isList).map(\.slot)
    guard let list = lists.first(where: { values[$0] != nil }), let new = values[list],
      let all = changed(conversation.draft[list], new)
    else { return .unclear }
    return .change([list: all])
  }
}

extension Value {
  /// Whether both are one person, whichever names they were called by.
  func isSomebody(like other: Value) -> Bool {
    guard case .person(let one) = content, case .person(let two) = other.content else {
      return self == other
    }
    if let identifier = one.contactIdentifier { return identifier == two.contactIdentifier }
    return one.displayName.lowercased() == two.displayName.lowercased()
  }
}

// MARK: - What to change

extension Session {
  /// “Change the amount”: it is asked for anew; “change the time” also where none was said yet.
  func redo(_ aspect: String, of exchange: Exchange) -> Reply {
    let slots = exchange.conversation.parameters.map(\.slot)
    return slots.first { $0.isMeant(by: aspect) }.map { .redo($0) } ?? .unclear
  }

  /// “Change it”: asks what, unless a text or one thing alone can be meant.
  func askWhatToChange(of exchange: Exchange) async {
    let slots = exchange.changeable
    if exchange.conversation.isCommitted || slots.isEmpty {
      return await tell(.unclear, to: exchange)
    }
    let named = slots.filter { SessionWording.aspect(of: $0) != nil }
    if let only = slots.contains("content") ? "content" : named.count == 1 ? named.first : nil {
      return await tell(.redo(only), to: exchange)
    }
    stage = .changing(exchange)
    repeatPrompt()
  }

  /// The answer to what is to be changed.
  func choose(whatToChangeOf exchange: Exchange, _ line: String) async {
    let intent = Requests.request(for: exchange.conversation.draft.intent)
    switch read(line, to: Question(.approval, intent: intent)) {
    case .change(let readings, _): await tell(change(readings, line, exchange), to: exchange)
    case .addition(let readings): await tell(add(readings, to: exchange), to: exchange)
    case .removal(let readings): await tell(remove(readings, from: exchange), to: exchange)
    case .changeOf(let aspect): await tell(redo(aspect, of: exchange), to: exchange)
    case .cancel: await tell(.cancel, to: exchange)
    case .no, .goBack, .skip:
      stage = .talking(exchange)
      say(SessionWording.goingOn)
      repeatPrompt()
    case .repeated, .help: repeatPrompt()
    case .request(let reading): await take(reading, insteadOf: exchange)
    case .instead(let kind, let people): await take(kind, for: people, insteadOf: exchange)
    case .yes, .unsure, .options, .indifferent, .everyOption, .values, .changeWanted, .another,
      .detail, .unclear:
      await miss(line) { goOn(with: exchange) }
    }
  }
}

extension Exchange {
  /// What can be changed: what has been settled on, in the intent's order.
  var changeable: [Slot] {
    conversation.isCommitted
      ? [] : conversation.parameters.map(\.slot).filter { !conversation.draft[$0].isEmpty }
  }
}

extension Slot {
  /// Whether the phrases' word for a part of requests means this parameter.
  fileprivate func isMeant(by aspect: String) -> Bool {
    aspect == "person" ? Self.people.contains(self) : rawValue == aspect
  }
}
