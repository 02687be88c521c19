import Glibc

/// Measures the processor time of a task, in seconds.
///
/// For tasks of microseconds: wall-clock time would include other programs.
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

/// Measures the wall-clock time of a task, in seconds.
func seconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await ContinuousClock().measure(body) / .seconds(1)
}
