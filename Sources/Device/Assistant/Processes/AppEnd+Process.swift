import Spawning

extension AppEnd {
  /// The end of a process, for the reason that the session has ended it for, if it did so before the
  /// process ended by itself.
  init(
    _ ending: ChildProcess.Ending,
    because cause: Cause?,
    having printed: Printed
  ) {
    let exit: Cause = ending.code == ChildProcess.Ending.lost ? .closed : .exit(ending.code)
    let own = ending.isOutOfMemory ? .outOfMemory : ending.signal.map { .signal($0) } ?? exit
    let isOrdered = ending.isOrdered && ending.isByOrder
    self.init(isOrdered ? cause ?? own : own, at: Site(printed: printed.end))
  }
}
