import Testing

@testable import locales

@Suite struct LocalesTests {
  private static let header: [UInt8] = [
    24, 0, 0xDA, 0x27, 20, 0, 0, 0, 0, 0, 2, 0, 0x43, 0x6D, 0x6E, 0x44, 1, 0, 0, 0, 0, 0, 0, 0,
  ]

  private func package(of items: [DataPackage.Item]) throws -> DataPackage {
    var package = try DataPackage(Self.header + [0, 0, 0, 0])
    package.items = items
    return package
  }

  @Test func `items come back as they were written, up to their alignment`() throws {
    let items = [
      DataPackage.Item(name: "icudt76l/de.res", bytes: Array(1...16)),
      DataPackage.Item(name: "icudt76l/zone/en.res", bytes: Array(1...32)),
    ]
    let bytes = try package(of: items).bytes
    #expect(try DataPackage(bytes).items == items)
    #expect(try DataPackage(bytes).bytes == bytes)
  }

  @Test func `the bytes of items are aligned`() throws {
    let bytes = try package(of: [
      DataPackage.Item(name: "icudt76l/a", bytes: [1]),
      DataPackage.Item(name: "icudt76l/b", bytes: [2]),
    ]).bytes
    let found = bytes.indices.filter { $0 > 60 && [1, 2].contains(bytes[$0]) }
    #expect(found.map { ($0 - Self.header.count) % 16 } == [0, 0])
  }

  @Test func `what is no data of ICU is an error`() {
    #expect(throws: DataError.self) { try DataPackage([1, 2, 3]) }
  }

  @Test(arguments: [
    "de.res", "root.res", "supplementalData.res", "zoneinfo64.res", "uts46.nrm", "curr/ja.res",
    "region/en_GB.res", "zone/pool.res", "lang/root.res", "brkitr/char.brk",
  ])
  func `formats of all locales are needed, and names in English`(name: String) {
    #expect(DataPackage.Item(name: "icudt76l/\(name)", bytes: []).isNeeded)
  }

  @Test(arguments: [
    "ibm-37_P100-1995.cnv", "unames.icu", "brkitr/cjdict.dict", "translit/root.res",
    "lang/de.res", "coll/ucadata.icu", "zone/fr_CA.res", "brkitr/line_loose_cj.brk",
  ])
  func `encodings, dictionaries and names in other languages aren't needed`(name: String) {
    #expect(!DataPackage.Item(name: "icudt76l/\(name)", bytes: []).isNeeded)
  }
}
