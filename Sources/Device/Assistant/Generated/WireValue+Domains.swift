// swift-format-ignore-file
// Written by `swift run generate` from the types of `Domains`: edit those instead.

package import Domains
package import Wire

extension Answer: WireValue {
  package func write(to writer: Writer) {
    writer.append(verdict)
    writer.append(mentions)
    writer.append(activityType)
    writer.append(card)
    writer.append(omissions)
    writer.append(number)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), mentions: try reader.read(), opening: try reader.read())
    card = try reader.read()
    omissions = try reader.read()
    number = try reader.read()
  }
}

extension Card: WireValue {
  package func write(to writer: Writer) {
    writer.append(kind)
    writer.append(title)
    writer.append(items)
    writer.append(rows)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), title: try reader.read(), items: try reader.read())
    rows = try reader.read()
  }
}

extension Card.Kind: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .message:
      writer.append(case: 0)
    case .thread:
      writer.append(case: 1)
    case .call:
      writer.append(case: 2)
    case .callList:
      writer.append(case: 3)
    case .ride(let part0):
      writer.append(case: 4)
      writer.append(part0)
    case .rideOptions:
      writer.append(case: 5)
    case .cancellation:
      writer.append(case: 6)
    case .workout(let part0):
      writer.append(case: 7)
      writer.append(part0)
    case .week:
      writer.append(case: 8)
    case .payment:
      writer.append(case: 9)
    case .accounts:
      writer.append(case: 10)
    case .bills:
      writer.append(case: 11)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .message
    case 1: self = .thread
    case 2: self = .call
    case 3: self = .callList
    case 4: self = .ride(try reader.read())
    case 5: self = .rideOptions
    case 6: self = .cancellation
    case 7: self = .workout(try reader.read())
    case 8: self = .week
    case 9: self = .payment
    case 10: self = .accounts
    case 11: self = .bills
    default: throw .tag
    }
  }
}

extension Card.Ride: WireValue {
  package func write(to writer: Writer) {
    writer.append(phase)
    writer.append(pickupDate)
    writer.append(dropOffDate)
    writer.append(pickup)
    writer.append(dropOff)
    writer.append(vehicle)
    writer.append(isCancelled)
    writer.append(driver)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(phase: try reader.read(), pickupDate: try reader.read(), dropOffDate: try reader.read(), pickup: try reader.read(), dropOff: try reader.read(), vehicle: try reader.read(), isCancelled: try reader.read(), driver: try reader.read())
  }
}

extension Card.Label: WireValue {
  package func write(to writer: Writer) {
    writer.append(rawValue)
  }

  package init(from reader: Reader) throws(WireError) {
    self = try reader.read(raw: Self.self)
  }
}

extension Card.Item: WireValue {
  package func write(to writer: Writer) {
    writer.append(title)
    writer.append(text)
    writer.append(origin)
    writer.append(offer)
    writer.append(rows)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), text: try reader.read(), origin: try reader.read(), offer: try reader.read())
    rows = try reader.read()
  }
}

extension Card.Offer: WireValue {
  package func write(to writer: Writer) {
    writer.append(price)
    writer.append(pickup)
    writer.append(seats)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(price: try reader.read(), pickup: try reader.read(), seats: try reader.read())
  }
}

extension Card.Origin: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .message(let part0):
      writer.append(case: 0)
      writer.append(part0)
    case .call(let part0):
      writer.append(case: 1)
      writer.append(part0)
    case .day(let part0):
      writer.append(case: 2)
      writer.append(part0)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .message(try reader.read())
    case 1: self = .call(try reader.read())
    case 2: self = .day(try reader.read())
    default: throw .tag
    }
  }
}

extension Card.Message: WireValue {
  package func write(to writer: Writer) {
    writer.append(name)
    writer.append(time)
    writer.append(isOwn)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(name: try reader.read(), time: try reader.read(), isOwn: try reader.read())
  }
}

extension Card.Call: WireValue {
  package func write(to writer: Writer) {
    writer.append(kind)
    writer.append(words)
    writer.append(name)
    writer.append(time)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(kind: try reader.read(), words: try reader.read(), name: try reader.read(), time: try reader.read())
  }
}

extension Card.Day: WireValue {
  package func write(to writer: Writer) {
    writer.append(seconds)
    writer.append(name)
    writer.append(time)
    writer.append(workouts)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(seconds: try reader.read(), name: try reader.read(), time: try reader.read(), workouts: try reader.read())
  }
}

extension Mentions: WireValue {
  package func write(to writer: Writer) {
    writer.append(messages)
    writer.append(calls)
    writer.append(bills)
    writer.append(ride)
    writer.append(driver)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init()
    messages = try reader.read()
    calls = try reader.read()
    bills = try reader.read()
    ride = try reader.read()
    driver = try reader.read()
  }
}

extension Mentions.Message: WireValue {
  package func write(to writer: Writer) {
    writer.append(identifier)
    writer.append(conversation)
    writer.append(sender)
    writer.append(recipients)
    writer.append(group)
    writer.append(text)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(identifier: try reader.read(), conversation: try reader.read(), sender: try reader.read(), recipients: try reader.read(), group: try reader.read(), text: try reader.read())
  }
}

extension Mentions.Bill: WireValue {
  package func write(to writer: Writer) {
    writer.append(type)
    writer.append(amount)
    writer.append(due)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(type: try reader.read(), amount: try reader.read(), due: try reader.read())
  }
}

extension Workout: WireValue {
  package func write(to writer: Writer) {
    writer.append(name)
    writer.append(isPaused)
    writer.append(seconds)
    writer.append(meters)
    writer.append(kilocalories)
    writer.append(goal)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), isPaused: try reader.read(), seconds: try reader.read(), meters: try reader.read(), kilocalories: try reader.read(), goal: try reader.read())
  }
}

extension WorkoutGoal: WireValue {
  package func write(to writer: Writer) {
    writer.append(amount)
    writer.append(unit)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), try reader.read())
  }
}
