import Testing

@testable import bench

@Suite struct FigureTests {
  private let turns = Figure.time(
    "one whole turn",
    in: .milliseconds,
    [0.0004, 0.0005, 0.0036],
    aim: 1
  )

  @Test func `a figure is a line for people`() {
    #expect(
      turns.description
        == "one whole turn            median 0.50 ms, p99 3.60 ms, of 3; aim below 1 ms"
    )
    #expect(
      Figure.time("one sentence", in: .microseconds, [8e-6, 9e-6], aim: 10, p99Aim: 50).description
        == "one sentence              median 8.50 µs, p99 9 µs, of 2; aim below 10 and 50 µs"
    )
    #expect(
      Figure.slowest("long lines", in: .milliseconds, [0.001, 0.003], aim: 10).description
        == "long lines                median 2 ms, peak 3 ms, of 2; aim below 10 ms"
    )
    #expect(
      Figure.memory("memory", [Double(28 << 20), Double(30 << 20)], aim: nil).description
        == "memory                    median 29 MiB, peak 30 MiB, of 2"
    )
    #expect(
      Figure.rate("replay", in: .turnsPerSecond, [900, 1_000, 1_100], aim: 10_000).description
        == "replay                    median 1000 turns/s, p99 900 turns/s, of 3; "
        + "aim above 10000 turns/s"
    )
  }

  @Test func `a figure is an object for programs`() throws {
    #expect(
      try Figure.rate("replay", in: .turnsPerSecond, [1_500]).json
        == #"{"count":1,"median":1500,"name":"replay","p99":1500,"unit":"turns/s","version":1}"#
    )
  }
}
