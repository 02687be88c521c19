import Dialogue
import Foundation
import Properties
import Scratch
import Testing

@testable import Assistant

@Suite struct WorldTests {
  let world = Sample.world

  @Test func `the sample world has no problems`() {
    #expect(world.problems == [])
  }

  @Test func `the sample world is Jordan's`() throws {
    #expect(world.contacts.me?.fullName == "Jordan Doe")
    #expect(world.locale.identifier == "en_US")
    #expect(world.timeZone.identifier == "America/Los_Angeles")
    #expect(world.currentLocation?.name == "Union Square")
    #expect(world.home?.street == "742 Valencia St")
    #expect(world.home?.latitude == 37.76035)
    let relations = world.contacts.relationsToMe
    #expect(relations[try world.contact("Sarah Doe").identifier] == ["mother"])
    #expect(relations[try world.contact("Alex Kim").identifier] == ["spouse"])
  }

  @Test func `homes come from places, else from cards`() throws {
    let mother = try world.contact("Sarah Doe")
    #expect(world.address(of: mother, label: "home")?.latitude == 37.8109)
    #expect(world.address(of: mother, label: "work") == nil)
    var withoutPlaces = world
    withoutPlaces.places = []
    let home = withoutPlaces.address(of: mother, label: "home")
    #expect(home?.name == "3301 Grand Ave")
    #expect(home?.latitude == nil)
  }

  @Test func `the service area ends before Sacramento`() throws {
    let area = try #require(world.serviceArea)
    func isServed(_ identifier: String) throws -> Bool {
      let place = try #require(world.place(identifier)?.place)
      return area.contains(
        latitude: try #require(place.latitude),
        longitude: try #require(place.longitude)
      )
    }
    for served in ["union-square", "sfo", "oakland-city-hall", "home", "moms-home"] {
      #expect(try isServed(served))
    }
    #expect(try !isServed("sacramento-capitol"))
    #expect(try !isServed("la-union-station"))
  }

