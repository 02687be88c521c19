// swift-format-ignore-file
// Written by `swift run generate` from the types of `Dialogue`: edit those instead.

package import Dialogue
package import Wire

extension Value: WireValue {
  package func write(to writer: Writer) {
    writer.append(spoken)
    writer.append(content)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), try reader.read())
  }
}

extension Value.Content: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .text(let part0):
      writer.append(case: 0)
      writer.append(part0)
    case .boolean(let part0):
      writer.append(case: 1)
      writer.append(part0)
    case .integer(let part0):
      writer.append(case: 2)
      writer.append(part0)
    case .decimal(let part0):
      writer.append(case: 3)
      writer.append(part0)
    case .term(let part0):
      writer.append(case: 4)
      writer.append(part0)
    case .terms(let part0):
      writer.append(case: 5)
      writer.append(part0)
    case .phrase(let part0):
      writer.append(case: 6)
      writer.append(part0)
    case .person(let part0):
      writer.append(case: 7)
      writer.append(part0)
    case .place(let part0):
      writer.append(case: 8)
      writer.append(part0)
    case .period(let part0):
      writer.append(case: 9)
      writer.append(part0)
    case .callRecord(let part0):
      writer.append(case: 10)
      writer.append(part0)
    case .money(let part0):
      writer.append(case: 11)
      writer.append(part0)
    case .paymentMethod(let part0):
      writer.append(case: 12)
      writer.append(part0)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .text(try reader.read())
    case 1: self = .boolean(try reader.read())
    case 2: self = .integer(try reader.read())
    case 3: self = .decimal(try reader.read())
    case 4: self = .term(try reader.read())
    case 5: self = .terms(try reader.read())
    case 6: self = .phrase(try reader.read())
    case 7: self = .person(try reader.read())
    case 8: self = .place(try reader.read())
    case 9: self = .period(try reader.read())
    case 10: self = .callRecord(try reader.read())
    case 11: self = .money(try reader.read())
    case 12: self = .paymentMethod(try reader.read())
    default: throw .tag
    }
  }
}

extension Phrase: WireValue {
  package func write(to writer: Writer) {
    writer.append(spoken)
    writer.append(identifier)
    writer.append(pronunciation)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), identifier: try reader.read(), pronunciation: try reader.read())
  }
}

extension Place: WireValue {
  package func write(to writer: Writer) {
    writer.append(name)
    writer.append(latitude)
    writer.append(longitude)
    writer.append(street)
    writer.append(city)
    writer.append(state)
    writer.append(postalCode)
    writer.append(country)
    writer.append(countryCode)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(name: try reader.read(), latitude: try reader.read(), longitude: try reader.read())
    street = try reader.read()
    city = try reader.read()
    state = try reader.read()
    postalCode = try reader.read()
    country = try reader.read()
    countryCode = try reader.read()
  }
}

extension Moment: WireValue {
  package func write(to writer: Writer) {
    writer.append(year)
    writer.append(month)
    writer.append(day)
    writer.append(hour)
    writer.append(minute)
    writer.append(second)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(year: try reader.read(), month: try reader.read(), day: try reader.read(), hour: try reader.read(), minute: try reader.read(), second: try reader.read())
  }
}

extension Period: WireValue {
  package func write(to writer: Writer) {
    writer.append(start)
    writer.append(end)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(start: try reader.read(), end: try reader.read())
  }
}

extension CallRecord: WireValue {
  package func write(to writer: Writer) {
    writer.append(identifier)
    writer.append(kind)
    writer.append(capability)
    writer.append(date)
    writer.append(caller)
    writer.append(duration)
    writer.append(isUnseen)
    writer.append(count)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(identifier: try reader.read(), kind: try reader.read(), capability: try reader.read())
    date = try reader.read()
    caller = try reader.read()
    duration = try reader.read()
    isUnseen = try reader.read()
    count = try reader.read()
  }
}

extension Money: WireValue {
  package func write(to writer: Writer) {
    writer.append(amount)
    writer.append(currency)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), currency: try reader.read())
  }
}

extension PaymentMethod: WireValue {
  package func write(to writer: Writer) {
    writer.append(kind)
    writer.append(name)
    writer.append(hint)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(kind: try reader.read(), name: try reader.read(), hint: try reader.read())
  }
}

extension Person: WireValue {
  package func write(to writer: Writer) {
    writer.append(displayName)
    writer.append(handle)
    writer.append(name)
    writer.append(aliases)
    writer.append(contactIdentifier)
    writer.append(customIdentifier)
    writer.append(relationship)
    writer.append(matches)
    writer.append(isMe)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), handle: try reader.read())
    name = try reader.read()
    aliases = try reader.read()
    contactIdentifier = try reader.read()
    customIdentifier = try reader.read()
    relationship = try reader.read()
    matches = try reader.read()
    isMe = try reader.read()
  }
}

extension Person.Handle: WireValue {
  package func write(to writer: Writer) {
    writer.append(value)
    writer.append(kind)
    writer.append(label)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), kind: try reader.read(), label: try reader.read())
  }
}

extension Person.Handle.Kind: WireValue {
  package func write(to writer: Writer) {
    writer.append(rawValue)
  }

  package init(from reader: Reader) throws(WireError) {
    self = try reader.read(raw: Self.self)
  }
}

extension Person.Name: WireValue {
  package func write(to writer: Writer) {
    writer.append(given)
    writer.append(family)
    writer.append(prefix)
    writer.append(middle)
    writer.append(suffix)
    writer.append(nickname)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(given: try reader.read(), family: try reader.read())
    prefix = try reader.read()
    middle = try reader.read()
    suffix = try reader.read()
    nickname = try reader.read()
  }
}

extension Resolution: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .success(let part0):
      writer.append(case: 0)
      writer.append(part0)
    case .notRequired:
      writer.append(case: 1)
    case .needsValue:
      writer.append(case: 2)
    case .disambiguation(let part0):
      writer.append(case: 3)
      writer.append(part0)
    case .confirmationRequired(let part0):
      writer.append(case: 4)
      writer.append(part0)
    case .unsupported(let part0):
      writer.append(case: 5)
      writer.append(part0)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .success(try reader.read())
    case 1: self = .notRequired
    case 2: self = .needsValue
    case 3: self = .disambiguation(try reader.read())
    case 4: self = .confirmationRequired(try reader.read())
    case 5: self = .unsupported(reason: try reader.read())
    default: throw .tag
    }
  }
}

extension Verdict: WireValue {
  package func write(to writer: Writer) {
    writer.append(kind)
    writer.append(code)
    writer.append(isOpen)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), code: try reader.read())
    isOpen = try reader.read()
  }
}

extension Verdict.Kind: WireValue {
  package func write(to writer: Writer) {
    writer.append(rawValue)
  }

  package init(from reader: Reader) throws(WireError) {
    self = try reader.read(raw: Self.self)
  }
}
