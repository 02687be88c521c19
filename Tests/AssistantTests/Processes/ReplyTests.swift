import Testing

@testable import Assistant

/// Replies of an app's process, by what was asked.
@Suite struct ReplyTests {
  @Test func `a reply of another kind is an error`() {
    let error = AppReply.OtherKind.self
    #expect(throws: error) { try AppReply.number(1).flag.get() }
    #expect(throws: error) { try AppReply.flag(true).number.get() }
    #expect(throws: error) { try AppReply.flag(true).changes.get() }
    #expect(throws: error) { try AppReply.state([:]).workouts.get() }
    #expect(throws: error) { try AppReply.workouts([]).state.get() }
    #expect(throws: error) { try AppReply.flag(true).result(\.number).get() }
  }

  @Test func `what there is none of is no reply of another kind`() throws {
    #expect(try AppReply.number(nil).number.get() == nil)
    #expect(try AppReply.changes(nil).changes.get() == nil)
  }

  @Test func `what can't be done has come to nothing, and says why`() throws {
    let reply = AppReply.failed("It is gone.")
    #expect(try reply.flag.get() == false)
    #expect(try reply.number.get() == nil)
    #expect(throws: AppStartFailure.self) { try reply.result(\.number).get().get() }
  }
}
