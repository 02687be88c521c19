import Foundation
import Testing

@testable import Assistant

@Suite struct AppsDescriptionTests {
  func read(_ information: String, vocabulary: String? = nil) -> (AppDescription?, [String]) {
    func list(_ body: String) -> Data { Data("<plist><dict>\(body)</dict></plist>".utf8) }
    let (app, problems) = AppDescription.read(
      AppDescription.PropertyLists(
        information: list(information),
        vocabulary: vocabulary.map(list)
      ),
      in: "Apps/Test"
    )
    return (app, problems.map(\.description))
  }

  let head = """
    <key>CFBundleIdentifier</key><string>com.example.Test</string>
    <key>CFBundleDisplayName</key><string>Test</string>
    <key>NSSiriUsageDescription</key><string>To test.</string>
    """
  let intents = "<key>INIntentsSupported</key><array><string>INStartCallIntent</string></array>"

  @Test func `an app is what its Info.plist says`() throws {
    // S4 S54
    let app = try Sample.world.app("Ringer")
    #expect(app.identifier == "com.example.Ringer")
    #expect(
      app.extensionIntents == [
        "INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent",
        "INSearchCallHistoryIntent", "INHangUpCallIntent",
      ]
    )
    #expect(app.needsUnlocking(for: "INSearchCallHistoryIntent"))
    #expect(!app.needsUnlocking(for: "INStartCallIntent"))
    #expect(app.usageDescription == "Ringer calls people for you, with or without a picture.")
    #expect(app.activityTypes == ["com.example.Ringer.call", "com.example.Ringer.history"])
    #expect(app.examples["INStartCallIntent"]?.first == "Call Kate Bell with Ringer")
  }

  @Test func `intents of the app itself come after those of its extension`() throws {
    // S5
    let stride = try Sample.world.app("Stride")
    #expect(stride.inAppIntents.contains("INPauseWorkoutIntent"))
    #expect(!stride.inAppIntents.contains("INStartWorkoutIntent"))
    #expect(stride.intents == stride.extensionIntents)
    let (app, problems) = read(head + intents)
    #expect(app?.intents == ["INStartCallIntent"])
    #expect(problems == [])
  }

  @Test func `rides and workouts always need the device unlocked`() throws {
    // S54
    #expect(try Sample.world.app("MyRide").needsUnlocking(for: "INGetRideStatusIntent"))
    #expect(try Sample.world.app("Stride").needsUnlocking(for: "INStartWorkoutIntent"))
    #expect(try !Sample.world.app("MessageBot").needsUnlocking(for: "INSendMessageIntent"))
  }

  @Test func `an app's words belong to the parameters it names them for`() throws {
    // S52
    let items = try Sample.world.app("MyRide").items(
      for: "rideOptionName",
      of: "INRequestRideIntent"
    )
    #expect(items.map(\.identifier) == ["suv", "compact", "sedan"])
    #expect(
      items.first?.phrases.map(\.spoken).prefix(3) == ["SUV", "Sport Utility Vehicle", "Big Car"]
    )
    #expect(items.first?.phrases.first?.pronunciation == "ess you vee")
    #expect(try Sample.world.app("MyRide").items(for: "partySize", of: "INRequestRideIntent") == [])
  }

  @Test func `three alternative names count, a fourth is a problem`() {
    // S51
    let names = ["A Test", "B Test", "C Test", "D Test"].map {
      "<dict><key>INAlternativeAppName</key><string>\($0)</string></dict>"
    }
    let (app, problems) = read(
      head + intents + "<key>CFBundleSpokenName</key><string>Tessed</string>"
        + "<key>INAlternativeAppNames</key><array>\(names.joined())</array>"
    )
    #expect(app?.names == ["Test", "Tessed", "A Test", "B Test", "C Test"])
    #expect(
      problems == [
        "Apps/Test/Info.plist: Expected at most three INAlternativeAppNames, and found 4. "
          + "The first three count."
      ]
    )
  }

  @Test func `an intent restricted while locked has to be a supported one`() {
    // S54
    let (app, problems) = read(
      head + intents + """
        <key>INIntentsRestrictedWhileLocked</key>
        <array><string>INStartCallIntent</string><string>INSendMessageIntent</string></array>
        """
    )
    #expect(app?.restrictedWhileLocked == ["INStartCallIntent"])
    #expect(
      problems == [
        "Apps/Test/Info.plist: Expected only intents of INIntentsSupported in "
          + "INIntentsRestrictedWhileLocked, and found INSendMessageIntent. It is passed over."
      ]
    )
  }

  @Test func `what is missing is named`() {
    #expect(
      read(head).1 == [
        "Apps/Test/Info.plist: Expected IntentsSupported, and found no intent. "
          + "Nothing will reach the app."
      ]
    )
    #expect(
      read("").1 == [
        "Apps/Test/Info.plist: Expected “CFBundleIdentifier”, and found nothing. "
          + "The app is left out."
      ]
    )
    #expect(
      read(
        head + intents,
        vocabulary: """
          <key>ParameterVocabularies</key><array><dict><key>ParameterNames</key><array/></dict></array>
          """
      ).1 == [
        "Apps/Test/AppIntentVocabulary.plist: Expected “ParameterVocabularies › "
          + "ParameterVocabulary”, and found nothing. The app's own words are not understood."
      ]
    )
  }

  @Test(arguments: ["Info.plist", "AppIntentVocabulary.plist"])
  func `a property list cut off at every byte is a problem, not a crash`(file: String) throws {
    let information = Data(try Sample.bytes("Apps/Ringer/Info.plist"))
    let bytes = try Sample.bytes("Apps/Ringer/\(file)")
    for end in stride(from: 0, to: bytes.count - 20, by: 13) {
      let cut = Data(bytes[..<end])
      let isInformation = file == "Info.plist"
      let (app, problems) = AppDescription.read(
        AppDescription.PropertyLists(
          information: isInformation ? cut : information,
          vocabulary: isInformation ? nil : cut
        ),
        in: "Apps/Ringer"
      )
      #expect((app == nil) == isInformation)
      #expect(problems.count == 1)
    }
  }
}
