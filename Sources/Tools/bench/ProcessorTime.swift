import Glibc

/// How long something keeps the processor, in seconds.
///
/// For what takes microseconds: the clock on the wall would also count what other programs do
/// in between.
func processorSeconds(_ body: () -> Void) -> Double {
  let start = processorTime
  body()
  return processorTime - start
}

private var processorTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How long something takes by the clock on the wall, in seconds.
func seconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await ContinuousClock().measure(body) / .seconds(1)
}
