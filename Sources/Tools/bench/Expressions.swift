import Assistant
import Understanding

/// A benchmark of reading dates and times, per second.
struct Expressions {
  let rounds: Int

  func figure(_ name: String) -> Figure {
    let interpreter = Interpreter(World(.sample))
    let rates = (0..<rounds).map { _ in
      let time = processorSeconds {
        for text in Self.texts {
          _ = interpreter.predict(expression: text, .time, at: .benchmark)
        }
      }
      return Double(Self.texts.count) / time
    }
    return .rate(name, in: .expressionsPerSecond, rates)
  }

  private static let texts = [
    "tomorrow", "at 6", "half past seven", "next Friday", "the 3rd of March", "in ten minutes",
    "tomorrow at 7:30 am", "from 3 to 5 pm", "last week", "November 20", "Monday morning",
    "two days ago", "tonight at eight", "at noon on Saturday", "since yesterday",
    "the last three days", "quarter to six", "12/24/2026", "this weekend", "in half an hour",
  ]
}
