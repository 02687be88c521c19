import Dialogue

/// An enumeration of SiriKit, known by the names of its cases.
///
/// The conformances are generated from the catalogue.
protocol NamedCases: ValueConvertible, Equatable where Object == Self {
  static var cases: [(name: String, value: Self)] { get }
}

extension NamedCases {
  var name: String {
    Self.cases.first { $0.value == self }?.name ?? "unknown"
  }

  static func object(from content: Value.Content) -> Self? {
    guard case .term(let name) = content else { return nil }
    return cases.first { $0.name == name }?.value
  }

  /// `unknown` is SiriKit's way to say that there is no value.
  var content: Value.Content? {
    name == "unknown" ? nil : .term(name)
  }
}

/// An option set of SiriKit, known by the names of its options.
protocol NamedOptions: ValueConvertible, OptionSet where Object == Self, Element == Self {
  static var options: [(name: String, value: Self)] { get }
}

extension NamedOptions {
  var names: [String] {
    Self.options.filter { contains($0.value) }.map(\.name)
  }

  static func object(from content: Value.Content) -> Self? {
    let names: [String]
    switch content {
    case .terms(let terms): names = terms
    case .term(let term): names = [term]
    default: return nil
    }
    return Self(options.filter { names.contains($0.name) }.map(\.value))
  }

  var content: Value.Content? {
    names.isEmpty ? nil : .terms(names)
  }
}

/// A type of string constants of which SiriKit names some, and apps may make more.
protocol NamedConstants: RawRepresentable<String> {
  static var constants: [(name: String, value: Self)] { get }
}

extension NamedConstants {
  /// The constant's name; a string that SiriKit has no name for is its own.
  var name: String {
    Self.constants.first { $0.value.rawValue == rawValue }?.name ?? rawValue
  }

  init?(name: String) {
    if let constant = Self.constants.first(where: { $0.name == name }) {
      self = constant.value
    } else {
      self.init(rawValue: name)
    }
  }
}
