import Glibc
import Terminal
import Testing

@Suite struct LineReaderTests {
  private let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    Glibc.pipe(&ends)
    // Programs that other tests start meanwhile would hold its end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  private func send(_ bytes: [UInt8]) {
    _ = write(pipe.write, bytes, bytes.count)
  }

  @Test func `lines come as they are written, and then the end`() async {
    let reader = LineReader(descriptor: pipe.read, interrupts: Interrupts())
    send(Array("one\r\ntw".utf8))
    #expect(await reader.next(Prompt("?")) == .line(Line(text: "one", number: 1)))
    async let second = reader.next(Prompt("?"))
    send(Array("o".utf8))
    close(pipe.write)
    #expect(await second == .line(Line(text: "two", number: 2)))
    #expect(await reader.next(Prompt("?")) == .end)
    #expect(await reader.next(Prompt("?")) == .end)
  }

  @Test func `waiting for a line holds up nothing else`() async {
    let readers = (1...16).map { _ in
      LineReader(descriptor: pipe.read, interrupts: Interrupts())
    }
    let waiting = readers.map { reader in Task { await reader.next(Prompt("?")) } }
    // More readers wait than there are threads for tasks; this task runs all the same.
    await Task { _ = close(pipe.write) }.value
    for task in waiting { #expect(await task.value == .end) }
  }

  @Test func `Ctrl-C reaches a reader that waits`() async {
    let interrupts = Interrupts()
    let reader = LineReader(descriptor: pipe.read, interrupts: interrupts)
    async let entry = reader.next(Prompt("?"))
    #expect(interrupts.deliver(.interrupt))
    #expect(await entry == .interrupted)
  }

  @Test func `a request to leave is the end of the input`() async {
    let interrupts = Interrupts()
    let reader = LineReader(descriptor: pipe.read, interrupts: interrupts)
    async let entry = reader.next(Prompt("?"))
    #expect(interrupts.deliver(.terminate))
    #expect(await entry == .end)
    #expect(interrupts.termination?.exitCode == 143)
  }
}
