// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Logs a message with values in it: `os_log("Paid %{public}@", log: log, type: .info, amount)`.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(type) { FormattedMessage(message.description, args).text }
}

/// The same with the type in front.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type) { FormattedMessage(message.description, args).text }
}

/// Logs a message that is a string with values put in.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default) { message().text }
}

/// Logs a message that is a string with values put in.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: @autoclosure () -> OSLogMessage
) {
  log.write(type) { message().text }
}

/// A message of which the values are in `%` places, as of `printf`: `%{public}@`, `%d`, `%.2f`.
///
/// Objects and text are private unless they say `public`; numbers are public unless they say
/// otherwise.
struct FormattedMessage {
  let text: String

  init(_ format: String, _ values: [any CVarArg]) {
    var (text, values) = ("", values[...])
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      text += Place(readFrom: &rest).written(&values)
    }
    self.text = text + rest
  }

  /// One `%` place.
  private struct Place {
    private var options = ""
    private var flags = ""
    private var conversion: Character = "%"

    init(readFrom rest: inout Substring) {
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        options = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      while let next = rest.popFirst() {
        if next.isLetter && !"hlqztjL".contains(next) || "@%".contains(next) {
          conversion = next
          return
        }
        flags.append(next)
      }
    }

    /// Returns the next value as the place formats it, or a percent sign for `%%`.
    func written(_ values: inout ArraySlice<any CVarArg>) -> String {
      guard conversion != "%" else { return "%" }
      guard let value = values.popFirst() else { return "<missing>" }
      let isNumber = !"@s".contains(conversion)
      let privacy: OSLogPrivacy =
        options.contains("public")
        ? .public : options.contains("private") || options.contains("sensitive") ? .private : .auto
      return privacy.shown(
        isNumber ? String(format: "%\(flags)\(conversion)", value) : "\(value)",
        isNumber: isNumber
      )
    }
  }
}
