import Dialogue
import Domains
import English
import Understanding

/// A few things to say for each kind of value, as different from each other as a world and an
/// app's own words allow.
struct Samples: Sendable {
  private let world: World
  let app: AppDescription
  private let people: [String]
  private let places: [String]

  init(world: World, app: AppDescription) {
    (self.world, self.app) = (world, app)
    (people, places) = (Self.people(of: world), Self.places(of: world))
  }

  /// Of each kind that the words for requests speak of; the plainest first.
  func values(_ kind: Kind, of intent: String) -> [String] {
    switch kind {
    case .person: people
    case .group: world.contacts.groups.prefix(1).map(\.name)
    case .place: places
    case .text: Self.english("text")
    case .phrase(let parameter): phrases(for: parameter, of: intent)
    case .count: Self.english("count")
    case .goal: Self.english("goal")
    case .time: Self.english("time")
    case .money: Self.english("money")
    }
  }

  private static func english(_ kind: String) -> [String] { English.samples[kind] ?? [] }

  enum Kind: Hashable {
    case person, group, place, text, count, goal, time, money

    /// A word of the app's vocabulary for a parameter.
    case phrase(parameter: String)
  }
}

// MARK: - People

extension Samples {
  /// Somebody who is clear, somebody who may be one of two, somebody with several numbers, a
  /// relation, and nobody.
  private static func people(of world: World) -> [String] {
    let others = world.contacts.contacts.filter { !$0.isMe && $0.name.given != nil }
    var givenNames: [String: Int] = [:]
    for contact in others { givenNames[contact.name.given ?? "", default: 0] += 1 }
    let isClear = { (contact: Contact) in
      givenNames[contact.name.given ?? ""] == 1 && contact.name.family != contact.name.given
    }
    let numbers = { (contact: Contact) in contact.handles.count { $0.kind == .phoneNumber } }
    let names: [String?] = [
      others.first { isClear($0) && numbers($0) == 1 }?.fullName
        ?? others.first(where: isClear)?.fullName,
      others.first { (givenNames[$0.name.given ?? ""] ?? 0) > 1 }?.name.given,
      others.first { isClear($0) && numbers($0) > 1 }?.fullName,
      others.first { isClear($0) && $0.handles.isEmpty }?.fullName,
      relation(of: world).map { "my \($0)" },
      stranger,
    ]
    return names.compactMap { $0 }
  }

  private static func relation(of world: World) -> String? {
    world.contacts.me?.relations.first { relation in
      world.contacts.contacts.contains(where: relation.isTo)
    }?.kind
  }

  /// A name that nobody has.
  private static let stranger = "Zebulon Quill"
}

// MARK: - Places and words

extension Samples {
  /// Somewhere in the area of the service, somewhere outside of it, and where the user is.
  private static func places(of world: World) -> [String] {
    let known = world.places.filter { $0.owner == nil && $0.place != world.currentLocation }
    let inside = known.first { isServed($0.place, in: world) == true } ?? known.first
    let outside = known.first { isServed($0.place, in: world) == false }
    let here = world.places.first { $0.place == world.currentLocation }
    let home = world.home == nil ? nil : "home"
    return [inside?.names[0], outside?.names[0], here?.names[0], home].compactMap { $0 }
  }

  private static func isServed(_ place: Place, in world: World) -> Bool? {
    guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
    return world.serviceArea?.contains(latitude: latitude, longitude: longitude)
  }

  /// The app's first words for a parameter, or one that most apps have; and one that it doesn't have.
  private func phrases(for parameter: String, of intent: String) -> [String] {
    let items = app.items(for: parameter, of: intent)
    let own = items.prefix(3).compactMap { $0.phrases.first?.spoken }
    let usual = own.isEmpty ? [Self.usualPhrases[parameter]].compactMap(\.self) : []
    return own + usual + ["zorbing"]
  }

  private static let usualPhrases = ["workoutName": "run", "rideOptionName": "compact"]
}
