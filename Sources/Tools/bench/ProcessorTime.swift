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

/// Measures the processor time of a task, with all threads and processes that it ends, in seconds.
func processorSecondsInAll(_ body: () async throws -> Void) async rethrows -> Double {
  let start = processorTimeInAll
  try await body()
  return processorTimeInAll - start
}

private var processorTimeInAll: Double {
  [RUSAGE_SELF, RUSAGE_CHILDREN].reduce(0) { sum, who in
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(sum) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

/// Measures the wall-clock time of a task, in seconds.
func seconds(_ body: () async throws -> Void) async rethrows -> Double {
  try await ContinuousClock().measure(body) / .seconds(1)
}
