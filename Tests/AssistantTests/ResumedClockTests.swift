import Assistant
import Foundation
import Synchronization
import Testing

@Suite struct ResumedClockTests {
  private let start = Date(timeIntervalSince1970: 1_795_196_460)
  private let machine = ManualClock(now: Date(timeIntervalSince1970: 0))

  @Test func `it stands still until it is let go, and then goes on with the machine`() {
    let clock = ResumedClock(now: start, machine: machine)
    machine.advance(by: .seconds(60))
    #expect(clock.now == start)
    clock.advance(by: .seconds(10))
    #expect(clock.now == start + 10)
    clock.letGo()
    machine.advance(by: .seconds(3))
    #expect(clock.now == start + 13)
    clock.set(to: start)
    machine.advance(by: .seconds(1))
    #expect(clock.now == start + 1)
  }

  @Test func `it stands still while a line is answered`() {
    let clock = ResumedClock(now: start, machine: machine)
    clock.letGo()
    clock.stop()
    machine.advance(by: .seconds(5))
    #expect(clock.now == start)
    clock.goOn()
    machine.advance(by: .seconds(5))
    #expect(clock.now == start + 5)
  }

  @Test func `what was due before it is let go is due by the machine's time then`() {
    let clock = ResumedClock(now: start, machine: machine)
    let isRung = Mutex(false)
    _ = clock.schedule(after: .seconds(4)) { isRung.withLock { $0 = true } }
    clock.letGo()
    machine.advance(by: .seconds(3))
    #expect(!isRung.withLock { $0 })
    machine.advance(by: .seconds(1))
    #expect(isRung.withLock { $0 })
  }

  @Test func `time passes by hand before, and by the machine after`() async {
    let clock = ResumedClock(now: start, machine: machine)
    await clock.pass(.seconds(5), within: .seconds(10))
    #expect(clock.now == start + 5)
    #expect(machine.now.timeIntervalSince1970 == 0)
    clock.letGo()
    await clock.pass(.seconds(5), within: .seconds(10))
    #expect(machine.now.timeIntervalSince1970 == 5)
    #expect(clock.now == start + 10)
  }
}
