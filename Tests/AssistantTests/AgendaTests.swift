import Dispatch
import Testing

@testable import Assistant

@Suite struct AgendaTests {
  @Test func `what is taken off is gone at once`() {
    let agenda = Agenda()
    for _ in 1...10_000 {
      agenda.remove(agenda.add({ Issue.record("It was taken off.") }, at: .now() + 3_600))
    }
    #expect(agenda.count == 0)
  }

  @Test func `what is due is done once, whatever was added first`() async {
    let agenda = Agenda()
    let (done, end) = AsyncStream.makeStream(of: Int.self)
    let later = agenda.add({ end.yield(0) }, at: .now() + 3_600)
    for (number, delay) in [(3, 3), (1, 1), (2, 2)] {
      _ = agenda.add({ end.yield(number) }, at: .now() + .milliseconds(delay))
    }
    var numbers: Set<Int> = []
    for await number in done.prefix(3) { numbers.insert(number) }
    #expect(numbers == [1, 2, 3])
    #expect(agenda.count == 1)
    agenda.remove(later)
    #expect(agenda.count == 0)
  }
}
