import Dialogue
import Domains
import Understanding

extension Rule {
  /// A call for help goes first, whatever else is open, but for a text that is asked for.
  static let emergency = Rule(
    "emergency",
    because: "A call for help goes before everything else."
  ) { turn in
    guard turn.stage != .idle, turn.course.discourse.draft?.isEmergencyCall != true,
      let reading = turn.emergency
    else { return false }
    turn.course.setAside()
    turn.course.admit(reading)
    return true
  }
}

extension Turn {
  fileprivate var emergency: Reading? {
    let readings = hearing.readings + hearing.restated
    if let reading = readings.first(where: \.isEmergencyCall) { return reading }
    guard hearing.slots.contains(where: \.isEmergencyNumber),
      case .reading(let reading, _) = utterance.understood, reading.isEmergencyCall
    else { return nil }
    return reading
  }
}

extension Reading {
  /// True if it calls for help.
  fileprivate var isEmergencyCall: Bool {
    intent.manner.isImmediate && intent.manner.delivers == nil
      && slots.contains { slot in
        switch slot.meaning {
        case .term(let term): term == "emergency"
        case .phoneNumber: slot.isEmergencyNumber
        default: false
        }
      }
  }
}

extension SlotReading {
  /// True if it is a number that calls for help.
  fileprivate var isEmergencyNumber: Bool {
    if case .phoneNumber(let number) = meaning {
      Draft.emergencyNumbers.contains(number)
    } else {
      false
    }
  }
}
