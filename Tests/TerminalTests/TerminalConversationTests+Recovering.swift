import Foundation
import Testing

// MARK: - What a run that takes another's place believes

extension TerminalConversationTests {
  @Test func `what a transcript has set on the way to a crash stays set`() throws {
    let path = home.appending(path: "crash.transcript").path
    let transcript = """
      @locked
      @contacts denied
      > message 555 0100 saying trap while resolving
      """
    try transcript.write(toFile: path, atomically: true, encoding: .utf8)
    let session = try start(program: "crash-probe", environment: ["SWIFT_BACKTRACE=enable=no"])
    try say(":replay \(path)", in: session)
    try session.expect("Humpty didn't send a message.")
    try say(":state", in: session)
    let state = try session.expect("Lines so far: 0")
    #expect(state.contains("Device: locked"))
    #expect(state.contains("Contacts: denied"))
  }

  @Test(arguments: ["", "1\n"])
  func `what anybody else says of a run before is not believed`(number: String) throws {
    let note = "PARLEY_RESTART=\(number)Ferry\nINSendMessageIntent\nconfirm(intent:completion:)"
    let session = try start("--time-limit", "0.01", environment: [note])
    #expect(try session.exitCode() == 124)
    #expect(!session.rest.contains("Ferry"))
  }
}
