// swift-format-ignore-file
import Intents
import Parley
import Scratch
import Testing

// An app as its author gives it: of a handler alone, by a name that only the code has.

private final class LapsHandler: NSObject, INEndWorkoutIntentHandling {
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .success, userActivity: nil))
    }
}

@Suite struct AppsInCodeTests {
    private let list = """
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.laps</string>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>NSSiriUsageDescription</key><string>To end what you count.</string>
        <key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
        <key>IntentsSupported</key><array><string>INEndWorkoutIntent</string></array>
        </dict></dict></dict></plist>
        """

    private let conversation = """
        > End my workout with Laps
        = handle INEndWorkoutIntent -> success
        < ...

        """

    @Test func `a handler alone is an app, by the name that the code gives`() async throws {
        let folder = try ScratchFolder()
        try folder.write(list.utf8, to: "Info.plist")
        try folder.write(conversation.utf8, to: "Transcripts/laps.transcript")
        let laps = App("Laps", describedBy: folder.path("Info.plist")) { LapsHandler() }
        try await replay(folder.path("Transcripts"), with: laps)
    }
}
