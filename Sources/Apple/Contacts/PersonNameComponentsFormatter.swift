public import Foundation

/// Writes a name from its parts, and takes one apart.
///
/// Foundation's own cannot be made on this platform. Names in Chinese, Japanese or Korean script
/// put the family first and leave no space.
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes how the name is pronounced.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var isPhonetic = false

  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    switch style {
    case .short: return name.nickname ?? name.givenName ?? joined(name, [\.familyName])
    case .default, .medium: return joined(name, [\.givenName, \.familyName])
    case .long:
      return joined(name, [\.namePrefix, \.givenName, \.middleName, \.familyName, \.nameSuffix])
    case .abbreviated: return initials(of: name)
    }
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string)
  }

  /// The first word as the given name, the last as the family's, what is between as the middle.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 {
      components.middleName = words.dropFirst().dropLast().joined(separator: " ")
    }
    return components
  }

  private func joined(
    _ name: PersonNameComponents,
    _ parts: [KeyPath<PersonNameComponents, String?>]
  ) -> String {
    let words = parts.compactMap { name[keyPath: $0] }.filter { !$0.isEmpty }
    guard words.allSatisfy(\.isEastAsian) else { return words.joined(separator: " ") }
    return words.reversed().joined()
  }

  private func initials(of name: PersonNameComponents) -> String {
    [name.givenName, name.familyName].compactMap { $0?.first }.map(String.init).joined()
  }
}

extension String {
  /// True if every character is Chinese, Japanese or Korean.
  fileprivate var isEastAsian: Bool {
    let scripts: [ClosedRange<UInt32>] = [
      0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
    ]
    return !isEmpty
      && unicodeScalars.allSatisfy { scalar in scripts.contains { $0.contains(scalar.value) } }
  }
}
