/// The reason why what came from another process can't be read, or is too long to be sent.
package enum WireError: Error, Hashable {
  /// The bytes end within a value.
  case end

  /// There are bytes after the value.
  case surplus

  /// A value is nested too deeply.
  case depth

  /// A value is of a kind that there isn't.
  case tag

  /// A text is not UTF-8.
  case text

  /// It is a value, but not of the type that was expected.
  case type

  /// A value has parts whose names are known at run time only.
  case shape

  /// A frame does not begin as frames do, or is of another version.
  case head

  /// A frame is longer than any may be.
  case length

  /// A frame has other contents than were sent.
  case contents
}

extension WireError: CustomStringConvertible {
  package var description: String {
    "Expected \(expectation), found \(finding)."
  }

  private var expectation: String {
    switch self {
    case .head, .length, .contents: "a frame of version \(Frame.version)"
    case .end, .surplus, .depth, .tag, .text, .type: "a value"
    case .shape: "a value of the compiler's own coding"
    }
  }

  private var finding: String {
    switch self {
    case .end: "the end of its bytes"
    case .surplus: "more bytes than it takes"
    case .depth: "one nested too deeply"
    case .tag: "a kind that there isn't"
    case .text: "a text that is not UTF-8"
    case .type: "one of another type"
    case .shape: "one with names of its own"
    case .head: "bytes that begin none"
    case .length: "one of more than \(Frame.longest) bytes"
    case .contents: "one with other contents than were sent"
    }
  }
}
