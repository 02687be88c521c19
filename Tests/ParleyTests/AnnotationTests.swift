import Dialogue
import Foundation
import Scratch
import Testing

@testable import Assistant
@testable import Parley

/// The places that annotations for GitHub name.
@Suite struct AnnotationTests {
  /// The annotations of an app that has ended in a file of which only the name is known.
  private func annotations(below folder: ScratchFolder) -> [String] {
    let finding = Finding(.appEnded, method: "handle(intent:)", detail: "Timetable.swift:12")
    let report = CheckReport(
      app: AppDescription(identifier: "com.example.Ferry", name: "Ferry"),
      lint: [],
      coverages: [],
      discoveries: [
        Discovery(
          intent: "INRequestRideIntent",
          finding: finding,
          transcript: nil,
          isPlayable: false
        )
      ]
    )
    return report.annotations(ofSourcesIn: folder.path).map(\.description)
  }

  @Test func `the line at which an app ended is in the one file that has the name`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: ".build/checkouts/Timetable.swift")
    let unknown = try #require(annotations(below: folder).first)
    #expect(unknown.hasPrefix("::error title=app-ended · INRequestRideIntent::"))
    try folder.write([], to: "Sources/Ferry/Timetable.swift")
    let known = try #require(annotations(below: folder).first)
    #expect(known.hasPrefix("::error file=Sources/Ferry/Timetable.swift,line=12,title=app-ended "))
    try folder.write([], to: "Sources/Bus/Timetable.swift")
    #expect(annotations(below: folder) == [unknown])
  }
}
