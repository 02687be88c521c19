// swift-format-ignore-file
// Written by `swift run generate` from the types of `Assistant`: edit those instead.

package import Wire

extension SessionMessage: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .setUp(let part0, let part1):
      writer.append(case: 0)
      writer.append(part0)
      writer.append(coded: part1)
    case .call(let part0, let part1, let part2, let part3):
      writer.append(case: 1)
      writer.append(part0)
      writer.append(part1)
      writer.append(part2)
      writer.append(part3)
    case .ask(let part0, let part1, let part2):
      writer.append(case: 2)
      writer.append(part0)
      writer.append(part1)
      writer.append(coded: part2)
    case .leave:
      writer.append(case: 3)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .setUp(try reader.read(), try reader.decoded())
    case 1: self = .call(try reader.read(), try reader.read(), try reader.read(), point: try reader.read())
    case 2: self = .ask(try reader.read(), try reader.read(), try reader.decoded())
    case 3: self = .leave
    default: throw .tag
    }
  }
}

extension SentFacts: WireValue {
  package func write(to writer: Writer) {
    writer.append(now)
    writer.append(siri)
    writer.append(isContactsAllowed)
    writer.append(isRecorded)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(now: try reader.read(), siri: try reader.read(), isContactsAllowed: try reader.read(), isRecorded: try reader.read())
  }
}

extension PointNumbers: WireValue {
  package func write(to writer: Writer) {
    writer.append(made)
    writer.append(settled)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(made: try reader.read(), settled: try reader.read())
  }
}

extension AppCall: WireValue {
  package func write(to writer: Writer) {
    writer.append(phase)
    writer.append(draft)
    writer.append(identifier)
    writer.append(isInApp)
    writer.append(coded: misbehavior)
    writer.append(coded: events)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read(), try reader.read(), for: try reader.read(), isInApp: try reader.read())
    misbehavior = try reader.decoded()
    events = try reader.decoded()
  }
}

extension AppCall.Phase: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .resolve(let part0):
      writer.append(case: 0)
      writer.append(part0)
    case .confirm:
      writer.append(case: 1)
    case .handle:
      writer.append(case: 2)
    case .handleInBackground:
      writer.append(case: 3)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .resolve(try reader.read())
    case 1: self = .confirm
    case 2: self = .handle
    case 3: self = .handleInBackground
    default: throw .tag
    }
  }
}

extension AppMessage: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .own(let part0, let part1):
      writer.append(case: 0)
      writer.append(part0)
      writer.append(part1)
    case .result(let part0, let part1, let part2):
      writer.append(case: 1)
      writer.append(part0)
      writer.append(part1)
      writer.append(part2)
    case .reply(let part0, let part1):
      writer.append(case: 2)
      writer.append(part0)
      writer.append(part1)
    case .tooLong:
      writer.append(case: 3)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .own(try reader.read(), try reader.read())
    case 1: self = .result(try reader.read(), try reader.read(), try reader.read())
    case 2: self = .reply(try reader.read(), try reader.read())
    case 3: self = .tooLong
    default: throw .tag
    }
  }
}

extension AppCall.Result: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .resolutions(let part0):
      writer.append(case: 0)
      writer.append(part0)
    case .answer(let part0):
      writer.append(case: 1)
      writer.append(part0)
    case .noHandler:
      writer.append(case: 2)
    case .wrongHandler:
      writer.append(case: 3)
    case .ended(let part0):
      writer.append(case: 4)
      writer.append(coded: part0)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .resolutions(try reader.read())
    case 1: self = .answer(try reader.read())
    case 2: self = .noHandler
    case 3: self = .wrongHandler
    case 4: self = .ended(try reader.decoded())
    default: throw .tag
    }
  }
}

extension CallCost: WireValue {
  package func write(to writer: Writer) {
    writer.append(peak)
    writer.append(coded: time)
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(peak: try reader.read(), time: try reader.decoded())
  }
}

extension OwnMessage: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .started(let part0):
      writer.append(case: 0)
      writer.append(coded: part0)
    case .absent:
      writer.append(case: 1)
    case .failed(let part0):
      writer.append(case: 2)
      writer.append(part0)
    case .noted(let part0):
      writer.append(case: 3)
      writer.append(coded: part0)
    case .ride(let part0, let part1):
      writer.append(case: 4)
      writer.append(part0)
      writer.append(part1)
    case .reported(let part0):
      writer.append(case: 5)
      writer.append(part0)
    case .storageFailed(let part0):
      writer.append(case: 6)
      writer.append(part0)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .started(try reader.decoded())
    case 1: self = .absent
    case 2: self = .failed(try reader.read())
    case 3: self = .noted(try reader.decoded())
    case 4: self = .ride(try reader.read(), try reader.read())
    case 5: self = .reported(try reader.read())
    case 6: self = .storageFailed(try reader.read())
    default: throw .tag
    }
  }
}

extension AppReply: WireValue {
  package func write(to writer: Writer) {
    switch self {
    case .flag(let part0):
      writer.append(case: 0)
      writer.append(part0)
    case .number(let part0):
      writer.append(case: 1)
      writer.append(part0)
    case .changes(let part0):
      writer.append(case: 2)
      writer.append(coded: part0)
    case .workouts(let part0):
      writer.append(case: 3)
      writer.append(coded: part0)
    case .state(let part0):
      writer.append(case: 4)
      writer.append(coded: part0)
    case .failed(let part0):
      writer.append(case: 5)
      writer.append(part0)
    }
  }

  package init(from reader: Reader) throws(WireError) {
    switch try reader.case() {
    case 0: self = .flag(try reader.read())
    case 1: self = .number(try reader.read())
    case 2: self = .changes(try reader.decoded())
    case 3: self = .workouts(try reader.decoded())
    case 4: self = .state(try reader.decoded())
    case 5: self = .failed(try reader.read())
    default: throw .tag
    }
  }
}
