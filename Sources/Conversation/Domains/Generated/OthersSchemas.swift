// swift-format-ignore-file
// Written by `swift run generate` from Others.intents: edit that instead.

import Dialogue
import Intents

extension INFocusStatusAuthorizationStatus: NamedCases {
  static let cases: [(name: String, value: INFocusStatusAuthorizationStatus)] = [
    ("notDetermined", .notDetermined),
    ("restricted", .restricted),
    ("denied", .denied),
    ("authorized", .authorized),
  ]
}

extension INVisualCodeType: NamedCases {
  static let cases: [(name: String, value: INVisualCodeType)] = [
    ("unknown", .unknown),
    ("contact", .contact),
    ("requestPayment", .requestPayment),
    ("sendPayment", .sendPayment),
    ("transit", .transit),
    ("bus", .bus),
    ("subway", .subway),
  ]
}
