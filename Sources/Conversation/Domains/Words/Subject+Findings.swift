import Dialogue
import Foundation

// MARK: - How much was found

extension Subject {
  /// “2 unread messages”, “no missed calls”; several attributes at once are not worth saying.
  func found(_ noun: String, attributes slot: Slot) -> String {
    let attribute: String? =
      switch draft[slot].first?.content {
      case .terms(let names) where names.count == 1: voice.words(forTerm: names[0])
      case .term(let name): voice.words(forTerm: name)
      default: nil
      }
    let full = [attribute, noun].compactMap { $0 }.joined(separator: " ")
    let count = card?.items.count ?? 0
    return count == 0 ? "no \(full.plural)" : voice.words(for: Double(count), of: full)
  }

  /// “3 types of rides”; `nil` when there are none.
  var options: String? {
    guard let count = card?.items.count, count > 0 else { return nil }
    return "\(voice.words(for: Double(count), of: "type")) of rides"
  }
}

// MARK: - Where the ride is

extension Subject {
  var rideStatus: String {
    Self.rideStatus(in: ride.map { $0.isCancelled ? "cancelled" : $0.phase }).filled(filling)
  }

  /// Returns the sentence about a ride, by the case of `INRidePhase` or `cancelled`.
  private static func rideStatus(in phase: String?) -> Template {
    switch phase {
    case "received": "{app} has your request and is looking for a driver."
    case "confirmed": "{someone} will pick you up[ {eta}]."
    case "approachingPickup": "{someone} is almost there."
    case "pickup": "{someone} is there to pick you up."
    case "ongoing": "You're on your way[, arriving {arrival}]."
    case "completed": "Your ride is completed."
    case "cancelled": "Your ride was cancelled."
    default: "{app} doesn't have a ride for you."
    }
  }
}
