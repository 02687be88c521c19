import Foundation

/// A dictionary of a property list under inspection: it knows where it is, and what was found.
struct PropertyList {
  let file: String
  let place: [String]

  /// False for the root of a file that can't be read: it says nothing about the app.
  var isReadable = true
  private let entries: [String: Any]
  private let log: FindingLog

  /// The root of a file; an empty one if it can't be read, which is a finding.
  init(_ data: Data, file: String, log: FindingLog) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let entries = list as? [String: Any]
    self.init(file: file, place: [], entries: entries ?? [:], log: log)
    if entries == nil {
      isReadable = false
      let found = list.map(Self.name) ?? "something that breaks its rules"
      report(.unreadableList, "Expected a property list with a dictionary, and found \(found).")
    }
  }

  private init(file: String, place: [String], entries: [String: Any], log: FindingLog) {
    self.file = file
    self.place = place
    self.entries = entries
    self.log = log
  }

  func has(_ key: String) -> Bool { entries[key] != nil }
}

/// Collects findings while lists are walked through.
final class FindingLog {
  private(set) var findings: [PropertyListFinding] = []

  func add(_ finding: PropertyListFinding) {
    if !findings.contains(finding) { findings.append(finding) }
  }
}

// MARK: - Reporting

extension PropertyList {
  func report(_ rule: PropertyListFinding.Rule, at key: String? = nil, _ sentence: String) {
    let keys = place + [key].compactMap { $0 }
    log.add(PropertyListFinding(rule: rule, file: file, keys: keys, sentence: sentence))
  }
}

// MARK: - Values

extension PropertyList {
  func string(_ key: String) -> String? { value(key, "a string") }
  func strings(_ key: String) -> [String] { value(key, "an array of strings") ?? [] }

  /// `nil` if there is none.
  func dictionary(_ key: String) -> PropertyList? {
    let entries: [String: Any]? = value(key, "a dictionary")
    return entries.map { PropertyList(file: file, place: place + [key], entries: $0, log: log) }
  }

  /// The dictionaries of an array, each with its number, from one.
  func dictionaries(_ key: String) -> [PropertyList] {
    let entries: [[String: Any]] = value(key, "an array of dictionaries") ?? []
    return entries.enumerated().map { index, entries in
      PropertyList(
        file: file,
        place: place + ["\(key) \(index + 1)"],
        entries: entries,
        log: log
      )
    }
  }

  private func value<Value>(_ key: String, _ expected: String) -> Value? {
    guard let found = entries[key] else { return nil }
    guard let value = found as? Value else {
      report(.wrongType, at: key, "Expected \(expected), and found \(Self.name(of: found)).")
      return nil
    }
    return value
  }

  private static func name(of value: Any) -> String {
    switch value {
    case is String: "a string"
    case is [String: Any]: "a dictionary"
    case is [Any]: "an array of something else"
    case is Bool, is NSNumber: "a number or a truth value"
    case is Date: "a date"
    default: "something else"
    }
  }
}
