import Dispatch
import Testing

@testable import Assistant

@Suite(.timeLimit(.minutes(1))) struct SessionThreadTests {
  private let thread = SessionThread()

  @Test func `what waits behind somebody who blocks is done all the same`() async {
    let gate = DispatchSemaphore(value: 0)
    let blocked = Task(executorPreference: thread) { block(until: gate) }
    await Task(executorPreference: thread) { _ = gate.signal() }.value
    await blocked.value
  }

  @Test func `many may block at once`() async {
    let gate = DispatchSemaphore(value: 0)
    let blocked = (0..<8).map { _ in Task(executorPreference: thread) { block(until: gate) } }
    await Task(executorPreference: thread) { for _ in 0..<8 { gate.signal() } }.value
    for task in blocked { await task.value }
  }
}

private func block(until gate: DispatchSemaphore) {
  gate.wait()
}
