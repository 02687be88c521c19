import Dialogue
import Foundation
import Intents

extension INCallRecord: ValueConvertible {
  static func object(from content: Value.Content) -> INCallRecord? {
    guard case .callRecord(let record) = content else { return nil }
    return INCallRecord(
      identifier: record.identifier,
      dateCreated: record.date.map(Date.init(timeIntervalSince1970:)),
      caller: record.caller.map { INPerson($0) },
      callRecordType: .object(from: .term(record.kind)) ?? .unknown,
      callCapability: .object(from: .term(record.capability)) ?? .unknown,
      callDuration: record.duration,
      unseen: record.isUnseen,
      numberOfCalls: record.count
    )
  }

  var content: Value.Content? { .callRecord(record) }

  var record: CallRecord {
    var record = CallRecord(
      identifier: identifier,
      kind: callRecordType.name,
      capability: callCapability.name
    )
    record.date = dateCreated?.timeIntervalSince1970
    record.caller = caller?.person
    record.duration = callDuration
    record.isUnseen = unseen
    record.count = numberOfCalls
    return record
  }
}
