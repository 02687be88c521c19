import Testing

@testable import Assistant

@Suite struct HostRecorderTests {
  @Test func `an app that goes on telling is not listened to for ever`() {
    let recorder = HostRecorder()
    for number in 0...2 * HostRecorder.most { recorder.answeredAgain("\(number)") }
    let notes = recorder.drain()
    #expect(notes.count == HostRecorder.most)
    #expect(notes.first?.note == .answeredAgain(method: "0"))
    recorder.answeredAgain("again")
    #expect(recorder.drain().map(\.note) == [.answeredAgain(method: "again")])
  }
}
