import Dialogue
import Files
import Foundation
import Properties

extension World {
  /// Reads a world; whatever is missing or broken in it is reported, and the rest used.
  ///
  /// `apps` are there, and installed, in place of those that the files describe.
  package init(_ files: WorldFiles, apps: [AppDescription]? = nil) {
    readPeople(files)
    readPlaces(files)
    let settings = readSettings(files)
    if let apps {
      self.apps = apps
      installedApps = apps.map(\.identifier)
    } else {
      readApps(files, installed: settings.installedApps)
    }
    apply(settings)
  }

  private mutating func readPeople(_ files: WorldFiles) {
    guard let bytes = contents(of: "contacts.vcf", holding: "the contacts", files) else { return }
    let (contacts, problems) = ContactReader.read(bytes, file: "contacts.vcf")
    self.contacts = contacts
    self.problems += problems
  }

  private mutating func readPlaces(_ files: WorldFiles) {
    if let content = content(of: "places.geojson", holding: "the places", files) {
      let (places, problems) = PlaceReader.places(in: content, file: "places.geojson")
      self.places = places
      self.problems += problems
    }
    let streetFile = "streets.geojson"
    if files.contains(streetFile), let content = content(of: streetFile, holding: "streets", files)
    {
      let (streets, problems) = PlaceReader.streets(in: content, file: streetFile)
      self.streets = streets
      self.problems += problems
    }
    let areaFile = "service-area.geojson"
    if let content = content(of: areaFile, holding: "the area of the rides", files) {
      let (area, problems) = PlaceReader.serviceArea(in: content, file: areaFile)
      serviceArea = area
      self.problems += problems
    }
  }

  private mutating func contents(
    of path: String,
    holding what: String,
    _ files: WorldFiles
  ) -> [UInt8]? {
    do throws(UnusableFile) {
      return try files.bytes(of: path)
    } catch {
      let sentence = "Expected a file with \(what), and found \(error.finding)."
      problems.append(Problem(file: path, sentence: sentence))
      return nil
    }
  }

  /// Returns the contents of a property file; `nil` if there is no file.
  private mutating func content(
    of path: String,
    holding what: String,
    _ files: WorldFiles
  ) -> Property.Content? {
    guard contents(of: path, holding: what, files) != nil else { return nil }
    return files.property(at: path)
  }
}

// MARK: - World.plist

/// The settings of `World.plist`.
private struct Settings {
  var locale: String?
  var timeZone: String?
  var currentLocation: String?
  var installedApps: [String]?
}

extension Settings {
  init(_ list: Field) throws(Misfit) {
    locale = try list.optional("Locale")?.text
    timeZone = try list.optional("TimeZone")?.text
    currentLocation = try list.optional("CurrentLocation")?.text
    installedApps = try list.optional("InstalledApps")?.texts
  }
}

extension World {
  private static let settingsFile = "World.plist"

  private mutating func readSettings(_ files: WorldFiles) -> Settings {
    let file = Self.settingsFile
    guard let content = content(of: file, holding: "locale, time zone and apps", files) else {
      return Settings()
    }
    do throws(Misfit) {
      return try Settings(Field(content.get()))
    } catch {
      problems.append(Problem(file: file, sentence: "\(error) It is passed over."))
      return Settings()
    }
  }

  private mutating func apply(_ settings: Settings) {
    if let identifier = settings.locale { locale = Locale(identifier: identifier) }
    if let identifier = settings.timeZone {
      if let zone = TimeZone(identifier: identifier) {
        timeZone = zone
      } else {
        report("Expected the name of a time zone, and found “\(identifier)”. GMT is used.")
      }
    }
    if let identifier = settings.currentLocation {
      currentLocation = place(identifier)?.place
      if currentLocation == nil {
        report("Expected a place of places.geojson as CurrentLocation, and found “\(identifier)”.")
      }
    }
  }

  private mutating func report(_ sentence: String) {
    problems.append(Problem(file: Self.settingsFile, sentence: sentence))
  }
}

// MARK: - Apps

extension World {
  /// Reads the apps; `installed` are the folders of those installed from the start, `nil` is all.
  private mutating func readApps(_ files: WorldFiles, installed: [String]?) {
    let folders = files.folders(in: "Apps")
    let first = installed ?? folders
    for name in first where !folders.contains(name) {
      report("Expected a folder of Apps in InstalledApps, and found “\(name)”. It is passed over.")
    }
    for name in first.filter(folders.contains) + folders.filter({ !first.contains($0) }) {
      let (app, problems) = AppDescription.read(folder: "Apps/\(name)", of: files)
      self.problems += problems
      guard let app else { continue }
      apps.append(app)
      if first.contains(name) { installedApps.append(app.identifier) }
    }
  }
}
