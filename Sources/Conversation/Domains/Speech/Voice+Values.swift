package import Dialogue
import Foundation

extension Voice {
  /// A value with the words for it.
  package func value(_ content: Value.Content) -> Value {
    Value(words(for: content), content)
  }

  /// Returns the words for a value when it is said back: “Mike Chen”, “20”, “video”, “today at 6:00
  /// PM”.
  package func words(for content: Value.Content) -> String {
    switch content {
    case .text(let text): text
    case .boolean(let isTrue): isTrue ? "yes" : "no"
    case .integer(let number): words(for: Double(number))
    case .decimal(let number): words(for: number)
    case .term(let name): words(forTerm: name)
    case .terms(let names): list(names.map(words(forTerm:)))
    case .phrase(let phrase): phrase.spoken
    case .person(let person): words(for: person)
    case .place(let place): words(for: place)
    case .period(let period): words(for: period)
    case .callRecord(let record): words(for: record)
    case .money(let money): words(for: money)
    case .paymentMethod(let method): words(for: method)
    }
  }

  /// Case names are words already, but for a few that would sound odd.
  package func words(forTerm name: String) -> String {
    switch name {
    case "audioCall", "outgoingMessageAudio": "audio"
    case "videoCall": "video"
    case "outgoingMessageText": "text"
    case "kiloCalorie": "calories"
    case "inch", "meter", "foot", "mile", "yard", "second", "minute", "hour", "joule": name.plural
    case "speakerphoneAudioRoute": "speaker"
    case "bluetoothAudioRoute": "Bluetooth"
    default: name.splitCamelCase
    }
  }

  package func words(for person: Person) -> String {
    let parts = [person.name?.given, person.name?.family].compactMap { $0 }
    let candidates = [person.displayName, parts.joined(separator: " "), person.handle?.value ?? ""]
    return candidates.first { !$0.isEmpty } ?? "someone"
  }

  package func words(for place: Place) -> String {
    let names = [place.name, place.street, place.city, place.postalCode].compactMap { $0 }
    if let name = names.first(where: { !$0.isEmpty }) { return name }
    guard let latitude = place.latitude, let longitude = place.longitude else { return "a place" }
    return String(format: "%.5f, %.5f", latitude, longitude)
  }

  /// “missed video call from Anna Haro today at 8:05 AM”.
  package func words(for record: CallRecord) -> String {
    let kind = record.kind == "unknown" ? nil : words(forTerm: record.kind)
    let capability = record.capability == "videoCall" ? words(forTerm: record.capability) : nil
    var words = [kind, capability, "call"].compactMap { $0 }.joined(separator: " ")
    if let caller = record.caller {
      words += " \(record.kind == "outgoing" ? "to" : "from") \(self.words(for: caller))"
    }
    if let date = record.date {
      words += " \(self.words(for: Date(timeIntervalSince1970: date)))"
    }
    return words
  }
}

// MARK: - Money

extension Voice {
  /// “$12.50”.
  package func words(for money: Money) -> String {
    sums.words(for: money) { money in
      guard let amount = money.amount.flatMap(Decimal.init(exactly:)) else {
        return money.currency.map(words(forCurrency:)) ?? "money"
      }
      return words(for: amount, currency: money.currency)
    }
  }

  /// “Swiss francs” for `CHF`.
  func words(forCurrency code: String) -> String {
    let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      .presentation(.fullName).precision(.fractionLength(0))
    // With a number, because the name alone would be the singular.
    return Decimal(2).formatted(style).withPlainSpaces
      .split(separator: " ").filter { $0 != "2" }.joined(separator: " ")
  }

  /// “Visa (1234)”.
  func words(for method: PaymentMethod) -> String {
    let name =
      method.name ?? (method.kind == "applePay" ? "Apple Pay" : words(forTerm: method.kind))
    return method.hint.map { "\(name) (\($0))" } ?? name
  }
}

// MARK: - Telling options apart

extension Voice {
  /// Options as they are listed: where two sound alike, the handle tells them apart.
  ///
  /// Three ways to reach John become “John Appleseed (mobile)”, “John Appleseed (home)”, and
  /// “John Appleseed (john@example.com)”.
  package func toldApart(_ options: [Value]) -> [Value] {
    options.map { option in
      guard case .person(let person) = option.content, let handle = person.handle,
        case let alike = options.filter({ $0.spoken == option.spoken }), alike.count > 1
      else { return option }
      let isLabelEnough = handle.label != nil && alike.count { $0.label == handle.label } == 1
      let mark = isLabelEnough ? words(forTerm: handle.label ?? "") : handle.value
      return Value("\(option.spoken) (\(mark))", option.content)
    }
  }
}

extension Value {
  /// The label of a person's handle.
  fileprivate var label: String? {
    if case .person(let person) = content { person.handle?.label } else { nil }
  }
}
