extension Enumeration {
  func writeEnumeration(to source: inout Source) {
    source.documentation(documentation)
    source.block("public enum \(name): Int, Sendable") { source in
      for each in cases {
        source.documentation(each.documentation)
        source.line("case `\(each.name)` = \(each.rawValue)")
      }
    }
  }

  func writeOptions(to source: inout Source) {
    source.documentation(documentation)
    source.block("public struct \(name): OptionSet, Hashable, Sendable") { source in
      source.line("public let rawValue: UInt")
      source.line()
      source.block("public init(rawValue: UInt)") { $0.line("self.rawValue = rawValue") }
      source.line()
      for each in cases {
        source.documentation(each.documentation)
        source.line("public static let \(each.name) = Self(rawValue: \(each.rawValue))")
      }
    }
  }
}

extension Names {
  func write(to source: inout Source) {
    source.documentation(documentation)
    source.block("public struct \(name): RawRepresentable, Hashable, Sendable") { source in
      source.line("public let rawValue: String")
      source.line()
      source.block("public init(rawValue: String)") { $0.line("self.rawValue = rawValue") }
      source.line()
      source.block("public init(_ rawValue: String)") { $0.line("self.rawValue = rawValue") }
      source.line()
      for constant in constants {
        source.documentation(constant.documentation)
        let value = "Self(rawValue: \"\(constant.rawValue)\")"
        source.line("public static let \(constant.name) = \(value)")
      }
    }
  }
}

extension Umbrella {
  func write(to source: inout Source) {
    source.documentation(documentation)
    source.block("public protocol \(name): \(protocols.joined(separator: ", "))") { _ in }
  }
}
