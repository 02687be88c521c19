import Foundation
import Properties
import Testing

@Suite struct PropertyTests {
  private let everything: Property = .entries([
    "text": .text("Ünïcode “quoted”, 4:four\n"), "empty": .text(""),
    "numbers": .list([.number(-122.4194), .number(0), .number(1e300)]),
    "flags": .list([.flag(true), .flag(false)]), "nothing": .nothing, "other": .other,
    "nested": .entries(["list": .list([.list([]), .entries([:])])]),
  ])

  @Test func `JSON is read as what it says`() throws {
    let json = #"{"a": [1, true, null, "x", {"b": -2.5}], "c": null}"#
    #expect(
      try JSONDecoder().decode(Property.self, from: Data(json.utf8))
        == .entries([
          "a": .list([
            .number(1), .flag(true), .nothing, .text("x"), .entries(["b": .number(-2.5)]),
          ]),
          "c": .nothing,
        ])
    )
  }

  @Test func `a property list is read as what it says, dates and bytes left out`() throws {
    let list = """
      <plist><dict>
        <key>a</key><array><integer>1</integer><true/><real>2.5</real><string>x</string></array>
        <key>d</key><date>2026-11-20T17:41:00Z</date>
        <key>e</key><data>AAEC</data>
      </dict></plist>
      """
    #expect(
      try PropertyListDecoder().decode(Property.self, from: Data(list.utf8))
        == .entries([
          "a": .list([.number(1), .flag(true), .number(2.5), .text("x")]),
          "d": .other, "e": .other,
        ])
    )
  }

  @Test(arguments: ["nan", "inf", "-infinity", "1e400"])
  func `a number out of range is none`(number: String) throws {
    let list = Data("<plist><array><real>\(number)</real></array></plist>".utf8)
    let json = Data("[1e400]".utf8)
    #expect(try PropertyListDecoder().decode(Property.self, from: list) == .list([.other]))
    #expect(try JSONDecoder().decode(Property.self, from: json) == .list([.other]))
  }

  @Test func `the notation is short, and in order`() {
    #expect(
      Property.entries(["b": .list([.number(1.5), .flag(true)]), "a": .text("é")]).notation
        == "e2:1:at2:é1:bl2:n3:1.5y"
    )
  }

  @Test func `what is written is read as the same`() {
    #expect(
      everything.notation
        == "e7:5:emptyt0:5:flagsl2:yf6:nestede1:4:listl2:l0:e0:7:nothing-7:numbersl3:"
        + "n9:-122.4194n3:0.0n6:1e+3005:other?4:textt31:Ünïcode “quoted”, 4:four\n"
    )
    #expect(
      Property(
        notation: """
          e7:5:emptyt0:5:flagsl2:yf6:nestede1:4:listl2:l0:e0:7:nothing-7:numbersl3:\
          n9:-122.4194n3:0.0n6:1e+3005:other?4:textt31:Ünïcode “quoted”, 4:four

          """
      ) == everything
    )
  }
}

@Suite struct FieldTests {
  private let field = Field(
    .entries([
      "places": .list([.entries(["name": .text("Home"), "numbers": .list([.number(1)])])]),
      "label": .nothing,
    ])
  )

  private func complaint(_ body: () throws(Misfit) -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `what is there is given`() throws {
    let places = try field.required("places").list
    #expect(try places[0].required("name").text == "Home")
    #expect(try places[0].required("numbers").list.map { try $0.number } == [1])
    #expect(
      try field.required("places").map { place throws(Misfit) in
        try place.required("name").text
      } == ["Home"]
    )
    #expect(try field.optional("label") == nil)
    #expect(try field.optional("else") == nil)
  }

  @Test func `what is missing or of another kind is named by the way to it`() {
    #expect(
      complaint { () throws(Misfit) in _ = try field.required("name") }
        == "Expected “name”, and found nothing."
    )
    #expect(
      complaint { () throws(Misfit) in _ = try field.required("places").list[0].required("x") }
        == "Expected “places › x”, and found nothing."
    )
    #expect(
      complaint { () throws(Misfit) in _ = try field.required("places").texts }
        == "Expected a string for “places”, and found a dictionary."
    )
    #expect(
      complaint { () throws(Misfit) in _ = try Field(.text("x")).optional("name") }
        == "Expected a dictionary for “the whole”, and found a string."
    )
  }
}
