import Foundation

/// A format for integers.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
  public static func hex(
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      isUppercase: uppercase,
      prefix: includePrefix ? "0x" : ""
    )
  }

  func text(_ value: some BinaryInteger) -> String {
    prefix + String(value, radix: radix, uppercase: isUppercase)
  }
}

/// A format for floating-point numbers.
public struct OSLogFloatFormatting: Sendable {
  private var conversion = "f"
  private var precision: Int?

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  func text(_ value: Double) -> String {
    String(format: "%\(precision.map { ".\($0)" } ?? "")\(conversion)", value)
  }
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(format.text(value()), isNumber: true))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(format.text(value()), isNumber: true))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(format.text(Double(value())), isNumber: true))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown(String(value()), isNumber: true)
  }

  /// Text, dates, errors, objects and types.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some Any,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(privacy.shown(String(describing: value())))
  }
}
