import Foundation
import Intents

@testable import SampleApps

/// Conversations, calls and a service area small enough to be seen at a glance.
enum Worlds {
  static let messages = """
    {"conversations": [
      {"identifier": "with-anna", "participants": ["anna"], "messages": [
        {"minutesAgo": 90, "sender": "anna", "text": "Lunch on Saturday?", "read": true},
        {"minutesAgo": 80, "sender": "jordan", "text": "Invoices first!", "read": true},
        {"minutesAgo": 5, "sender": "anna", "text": "Is noon okay?", "read": false}]},
      {"identifier": "hiking", "group": "Hiking", "participants": ["mike-chen", "anna"],
       "messages": [
        {"minutesAgo": 1500, "sender": "mike-chen", "text": "Bring water.", "read": false,
         "flagged": true}]}]}
    """

  static let calls = """
    {"calls": [
      {"minutesAgo": 30, "person": "anna", "kind": "missed", "video": false, "seen": false},
      {"minutesAgo": 60, "person": "mike-chen", "kind": "outgoing", "video": false,
       "seconds": 95, "seen": true},
      {"minutesAgo": 1600, "person": "anna", "kind": "received", "video": true,
       "seconds": 300, "seen": true}]}
    """

  /// A square of half a degree around San Francisco, with a lake in it.
  static let serviceArea = """
    {"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {},
     "geometry": {"type": "Polygon", "coordinates": [
       [[-122.6, 37.5], [-122.1, 37.5], [-122.1, 38.0], [-122.6, 38.0], [-122.6, 37.5]],
       [[-122.3, 37.7], [-122.2, 37.7], [-122.2, 37.8], [-122.3, 37.8], [-122.3, 37.7]]]}}]}
    """
}

extension CLPlacemark {
  static func place(_ name: String, _ latitude: Double, _ longitude: Double) -> CLPlacemark {
    let address = CNMutablePostalAddress()
    address.city = "San Francisco"
    return CLPlacemark(
      location: CLLocation(latitude: latitude, longitude: longitude),
      name: name,
      postalAddress: address
    )
  }

  static var unionSquare: CLPlacemark { place("Union Square", 37.788, -122.4074) }
  static var airport: CLPlacemark {
    place("San Francisco International Airport", 37.6159, -122.3891)
  }
  static var lake: CLPlacemark { place("The Lake", 37.75, -122.25) }
  static var sacramento: CLPlacemark { place("Sacramento State Capitol", 38.5766, -121.4934) }
}
