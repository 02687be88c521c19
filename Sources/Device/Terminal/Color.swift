/// The choice made with `--color WHEN`.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Returns `true` if a stream gets colours.
  ///
  /// The first that applies decides: `--color=never`; `NO_COLOR` (off, and it wins over what forces
  /// colours); `--color=always` or `CLICOLOR_FORCE` other than `0` (on); `TERM=dumb` (off); and
  /// else colours are for terminals only.
  package func isOn(onTerminal: Bool, environment: Environment) -> Bool {
    if self == .never || environment["NO_COLOR"] != nil { return false }
    if self == .always || environment["CLICOLOR_FORCE"].map({ $0 != "0" }) == true { return true }
    if environment["TERM"] == "dumb" { return false }
    return onTerminal
  }
}

/// A text style for terminals with colours; it never carries the meaning alone.
package enum Style: String, Sendable {
  case plain = ""
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
}