  @Test func `a hole in the service area is not served`() {
    let square: [[Double]] = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]
    let hole: [[Double]] = [[1, 1], [3, 1], [3, 3], [1, 3], [1, 1]]
    let area = ServiceArea(polygons: [[square, hole]])
    #expect(area.contains(latitude: 0.5, longitude: 0.5))
    #expect(!area.contains(latitude: 2, longitude: 2))
    #expect(!area.contains(latitude: 5, longitude: 2))
  }

  @Test func `installed apps come first, the others are there to be installed`() {
    #expect(
      world.apps.map(\.name) == [
        "MessageBot", "Ringer", "MyRide", "Stride", "CoinPurse", "UnicornChat",
      ]
    )
    #expect(world.installedApps == world.apps.dropLast().map(\.identifier))
  }

  @Test func `the program carries the sample world inside, to the letter`() throws {
    let paths = try #require(FileManager.default.subpaths(atPath: Sample.folder.path))
    let files = paths.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .filter { Sample.files.contents(of: $0) != nil }
    #expect(files.contains("Apps/Ringer/Calls.json"))
    for file in files {
      #expect(WorldFiles.sample.contents(of: file) == Sample.files.contents(of: file))
    }
    #expect(WorldFiles.sample.folders(in: "Apps") == Sample.files.folders(in: "Apps"))
  }

  @Test func `what the program has made of the sample world is what its files say`() throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: Sample.folder.path)
    where path.hasSuffix(".plist") || path.hasSuffix(".geojson") {
      #expect(WorldFiles.sample.property(at: path) == Sample.files.property(at: path))
    }
  }

  // MARK: - Broken worlds

  @Test func `a folder without files says which are missing, and works`() {
    let world = World(WorldFiles(folder: Sample.folder.appending(path: "nowhere")))
    #expect(
      world.problems.map(\.file) == [
        "contacts.vcf", "places.geojson", "service-area.geojson", "World.plist",
      ]
    )
    #expect(world.contacts.contacts.isEmpty)
    #expect(world.apps.isEmpty)
  }

  @Test func `settings that can't be meant are reported, and the rest used`() {
    let world = World(
      WorldFiles(embedded: [
        "World.plist": """
        <plist version="1.0"><dict>
          <key>TimeZone</key><string>Mars/Olympus</string>
          <key>CurrentLocation</key><string>olympus</string>
          <key>InstalledApps</key><array><string>Rover</string></array>
          <key>Locale</key><string>en_GB</string>
        </dict></plist>
        """
      ])
    )
    #expect(world.locale.identifier == "en_GB")
    #expect(
      world.problems.filter { $0.file == "World.plist" }.map(\.sentence) == [
        "Expected a folder of Apps in InstalledApps, and found “Rover”. It is passed over.",
        "Expected the name of a time zone, and found “Mars/Olympus”. GMT is used.",
        "Expected a place of places.geojson as CurrentLocation, and found “olympus”.",
      ]
    )
  }

  @Test func `a broken feature is left out by number, the others stay`() {
    let (places, problems) = PlaceReader.places(
      in: Property.json(
        Data(
          """
          {"type": "FeatureCollection", "features": [
            {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1]},
             "properties": {"name": "Half"}},
            {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]},
             "properties": {}},
            {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]},
             "properties": {"name": "Whole"}}
          ]}
          """.utf8
        )
      ),
      file: "places.geojson"
    )
    #expect(places.map(\.names) == [["Whole"]])
    #expect(places.first?.place == Place(name: "Whole", latitude: 2, longitude: 1))
    #expect(
      problems.map(\.description) == [
        "places.geojson, feature 1: Expected a longitude and a latitude in degrees, "
          + "and found other numbers. It is left out.",
        "places.geojson, feature 2: Expected “features › properties › name”, "
          + "and found nothing. It is left out.",
      ]
    )
  }

  @Test func `a house number lies between the corners of its street`() {
    let (streets, problems) = PlaceReader.streets(
      in: Property.json(
        Data(
          """
          {"type": "FeatureCollection", "features": [
            {"type": "Feature",
             "geometry": {"type": "LineString", "coordinates": [[10, 50], [20, 52]]},
             "properties": {"name": "Castle Lane", "aliases": ["Lane"], "numbers": [1, 101]}},
            {"type": "Feature",
             "geometry": {"type": "LineString", "coordinates": [[10, 50], [20, 52]]},
             "properties": {"name": "Nowhere Street", "numbers": [1]}}
          ]}
          """.utf8
        )
      ),
      file: "streets.geojson"
    )
    var place = Place(name: "26 Castle Lane", latitude: 50.5, longitude: 12.5)
    place.street = "26 Castle Lane"
    var world = World()
    world.streets = streets
    #expect(world.place(like: "26 lane") == place)
    #expect(world.place(like: "26 caslte lane") == place)
    for elsewhere in ["102 Castle Lane", "0 Castle Lane", "26 Castle Beach", "Castle Lane"] {
      #expect(world.place(like: elsewhere) == nil)
    }
    #expect(
      problems.map(\.description) == [
        "streets.geojson, feature 2: Expected a LineString with a house number for each position, "
          + "and found something else. It is left out."
      ]
    )
  }

  @Test(arguments: ["places.geojson", "service-area.geojson"])
  func `a map cut off at every byte is a problem, not a crash`(file: String) throws {
    let bytes = try Sample.bytes(file)
    for end in stride(from: 0, to: bytes.count - 2, by: 7) {
      let (places, problems) = PlaceReader.places(
        in: Property.json(Data(bytes[..<end])),
        file: file
      )
      #expect(places.isEmpty)
      #expect(problems.count == 1)
    }
  }

  @Test func `the settings cut off at every byte are a problem, not a crash`() throws {
    let bytes = try Sample.bytes("World.plist")
    let scratch = try ScratchFolder()
    for end in stride(from: 0, to: bytes.count, by: 11) {
      try scratch.write(bytes[..<end], to: "World.plist")
      let problems = World(WorldFiles(folder: scratch.url)).problems
      #expect(problems.contains { $0.file == "World.plist" })
    }
  }
}
