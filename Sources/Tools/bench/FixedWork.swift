/// A piece of work that stays the same, whatever becomes of Parley: it makes, looks up and sorts
/// texts.
///
/// How much processor time it takes tells how fast the machine is just now.
struct FixedWork {
  let rounds: Int

  /// The median of all rounds, in seconds, after one that warms up.
  var seconds: Double {
    let times = (0...rounds).map { _ in
      processorSeconds { precondition(run() > 0, "Every text should be found.") }
    }
    return Distribution(Array(times.dropFirst())).median
  }

  private func run() -> Int {
    var number: UInt64 = 27
    let texts = (0..<50_000).map { _ in
      // A linear congruential generator, with the constants of MMIX.
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(number, radix: 36)
    }
    let places = Dictionary(zip(texts, texts.indices)) { first, _ in first }
    return texts.sorted().reduce(0) { $0 + (places[$1] ?? -texts.count) }
  }
}
