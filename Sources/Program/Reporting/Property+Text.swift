import Assistant
import Characters
import Dialogue
import Properties

// MARK: - Places

extension KnownPlace {
  /// The place as a feature of GeoJSON.
  var feature: Property {
    var properties = Property.names(names)
    if let address = place.address { properties["address"] = address }
    if let owner { properties["contact"] = .text(owner) }
    if let label { properties["label"] = .text(label) }
    let position = [place.longitude ?? 0, place.latitude ?? 0]
    return .feature(identifier, "Point", .list(position.map(Property.number)), properties)
  }
}

extension Street {
  /// The street as a feature of GeoJSON.
  var feature: Property {
    var properties = Property.names(names)
    properties["numbers"] = .list(corners.map { .number($0.number) })
    let line = corners.map { Property.list([.number($0.longitude), .number($0.latitude)]) }
    return .feature(nil, "LineString", .list(line), properties)
  }
}

extension ServiceArea {
  /// The area as a feature of GeoJSON.
  var feature: Property {
    let coordinates = polygons.map { polygon in
      Property.list(polygon.map { .list($0.map { .list($0.map(Property.number)) }) })
    }
    return .feature(nil, "MultiPolygon", .list(coordinates), Property.names(["area"]))
  }
}

extension [Property] {
  /// A file of these features.
  var collection: Property {
    .entries(["type": .text("FeatureCollection"), "features": .list(self)])
  }
}

extension Place {
  fileprivate var address: Property? {
    let parts = [
      ("street", street), ("city", city), ("state", state), ("postalCode", postalCode),
      ("country", country), ("isoCountryCode", countryCode),
    ]
    let entries = parts.compactMap { name, value in value.map { (name, Property.text($0)) } }
    return entries.isEmpty ? nil : .entries(Dictionary(uniqueKeysWithValues: entries))
  }
}

extension Property {
  fileprivate static func names(_ names: [String]) -> [String: Property] {
    [
      "name": .text(names.first ?? ""), "aliases": .list(names.dropFirst().map(Property.text)),
    ]
  }

  fileprivate static func feature(
    _ identifier: String?,
    _ shape: String,
    _ coordinates: Property,
    _ properties: [String: Property]
  ) -> Property {
    var entries: [String: Property] = [
      "type": .text("Feature"),
      "geometry": .entries(["type": .text(shape), "coordinates": coordinates]),
      "properties": .entries(properties),
    ]
    if let identifier { entries["id"] = .text(identifier) }
    return .entries(entries)
  }
}

// MARK: - As text

extension Property {
  /// The text of a JSON file.
  var json: String { json(indent: "") + "\n" }

  private func json(indent: String) -> String {
    let deeper = indent + "  "
    func lines(_ lines: [String], _ open: String, _ close: String) -> String {
      lines.isEmpty
        ? open + close
        : "\(open)\n" + lines.map { deeper + $0 }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }
    switch self {
    case .text(let text): return text.quoted
    case .number(let number): return number.digits
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let elements): return lines(elements.map { $0.json(indent: deeper) }, "[", "]")
    case .entries(let entries):
      let sorted = entries.sorted { $0.key < $1.key }
      return lines(sorted.map { "\($0.quoted): \($1.json(indent: deeper))" }, "{", "}")
    case .nothing, .other: return "null"
    }
  }

  /// The text of a property list, in XML.
  var propertyList: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(xml(indent: ""))
    </plist>

    """
  }

  private func xml(indent: String) -> String {
    let deeper = indent + "  "
    switch self {
    case .text(let text): return "\(indent)<string>\(text.inXML)</string>"
    case .number(let number):
      let kind = number.whole == nil ? "real" : "integer"
      return "\(indent)<\(kind)>\(number.digits)</\(kind)>"
    case .flag(let flag): return "\(indent)<\(flag ? "true" : "false")/>"
    case .list(let elements):
      let lines = elements.map { $0.xml(indent: deeper) }
      return (["\(indent)<array>"] + lines + ["\(indent)</array>"]).joined(separator: "\n")
    case .entries(let entries):
      let lines = entries.sorted { $0.key < $1.key }.flatMap {
        ["\(deeper)<key>\($0.inXML)</key>", $1.xml(indent: deeper)]
      }
      return (["\(indent)<dict>"] + lines + ["\(indent)</dict>"]).joined(separator: "\n")
    case .nothing, .other: return "\(indent)<string></string>"
    }
  }
}

extension Double {
  /// The number without an exponent; `nil` for one with a fraction, or too large for an integer.
  fileprivate var whole: Int? { Int(exactly: self) }

  fileprivate var digits: String { whole.map(String.init) ?? "\(self)" }
}

extension String {
  /// As a string of JSON.
  fileprivate var quoted: String {
    let text = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(text)\""
  }
}
