package import Foundation
package import Understanding

extension Region {
  /// The region of a locale; the United States for one without.
  package init(_ locale: Locale) {
    self.init(code: locale.region?.identifier ?? Region.unitedStates.code)
  }
}
