/// Something a slot can hold, with the words the assistant uses for it.
package struct Value: Sendable, Hashable, Codable {
  /// The value as the assistant says it back, such as “Mike Chen” or “20 minutes”.
  package var spoken: String
  package var content: Content

  package init(_ spoken: String, _ content: Content) {
    self.spoken = spoken
    self.content = content
  }

  /// A text, which is said back as it is.
  package init(_ text: String) {
    self.init(text, .text(text))
  }
}

extension Value {
  /// The content of a value.
  ///
  /// The cases follow the types of SiriKit's parameters, so values convert to objects and back
  /// without losing anything that a handler put in.
  package indirect enum Content: Sendable, Hashable, Codable {
    case text(String)
    case boolean(Bool)
    case integer(Int)
    case decimal(Double)

    /// A case of an enumeration, by its name, such as `indoor`.
    case term(String)

    /// Members of an option set, by their names.
    case terms([String])

    case phrase(Phrase)
    case person(Person)
    case place(Place)
    case period(Period)
    case callRecord(CallRecord)
    case money(Money)
    case paymentMethod(PaymentMethod)
  }
}

/// A term of an app's vocabulary (`INSpeakableString`).
package struct Phrase: Sendable, Hashable, Codable {
  package var spoken: String
  package var identifier: String?
  package var pronunciation: String?

  package init(_ spoken: String, identifier: String? = nil, pronunciation: String? = nil) {
    self.spoken = spoken
    self.identifier = identifier
    self.pronunciation = pronunciation
  }
}

/// A place on the map (`CLPlacemark`).
package struct Place: Sendable, Hashable, Codable {
  package var name: String?

  /// In degrees, north and east positive; both or neither.
  package var latitude: Double?
  package var longitude: Double?

  package var street: String?
  package var city: String?
  package var state: String?
  package var postalCode: String?
  package var country: String?
  package var countryCode: String?

  package init(name: String?, latitude: Double? = nil, longitude: Double? = nil) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A date, a time, or both, as far as they are known (`DateComponents`).
package struct Moment: Sendable, Hashable, Codable {
  package var year: Int?
  package var month: Int?
  package var day: Int?
  package var hour: Int?
  package var minute: Int?
  package var second: Int?

  package init(
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// A stretch of time, open at an end that is `nil` (`INDateComponentsRange`).
package struct Period: Sendable, Hashable, Codable {
  package var start: Moment?
  package var end: Moment?

  package init(start: Moment?, end: Moment?) {
    self.start = start
    self.end = end
  }
}

/// A call of the past (`INCallRecord`).
package struct CallRecord: Sendable, Hashable, Codable {
  package var identifier: String

  /// In seconds since 1970.
  package var date: Double?
  package var caller: Person?

  /// Cases of `INCallRecordType` and `INCallCapability`, by name.
  package var kind: String
  package var capability: String

  /// In seconds.
  package var duration: Double?
  package var isUnseen: Bool?
  package var count: Int?

  package init(identifier: String, kind: String, capability: String) {
    self.identifier = identifier
    self.kind = kind
    self.capability = capability
  }
}

/// An amount of money (`INCurrencyAmount`).
package struct Money: Sendable, Hashable, Codable {
  /// The amount as decimals are written in programs, `12.5`: exact, whatever its length.
  package var amount: String?

  /// The ISO 4217 code, such as `EUR`.
  package var currency: String?

  package init(_ amount: String?, currency: String?) {
    self.amount = amount
    self.currency = currency
  }
}

/// A card or account to pay with (`INPaymentMethod`), its picture apart.
package struct PaymentMethod: Sendable, Hashable, Codable {
  /// A case of `INPaymentMethodType`, by name.
  package var kind: String
  package var name: String?

  /// The last four digits, to tell the method from others.
  package var hint: String?

  package init(kind: String, name: String? = nil, hint: String? = nil) {
    self.kind = kind
    self.name = name
    self.hint = hint
  }
}
