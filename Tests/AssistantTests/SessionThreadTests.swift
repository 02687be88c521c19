import Dispatch
import Foundation
import Spawning
import Testing

@testable import Assistant

@Suite(.timeLimit(.minutes(1))) struct SessionThreadTests {
  private let thread = SessionThread()

  /// The global executor would wait for ever: it has no thread left.
  @Test func `what waits behind more tasks that block than there are processors is done`() async {
    let (gate, count) = (DispatchSemaphore(value: 0), 2 * ProcessInfo.processInfo.processorCount)
    let blocked = (0..<count).map { _ in Task(executorPreference: thread) { block(until: gate) } }
    let release = Task(executorPreference: thread) {
      for _ in 0..<count { gate.signal() }
      return count
    }
    #expect(await release.value == count)
    for task in blocked { await task.value }
  }

  @Test func `a thread that is lent does the jobs by itself`() {
    let done = Arrival<Void>()
    let goesOn = thread.lend {
      Task(executorPreference: thread) { done.come(()) }
    } successor: {
      Issue.record("Nothing was blocked.")
    }
    #expect(goesOn)
    #expect(done.hasCome)
  }

  @Test func `a thread that is lent and blocked has a successor`() {
    let gate = DispatchSemaphore(value: 0)
    let goesOn = thread.lend {
      Task(executorPreference: thread) { block(until: gate) }
    } successor: {
      gate.signal()
    }
    #expect(!goesOn)
  }
}

private func block(until gate: DispatchSemaphore) {
  gate.wait()
}
