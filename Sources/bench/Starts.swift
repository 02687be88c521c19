/// How long a person waits for the prompt.
struct Starts {
  let count: Int

  func figure() throws -> Figure {
    let home = try ScratchFolder()
    // The first start makes the databases, which happens once in their life.
    _ = try start(home)
    let times = try (0..<count).map { _ in try start(home) }
    return .time("start to first prompt", in: .milliseconds, times, aim: 25)
  }

  /// The time from the start of the process to the first byte of the prompt, in seconds.
  private func start(_ home: ScratchFolder) throws -> Double {
    let clock = ContinuousClock()
    let begin = clock.now
    let child = try Child([], home: home)
    // The greeting before the prompt has no such sign.
    try child.expect(">")
    let time = (clock.now - begin) / .seconds(1)
    child.leave()
    return time
  }
}
