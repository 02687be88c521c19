import Synchronization

/// The host of the running handler.
package enum Current {
  /// The host that called the code of this task.
  @TaskLocal package static var caller: (any Host)?

  /// The host that the code's effects are reported to.
  ///
  /// Code that no host called, on a queue or in a detached task of the app's own, reports to the
  /// only host of the process, if there is just one.
  package static var host: any Host { caller ?? Residents.ofThisProcess.only ?? NoHost() }
}

/// The hosts that there are, for code that no call leads to.
///
/// Nobody can say to which of several hosts such code belongs, so then none is told rather than
/// the wrong one.
package final class Residents: Sendable {
  package static let ofThisProcess = Residents()

  private let hosts = Mutex<[ObjectIdentifier: any Host]>([:])

  package init() {}

  /// The one host; none where there are several.
  var only: (any Host)? {
    hosts.withLock { $0.count == 1 ? $0.first?.value : nil }
  }

  /// Takes a host in, for as long as somebody holds what this answers.
  package func admit(_ host: any Host) -> Residence {
    let residence = Residence(among: self)
    hosts.withLock { $0[ObjectIdentifier(residence)] = host }
    return residence
  }

  fileprivate func dismiss(_ identifier: ObjectIdentifier) {
    _ = hosts.withLock { $0.removeValue(forKey: identifier) }
  }
}

/// A host's stay among the residents; it ends with this object.
package final class Residence: Sendable {
  private let residents: Residents

  fileprivate init(among residents: Residents) { self.residents = residents }

  deinit { residents.dismiss(ObjectIdentifier(self)) }
}
