import Assistant
import Dialogue
import Foundation
import Properties

/// The people, places and app files of a world, to be written again.
///
/// Only what a conversation reads is here: notes, birthdays and pictures of a vCard are not.
struct Backdrop: Sendable {
  var contacts: [Contact]
  var groups: [Contact.Group]
  var places: [KnownPlace]
  var streets: [Street]
  var area: ServiceArea?

  /// The entries of `World.plist`.
  var settings: [String: Property]

  /// The property lists and JSON files of the apps.
  var appFiles: [AppFile]

  /// The paths of files of other kinds, which are left out, and of those with values that are.
  var omitted: [String]

  struct AppFile: Sendable {
    var path: String
    var property: Property

    /// True if it is what the app has, not what it tells of itself.
    var isData: Bool { !path.hasSuffix(".plist") }
  }
}

extension Backdrop {
  private static let settingsFile = "World.plist"

  init(_ world: World, _ files: WorldFiles) {
    contacts = world.contacts.contacts
    groups = world.contacts.groups
    places = world.places
    streets = world.streets
    area = world.serviceArea
    settings = [:]
    if let bytes = files.contents(of: Self.settingsFile),
      case .success(.entries(let entries)) = Property.propertyList(Data(bytes))
    {
      settings = entries
    }
    (appFiles, omitted) = ([], [])
    for path in files.files(below: "Apps") { add(path, files) }
  }

  private mutating func add(_ path: String, _ files: WorldFiles) {
    let bytes = Data(files.contents(of: path) ?? [])
    let content: Property.Content? =
      path.hasSuffix(".plist")
      ? Property.propertyList(bytes) : path.hasSuffix(".json") ? Property.json(bytes) : nil
    guard case .success(let property)? = content else { return omitted.append(path) }
    if property.hasOther { omitted.append("dates, data or numbers out of range in \(path)") }
    appFiles.append(AppFile(path: path, property: property))
  }
}

extension Property {
  /// Set where it holds a value that is not read.
  fileprivate var hasOther: Bool {
    switch self {
    case .other: true
    case .list(let elements): elements.contains(where: \.hasOther)
    case .entries(let entries): entries.values.contains(where: \.hasOther)
    case .text, .number, .flag, .nothing: false
    }
  }
}

// MARK: - Writing

extension Backdrop {
  /// The settings without a location that is none of the places any more.
  private var usedSettings: [String: Property] {
    settings.filter { name, value in
      guard name == "CurrentLocation", case .text(let identifier) = value else { return true }
      return places.contains { $0.identifier == identifier }
    }
  }

  /// The files of a folder that holds this world, by their paths in it.
  var files: [(path: String, text: String)] {
    var files = [
      ("contacts.vcf", contacts.map(\.card).joined() + groups.map(\.card).joined()),
      ("places.geojson", places.map(\.feature).collection.json),
      (Self.settingsFile, Property.entries(usedSettings).propertyList),
    ]
    if !streets.isEmpty {
      files.append(("streets.geojson", streets.map(\.feature).collection.json))
    }
    if let area { files.append(("service-area.geojson", [area.feature].collection.json)) }
    files += appFiles.map { file in
      let isList = file.path.hasSuffix(".plist")
      return (file.path, isList ? file.property.propertyList : file.property.json)
    }
    return files
  }
}
