/// Everything that the catalogue files say, in their order.
///
/// The notation is explained at the head of `Sources/Apple/Intents/Catalogue/Base.intents`.
struct Catalogue {
  var files: [File]

  /// The topics of help, in the order in which they are offered.
  var topics: [String]

  /// The names of SiriKit's intents that nothing asks for.
  var leftOut: [String]

  struct File {
    /// The file's name without folder and extension, such as `Messages`.
    var name: String
    var entries: [Entry]
    var records: [Record] = []
  }

  enum Entry {
    case enumeration(Enumeration)
    case options(Enumeration)
    case names(Names)
    case valueClass(ValueClass)
    case result(ResultClass)
    case intent(Intent)
    case umbrella(Umbrella)
  }
}

/// An enumeration or option set: names with raw values.
struct Enumeration {
  var name: String
  var documentation: [String]
  var cases: [Case]

  struct Case {
    var name: String
    var rawValue: Int
    var documentation: [String]
  }
}

/// A type whose values are strings, with some well-known ones.
struct Names {
  var name: String
  var documentation: [String]
  var constants: [(name: String, rawValue: String, documentation: [String])]
}

/// A property of a class.
struct Property {
  var name: String
  var type: String
  /// The Swift expression that it starts with, where it is not optional.
  var initial: String?
  var documentation: [String]
  var isSettable = false
  /// Setting it stores a copy, as Objective-C's `copy` does.
  var isCopied = false
  var isInternal = false

  var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }
  var isList: Bool { type.hasPrefix("[") }
}

/// An initialiser: which properties it sets, under which labels.
struct Initializer {
  var parameters: [Parameter]
  var documentation: [String]
  /// `!`, `?` or nothing.
  var failability = ""
  var isInternal = false
  /// Goes by way of another initialiser, so that a subclass can have one like it without a word.
  var isConvenience = false

  struct Parameter {
    var label: String
    /// The property it sets.
    var property: String
    var type: String
    var defaultValue: String?
  }
}

/// A class that holds values and can be copied, compared, coded and printed.
struct ValueClass {
  var name: String
  var superclass: String?
  var protocols: [String]
  var documentation: [String]
  var properties: [Property]
  var initializers: [Initializer]
}

/// A typed resolution result.
struct ResultClass {
  var name: String
  var documentation: [String]
  var kind: Kind

  enum Kind {
    /// Made with `success(with:)` and so on.
    case of(value: String, listed: Bool, confirmation: Confirmation)
    /// A subclass that adds `unsupported(forReason:)`.
    case reasons(enumeration: String, superclass: String)
  }

  /// The parameter of `confirmationRequired(with:)`.
  enum Confirmation { case optional, required, emptyByDefault }
}

/// Several handling protocols under one name.
struct Umbrella {
  var name: String
  var documentation: [String]
  var protocols: [String]
}
