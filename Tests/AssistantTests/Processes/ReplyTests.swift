import Testing

@testable import Assistant

/// Replies of an app's process, by what was asked.
@Suite struct ReplyTests {
  @Test func `a reply of another kind has no contents`() {
    #expect(AppReply.number(1).flag == nil)
    #expect(AppReply.flag(true).number == nil)
    #expect(AppReply.flag(true).changes == nil)
    #expect(AppReply.state([:]).workouts?.count == nil)
    #expect(AppReply.workouts([]).state == nil)
    #expect(AppReply.flag(true).result(\.number) == nil)
  }

  @Test func `what there is none of is no reply of another kind`() {
    #expect(AppReply.number(nil).number == .some(nil))
    #expect(AppReply.changes(nil).changes == .some(nil))
  }

  @Test func `what can't be done has come to nothing, and says why`() {
    let reply = AppReply.failed("It is gone.")
    #expect(reply.flag == false && reply.number == .some(nil))
    #expect(throws: AppStartFailure.self) { try reply.result(\.number)?.get() }
  }
}
