import Foundation
import Terminal

@testable import Domains
@testable import Pictures

extension Card {
  /// The lines of its picture, without colours, in a window of this width; `nil` if it has none there.
  func drawn(width: Int, at now: Date) -> [String]? {
    let output = Output(isColored: false, width: { width }, send: { _ in })
    return Picture(of: self, at: now, on: output)?.lines.map(\.string)
  }
}
