import Foundation
import Scratch
import Testing

/// `parley check`, as scripts see it.
@Suite struct CheckTests {
  @Test func `an app without errors is reported on, with code 0, as the README shows`() throws {
    let result = try ParleyProcess.run(["check", "Stride"])
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.split(separator: "parley check Stride\n```\n").dropFirst().first
    )
    let excerpt = try #require(shown.firstMatch(of: /```\n((?:.*\n)*?)```/)?.1)
    #expect(!excerpt.isEmpty)
    #expect(result.output.contains(excerpt), "\(result.output)")
  }

  @Test func `an unknown app is a mistake, with the nearest name`() throws {
    let result = try ParleyProcess.run(["check", "Strida"])
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("found “Strida”. Did you mean “Stride”?"))
    #expect(result.code == 2)
  }

  @Test func `whatever is found, also in measuring, can be played`() throws {
    let folder = try ScratchFolder()
    let report = folder.path("report.md")
    let options = ["--isolate", "--budget", "1MB", "--output", report]
    #expect(try ParleyProcess.run(["check", "Stride"] + options).code == 0)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains("**warning** over-budget · INStartWorkoutIntent\n"))
    #expect(!text.contains("**warning** over-budget · INPauseWorkoutIntent\nresolveWorkoutName"))
    let result = try ParleyProcess.run(["replay", report])
    #expect(result.output.hasSuffix(" passed, 0 failed\n"), "\(result.output)")
  }

  @Test func `a folder with errors in its property lists fails`() throws {
    let folder = try ScratchFolder()
    let information = """
      <plist><dict>
        <key>CFBundleIdentifier</key><string>com.example.Ferry</string>
        <key>NSSiriUsageDescription</key><string>Ferry takes you across.</string>
        <key>INIntentsSupported</key><array><string>INGetRideStatusIntent</string></array>
        <key>INIntentsRestrictedWhileLocked</key>
        <array><string>INSendMessageIntent</string></array>
      </dict></plist>
      """
    try folder.write(Array(information.utf8), to: "Info.plist")
    let result = try ParleyProcess.run(["check", folder.path])
    #expect(
      result.output == """
        # \(folder.path)

        Property lists: 1 error, 1 warning, 0 notes.

        ## Property lists

        **error** restricted-not-supported
        Info.plist, INIntentsRestrictedWhileLocked: Expected only intents of INIntentsSupported, \
        and found INSendMessageIntent. The system answers with \
        restrictedIntentsNotSupportedByExtension.
        Fix: List the intent among the supported ones too, or leave it out.

        **warning** missing-vocabulary
        AppIntentVocabulary.plist, root: Expected a file with examples for the app's intents, \
        and found none. App Store Connect complains of it at every upload (ITMS-90626).
        Fix: Add an AppIntentVocabulary.plist with examples for each intent.

        """
    )
    #expect(result.code == 1)
  }

  @Test func `annotations name the line of a property list that is at fault`() throws {
    let folder = try ScratchFolder()
    let information = """
      <?xml version="1.0"?>
      <plist><dict>
        <key>NSSiriUsageDescription</key><string>Ferry takes you across.</string>
        <!-- <key>INIntentsSupported</key>
        <array/> -->
        <key>INIntentsSupported</key>
        <array>
          <string>INGetRideStatusIntent</string>
          <string>INGetRideIntent</string>
        </array>
      </dict></plist>
      """
    try folder.write(Array(information.utf8), to: "Info.plist")
    let words = """
      <plist><dict>
        <key>IntentPhrases</key>
        <array>
          <dict/>
          <dict>
            <key>IntentName</key><string>INGetRideStatusIntent</string>
            <key>IntentExamples</key>
            <array>
              <string>Where is my Ferry</string>
              <string>Where is it</string>
            </array>
          </dict>
        </array>
      </dict></plist>
      """
    try folder.write(Array(words.utf8), to: "en.lproj/AppIntentVocabulary.plist")
    let result = try ParleyProcess.run(["check", folder.path, "--github"])
    let places = result.output.matches(of: /::\w+ file=([^,]*),line=(\d+),title=([^:]*)::/)
      .map { "\($0.1.dropFirst(folder.path.count + 1)):\($0.2) \($0.3)" }
    #expect(places.contains("Info.plist:6 unknown-intent"))
    #expect(places.contains("Info.plist:1 missing-identifier"))
    #expect(places.contains("en.lproj/AppIntentVocabulary.plist:4 foreign-examples"))
    #expect(places.contains("en.lproj/AppIntentVocabulary.plist:10 nameless-example"))
  }

  @Test func `the words in the folder of a language are found`() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("<plist><dict/></plist>".utf8), to: "Info.plist")
    let words = "en.lproj/AppIntentVocabulary.plist"
    try folder.write(Array("<plist><array/></plist>".utf8), to: words)
    let result = try ParleyProcess.run(["check", folder.path])
    #expect(result.output.contains("unreadable-list\nAppIntentVocabulary.plist"))
    #expect(!result.output.contains("missing-vocabulary"))
  }

  @Test func `with --json each part of the report is an object on a line of its own`() throws {
    let result = try ParleyProcess.run(["check", "--json", "Stride"])
    #expect(result.code == 0)
    let records = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let events = records.compactMap { $0["event"] as? String }
    #expect(events.count(where: { $0 == "intent" }) == 5)
    #expect(events.last == "summary")
    #expect(records.allSatisfy { $0["version"] as? Int == 1 && $0["app"] as? String == "Stride" })
    let start = try #require(records.first { $0["intent"] as? String == "INStartWorkoutIntent" })
    #expect((start["handle"] as? [String])?.contains("success") == true)
  }

  @Test func `findings can be listed in a session`() throws {
    let folder = try ScratchFolder()
    let result = try ParleyProcess.run(
      ["--data", folder.path],
      input: Array(":findings\n".utf8)
    )
    #expect(result.output == "No rule has been broken so far.\n")
  }
}
