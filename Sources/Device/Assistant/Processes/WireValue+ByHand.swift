package import Dialogue
package import Domains
package import Foundation
package import Intents
package import Wire

// What a value has to be asked for, or may refuse; all other types have it generated.

extension Draft: WireValue {
  package func write(to writer: Writer) {
    writer.append(intent)
    let slots = filledSlots
    writer.append(slots.map(\.rawValue))
    for slot in slots { writer.append(self[slot]) }
  }

  package init(from reader: Reader) throws(WireError) {
    self.init(try reader.read())
    for name: String in try reader.read() { self[Slot(rawValue: name)] = try reader.read() }
  }
}

extension Slot: WireValue {
  package func write(to writer: Writer) { writer.append(rawValue) }
  package init(from reader: Reader) throws(WireError) { self.init(rawValue: try reader.text()) }
}

extension Card.Row: WireValue {
  package func write(to writer: Writer) {
    writer.append(label)
    writer.append(value)
  }

  package init(from reader: Reader) throws(WireError) {
    guard let row = Self(try reader.read(), try reader.text()) else { throw .type }
    self = row
  }
}

extension INWorkoutGoalUnitType: WireValue {
  package func write(to writer: Writer) { writer.append(rawValue) }
  package init(from reader: Reader) throws(WireError) { self = try reader.read(raw: Self.self) }
}

extension Date: WireValue {
  package func write(to writer: Writer) { writer.append(timeIntervalSinceReferenceDate) }

  package init(from reader: Reader) throws(WireError) {
    self.init(timeIntervalSinceReferenceDate: try reader.number())
  }
}

extension Reader {
  /// Reads a case by its raw value.
  func read<Case: RawRepresentable>(
    raw type: Case.Type
  ) throws(WireError) -> Case where Case.RawValue: WireValue {
    guard let value = Case(rawValue: try read()) else { throw .type }
    return value
  }
}
