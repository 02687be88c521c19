import Testing

@testable import Assistant

@Suite struct CallLedgerTests {
  private var ledger = CallLedger<String>()

  @Test mutating func `an answer is for whoever has asked, once, and of the right kind`() throws {
    let call = try ledger.enter(.call, for: "call")
    let request = try ledger.enter(.request, for: "request")
    #expect(call != request)
    let answers = [
      ledger.answer(call, as: .request), ledger.answer(call, as: .call),
      ledger.answer(call, as: .call), ledger.answer(7, as: .request),
      ledger.answer(request, as: .request),
    ]
    #expect(answers == [nil, "call", nil, nil, "request"])
    #expect(ledger.isIdle)
  }

  @Test mutating func `what nobody waits for is something to be at until it is answered`() throws {
    let number = try ledger.enter(.call, for: "call")
    #expect(!ledger.hasAbandoned && !ledger.isIdle)
    ledger.abandon(number)
    #expect(ledger.hasAbandoned && ledger.isOpen(number))
    let waiter = ledger.answer(number, as: .call)
    #expect(waiter == "call" && !ledger.hasAbandoned && ledger.isIdle)
  }

  @Test(arguments: [false, true])
  mutating func `an end is news where nobody waits who tells of it`(isAwaited: Bool) throws {
    let end = AppEnd(.signal(11))
    let (waiters, isNews) = ledger.close(end, isAwaited: isAwaited)
    #expect(waiters.isEmpty && isNews == !isAwaited)
    let isStillNews = ledger.isNewsOnce()
    #expect(isStillNews == isAwaited && ledger.isClosed && !ledger.isIdle)
    var late = ledger
    #expect(throws: end) { try late.enter(.call, for: "late") }
  }

  @Test mutating func `an end is news for attempts, and not for calls`() throws {
    var attempts = ledger
    _ = try attempts.enter(.request, for: "attempt", isAttempt: true)
    let attempted = attempts.close(AppEnd(.exit(0)), isAwaited: false)
    #expect(attempted == (["attempt"], true))
    var calls = ledger
    _ = try calls.enter(.request, for: "attempt", isAttempt: true)
    _ = try calls.enter(.call, for: "call")
    let (waiters, isNews) = calls.close(AppEnd(.exit(0)), isAwaited: false)
    #expect(waiters.sorted() == ["attempt", "call"] && !isNews)
    // The call had not begun, and is made anew.
    let isNewsTwice = [calls.isNewsOnce(), calls.isNewsOnce()]
    #expect(isNewsTwice == [true, false])
  }

  @Test mutating func `an app that hangs at what can be done without is told of`() throws {
    _ = try ledger.enter(.request, for: "attempt", isAttempt: true)
    ledger.willEnd(because: .hung, isTold: false)
    ledger.willEnd(because: .closed, isTold: false)
    #expect(ledger.cause == .hung && ledger.isClosed)
    let isNews = ledger.close(AppEnd(.hung), isAwaited: false).isNews
    #expect(isNews)
  }

  @Test mutating func `the session's own reasons are no news`() {
    ledger.willEnd(because: nil, isTold: true)
    #expect(!ledger.isClosed)
    let isNews = ledger.close(AppEnd(.signal(9)), isAwaited: false).isNews
    #expect(!isNews)
  }
}
